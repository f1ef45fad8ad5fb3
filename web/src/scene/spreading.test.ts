import type { Point } from '@necropole/boards';
import { PLAIN_ART, type Scene, type ScenePiece } from '@necropole/kernel';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawWith } from '../look/sprite.ts';
import { apart, distanceToBox } from './geometry.ts';
import { interiorNow, planOf, type Say } from './plan.ts';
import { type Standing, type Stood, standOn } from './standing.ts';
import { nothing, rectangle } from './testing/shapes.ts';

const plainly: Say = ({ key }) => key;
/** Always the same places: how well they are filled is no exact matter, and a test does not hang on luck. */
const RUNS = { numRuns: 40, seed: 1945 };
/** Half of a figure with its halo, and a pixel of air. */
const REACH = 27;
const FIGURE = 50;

beforeEach(() => drawWith({ art: PLAIN_ART, symbols: '' }));

function figures(ids: readonly number[]): readonly ScenePiece[] {
  return ids.map((id) => ({ id: `hero-${id}`, at: 'yard', token: 'b-nobody', label: { key: `H${id}` }, figure: id }));
}

/** A place of this size, in design pixels, with its name in a corner, beside another one. */
function yard(width: number, height: number, ids: readonly number[]): Scene {
  const spaces = [rectangle('yard', 0, 0, width, height, 'street'), rectangle('lane', width, 0, 80, height, 'street')];
  return { ...nothing, ground: { width: width + 80, height, scale: 1, groups: [], spaces }, pieces: figures(ids) };
}

/** The same place and the same plan of it, with others in it. */
function next(scene: Scene, ids: readonly number[]): Scene {
  return { ...scene, pieces: figures(ids) };
}

function stand(scene: Scene, last?: Standing): Standing {
  return standOn(planOf(scene, plainly), scene, last);
}

function pairs(stood: readonly Stood[]): readonly (readonly [Stood, Stood])[] {
  return stood.flatMap((one, i) => stood.slice(i + 1).map((other) => [one, other] as const));
}

function where({ stood }: Standing): ReadonlyMap<string, Point> {
  return new Map(stood.map(({ thing, x, y }) => [thing.id, [x, y]]));
}

const sizes = fc.tuple(fc.integer({ min: 110, max: 320 }), fc.integer({ min: 110, max: 260 }));
const crowds = fc.integer({ min: 1, max: 9 }).map((count) => Array.from({ length: count }, (_, i) => i + 1));

describe('figures in a place', () => {
  it('stand apart, and wholly inside, off its name, while they need not shrink to three quarters', () => {
    fc.assert(
      fc.property(sizes, crowds, ([width, height], ids) => {
        const scene = yard(width, height, ids);
        const { stood, plan } = stand(scene);
        const space = plan.spaceById.get('yard');
        const written = space === undefined ? [] : interiorNow(space, scene).inscription.boxes;
        expect(stood).toHaveLength(ids.length);
        if (stood.some(({ size }) => size < FIGURE * 0.8)) return;
        for (const [one, other] of pairs(stood))
          expect(apart([one.x, one.y], [other.x, other.y])).toBeGreaterThan((one.size + other.size) / 2);
        for (const { x, y, size } of stood) {
          const half = size / 2;
          expect([x >= half, y >= half, x <= width - half, y <= height - half]).toEqual([true, true, true, true]);
          for (const box of written) expect(distanceToBox([x, y], box)).toBeGreaterThanOrEqual(half);
        }
      }),
      RUNS,
    );
  });

  it('are as large as ever where a row of them has room under the name', () => {
    fc.assert(
      fc.property(sizes, crowds, ([width, height], ids) => {
        // The name takes a strip of 26 along the top, and figures take their places four pixels apart.
        const columns = Math.floor((width - 12) / (2 * REACH + 6));
        const rows = Math.floor((height - 38) / (2 * REACH + 6));
        fc.pre(ids.length <= columns * rows);
        for (const { size } of stand(yard(width, height, ids)).stood) expect(size).toBe(FIGURE);
      }),
      RUNS,
    );
  });

  it('spread over the room that there is', () => {
    for (const ids of [
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
    ]) {
      const { stood } = stand(yard(260, 220, ids));
      for (const [one, other] of pairs(stood))
        expect(apart([one.x, one.y], [other.x, other.y])).toBeGreaterThanOrEqual(2 * REACH + 8);
    }
  });

  it('stand in the middle where they are alone', () => {
    const [one] = stand(yard(240, 240, [1])).stood;
    expect(apart([one?.x ?? 0, one?.y ?? 0], [120, 120])).toBeLessThan(12);
  });

  it('stand alike after the same scenes', () => {
    fc.assert(
      fc.property(sizes, crowds, crowds, ([width, height], before, after) => {
        const played = (): Standing => {
          const scene = yard(width, height, before);
          return stand(next(scene, after), stand(scene));
        };
        expect(where(played())).toEqual(where(played()));
      }),
      RUNS,
    );
  });

  it('stay where they are when one of them goes, unless the others can be larger', () => {
    fc.assert(
      fc.property(sizes, crowds, fc.nat(), ([width, height], ids, pick) => {
        const scene = yard(width, height, ids);
        const before = stand(scene);
        const gone = ids[pick % ids.length];
        const after = stand(
          next(
            scene,
            ids.filter((id) => id !== gone),
          ),
          before,
        );
        fc.pre(after.stood[0]?.size === before.stood[0]?.size);
        for (const [id, at] of where(after)) expect(at).toEqual(where(before).get(id));
      }),
      RUNS,
    );
  });

  it('stay where they are when another comes for whom there is room', () => {
    const scene = yard(280, 220, [1, 2, 3]);
    const before = stand(scene);
    const after = where(stand(next(scene, [1, 2, 3, 4]), before));
    expect(after.size).toBe(4);
    for (const [id, at] of where(before)) expect(after.get(id)).toEqual(at);
  });

  it('go nowhere when nothing there has changed', () => {
    const scene = yard(150, 150, [1, 2, 3, 4, 5]);
    const before = stand(scene);
    expect(stand({ ...scene }, before).stood).toEqual(before.stood);
  });
});
