import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { campIds } from '../content/camps.ts';
import { counterIds } from '../content/counters/index.ts';
import { SOVIET_END, stars, towns } from '../content/field/map.ts';
import { zones } from '../content/fortress/plan.ts';
import { greenMarkers, kindOf, yellowMarkers } from '../content/markers/index.ts';
import { zombieFortress } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { itemsOf } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** A match as it begins; where two play, with this die for the Soviets. */
function begun(seats: number, dice: readonly number[] = [6, 5, 4, 3].slice(0, seats), soviets = 1) {
  return situation<Zf>(zombieFortress, {
    config: { mode: 'race', mission: null, seats, options: {}, seed: 'set-up' },
    dice: seats === 2 ? [soviets, ...dice] : dice,
  });
}

/** Camps and towns are chosen, and grenades are given to the first soldier of each. */
function allChosen(seats: number, dice?: readonly number[]) {
  const match = begun(seats, dice);
  for (const camp of campIds.slice(0, seats)) match.answer(`camp:${camp}`);
  for (const { id } of towns.slice(0, seats)) match.answer(`town:${id}`);
  for (const camp of campIds.slice(0, seats)) match.answer(`give:${camp}-soldier-1`);
  return match;
}

proves('ZF-1.1', 'for two to four players, and the race comes first', () => {
  expect(zombieFortress.modes.map(({ seats }) => seats)).toEqual([[2, 4]]);
  expect(allChosen(2).phase).toBe('field-turn');
});

proves('ZF-1.2', 'there are enough yellow markers for the stars', () => {
  expect(yellowMarkers.length).toBeGreaterThanOrEqual(stars.length);
  expect(begun(2).world.events).toHaveLength(stars.length);
  // Green ones are counted against the rooms when the fortress is laid out.
  expect(zones.filter(({ kind }) => kind === 'ordinary' || kind === 'special')).toHaveLength(12);
});

proves(['ZF-1.3', 'ZF-1.5'], 'a marker on each star, and what is left over, known to nobody', () => {
  const match = begun(4);
  const { events, aside } = match.world;
  expect(events.map(({ at, marker }) => [at, marker.cards.length])).toEqual(stars.map((at) => [at, 1]));
  expect(aside.cards).toHaveLength(yellowMarkers.length - stars.length);
  for (const seats of [[0], [1], [2], [3], []]) {
    const { world } = match.view(...seats);
    expect(world.events.every(({ marker }) => marker.cards[0] === null)).toBe(true);
    expect(world.aside.cards.every((card) => card === null)).toBe(true);
  }
  const other = situation<Zf>(zombieFortress, { config: { seats: 4, seed: 'another' } }).world;
  expect(other.events.map(({ marker }) => marker.cards)).not.toEqual(events.map(({ marker }) => marker.cards));
});

proves('ZF-1.4', 'no green marker lies in the field', () => {
  const { events, aside } = begun(4).world;
  const inField = [...events.flatMap(({ marker }) => marker.cards), ...aside.cards];
  expect([...inField].sort()).toEqual([...yellowMarkers].sort());
  expect(inField.filter((marker) => greenMarkers.includes(marker))).toEqual([]);
});

proves('ZF-1.6', 'the Soviets begin on the start box, four boxes from the castle', () => {
  for (const seats of [3, 4]) {
    const match = begun(seats);
    expect(SOVIET_END - match.world.soviets).toBe(4);
    expect(match.events('soviets-set-out')).toEqual([]);
  }
});

proves('ZF-1.6', 'where two play a die says whether they are two boxes away, or three', () => {
  const away = [1, 2, 3, 4, 5, 6].map((die) => {
    const match = begun(2, [6, 5], die);
    const now = match.world.soviets;
    expect(match.events('soviets-set-out')).toMatchObject([{ cite: 'ZF-1.6', params: { die, now, end: SOVIET_END } }]);
    return SOVIET_END - now;
  });
  expect(away).toEqual([2, 2, 2, 3, 3, 3]);
});

proves(['ZF-1.7', 'ZF-1.8'], 'from the highest die down; those who tie roll again among themselves', () => {
  const match = begun(4, [5, 3, 5, 2, 1, 4]);
  expect(match.world.order).toEqual([2, 0, 1, 3]);
  expect(match.events('rolled-for-camps').map(({ params }) => params.dice.map(({ seat }) => seat))).toEqual([
    [0, 1, 2, 3],
    [0, 2],
  ]);
  expect(match.waiting).toEqual([2]);
  match.answer('camp:japan');
  expect(match.waiting).toEqual([0]);
  match.answer('camp:usa');
  expect(match.events('camp-chosen').map(({ cite }) => cite)).toEqual(['ZF-1.7', 'ZF-1.8']);
});

proves('ZF-1.8', 'a tie further down is rolled again as well, as often as it takes', () => {
  expect(begun(3, [6, 2, 2, 3, 3, 1, 5]).world.order).toEqual([0, 2, 1]);
});

proves('ZF-1.9', 'a camp that is taken is refused to everybody else', () => {
  const match = begun(2).answer('camp:usa');
  expect(match.refuses('camp:usa')).toMatchObject({ key: 'camp-taken', cite: 'ZF-1.9' });
  expect(match.options()).toEqual(['camp:great-britain', 'camp:japan', 'camp:germany']);
});

proves(['ZF-1.10', 'ZF-1.11'], 'in that order each takes a town, and no town twice', () => {
  const match = begun(3, [1, 6, 3]);
  for (const camp of ['camp:japan', 'camp:usa', 'camp:germany']) match.answer(camp);
  expect(match.waiting).toEqual([1]);
  expect(match.options()).toHaveLength(towns.length);
  expect(match.option('town:hohenau').facts).toEqual([{ key: 'castle-away', params: { hexes: 7 } }]);
  match.answer('town:gruenfeld');
  expect(match.waiting).toEqual([2]);
  expect(match.refuses('town:gruenfeld')).toMatchObject({ key: 'town-taken', cite: 'ZF-1.11' });
  match.answer('town:hohenau');
  expect(match.waiting).toEqual([0]);
  expect(match.events('town-chosen').map(({ params }) => params.at)).toEqual(['g10', 'a2']);
});

proves('ZF-1.12', 'six and two, five and one, three and one', () => {
  const rosterOf = (seats: number) => {
    const [team] = begun(seats).answer('camp:usa').world.teams;
    const kinds = team?.members.map(({ kind }) => kind) ?? [];
    return [kinds.filter((kind) => kind === 'soldier').length, kinds.filter((kind) => kind === 'medic').length];
  };
  expect([2, 3, 4].map(rosterOf)).toEqual([
    [6, 2],
    [5, 1],
    [3, 1],
  ]);
});

proves('ZF-2.1', 'the player names who carries the two grenades, a medic as well', () => {
  const match = begun(2);
  for (const key of ['camp:usa', 'camp:japan', 'town:hohenau', 'town:brueck']) match.answer(key);
  expect(match.options()).toHaveLength(8);
  match.answer('give:usa-medic-2');
  expect(itemsOf(match, 'usa-medic-2').map(kindOf)).toEqual(['grenades']);
  expect(match.waiting).toEqual([1]);
});

proves('ZF-2.2', 'all blue counters lie in the bowl, and nobody knows in which order', () => {
  const match = begun(2);
  expect([...match.world.bowl.cards].sort()).toEqual([...counterIds].sort());
  expect(match.view(0).world.bowl.cards.every((counter) => counter === null)).toBe(true);
  for (const kind of ['herb', 'map-fragment', 'puddle'])
    expect(counterIds.some((id) => id.startsWith(kind))).toBe(true);
});

proves(['ZF-2.3', 'ZF-2.4'], 'the last to choose begins, and the seats go round, whatever the dice', () => {
  const match = allChosen(3, [2, 6, 4, 6, 6, 6]);
  expect(match.world.order).toEqual([1, 2, 0]);
  expect(match.events('begins-first')[0]?.params.team).toBe('japan');
  expect(match.waiting).toEqual([0]);
  match.answer('roll');
  expect(match.waiting).toEqual([1]);
  match.answer('roll');
  expect(match.waiting).toEqual([2]);
  match.answer('roll');
  expect(match.waiting).toEqual([0]);
});
