import { contains, type Point } from '@necropole/boards';
import { games } from '@necropole/games';
import { label, PLAIN_ART, type Scene, type ScenePiece } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import { beforeEach, describe, expect, it } from 'vitest';
import { artOf } from '../../tools/drawings.ts';
import { positionOf } from '../../tools/positions.ts';
import { drawWith } from '../look/sprite.ts';
import { apart, holds, overlap } from './geometry.ts';
import { layCards } from './laid-cards.ts';
import { bring } from './parts/drawers.ts';
import { interiorNow, type Plan, planOf, type Say } from './plan.ts';
import { type Stood, standOn } from './standing.ts';
import { ringOfLocations } from './testing/locations.ts';
import { mansion } from './testing/mansion.ts';
import { hexMap, ring, squareGrid } from './testing/scenes.ts';
import { cardUnder } from './things.ts';

bring({ layCards });

const CARD_SHAPE = 46 / 64;
const plainly: Say = ({ key, params }) => [key, ...(params ?? [])].join(' ');

/** Pairs that touch, stacks apart: those are meant to. */
function touching(stood: readonly Stood[]): readonly string[] {
  const tops = stood.filter(({ count }) => count > 0);
  return tops.flatMap((a, i) =>
    tops
      .slice(i + 1)
      .flatMap((b) => (isNear(a, b) ? [`${a.thing.id} and ${b.thing.id} at ${a.thing.at} and ${b.thing.at}`] : [])),
  );
}

/** Pieces are round, cards are upright: a piece beside a card comes nearer to it than one below. */
function isNear(a: Stood, b: Stood): boolean {
  const [card, piece] = 'card' in a.thing ? [a, b] : [b, a];
  if (!('card' in card.thing) || 'card' in piece.thing) return apart([a.x, a.y], [b.x, b.y]) < (a.size + b.size) * 0.45;
  const beyond = (from: number, half: number): number => Math.max(0, Math.abs(from) - half);
  const across = beyond(piece.x - card.x, (card.size * CARD_SHAPE) / 2);
  return Math.hypot(across, beyond(piece.y - card.y, card.size / 2)) < piece.size * 0.45;
}

function outside(plan: Plan, stood: readonly Stood[]): readonly string[] {
  return stood.flatMap(({ thing, x, y }) => {
    const space = plan.spaceById.get(thing.at);
    return space === undefined || contains(space.outline, [x, y]) ? [] : [thing.id];
  });
}

function standing(id: string, at: string, more: Partial<ScenePiece>): ScenePiece {
  return { id, at, token: 'b-nobody', label: { key: id }, ...more };
}

/** Where the cards of a storyline lie. */
function rowOf(cards: number): readonly [Point, Point, ...Point[]] {
  const scene = ringOfLocations(cards);
  const plan = planOf(scene, plainly);
  const row = standOn(plan, scene).stood.filter(({ thing }) => thing.at === 'storyline' && 'card' in thing);
  expect(row).toHaveLength(cards);
  expect(outside(plan, row)).toEqual([]);
  const [first = [0, 0], second = [0, 0], ...rest] = row.map(({ x, y }): Point => [x, y]);
  return [first, second, ...rest];
}

const matches = games.flatMap((game) =>
  game.modes.flatMap(({ id: mode }) =>
    ['a', 'b', 'c'].map((seed) => ({ name: `${game.id}, ${mode}, seed ${seed}`, game, mode, seed })),
  ),
);

describe.each(matches)('the pieces of $name', ({ game, mode, seed }) => {
  const say: Say = ({ key, params }) => label(game.words.fr, key, ...(params ?? []));
  const scenes = [0, 20, 60, 120, 180].map((answers) =>
    game.scene(viewFor(positionOf(game, { mode, seed, answers }), [])),
  );

  it('stand apart, and inside their spaces', () => {
    drawWith(artOf(game));
    for (const scene of scenes) {
      const plan = planOf(scene, say);
      const stood = standOn(plan, scene).stood;
      expect(touching(stood)).toEqual([]);
      expect(outside(plan, stood)).toEqual([]);
    }
  });

  it('stand alike in the same scene', () => {
    const [scene] = scenes;
    if (scene === undefined) return;
    const again = JSON.parse(JSON.stringify(scene)) as Scene;
    expect(standOn(planOf(again, say), again).stood).toEqual(standOn(planOf(scene, say), scene).stood);
  });
});

describe('pieces on boards of other shapes', () => {
  // How large a token stands is the artist's word; here it is ours.
  const sizes = { walker: 40, brute: 42, runner: 42, crate: 29, trap: 27, vial: 29 };
  const symbols = Object.entries(sizes).map(([name, size]) => `<symbol id="t-${name}" data-size="${size}"></symbol>`);
  beforeEach(() => drawWith({ art: PLAIN_ART, symbols: symbols.join('') }));

  it('make a stack where they are alike', () => {
    const scene = hexMap(3, 3);
    const stood = standOn(planOf(scene, plainly), scene).stood;
    expect(stood.map(({ count }) => count)).toEqual([0, 0, 0, 0, 5]);
    expect(stood.filter(({ buried }) => !buried)).toHaveLength(2);
  });

  it('stand on the middle of the squares that they cover', () => {
    const scene = squareGrid(4, 4);
    const plan = planOf(scene, plainly);
    const mech = standOn(plan, scene).stood.find(({ thing }) => thing.id === 'mech');
    expect([mech?.x, mech?.y]).toEqual([2 * plan.scale, 2 * plan.scale]);
  });

  it('stand in the slots of their space', () => {
    const scene = ringOfLocations();
    const plan = planOf(scene, plainly);
    const slots = plan.spaceById.get('location-0')?.slots ?? [];
    const thug = standOn(plan, scene).stood.find(({ thing }) => thing.id === 'thug-0');
    expect(slots).toHaveLength(4);
    expect([thug?.x, thug?.y]).toEqual(slots[1]);
  });

  it('stand on cards: in the slots of one, or over its picture, and never beyond it', () => {
    const many = Array.from({ length: 8 }, (_, i) => standing(`henchman-${i}`, 'threat-card-2', { figure: i + 1 }));
    const scene = { ...ringOfLocations(), pieces: [...ringOfLocations().pieces, ...many] };
    const stood = standOn(planOf(scene, plainly), scene).stood;
    const where = new Map(stood.map((one) => [one.thing.id, one]));
    const onCards = stood.filter(({ thing }) => cardUnder(thing) !== null);
    expect(onCards).toHaveLength(12);
    const beyond = onCards.filter(({ thing, x, y, size }) => {
      const card = where.get(cardUnder(thing) ?? '');
      if (card === undefined) return true;
      const [across, down] = [card.size * (23 / 64), card.size * (31 / 64)];
      return Math.abs(x - card.x) + size / 2 > across || Math.abs(y - card.y) + size / 2 > down;
    });
    expect(beyond.map(({ thing }) => thing.id)).toEqual([]);
    expect(touching(onCards)).toEqual([]);
    expect(where.get('captive-1')?.thing.at).toBe('location-0');
    const damage = where.get('damage');
    expect(damage?.y).toBeGreaterThan(where.get('threat-card-5')?.y ?? Infinity);
  });

  it('count what a stack says that it stands for', () => {
    const scene = mansion();
    const walkers = standOn(planOf(scene, plainly), scene).stood.find(({ thing }) => thing.id === 'walkers-1');
    expect(walkers?.count).toBe(4);
  });

  it('shrink where they crowd, and gather what is small, but never kinds of enemies', () => {
    const [yard] = squareGrid(3, 3).ground.spaces;
    if (yard === undefined) throw new Error('There is no square');
    const heroes = [1, 2, 3, 4].map((figure) => standing(`hero-${figure}`, yard.id, { figure }));
    const tokens = ['t-walker', 't-brute', 't-runner', 't-crate', 't-trap', 't-vial'].map((token) =>
      standing(token, yard.id, { token }),
    );
    const scene = { ...squareGrid(3, 3), pieces: [...heroes, ...tokens] };
    const stood = standOn(planOf(scene, plainly), scene).stood.filter(({ count }) => count > 0);
    expect(
      Math.min(...stood.filter(({ thing }) => thing.id.startsWith('hero')).map(({ size }) => size)),
    ).toBeGreaterThan(24);
    expect(stood.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(Math.max(...stood.map(({ heap }) => heap.length))).toBeGreaterThan(1);
    const alone = stood.filter(({ heap }) => heap.length === 1).map(({ thing }) => thing.id);
    expect(alone).toEqual(expect.arrayContaining(['t-walker', 't-brute', 't-runner']));
    expect(touching(stood)).toEqual([]);
  });

  it('lie in a row, closer where there are many, the newest wholly seen', () => {
    const few = rowOf(4);
    const many = rowOf(30);
    expect(apart(few[0], few[1])).toBeGreaterThan(apart(many[0], many[1]));
    for (const row of [few, many]) expect([...row].sort((a, b) => a[0] - b[0])).toEqual(row);
  });

  it('stand apart around a ring', () => {
    const scene = ring(6);
    expect(touching(standOn(planOf(scene, plainly), scene).stood)).toEqual([]);
  });
});

describe.each(matches)('the plates of $name', ({ game, mode, seed }) => {
  it('lie inside their spaces, clear of signs and tracks', () => {
    const scene = game.scene(viewFor(positionOf(game, { mode, seed, answers: 0 }), []));
    for (const words of [game.words.fr, game.words.en]) {
      const plan = planOf(scene, ({ key, params }) => label(words, key, ...(params ?? [])));
      const over = [...plan.groups.flatMap(({ sign }) => sign?.box ?? []), ...plan.tracks.map(({ box }) => box)];
      for (const space of plan.spaces) {
        const { outline, id } = space;
        const { plate } = interiorNow(space, scene);
        if (plate === null) continue;
        expect({ id, inside: holds(outline, plate.box), covered: over.some((box) => overlap(box, plate.box)) }).toEqual(
          {
            id,
            inside: true,
            covered: false,
          },
        );
      }
    }
  });
});
