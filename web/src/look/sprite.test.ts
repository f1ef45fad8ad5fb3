import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@necropole/games';
import { APP_SYMBOLS, type Art, type Game, PLAIN_ART } from '@necropole/kernel';
import { configOfPosition, Match, viewFor } from '@necropole/kernel/app';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawingsOf, spriteFile, symbolsIn } from '../../tools/drawings.ts';
import { positionOf } from '../../tools/positions.ts';
import { bandOf, pictureOf, symbolOfFace } from '../scene/tokens.ts';
import { tumblingTo } from '../scene/tumbling.ts';
import {
  bringPatterns,
  drawWith,
  hasSymbol,
  isBust,
  isIcon,
  ownSymbols,
  sizeOfSymbol,
  symbolsOf,
  symbolsOfGame,
} from './sprite.ts';

const symbols = `
<symbol id="t-owl" viewBox="0 0 64 64" data-size="33"><path d="M1 1"/></symbol>
<symbol id="b-miller" viewBox="0 0 64 64" data-bust=""><path d="M2 2"/></symbol>
<symbol id="m-sun" viewBox="0 0 24 24" data-die="weather"><path d="M3 3"/></symbol>
<symbol id="m-rain" viewBox="0 0 24 24" data-die="weather"><path d="M4 4"/></symbol>`;
const art: Art = {
  ...PLAIN_ART,
  families: { night: { colour: '#123456', symbol: 't-owl' }, day: {} },
  pictureOf: (component) => (component === 'the-miller' ? 'b-miller' : null),
};

describe('the sprite', () => {
  beforeEach(() => drawWith({ art, symbols }));

  it('holds what the app draws with, and of games what they all may use', () => {
    for (const symbol of APP_SYMBOLS)
      expect([symbol, ownSymbols().includes(`<symbol id="${symbol}"`)]).toEqual([symbol, true]);
  });

  it('holds every symbol that the app names by itself, whatever game is drawn', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const isCode = (file: string): boolean => /\.(svelte|ts)$/.test(file) && !/\.test\.|testing/.test(file);
    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/(?<=["'`#])[ix]-[a-z-]+(?=["'`])/g) ?? []);
    expect(new Set(named).size).toBeGreaterThan(20);
    expect([...new Set(named)].filter((symbol) => !ownSymbols().includes(`<symbol id="${symbol}"`))).toEqual([]);
  });

  it('has the symbols of the game that is drawn beside its own, and those of no other', () => {
    expect([hasSymbol('t-owl'), hasSymbol('i-skull')]).toEqual([true, true]);
    expect(symbolsOf(['t-owl', 'nothing'])).toBe(
      '<symbol id="t-owl" viewBox="0 0 64 64" data-size="33"><path d="M1 1"/></symbol>',
    );
    drawWith({ art: PLAIN_ART, symbols: '<symbol id="t-cat" viewBox="0 0 64 64"></symbol>' });
    expect([hasSymbol('t-owl'), hasSymbol('t-cat'), symbolsOfGame()]).toEqual([
      false,
      true,
      '<symbol id="t-cat" viewBox="0 0 64 64"></symbol>',
    ]);
  });

  it('draws with the patterns that came with a game, once they are there', () => {
    const pattern = '<defs><pattern id="on-grass"></pattern></defs>';
    expect(symbolsOfGame()).not.toContain(pattern);
    bringPatterns(pattern);
    expect(symbolsOfGame()).toContain(pattern);
  });

  it('knows of a symbol what the artist said of it', () => {
    expect([sizeOfSymbol('t-owl'), sizeOfSymbol('b-miller')]).toEqual([33, null]);
    expect([isBust('b-miller'), isBust('t-owl'), isIcon('i-skull'), isIcon('t-owl')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('lets a die tumble over the other faces of its make', () => {
    expect(tumblingTo('m-sun')).toEqual(['m-rain']);
    expect(tumblingTo('t-owl')).toEqual([]);
    expect(tumblingTo('d-2')).toEqual(['d-1', 'd-3', 'd-4']);
    expect([symbolOfFace(6), symbolOfFace('m-sun'), symbolOfFace(7), symbolOfFace('snow')]).toEqual([
      'd-6',
      'm-sun',
      null,
      null,
    ]);
  });

  it('gives a component the picture that the art has for it, else that of its family', () => {
    expect([pictureOf('the-miller', 'night'), pictureOf('the-mill', 'night')]).toEqual(['b-miller', 't-owl']);
    expect([pictureOf('the-mill', 'day'), pictureOf('the-mill'), pictureOf(null, 'night')]).toEqual([
      null,
      null,
      't-owl',
    ]);
    expect([bandOf('night'), bandOf('day'), bandOf(undefined)]).toEqual(['#123456', undefined, undefined]);
  });
});

describe('the drawings of the games', () => {
  const names = (markup: string): string[] => [...markup.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);

  /** What every drawing is painted with; the colour of a seat; the grounds of hexes, by day and by night; what stands in rooms. */
  const RENDERED = [
    ...['ink', 'bone', 'lamp', 'blood', 'tint', 'seat', 'g-dark', 'g-light', 'g-snow', 'g-glow'],
    ...['el', 'el-line', 'way-out'],
  ];

  const SET_UPS = 12;
  /** The colours that floors and pieces have as matches begin, and in the printed examples. */
  function tintsOf(game: Game): readonly string[] {
    const begun = game.modes.flatMap(({ id: mode }) =>
      Array.from({ length: SET_UPS }, (_, i) => positionOf(game, { mode, seed: `tints ${i}`, answers: 0 })),
    );
    const printed = game.rulebook.examples.flatMap(({ id }) => {
      const config = configOfPosition(game, id, 'tints');
      return config === null ? [] : [Match.start(game, config)];
    });
    return [...begun, ...printed].flatMap((match) => {
      const { ground, pieces } = game.scene(viewFor(match, []));
      const tints = [...ground.spaces, ...ground.groups].flatMap(({ tint }) => tint ?? []);
      return [...tints, ...pieces.flatMap(({ tint }) => tint ?? [])];
    });
  }

  it.each(games.map((game) => [game.id, game] as const))(
    'stand in its folder, each once, and use every colour of the art together with its floors and pieces: %s',
    (id, game) => {
      const { colours } = game.art;
      const drawn = names(drawingsOf(id));
      expect(drawn.length).toBeGreaterThan(5);
      expect(new Set([...drawn, ...names(symbolsIn(spriteFile))]).size).toBe(
        drawn.length + names(symbolsIn(spriteFile)).length,
      );
      const own = new Set([...RENDERED, ...Object.keys(colours)]);
      const painted = [...drawingsOf(id).matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
      expect(painted.filter((name) => !own.has(name))).toEqual([]);
      // The colours of the app's seats may be lightened for all that is theirs.
      const used = new Set([...painted, ...tintsOf(game)]);
      expect(Object.keys(colours).filter((name) => !used.has(name) && !/^seat-\d+$/.test(name))).toEqual([]);
    },
  );

  it('of a game that brings none are none', () => {
    expect(drawingsOf('no-such-game')).toBe('');
  });
});
