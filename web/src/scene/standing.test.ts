import { contains } from '@necropole/boards';
import { games } from '@necropole/games';
import { label, type Scene, viewFor } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../tools/positions.ts';
import { hasSymbol } from '../look/sprite.ts';
import { apart, holds, overlap } from './figures.ts';
import { type Plan, planOf, type Say } from './plan.ts';
import { type Stood, standOn } from './standing.ts';
import { hexMap, ring, squareGrid } from './testing/scenes.ts';
import { symbolOfPiece } from './tokens.ts';

const plainly: Say = ({ key, params }) => [key, ...(params ?? [])].join(' ');

/** Pairs that touch, stacks apart: those are meant to. */
function touching(stood: readonly Stood[]): readonly string[] {
  const tops = stood.filter(({ count }) => count > 0);
  return tops.flatMap((a, i) =>
    tops.slice(i + 1).flatMap((b) => {
      const near = apart([a.x, a.y], [b.x, b.y]) < (a.size + b.size) * 0.45;
      return near ? [`${a.thing.id} and ${b.thing.id} at ${a.thing.at} and ${b.thing.at}`] : [];
    }),
  );
}

function outside(plan: Plan, stood: readonly Stood[]): readonly string[] {
  return stood.flatMap(({ thing, x, y }) => {
    const space = plan.spaceById.get(thing.at);
    return space === undefined || contains(space.outline, [x, y]) ? [] : [thing.id];
  });
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
    for (const scene of scenes) {
      const plan = planOf(scene, say);
      const stood = standOn(plan, scene);
      expect(touching(stood)).toEqual([]);
      expect(outside(plan, stood)).toEqual([]);
    }
  });

  it('are all drawn, as are the signs on spaces and pieces', () => {
    for (const scene of scenes) {
      expect(scene.pieces.filter((piece) => symbolOfPiece(piece) === null).map(({ token }) => token)).toEqual([]);
      const badges = [...scene.groups, ...scene.spaces, ...scene.pieces].flatMap((one) => one.badges ?? []);
      expect(badges.map(({ symbol }) => symbol).filter((symbol) => !hasSymbol(symbol))).toEqual([]);
    }
  });

  it('stand alike in the same scene', () => {
    const [scene] = scenes;
    if (scene === undefined) return;
    const again = JSON.parse(JSON.stringify(scene)) as Scene;
    expect(standOn(planOf(again, say), again)).toEqual(standOn(planOf(scene, say), scene));
  });
});

describe('pieces on boards of other shapes', () => {
  it('make a stack where they are alike', () => {
    const scene = hexMap(3, 3);
    const stood = standOn(planOf(scene, plainly), scene);
    expect(stood.map(({ count }) => count)).toEqual([5, 0, 0, 0, 0]);
    expect(stood.map(({ buried }) => buried)).toEqual([false, false, true, true, true]);
  });

  it('stand on the middle of the squares that they cover', () => {
    const scene = squareGrid(4, 4);
    const plan = planOf(scene, plainly);
    const mech = standOn(plan, scene).find(({ thing }) => thing.id === 'mech');
    expect([mech?.x, mech?.y]).toEqual([2 * plan.scale, 2 * plan.scale]);
  });

  it('stand apart around a ring', () => {
    const scene = ring(6);
    expect(touching(standOn(planOf(scene, plainly), scene))).toEqual([]);
  });
});

describe.each(matches)('the plates of $name', ({ game, mode, seed }) => {
  it('lie inside their spaces, clear of signs and tracks', () => {
    const scene = game.scene(viewFor(positionOf(game, { mode, seed, answers: 0 }), []));
    for (const words of [game.words.fr, game.words.en]) {
      const plan = planOf(scene, ({ key, params }) => label(words, key, ...(params ?? [])));
      const over = [...plan.groups.flatMap(({ sign }) => sign?.box ?? []), ...plan.tracks.map(({ box }) => box)];
      for (const { plate, outline, id } of plan.spaces) {
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
