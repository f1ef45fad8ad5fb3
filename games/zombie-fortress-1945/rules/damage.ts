/** Damage in a fight (C-1.11, C-3.0): to members, and to counters. */
import { EVERYBODY } from '@necropole/kernel';
import { counterAt, counterId, hulkOf, packOf } from '../reading.ts';
import type { ZfTable } from '../shape.ts';
import type { Fight, Member, Pack, Team, World } from '../world.ts';
import { scatterThings } from './carrying.ts';

/** The first damage wounds, the second kills (ZF-9.22); a prisoner dies of the first (ZF-7.20). */
export function hurtMember(table: ZfTable, team: Team, member: Member): void {
  const isFrail = member.kind === 'prisoner';
  if (!member.wounded && !isFrail) {
    member.wounded = true;
    table.tell('wounded', 'ZF-9.22', { member: member.id });
    return;
  }
  table.tell('died', isFrail ? 'ZF-7.20' : 'ZF-9.22', { member: member.id });
  if (team.at !== null) table.tally('fell', team.at);
  team.members = team.members.filter((one) => one !== member);
  const [heir] = team.members;
  if (heir === undefined) scatterThings(table, team, member);
  else while (member.items.cards.length > 0) table.move(member.items, 0, heir.items);
}

/** A counter is turned face up, for everybody (ZF-9.26). */
export function uncover(table: ZfTable, fight: Fight, slot: number, cite: string): void {
  if (isUncovered(fight, slot)) return;
  const counter = table.reveal(fight.counters, slot, EVERYBODY);
  table.tell('uncovered', cite, { slot, counter });
}

export function isUncovered({ counters }: Fight, slot: number): boolean {
  return ((counters.known[slot] ?? 0) & EVERYBODY) === EVERYBODY;
}

/** Damage to a counter that lies face up: as much as it has lives kills it. */
export function hurtCounter(table: ZfTable, fight: Fight, slot: number, damage: number): void {
  if (damage === 0 || fight.boxes[slot] === null) return;
  const kind = counterAt(fight, slot);
  const counter = counterId(fight, slot);
  const left = livesLeft(table.world, fight, slot) - damage;
  if (kind.lives === null) keepLives(table.world, fight, Math.max(left, 0));
  else fight.hits[slot] = kind.lives - left;
  if (left > 0) {
    const cite = kindOfPack(table.world, fight) === 'turned' ? 'ZF-8.25' : (kind.cites?.[0] ?? 'ZF-10.1');
    table.tell('zombie-hurt', cite, { slot, counter, left });
    return;
  }
  fight.boxes[slot] = null;
  if (kind.family === 'prize') table.tell('prize-lost', 'ZF-10.13', { slot, counter });
  else
    table.tell('zombie-killed', kindOfPack(table.world, fight) === 'encounter' ? 'ZF-9.11' : 'ZF-10.3', {
      slot,
      counter,
    });
}

/** What kind of group a fight is against: those of encounters (ZF-9.11) and those who turned (ZF-8.25) have the lives of their kind. */
function kindOfPack(world: World, { pack }: Fight): Pack['kind'] | null {
  return pack === null ? null : packOf(world, pack).kind;
}

/** The life points that a counter has left; those of a wandering zombie and of Hulk are theirs from fight to fight. */
export function livesLeft(world: World, fight: Fight, slot: number): number {
  const { lives } = counterAt(fight, slot);
  if (lives !== null) return lives - (fight.hits[slot] ?? 0);
  return (fight.pack === null ? hulkOf(world).hp : packOf(world, fight.pack).hp) ?? 0;
}

/** What they have lost they never recover (ZF-8.8, ZF-12.1). */
function keepLives(world: World, { pack }: Fight, left: number): void {
  if (pack === null) hulkOf(world).hp = left;
  else packOf(world, pack).hp = left;
}

/** Does anything stand in the boxes that could still come? What lies face down might; a prize that is uncovered cannot. */
export function isAnyoneLeft(fight: Fight): boolean {
  return fight.boxes.some(
    (box, slot) => box !== null && (!isUncovered(fight, slot) || counterAt(fight, slot).family === 'zombie'),
  );
}
