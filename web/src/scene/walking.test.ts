import { games } from '@necropole/games';
import { viewFor } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../tools/positions.ts';
import { sceneOnFloor } from './floors.ts';
import { type Plan, planOf, type Say } from './plan.ts';
import { hexMap, house, ring, squareGrid } from './testing/scenes.ts';
import { type Arrow, walk } from './walking.ts';

const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const plainly: Say = ({ key, params }) => [key, ...(params ?? [])].join(' ');

function reached(plan: Plan): number {
  const seen = new Set(plan.spaces.slice(0, 1).map(({ id }) => id));
  for (const id of seen) {
    for (const arrow of arrows) {
      const next = walk(plan, id, arrow);
      if (next !== null) seen.add(next);
    }
  }
  return seen.size;
}

describe('walking with the arrow keys', () => {
  it.each(games.map((game) => [game.id, game] as const))('reaches every space of %s', (_, game) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const whole = game.scene(viewFor(positionOf(game, { seed, answers: 0 }), []));
      const floors = whole.ground.floors?.map(({ floor }) => sceneOnFloor(whole, floor)) ?? [whole];
      for (const scene of floors) expect(reached(planOf(scene, plainly))).toBe(scene.ground.spaces.length);
    }
  });

  it.each([
    ['squares', squareGrid(4, 3)],
    ['hexes', hexMap(4, 3)],
    ['a ring', ring(8)],
  ])('reaches every space of %s', (_, scene) => {
    expect(reached(planOf(scene, plainly))).toBe(scene.ground.spaces.length);
  });

  it('goes to the neighbour in the direction of the arrow, and stops at the edge', () => {
    const plan = planOf(squareGrid(3, 3), plainly);
    expect(arrows.map((arrow) => walk(plan, '1-1', arrow))).toEqual(['1-0', '2-1', '1-2', '0-1']);
    expect(walk(plan, '0-0', 'ArrowLeft')).toBeNull();
  });

  it('stays on its floor', () => {
    const scene = house();
    const plan = planOf(sceneOnFloor(scene, 1), plainly);
    expect(reached(plan)).toBe(3);
  });
});
