import { provesFor } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { characterIds } from './characters/index.ts';
import { doorKinds } from './doors.ts';
import { equipmentCards } from './equipment/deck.ts';
import { equipment } from './equipment/index.ts';
import { floorTiles } from './floor/tiles.ts';
import { jammingMarkers, markerCounts } from './markers.ts';
import { orderTiles } from './order-tiles.ts';

const proves = provesFor(rulebook);
const doors = (squares: 1 | 2): number =>
  doorKinds.filter((kind) => kind.squares === squares).reduce((sum, { count }) => sum + count, 0);

proves('ER-2.1', 'what is in the box', () => {
  expect(characterIds).toHaveLength(12);
  expect(equipmentCards).toHaveLength(31);
  expect(orderTiles).toHaveLength(48);
  expect(floorTiles).toHaveLength(91);
  expect([doors(2), doors(1)]).toEqual([8, 16]);
  expect(jammingMarkers).toHaveLength(6);
  expect(markerCounts).toEqual({
    'long-broken-wall': 6,
    'short-broken-wall': 8,
    'smoke-grenade': 6,
    'time-bomb': 2,
    'magnetic-card': 4,
    prisoner: 3,
    'on-off': 3,
    mine: 6,
    plastic: 1,
    'empty-tomb': 5,
    'deadly-virus': 2,
    'destroyed-element': 14,
  });
});

it('all markers lie on the board at the same time at most once each', () => {
  const faces = equipmentCards.flatMap(({ norad, salemite }) => [norad, salemite]);
  const count = (id: (typeof faces)[number]): number => faces.filter((face) => face === id).length;
  expect(count('mines') * (equipment.mines.uses ?? 0)).toBe(markerCounts.mine);
  expect(count('time-bomb')).toBe(markerCounts['time-bomb']);
  expect(count('plastic')).toBe(markerCounts.plastic);
  expect(count('deadly-virus')).toBe(markerCounts['deadly-virus']);
});

it('a jamming marker may be any of the three', () => {
  expect(new Set(jammingMarkers)).toEqual(new Set(['clear', 'overheard', 'jammed']));
});
