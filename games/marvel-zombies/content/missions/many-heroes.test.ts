import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { cardsOf } from '../../positions/piles.ts';
import { rulebook } from '../../rulebook/index.ts';
import { onMission, stackSpawn } from '../../testing/missions.ts';
import type { MissionId } from '../ids.ts';

const proves = provesFor(rulebook);

/** The active points of a mission, and the cards that its initial point gets in one round. */
function spawning(id: MissionId, heroes: number): { readonly points: readonly string[]; readonly cards: number } {
  const match = onMission(id, {
    heroes,
    phase: 'spawn-point',
    change: (world) => stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 5), ...cardsOf('normal', 'runner')),
  });
  const initial = match.world.points[0]?.zone ?? -1;
  const zone = match.board.plan.zones[initial]?.id;
  return {
    points: match.world.points.filter(({ active }) => active).map((point) => point.id),
    cards: match.events('spawn-card').filter(({ params }) => params.zone === zone).length,
  };
}

proves('MZ-26.6', 'MH0, MH4 and MH7: one card more for the initial point with five or six heroes', () => {
  for (const id of ['mh0', 'mh4', 'mh7'] as const) {
    const [four, five, six] = [4, 5, 6].map((heroes) => spawning(id, heroes));
    expect([four?.cards, five?.cards, six?.cards]).toEqual([1, 2, 2]);
    expect(five?.points).toEqual(four?.points);
  }
});

test('other missions: the green point, or blue and green, with five or six heroes', () => {
  const added = (id: MissionId, heroes: number): readonly string[] => {
    const usual = spawning(id, 4).points;
    return spawning(id, heroes).points.filter((point) => !usual.includes(point));
  };
  for (const id of ['mh1', 'mh2', 'mh6', 'mh8', 'mh9', 'mh10'] as const) {
    expect([id, added(id, 5), added(id, 6)]).toEqual([id, ['green'], ['green']]);
  }
  for (const id of ['mh3', 'mh5'] as const) expect([id, added(id, 5)]).toEqual([id, ['blue', 'green']]);
});
