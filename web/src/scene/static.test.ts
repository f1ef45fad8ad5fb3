import { games } from '@necropole/games';
import { LANGUAGES, type Scene, type SceneCard } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadStatic } from '../../tools/compile.ts';
import { artOf } from '../../tools/drawings.ts';
import { marksOf, positionOf } from '../../tools/positions.ts';
import { floorToShow, sceneOnFloor } from './floors.ts';
import { placesOn } from './ground.ts';
import { battleMap, battleMarks, walledYard, yardMarks } from './testing/battlefields.ts';
import { figureMarks, twelveFigures } from './testing/figures.ts';
import { ringMarks, ringOfLocations } from './testing/locations.ts';
import { mansion, mansionMarks } from './testing/mansion.ts';
import { misplacedTags } from './testing/markup.ts';
import { sceneWords } from './words/index.ts';

let drawing: Awaited<ReturnType<typeof loadStatic>>;
beforeAll(async () => {
  drawing = await loadStatic('test');
});

const positions = games.flatMap((game) =>
  game.modes.flatMap(({ id: mode }, i) =>
    [0, 35, 110].map((answers) => ({
      name: `${game.id}, ${mode}, after ${answers}`,
      game,
      mode,
      seed: `static ${i}`,
      answers,
    })),
  ),
);

function idsIn(svg: string, attribute: string): readonly string[] {
  return [...svg.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, id = '']) => id).sort();
}

function standing({ ground, pieces }: Scene): readonly string[] {
  const places = placesOn(ground);
  return pieces.filter(({ at }) => places.has(at)).map(({ id }) => id);
}

function lyingCards({ ground, piles }: Scene): number {
  const places = placesOn(ground);
  return piles.reduce((sum, { at, cards }) => sum + (at !== undefined && places.has(at) ? cards.length : 0), 0);
}

describe.each(positions)('the picture of $name', ({ game, mode, seed, answers }) => {
  const match = positionOf(game, { mode, seed, answers });
  const [question] = match.open;
  const marks = marksOf(question);
  const whole = game.scene(viewFor(match, question === undefined ? [] : [question.seat]));
  const scene = whole.ground.floors === undefined ? whole : sceneOnFloor(whole, floorToShow(whole, marks) ?? 0);

  it('is well-formed, and holds every space and every piece once', () => {
    const svg = drawing.pictureOfScene({
      scene,
      art: artOf(game),
      words: game.words.fr,
      language: 'fr',
      theme: 'night',
      marks,
    });
    expect(misplacedTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN|\[object/);
    expect(idsIn(svg, 'data-space')).toEqual(scene.ground.spaces.map(({ id }) => id).sort());
    const pieces = idsIn(svg, 'data-piece');
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(pieces).toEqual(expect.arrayContaining([...standing(scene)]));
    expect(pieces).toHaveLength(standing(scene).length + lyingCards(scene));
  });

  it('carries every symbol that it refers to', () => {
    const svg = drawing.pictureOfScene({
      scene,
      art: artOf(game),
      words: game.words.en,
      language: 'en',
      theme: 'paper',
      marks,
    });
    const symbols = new Set(idsIn(svg, 'id'));
    expect([...svg.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !symbols.has(id))).toEqual([]);
    expect(svg).toContain('data-theme="paper"');
  });

  it.each(LANGUAGES)('is named in %s, and says what answers', (language) => {
    const words = game.words[language];
    const svg = drawing.pictureOfScene({ scene, art: artOf(game), words, language, theme: 'night', marks });
    const say = drawing.sayWith(words);
    for (const space of scene.ground.spaces) {
      const element = svg.split(` data-space="${space.id}"`)[1]?.split('>')[0] ?? '';
      const name = unescaped(/aria-label="([^"]*)"/.exec(element)?.[1] ?? '');
      expect(name).toContain(say(space.label));
      // The only thing that answers there stands for the space.
      const lit = scene.pieces.filter(({ id, at }) => at === space.id && marks.lit.has(id));
      const answers = marks.lit.has(space.id) || (lit.length === 1 && !marks.refused.has(space.id));
      expect(name.toLowerCase().includes(sceneWords[language].answers)).toBe(answers);
      for (const piece of scene.pieces.filter(({ at }) => at === space.id)) expect(name).toContain(say(piece.label));
    }
  });
});

describe.each([
  { name: 'a house of two floors', scene: mansion(), marks: mansionMarks },
  { name: 'hexes', scene: battleMap(), marks: battleMarks },
  { name: 'squares with walls', scene: walledYard(), marks: yardMarks },
  { name: 'a ring of locations', scene: ringOfLocations(), marks: ringMarks },
  { name: 'twelve figures', scene: twelveFigures(), marks: figureMarks },
])('the picture of $name', ({ scene, marks }) => {
  const [game] = games;
  if (game === undefined) throw new Error('There is no game');
  const words = { ...game.words.fr, labels: new Proxy({}, { get: (_, key) => () => String(key) }) };
  const draw = (floor?: number): string =>
    drawing.pictureOfScene({
      scene,
      art: artOf(game),
      words,
      language: 'fr',
      theme: 'night',
      marks,
      ...(floor === undefined ? {} : { floor }),
    });

  it('is well-formed, and refers to nothing that it does not carry', () => {
    const svg = draw();
    const ids = new Set(idsIn(svg, 'id'));
    expect(misplacedTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN|\[object/);
    const referred = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url ?? '');
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('holds every space, door and piece of the floor that it shows, once', () => {
    for (const floor of scene.ground.floors?.map((one) => one.floor) ?? [undefined]) {
      const here = floor === undefined ? scene : sceneOnFloor(scene, floor);
      const svg = draw(floor);
      const inWalls = (here.ground.edges ?? []).filter(({ kind }) => kind !== 'wall').map(({ id }) => id);
      expect(idsIn(svg, 'data-space')).toEqual(here.ground.spaces.map(({ id }) => id).sort());
      expect(idsIn(svg, 'data-edge')).toEqual(inWalls.sort());
      for (const id of standing(here)) expect(idsIn(svg, 'data-piece')).toContain(id);
    }
  });

  it('makes buttons of the doors that answer, and of no others', () => {
    const doors = (scene.ground.edges ?? []).map(({ id }) => id).filter((id) => marks.lit.has(id));
    const lit = [...draw().matchAll(/<g class="in-wall[^"]*lit[^"]*" data-edge="([^"]+)" role="button"/g)];
    expect(lit.map(([, id]) => id)).toEqual(doors);
  });
});

function unescaped(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

describe('twelve figures', () => {
  it('show each its own shape and its own colour, as figures, with a portrait, as counters and on their sides', () => {
    const [game] = games;
    if (game === undefined) throw new Error('There is no game');
    const words = { ...game.words.fr, labels: new Proxy({}, { get: (_, key) => () => String(key) }) };
    const scene = twelveFigures();
    const svg = drawing.pictureOfScene({ scene, art: artOf(game), words, language: 'fr', theme: 'night' });
    const looks = scene.pieces.map(({ id }) => {
      const drawn = svg.split(` data-piece="${id}"`)[1]?.split(' data-piece=')[0] ?? '';
      const shapes = new Set([...drawn.matchAll(/href="#(s-\d+)"/g)].map(([, shape]) => shape));
      expect([id, shapes.size]).toEqual([id, 1]);
      return `${[...shapes][0]} ${/<g class="(s\d+)"/.exec(drawn)?.[1]}`;
    });
    for (const row of [0, 1, 2])
      expect(new Set(looks.slice(row * 12, row * 12 + 12))).toEqual(new Set(looks.slice(0, 12)));
    expect(new Set(looks.slice(0, 12).flatMap((look) => look.split(' '))).size).toBe(24);
    const sides = looks.slice(36).map((look) => look.split(' '));
    expect(new Set(sides.map(([shape]) => shape)).size).toBe(12);
    expect(new Set(sides.map(([, colour]) => colour)).size).toBe(6);
  });
});

describe('a card that is known and lies face down', () => {
  const [game] = games;
  const drawn = (card: SceneCard): string => {
    if (game === undefined) throw new Error('there are no games');
    const words = { ...game.words.fr, labels: new Proxy({}, { get: (_, key) => () => String(key) }) };
    const ring = ringOfLocations(3);
    const scene = {
      ...ring,
      piles: [{ id: 'trap', label: { key: 'trap' }, kind: 'deck' as const, at: 'location-0', cards: [card] }],
    };
    return drawing.pictureOfScene({ scene, art: artOf(game), words, language: 'fr', theme: 'night' });
  };

  it('shows its back, with its face in a corner; one that is not known only its back', () => {
    const known = drawn({ id: 'ambush', family: 'event', faceDown: true });
    const back = /<g class="mini-card[^"]* back/;
    expect(known).toMatch(back);
    expect(known).toMatch(/<g class="mini-corner"/);
    expect(known).toContain(', face cachée');
    expect(drawn({ id: null })).not.toContain('class="mini-corner"');
    expect(drawn({ id: 'ambush', family: 'event' })).not.toMatch(back);
  });
});
