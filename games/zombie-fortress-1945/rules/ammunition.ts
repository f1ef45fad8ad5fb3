/** What becomes of a weapon that was used (C-2.32; chapter E): a die, or it is gone at once. */
import { EVERYBODY } from '@necropole/kernel';
import { kindOf } from '../content/markers/index.ts';
import { type Carried, itemAt, markerAt } from '../reading.ts';
import type { ZfTable } from '../shape.ts';
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
