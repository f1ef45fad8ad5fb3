/** What is in the box, and what the missions take from it. */

import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { marvelZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { missionIds, missions } from './missions/index.ts';
import { tileFaceIds } from './tiles/faces.ts';
import { layTiles } from './tiles/layout.ts';

const proves = provesFor(rulebook);
const boards = missionIds.map((id) => ({ map: missions[id].map, laid: layTiles(missions[id].map.floors) }));

function count(list: readonly string[], wanted: string): number {
  return list.filter((each) => each === wanted).length;
}

proves('MZ-3.2', '35 walkers, 14 brutes and 14 runners, all of them in the reserve at first', () => {
  const { world } = situation(marvelZombies);
  expect([world.horde.walker, world.horde.brute, world.horde.runner].map(({ length }) => length)).toEqual([35, 14, 14]);
  expect(new Set(Object.values(world.horde).flat())).toEqual(new Set([-1]));
});

proves('MZ-4.4', 'nine tiles with two sides, and no mission needs a token that the box has not', () => {
  const numbers = tileFaceIds.map((id) => Number.parseInt(id, 10));
  expect([...new Set(numbers)].sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(tileFaceIds).toHaveLength(18);
  for (const { map, laid } of boards) {
    const faces = [...map.objectives.map(({ face }) => face), ...map.hidden];
    expect([count(faces, 'blue'), count(faces, 'green')].every((tokens) => tokens <= 1)).toBe(true);
    expect(count(faces, 'red')).toBeLessThanOrEqual(7);
    const points = map.points.map(({ id }) => id);
    expect(new Set(points).size).toBe(points.length);
    const kinds = laid.plan.openings.map(({ kind }) => kind);
    expect(count(kinds, 'window')).toBeLessThanOrEqual(9);
    expect(count(kinds, 'door')).toBeLessThanOrEqual(25 + map.locked.filter(({ colour }) => colour !== 'red').length);
  }
});

proves('MZ-4.6', 'heroic mode is the only one', () => {
  expect(marvelZombies.modes.map(({ id }) => id)).toEqual(['heroic']);
});

proves(
  'MZ-8.2',
  'nothing but an opening, or stairs, parts zones of two rooms, and nothing stands within a room',
  () => {
    for (const { laid } of boards) {
      const { zones, steps, links } = laid.plan;
      steps.forEach((around, from) => {
        for (const { zone: to, through } of around) {
          if (links.some((link) => link.includes(from) && link.includes(to))) continue;
          const isSame = zones[from]?.room === zones[to]?.room;
          const areOutdoors = zones[from]?.indoor === false && zones[to]?.indoor === false;
          expect([zones[from]?.id, zones[to]?.id, through.length > 0]).toEqual([
            zones[from]?.id,
            zones[to]?.id,
            !isSame && !areOutdoors,
          ]);
        }
      });
    }
  },
);
