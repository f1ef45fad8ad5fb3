/** What becomes of a weapon that was used (C-2.32; chapter E): a die, or it is gone at once. */
import { EVERYBODY, type Fact } from '@necropole/kernel';
import { kindOf } from '../content/markers/index.ts';
import { type Carried, itemAt, markerAt } from '../reading.ts';
import type { Zf, ZfTable } from '../shape.ts';
import type { World } from '../world.ts';
import { takeAway } from './carrying.ts';

const DIE = 6;

/** The ammunition test of a weapon (ZF-10.7); one with red factors is gone without a die (ZF-3.17). */
export function testAmmunition(table: ZfTable, thing: Carried, cite: string): void {
  const item = itemAt(thing);
  if (item.family !== 'weapon') return;
  const { member } = thing;
  if (item.ammunition === 'always') {
    useUp(table, thing, cite);
    return;
  }
  const die = table.roll(DIE);
  const lost = die <= item.ammunition.lostOn;
  table.tell('ammunition-tested', cite, { member: member.id, weapon: kindOf(markerAt(thing)), die, lost });
  if (lost) takeAway(table, thing, table.world.gone);
}

/** A thing that served for the last time leaves the game. */
export function useUp(table: ZfTable, thing: Carried, cite: string): void {
  const marker = markerAt(thing);
  takeAway(table, thing, table.world.gone, EVERYBODY);
  table.tell('weapon-used-up', cite, { member: thing.member.id, weapon: kindOf(marker) });
}

/** What a weapon costs that served outside of a fight: its test, a throw of a counter of grenades, or all that it was. */
export function spend(table: ZfTable, thing: Carried, cite: string): void {
  const item = itemAt(thing);
  if (item.family === 'weapon') testAmmunition(table, thing, cite);
  else if (item.family === 'grenade') throwOne(table, thing);
  else useUp(table, thing, cite);
}

/** What that costs, told before: the die that takes a weapon away, or how many throws are left. */
export function spendFacts({ turnedOver }: World, thing: Carried): readonly Fact<Zf>[] {
  const item = itemAt(thing);
  if (item.family === 'weapon')
    return [{ key: 'lost-on', params: { upTo: item.ammunition === 'always' ? DIE : item.ammunition.lostOn } }];
  const isFirst = item.family === 'grenade' && item.throws > 1 && !turnedOver.includes(markerAt(thing));
  return [{ key: 'is-spent', params: { left: isFirst ? 1 : 0 } }];
}

/** The counter of two is turned over at the first, and gone at the second (ZF-13.6). Gives how many are left. */
export function throwOne(table: ZfTable, thing: Carried): 0 | 1 {
  const { world } = table;
  const item = itemAt(thing);
  const marker = markerAt(thing);
  if (item.family === 'grenade' && item.throws > 1 && !world.turnedOver.includes(marker)) {
    world.turnedOver.push(marker);
    return 1;
  }
  world.turnedOver = world.turnedOver.filter((one) => one !== marker);
  takeAway(table, thing, world.gone);
  return 0;
}
