import { provesFor } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { characterIds, characters } from './characters/index.ts';
import { blackDie, yellowDie } from './dice.ts';
import { doorKinds } from './doors.ts';
import { builtInWeapons } from './equipment/built-in.ts';
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

proves('ER-26.13', 'six for a clan, and a jamming marker may be any of the three', () => {
  expect(jammingMarkers).toHaveLength(6);
  expect(new Set(jammingMarkers)).toEqual(new Set(['clear', 'overheard', 'jammed']));
});

proves('ER-40.18', 'Cherokee Bill has a built-in flame-thrower, and nobody else has', () => {
  const flames = builtInWeapons.filter(({ family }) => family === 'flame-weapon');
  expect(flames.map(({ character }) => character)).toEqual(['cherokee-bill']);
});

proves('ER-2.3', 'every card, tile and die bears its own values', () => {
  for (const id of characterIds) {
    for (const { life, movement, melee } of [characters[id].healthy, characters[id].wounded]) {
      expect(life, id).toBeGreaterThan(0);
      expect(movement, id).toBeGreaterThan(0);
      expect(Object.keys(melee), id).toEqual(['dark-blue', 'light-blue', 'grey']);
    }
  }
  for (const { id, sections } of orderTiles) for (const { most } of sections) expect(most, id).toBeGreaterThan(0);
  for (const { id, weight, findFactor } of Object.values(equipment)) {
    expect(weight, id).toBeGreaterThanOrEqual(0);
    expect(findFactor, id).toBeGreaterThan(0);
  }
  expect([yellowDie.length, blackDie.length]).toEqual([6, 6]);
});
