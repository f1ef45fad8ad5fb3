import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { fightAgainst, itemsOf, laid, teamAt } from '../../testing/laid.ts';
import { type CounterKindId, counterKinds } from '../counters/index.ts';
import type { Weapon } from '../kinds.ts';
import { type MarkerKindId, markerKinds, markers } from './index.ts';

const proves = provesFor(rulebook);

function weapon(id: MarkerKindId): Weapon {
  const marker = markers[id];
  if (marker.family !== 'weapon') throw new Error(`${id} is no weapon`);
  return marker;
}

/** As its counter shows it. */
function numbers(id: MarkerKindId): string {
  const { rates } = weapon(id);
  return [rates[3], rates[2], rates[1]].map((rate) => rate ?? '*').join('-');
}

// ── Chapter E ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ZF-12.19', 'a weapon has a number, or an asterisk, for each of the three boxes', () => {
  for (const marker of markerKinds) {
    if (marker.family === 'weapon') expect(Object.keys(marker.rates).sort()).toEqual(['1', '2', '3']);
  }
  const match = fightAgainst(['giant.1'], { carried: { 'usa-soldier-1': ['bazooka.1'] } });
  match.answer('wield:usa-soldier-1.1').answer('ready').answer('done').answer('advance');
  expect(match.option('fire:usa-soldier-1:2').facts).toContainEqual({
    key: 'fires-with',
    params: { weapon: 'bazooka', dice: 4 },
  });
});

const table: readonly (readonly [string, MarkerKindId, string, 'always' | number, readonly string[]])[] = [
  ['ZF-12.20', 'bazooka', '7-4-3', 'always', ['aircraft']],
  ['ZF-12.21', 'panzerfaust', '10-*-*', 'always', ['vehicle', 'door']],
  ['ZF-12.22', 'machine-gun', '10-*-*', 3, ['vehicle']],
  ['ZF-12.24', 'grenade-pistol', '6-*-*', 2, ['vehicle', 'door']],
  ['ZF-13.1', 'stg44', '4-4-5', 1, []],
  ['ZF-13.2', 'mg42', '5-4-3', 1, []],
  ['ZF-13.3', 'vg-5', '3-3-3', 1, []],
  ['ZF-13.4', 'mp3008', '4-3-3', 1, []],
  ['ZF-13.5', 'ppsh', '5-5-4', 1, []],
  ['ZF-13.7', 'flamethrower', '*-10-*', 4, []],
];

for (const [cite, id, rates, lostOn, against] of table) {
  proves(cite, `${id} is ${rates}`, () => {
    expect(numbers(id)).toBe(rates);
    const { ammunition } = weapon(id);
    expect(ammunition === 'always' ? ammunition : ammunition.lostOn).toBe(lostOn);
    expect(weapon(id).against).toEqual(against);
  });
}

proves('ZF-3.17', 'a weapon with red factors is gone after one shot', () => {
  const dice = Array.from({ length: 7 }, () => 1);
  const match = fightAgainst(['giant.1'], { carried: { 'usa-soldier-1': ['bazooka.1'] }, dice });
  match.answer('wield:usa-soldier-1.1').answer('ready').answer('fire:usa-soldier-1:3').answer('done');
  expect(match.events('weapon-used-up')).toMatchObject([{ cite: 'ZF-3.17', params: { weapon: 'bazooka' } }]);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual([]);
});

proves('ZF-13.6', 'seven dice at box 2; the counter of two serves twice, the marker once', () => {
  const sevens = (times: number) => Array.from({ length: 7 * times }, () => 1);
  const match = fightAgainst(['giant.1'], {
    carried: { 'usa-soldier-1': ['grenades.1'], 'usa-soldier-2': ['grenade.1'] },
    dice: sevens(2),
  });
  match.answer('ready').answer('done').answer('advance');
  match.answer('throw:usa-soldier-1.1').answer('throw:usa-soldier-2.1').answer('done');
  expect(match.events('throws')).toMatchObject([
    { cite: 'ZF-13.6', params: { dice: 7, left: 1 } },
    { cite: 'ZF-13.6', params: { dice: 7, left: 0 } },
  ]);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['grenades.1']);
  expect(match.world.turnedOver).toEqual(['grenades.1']);
  expect(itemsOf(match, 'usa-soldier-2')).toEqual([]);
  const second = fightAgainst(['giant.1'], {
    carried: { 'usa-soldier-1': ['grenades.1'] },
    dice: sevens(1),
    change: (world) => {
      world.turnedOver = ['grenades.1'];
    },
  });
  second.answer('ready').answer('done').answer('advance').answer('throw:usa-soldier-1.1').answer('done');
  expect(second.world.gone.cards).toContain('grenades.1');
  expect(second.world.turnedOver).toEqual([]);
});

proves(['ZF-13.8', 'ZF-13.9'], 'a mine: 4 or more hurts its target, 1 its user, 2 and 3 nobody; once, in box 2', () => {
  const blown = (die: number) => {
    const match = fightAgainst(['helmeted.1', 'zombie.1'], { carried: { 'usa-soldier-1': ['mine.1'] }, dice: [die] });
    match.answer('ready');
    expect(match.refuses('mine:usa-soldier-1.1')).toMatchObject({ key: 'box-empty' });
    match.answer('done').answer('advance').answer('mine:usa-soldier-1.1');
    expect(match.question).toMatchObject({ key: 'set-mine', cite: 'ZF-13.9' });
    match.answer('counter:1').answer('done');
    expect(match.events('weapon-used-up')).toMatchObject([{ cite: 'ZF-13.9' }]);
    return [match.events('zombie-hurt').length, match.events('wounded').length];
  };
  expect([1, 2, 3, 4, 6].map(blown)).toEqual([
    [0, 1],
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ]);
});

proves('ZF-13.10', 'bazooka, Panzerfaust and mine serve once', () => {
  const once = markerKinds.filter(
    (marker) => marker.family === 'mine' || (marker.family === 'weapon' && marker.ammunition === 'always'),
  );
  expect(once.map(({ id }) => id)).toEqual(['bazooka', 'panzerfaust', 'mine']);
});

// ── Chapter F ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ZF-13.11', 'ZF-13.12'], 'a ZG1229 uncovers half of box 3, rounded up, for all; a 1 takes it away', () => {
  const match = fightAgainst(['zombie.1', 'dog.1', 'giant.1', 'herb.1', 'zombie.2'], {
    carried: { 'usa-soldier-1': ['zg1229.1'], 'usa-soldier-2': ['medic-kit.1'] },
    dice: [1],
  });
  match.answer('ready');
  expect(match.question.options().map(({ key }) => key)).not.toContain('scan:usa-soldier-2.1');
  match.answer('scan:usa-soldier-1.1');
  expect(match.question).toMatchObject({ key: 'uncover', cite: 'ZF-13.12', params: { left: 3 } });
  match.answer('counter:2').answer('counter:3').answer('counter:4');
  expect(match.view().world.fights[0]?.counters.cards).toEqual([null, 'dog.1', 'giant.1', 'herb.1', null]);
  expect(match.events('device-used')).toMatchObject([{ cite: 'ZF-13.11', params: { die: 1, lost: true } }]);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual([]);
  const kept = fightAgainst(['zombie.1'], { carried: { 'usa-soldier-1': ['zg1229.1'] }, dice: [2] });
  kept.answer('ready').answer('scan:usa-soldier-1.1').answer('counter:1');
  expect(itemsOf(kept, 'usa-soldier-1')).toEqual(['zg1229.1']);
  expect(kept.refuses('scan:usa-soldier-1.1')).toMatchObject({ key: 'scanned-already' });
  const seen = fightAgainst(['giant.1'], { carried: { 'usa-soldier-1': ['zg1229.1'] }, dice: [1, 1] });
  seen.answer('ready').answer('fire:usa-soldier-2:3').answer('done').answer('advance');
  expect(seen.refuses('scan:usa-soldier-1.1')).toMatchObject({ key: 'nothing-to-uncover' });
});

proves('ZF-13.13', 'with a harness two weapons, of which one is used in a fight', () => {
  const carried = { 'usa-soldier-1': ['harness.1', 'vg-5.1'], 'usa-soldier-2': ['mg42.1'] } as const;
  expect(laid({ carried }).offers('hand:usa-soldier-2.1:usa-soldier-1')).toBe(true);
  const match = fightAgainst(['giant.1'], { carried: { 'usa-soldier-1': ['harness.1', 'vg-5.1', 'mg42.1'] } });
  match.answer('wield:usa-soldier-1.2');
  expect(match.refuses('wield:usa-soldier-1.3')).toMatchObject({ key: 'wields-already', cite: 'ZF-13.13' });
});

proves(['ZF-13.14', 'ZF-13.18'], 'a medic heals a wound with the kit, once; without a kit nobody does', () => {
  const wanted = { carried: { 'usa-soldier-1': ['medic-kit.1', 'vg-5.1'] }, wounded: ['usa-soldier-3'] } as const;
  const match = laid(wanted);
  expect(match.refuses('kit:usa-soldier-1.2:usa-soldier-3')).toMatchObject({ key: 'no-kit', cite: 'ZF-13.18' });
  expect(match.refuses('kit:usa-soldier-1.1:usa-soldier-2')).toMatchObject({ key: 'not-wounded' });
  match.answer('kit:usa-soldier-1.1:usa-soldier-3');
  expect(match.events('kit-used')).toMatchObject([{ cite: 'ZF-13.14', params: { medic: 'usa-medic-1' } }]);
  expect(teamAt(match).members.some(({ wounded }) => wounded)).toBe(false);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['vg-5.1']);
  expect(laid({ ...wanted, members: [6] }).refuses('kit:usa-soldier-1.1:usa-soldier-3')).toMatchObject({
    key: 'no-medic',
  });
  expect(
    laid({ wounded: ['usa-soldier-3'] })
      .options()
      .some((key) => key.startsWith('kit')),
  ).toBe(false);
  const fighting = fightAgainst(['giant.1'], wanted).answer('ready');
  expect(fighting.options().some((key) => key.startsWith('kit'))).toBe(false);
});

proves('ZF-13.15', 'with ice axes a mountain costs a point, and everybody has seen them then', () => {
  const match = laid({ at: ['d2'], carried: { 'usa-soldier-1': ['ice-axes.1'] }, dice: [4] }).answer('roll');
  // Without a word it is the mountain that everybody knows.
  expect(match.option('march:e2').facts?.[0]).toEqual({ key: 'price', params: { half: 6 } });
  expect(match.option('climb:e2').facts?.[0]).toEqual({ key: 'price', params: { half: 2 } });
  match.answer('climb:e2');
  expect(match.world.turn.left).toBe(6);
  expect(match.options().some((key) => key.startsWith('climb:'))).toBe(false);
  expect(match.events('thing-helped')).toMatchObject([{ cite: 'ZF-13.15', params: { marker: 'ice-axes' } }]);
  expect(match.view(1).world.teams[0]?.members[0]?.items.cards).toEqual(['ice-axes.1']);
});

// ── Chapter C-3.0: the counters ───────────────────────────────────────────────────────────────────────────────────

function counter(id: CounterKindId) {
  const found = counterKinds.find((kind) => kind.id === id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
}

proves(['ZF-11.4', 'ZF-11.9'], 'an ordinary zombie has one life, a helmeted one two', () => {
  expect(counter('zombie')).toMatchObject({ lives: 1, leap: 1, breadth: 1 });
  expect(counter('helmeted')).toMatchObject({ lives: 2, leap: 1, breadth: 1 });
  expect(counter('giant')).toMatchObject({ lives: 4, breadth: 2 });
  const match = fightAgainst(['helmeted.1'], { dice: [6, 1, 6, 1] });
  match.answer('fire:usa-soldier-1:3').answer('done');
  expect(match.events('zombie-hurt')).toMatchObject([{ cite: 'ZF-11.9', params: { left: 1 } }]);
  match.answer('advance').answer('fire:usa-soldier-1:2').answer('done');
  expect(match.events('fight-won')).toHaveLength(1);
});

proves('ZF-2.2', 'the bowl holds what was seen in play: four dogs and two helmeted at once, ten in a draw', () => {
  expect(counter('dog').copies).toBeGreaterThanOrEqual(4);
  expect(counter('helmeted').copies).toBeGreaterThanOrEqual(2);
  expect(counterKinds.reduce((sum, { copies }) => sum + copies, 0)).toBeGreaterThanOrEqual(20);
  expect(markers.kuebelwagen.yellow).toBeGreaterThanOrEqual(2);
});
