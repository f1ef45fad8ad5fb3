import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { MarkerId } from '../content/ids.ts';
import { markerKinds } from '../content/markers/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { boxesOf, citesOf, fightAgainst, laid, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** The American team has found this in its hex, and its next turn starts. */
function foundBefore(transport: MarkerId, wanted: Parameters<typeof laid>[0] = {}) {
  return laid({
    at: ['c6'],
    ...wanted,
    change: (world) => {
      for (const team of world.teams) if (team.seat === 0) team.found = { transport, at: 'c6' };
      wanted?.change?.(world);
    },
  });
}

proves(['ZF-4.1', 'ZF-4.2'], 'boarded when the next turn starts, and then it is nobody else’s', () => {
  const match = foundBefore('kuebelwagen.1', { dice: [1] });
  expect(match.question).toMatchObject({ key: 'board', cite: 'ZF-4.1' });
  match.answer('board');
  expect(teamAt(match).transport).toBe('kuebelwagen.1');
  match.answer('roll').answer('halt');
  expect(match.waiting).toEqual([1]);
  expect(match.options().some((key) => key === 'board')).toBe(false);
});

proves('ZF-4.3', 'to get out one says so instead of rolling, and the car is gone', () => {
  const match = laid({ aboard: ['kuebelwagen.1'] }).answer('get-out');
  expect(match.events('transport-left')).toMatchObject([{ cite: 'ZF-4.3' }]);
  expect(teamAt(match).transport).toBeNull();
});

proves('ZF-4.4', 'whoever has got out does not walk, but may trigger what lies there', () => {
  const match = laid({ aboard: ['kuebelwagen.1'] }).answer('get-out');
  expect(match.events('movement-rolled')).toEqual([]);
  expect(match.waiting).toEqual([1]);
  const onEvent = laid({ at: ['c6'], aboard: ['fl282.1'], events: { c6: 'vg-5.1' } }).answer('get-out');
  expect(onEvent.question.key).toBe('trigger');
  expect(onEvent.answer('trigger').question.key).toBe('found');
});

proves(['ZF-4.5', 'ZF-4.6'], 'a six aboard: the car is gone, the team unharmed, the Soviets come nearer', () => {
  const match = laid({ aboard: ['kuebelwagen.1'], soviets: 5, dice: [6] }).answer('roll');
  expect(citesOf(match, 'accident')).toEqual(['ZF-4.5']);
  expect(citesOf(match, 'soviets-advance')).toEqual(['ZF-4.6']);
  expect(teamAt(match).transport).toBeNull();
  expect(teamAt(match).members).toHaveLength(8);
  expect(match.world.soviets).toBe(6);
});

proves(
  ['ZF-4.7', 'ZF-4.8'],
  'after an accident on an event it waits for the next turn: triggered then, or left',
  () => {
    const begin = () => laid({ at: ['c6'], aboard: ['fl282.1'], events: { c6: 'vg-5.1' }, soviets: 0, dice: [6, 6] });
    const match = begin().answer('roll');
    expect(match.events('event-turned')).toEqual([]);
    expect(match.waiting).toEqual([1]);
    match.answer('roll');
    expect(match.question).toMatchObject({ key: 'set-out', cite: 'ZF-4.8' });
    expect(match.offers('roll')).toBe(true);
    match.answer('trigger');
    expect(match.question.key).toBe('found');
    expect(match.world.turn.die).toBeNull();
  },
);

proves('ZF-4.9', 'one that is not boarded is destroyed, and so is one that was left behind', () => {
  const match = foundBefore('kuebelwagen.1').answer('abandon');
  expect(match.events('transport-destroyed')).toMatchObject([{ cite: 'ZF-4.9', params: { at: 'c6' } }]);
  const driven = foundBefore('kuebelwagen.1', {
    change: (world) => {
      for (const team of world.teams) if (team.seat === 0) team.at = 'c3';
    },
  });
  expect(driven.question.key).toBe('set-out');
  expect(citesOf(driven, 'transport-destroyed')).toEqual(['ZF-4.9']);
});

proves('ZF-4.10', 'in the air every hex costs a point', () => {
  const match = laid({ at: ['d2'], aboard: ['fa223.1'], dice: [4] }).answer('roll');
  expect(match.option('march:f1').facts).toContainEqual({ key: 'price', params: { half: 4 } });
  match.answer('march:h2');
  expect(citesOf(match, 'marched')).toEqual(['ZF-4.10']);
  expect(match.world.turn.left).toBe(0);
});

proves('ZF-4.11', 'from the air nobody attacks', () => {
  const match = laid({
    at: ['c6', 'c5'],
    aboard: ['fl282.1', 'fa223.1'],
    carried: { 'usa-soldier-1': ['bazooka.1'] },
    phase: 'field-attack',
  });
  expect(match.question.key).toBe('set-out');
  expect(match.waiting).toEqual([1]);
});

proves('ZF-4.12', 'a team in the air and one below do not fight', () => {
  const above = laid({ at: ['c5', 'c6'], aboard: ['fl282.1'], dice: [2] })
    .answer('roll')
    .answer('march:c6');
  expect(above.events('clash')).toEqual([]);
  expect(above.question.key).toBe('march');
  const below = laid({ at: ['c5', 'c6'], aboard: [null, 'fl282.1'], dice: [2] })
    .answer('roll')
    .answer('march:c6');
  expect(below.events('clash')).toEqual([]);
});

proves('ZF-4.13', 'aboard an event is triggered as on foot: an encounter is fought, and the team stays aboard', () => {
  const match = fightAgainst(['zombie.1'], { aboard: ['kuebelwagen.1'], dice: [6, 1] });
  expect(citesOf(match, 'event-turned')).toEqual(['ZF-4.13']);
  match.answer('fire:usa-soldier-1:3').answer('done');
  expect(match.events('fight-won')).toHaveLength(1);
  expect(teamAt(match).transport).toBe('kuebelwagen.1');
});

proves('ZF-4.14', 'a car stops on an event; an aircraft chooses, and may fly on', () => {
  const events = { c6: 'vg-5.1' } as const;
  const car = laid({ at: ['c5'], aboard: ['kuebelwagen.1'], events, dice: [4] })
    .answer('roll')
    .answer('march:c6');
  expect(car.question.key).toBe('found');
  const flying = laid({ at: ['c5'], aboard: ['fl282.1'], events, dice: [4] })
    .answer('roll')
    .answer('march:c6');
  expect(flying.question).toMatchObject({ key: 'trigger', cite: 'ZF-4.14' });
  flying.answer('pass');
  expect(flying.question.key).toBe('march');
  expect(flying.world.turn.left).toBe(6);
});

proves('ZF-4.15', 'a car enters no mountain, and leaves one', () => {
  const match = laid({ at: ['d3'], aboard: ['kuebelwagen.1'], dice: [4] }).answer('roll');
  expect(match.refuses('march:e3')).toMatchObject({ key: 'no-mountains', cite: 'ZF-4.15' });
  const inside = laid({ at: ['e2'], aboard: ['kuebelwagen.1'], dice: [4] }).answer('roll');
  expect(inside.offers('march:d2')).toBe(true);
});

// ── Chapter D ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ZF-12.13', 'the two helicopters are the aircraft', () => {
  const aircraft = markerKinds.filter((marker) => marker.family === 'transport' && marker.kind === 'aircraft');
  expect(aircraft.map(({ id }) => id)).toEqual(['fl282', 'fa223']);
});

proves('ZF-12.14', 'a car pays half a point along a road, and the price of the ground off it', () => {
  const match = laid({ at: ['a2'], aboard: ['kuebelwagen.1'], dice: [1] }).answer('roll');
  expect(match.option('march:c3').facts).toContainEqual({ key: 'price', params: { half: 2 } });
  expect(match.offers('march:d3')).toBe(false);
  match.answer('march:c3');
  expect(citesOf(match, 'marched')).toEqual(['ZF-12.14']);
  const off = laid({ at: ['b1'], aboard: ['kuebelwagen.1'], dice: [1] }).answer('roll');
  expect(off.refuses('march:a1')).toMatchObject({ key: 'too-dear', params: { half: 4 } });
});

proves('ZF-12.16', 'a tank pays a point a hex, wood and road alike, and enters no mountain', () => {
  const match = laid({ at: ['b1'], aboard: ['maus.1'], dice: [2] }).answer('roll');
  expect(match.option('march:a1').facts).toContainEqual({ key: 'price', params: { half: 2 } });
  expect(match.answer('march:a1').events('marched')[0]?.cite).toBe('ZF-12.16');
  const road = laid({ at: ['a2'], aboard: ['e-100.1'], dice: [1] }).answer('roll');
  expect(road.offers('march:b2')).toBe(true);
  expect(road.offers('march:c3')).toBe(false);
  const before = laid({ at: ['d3'], aboard: ['e-100.1'], dice: [3] }).answer('roll');
  expect(before.refuses('march:e3')).toMatchObject({ key: 'no-mountains', cite: 'ZF-12.16' });
});

proves(
  ['ZF-12.17', 'ZF-12.18'],
  'a tank fires once with thirty dice, nobody else fires, and all that are left come at once',
  () => {
    const match = fightAgainst(['zombie.1', 'helmeted.1', 'zombie.2'], {
      aboard: ['maus.1'],
      carried: { 'usa-soldier-1': ['mg42.1'] },
      dice: [6, ...Array.from({ length: 29 }, () => 1)],
    });
    expect(match.options()).toEqual(['ready']);
    match.answer('ready');
    expect(match.question).toMatchObject({ key: 'aim', params: { dice: 30, box: 3 } });
    match.answer('dice:1').answer('dice:29');
    expect(match.events('gun-fires')).toMatchObject([{ cite: 'ZF-12.17', params: { dice: 30 } }]);
    expect(match.events('fires')).toEqual([]);
    expect(boxesOf(match)).toEqual([null, 0, 0]);
    expect(match.events('fight-suspended')).toHaveLength(1);
    expect(match.events('ammunition-tested')).toEqual([]);
    expect(teamAt(match).transport).toBe('maus.1');
  },
);

proves('ZF-4.3', 'whoever boards another transport has got out of the first, and does not roll', () => {
  const asked = foundBefore('maus.1', { aboard: ['kuebelwagen.1'], dice: [] });
  expect(asked.question).toMatchObject({ key: 'board', cite: 'ZF-4.3', params: { aboard: 'kuebelwagen' } });
  const match = asked.answer('board');
  expect(match.events('transport-left')).toMatchObject([{ cite: 'ZF-4.3', params: { transport: 'kuebelwagen' } }]);
  expect(teamAt(match).transport).toBe('maus.1');
  expect(match.events('movement-rolled')).toEqual([]);
  expect(match.waiting).toEqual([1]);
  const kept = foundBefore('maus.1', { aboard: ['kuebelwagen.1'] }).answer('abandon');
  expect(teamAt(kept).transport).toBe('kuebelwagen.1');
  expect(kept.question.key).toBe('set-out');
});

proves(
  ['ZF-4.3', 'ZF-4.5'],
  'out of an aircraft, or fallen, a team fights neither whoever is below nor a gate (ZF-4.12)',
  () => {
    const above = laid({ at: ['c6', 'c6'], aboard: ['fl282.1'], dice: [] }).answer('get-out');
    expect(above.events('clash')).toEqual([]);
    expect(above.waiting).toEqual([1]);
    const fallen = laid({ at: ['f4', 'c6'], aboard: ['fl282.1'], soviets: 0, dice: [6] }).answer('roll');
    expect(fallen.events('accident')).toHaveLength(1);
    expect(fallen.events('gate-passed')).toEqual([]);
    expect(fallen.waiting).toEqual([1]);
  },
);
