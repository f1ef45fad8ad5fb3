import { hexDistance } from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { field, isGate } from '../content/field/map.ts';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, itemsOf, type Laid, laid, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** The American team, in c5, enters c6 where the British one is. */
function clashed(dice: readonly number[], wanted: Laid = {}) {
  return laid({ at: ['c5', 'c6'], dice: [1, ...dice], ...wanted })
    .answer('roll')
    .answer('march:c6');
}

/** The attack step in c6. */
function attacking(wanted: Laid) {
  return laid({ at: ['c6', 'c6'], phase: 'field-attack', ...wanted });
}

proves(['ZF-4.23', 'ZF-4.24', 'ZF-4.21'], 'a die and the men of each, the wounded among them; ties roll again', () => {
  const match = clashed([3, 5, 4, 5], { members: [6, 4], wounded: ['usa-soldier-1', 'usa-soldier-2'] });
  expect(match.events('clash-rolled').map(({ params }) => params.rolls)).toEqual([
    [
      { team: 'usa', die: 3, men: 6 },
      { team: 'great-britain', die: 5, men: 4 },
    ],
    [
      { team: 'usa', die: 4, men: 6 },
      { team: 'great-britain', die: 5, men: 4 },
    ],
  ]);
  expect(match.events('clash-won')).toMatchObject([{ cite: 'ZF-4.23', params: { team: 'usa' } }]);
});

proves('ZF-4.17', 'Evangeline does not count among the men', () => {
  const match = clashed([2, 1], { members: [4, 4], carried: { 'usa-soldier-1': ['evangeline.1'] } });
  expect(match.events('clash-rolled')[0]?.params.rolls[0]?.men).toBe(4);
});

proves('ZF-4.22', 'nobody attacks a team in the castle', () => {
  const match = laid({
    seats: 3,
    at: ['f4'],
    dice: [1],
    change: (world) => {
      for (const team of world.teams) if (team.seat === 1) Object.assign(team, { at: 'g4', state: 'arrived' });
      world.arrived = ['great-britain'];
    },
  });
  match.answer('roll').answer('march:g4');
  expect(match.events('clash')).toEqual([]);
  expect(teamAt(match).state).toBe('arrived');
});

proves(['ZF-4.25', 'ZF-4.26'], 'the winner, whoever that is, moves the loser exactly three hexes', () => {
  const match = clashed([1, 6]);
  expect(match.waiting).toEqual([1]);
  const hexes = match.options().map((key) => key.slice('hex:'.length));
  expect(hexes.every((hex) => hexDistance(field, 'c6', hex) === 3)).toBe(true);
  expect(hexes.length).toBeGreaterThan(6);
  match.answer('hex:c3');
  expect(match.events('driven-off')).toMatchObject([{ cite: 'ZF-4.25', params: { team: 'usa', to: 'c3' } }]);
});

proves('ZF-4.26', 'not into the castle, onto a gate, or onto another team', () => {
  const match = laid({ seats: 3, at: ['e6', 'e7', 'h7'], dice: [2, 6, 1] })
    .answer('roll')
    .answer('march:e7');
  const hexes = match.options().map((key) => key.slice('hex:'.length));
  expect(hexes.some(isGate)).toBe(false);
  expect(hexes).not.toContain('h7');
  expect(hexDistance(field, 'e7', 'h7')).toBe(3);
});

proves(['ZF-4.27', 'ZF-4.28'], 'whoever is moved onto an event does not trigger it, the active team neither', () => {
  const defender = clashed([6, 1], { events: { d3: 'vg-5.1' } }).answer('hex:d3');
  expect(defender.events('event-turned')).toEqual([]);
  const attacker = clashed([1, 6], { events: { d3: 'vg-5.1' } }).answer('hex:d3');
  expect(attacker.events('event-turned')).toEqual([]);
  expect(attacker.waiting).toEqual([1]);
  expect(teamAt(attacker).at).toBe('d3');
});

proves('ZF-4.29', 'nobody is hurt, and nothing is lost', () => {
  const match = clashed([6, 1], { carried: { 'great-britain-soldier-1': ['mg42.1'] } }).answer('hex:c3');
  expect(teamAt(match, 1).members).toHaveLength(8);
  expect(teamAt(match, 1).members.some(({ wounded }) => wounded)).toBe(false);
  expect(itemsOf(match, 'great-britain-soldier-1')).toEqual(['mg42.1']);
});

proves(
  ['ZF-5.1', 'ZF-5.2', 'ZF-5.3'],
  'a Panzerfaust always hits a vehicle: it is gone, its team is moved, the weapon is used up',
  () => {
    const match = attacking({
      aboard: [null, 'kuebelwagen.1'],
      carried: { 'usa-soldier-1': ['panzerfaust.1'], 'usa-soldier-2': ['bazooka.1'] },
    });
    expect(match.refuses('attack:usa-soldier-2.1:great-britain')).toMatchObject({
      key: 'not-for-this',
      cite: 'ZF-5.1',
    });
    match.answer('attack:usa-soldier-1.1:great-britain');
    expect(citesOf(match, 'vehicle-attacked')).toEqual(['ZF-5.1']);
    expect(citesOf(match, 'transport-destroyed')).toEqual(['ZF-5.2']);
    match.answer('hex:c3');
    expect(match.events('weapon-used-up')).toMatchObject([{ cite: 'ZF-5.3', params: { weapon: 'panzerfaust' } }]);
    expect(teamAt(match, 1)).toMatchObject({ at: 'c3', transport: null });
  },
);

proves('ZF-5.1', 'a vehicle next door is no target', () => {
  const carried = { 'usa-soldier-1': ['panzerfaust.1'] } as const;
  const near = attacking({ at: ['c6', 'c5'], aboard: [null, 'kuebelwagen.1'], carried });
  expect(near.question.key).toBe('set-out');
  const here = attacking({ aboard: [null, 'kuebelwagen.1'], carried }).answer('attack:usa-soldier-1.1:great-britain');
  expect(citesOf(here.answer('hex:c3'), 'vehicle-attacked')).toEqual(['ZF-5.1']);
});

proves('ZF-5.3', 'a machine gun is tested: 3 takes it away', () => {
  const match = attacking({
    aboard: [null, 'kuebelwagen.1'],
    carried: { 'usa-soldier-1': ['machine-gun.1'] },
    dice: [3],
  });
  match.answer('attack:usa-soldier-1.1:great-britain').answer('hex:c3');
  expect(match.events('ammunition-tested')).toMatchObject([{ cite: 'ZF-5.3', params: { die: 3, lost: true } }]);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual([]);
});

proves(
  'ZF-5.4',
  'against a vehicle that one runs into: a weapon, or a fight; a loser is moved with the vehicle',
  () => {
    const wanted = { aboard: [null, 'kuebelwagen.1'], carried: { 'usa-soldier-1': ['panzerfaust.1'] } } as const;
    const match = clashed([6, 1], wanted);
    expect(match.question).toMatchObject({ key: 'clash-how', cite: 'ZF-5.4' });
    match.answer('fight').answer('hex:c3');
    expect(teamAt(match, 1)).toMatchObject({ at: 'c3', transport: 'kuebelwagen.1' });
    const fired = clashed([], wanted).answer('attack:usa-soldier-1.1:great-britain').answer('hex:c3');
    expect(teamAt(fired, 1).transport).toBeNull();
    expect(fired.events('clash-rolled')).toEqual([]);
  },
);

proves(
  ['ZF-5.5', 'ZF-5.6', 'ZF-5.7'],
  'a bazooka hits an aircraft within two hexes on 2 to 6, and is used up either way',
  () => {
    const wanted: Laid = { at: ['c6', 'c4'], aboard: [null, 'fl282.1'], carried: { 'usa-soldier-1': ['bazooka.1'] } };
    const hit = attacking({ ...wanted, dice: [2] }).answer('attack:usa-soldier-1.1:great-britain');
    expect(hit.events('aircraft-attacked')).toMatchObject([{ cite: 'ZF-5.5', params: { die: 2, hit: true } }]);
    const hexes = hit.options().map((key) => key.slice('hex:'.length));
    expect(hexes.every((hex) => hexDistance(field, 'c4', hex) === 5)).toBe(true);
    hit.answer(`hex:${hexes[0]}`);
    expect(citesOf(hit, 'driven-off')).toEqual(['ZF-5.6']);
    expect(teamAt(hit, 1).transport).toBeNull();
    expect(citesOf(hit, 'weapon-used-up')).toEqual(['ZF-5.7']);
    const missed = attacking({ ...wanted, dice: [1] }).answer('attack:usa-soldier-1.1:great-britain');
    expect(teamAt(missed, 1).transport).toBe('fl282.1');
    expect(itemsOf(missed, 'usa-soldier-1')).toEqual([]);
    const far = attacking({ ...wanted, at: ['c6', 'c3'] });
    expect(far.question.key).toBe('set-out');
  },
);

proves('ZF-12.15', 'a tank ignores weapons, but not another tank', () => {
  const weapon = attacking({ aboard: [null, 'maus.1'], carried: { 'usa-soldier-1': ['panzerfaust.1'] } });
  expect(weapon.refuses('attack:usa-soldier-1.1:great-britain')).toMatchObject({
    key: 'not-for-this',
    cite: 'ZF-12.15',
  });
  const tank = attacking({ aboard: ['e-100.1', 'maus.1'] })
    .answer('attack:gun:great-britain')
    .answer('hex:c3');
  expect(citesOf(tank, 'vehicle-attacked')).toEqual(['ZF-12.15']);
  expect(teamAt(tank, 1).transport).toBeNull();
});

proves('ZF-4.26', 'three hexes from the castle it is not among them', () => {
  const at = field.hexes.find(
    ({ id, terrain }) => terrain !== 'mountain' && id !== 'd5' && hexDistance(field, id, 'g4') === 3,
  )?.id;
  const from = field.neighbours[at ?? '']?.find((hex) => hexDistance(field, hex, 'g4') === 4);
  const match = laid({ at: [from ?? '', at ?? ''], dice: [4, 6, 1] })
    .answer('roll')
    .answer(`march:${at}`);
  const hexes = match.options().map((key) => key.slice('hex:'.length));
  expect(hexes.every((hex) => hexDistance(field, at ?? '', hex) === 3)).toBe(true);
  expect(hexes).not.toContain('g4');
});

proves('ZF-10.22', 'no bazooka moves a team out of a fight that waits', () => {
  const match = laid({
    seats: 3,
    at: ['c6', 'a2', 'c5'],
    aboard: ['fl282.1'],
    events: { c6: 'encounter-3.1' },
    phase: 'field-event',
    bowl: ['zombie.1', 'zombie.2', 'zombie.3'],
    carried: { 'japan-soldier-1': ['bazooka.1'] },
    dice: [3],
    change: (world) => {
      for (const team of world.teams) if (team.seat === 1) team.state = 'lost';
      world.master = 1;
    },
  }).answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  match.answer('roll');
  expect(match.refuses('march:c6')).toMatchObject({ key: 'fight-there', cite: 'ZF-10.22' });
  match.answer('halt');
  expect(match.question.key).not.toBe('attack');
  expect(match.events('fight-resumed')).toHaveLength(1);
});
