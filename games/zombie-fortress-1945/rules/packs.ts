/**
 * The dead that stand in the boxes of a fight (C-2.1, B-5.0, B-6.3, C-4.0): where they come from, and where they go after it.
 *
 * 1. An encounter is drawn from the bowl, face down. So is one that has woken, when it first fights.
 * 2. A wandering zombie and Hulk are a single figure; dice say their life points, once.
 * 3. Afterwards the dead, herb and map go back. Those that are left of a group go on walking.
 */
import type { HexId } from '@necropole/boards';
import { draw, knowers, moveCard, type Pile, pile, type Seat } from '@necropole/kernel';
import { type CounterId, counterOf, countersApart } from '../content/counters/index.ts';
import type { ZoneId } from '../content/fortress/plan.ts';
import { packOf } from '../reading.ts';
import type { ZfTable } from '../shape.ts';
import type { Fight, Foe, Pack } from '../world.ts';
import { isAnyoneLeft } from './damage.ts';

const DIE = 6;
const WANDERER_EXTRA = 3;
const HULK_EXTRA = 6;
const isApart: ReadonlySet<string> = new Set(countersApart);

/** A group of the dead comes up. It moves when its leader is active; one that is `fresh`, only the time after. */
export function addPack(
  { world }: ZfTable,
  { kind, at, leader, zombies }: Pick<Pack, 'kind' | 'at' | 'leader' | 'zombies'>,
  fresh = false,
): Pack {
  const { fortress } = world;
  fortress.created += 1;
  const id = fortress.created;
  const counters: Pile<CounterId> = pile('counters', `pack-${id}`);
  const pack: Pack = { id, kind, at, leader, hp: null, zombies, counters, hits: [], fresh };
  fortress.packs.push(pack);
  return pack;
}

/** Puts the counters of a fight on the table, and gives the damage that each of them has taken before. */
export function muster(
  table: ZfTable,
  foe: Foe,
  at: HexId | ZoneId,
  leader: Seat,
  counters: Pile<CounterId>,
): number[] {
  if (foe.kind === 'encounter') drawCounters(table, counters, foe.zombies, leader);
  if (foe.kind === 'hulk') callHulk(table, at as ZoneId, counters);
  return foe.kind === 'pack' ? callPack(table, packOf(table.world, foe.pack), counters) : counters.cards.map(() => 0);
}

/** Drawn at random, face down (ZF-9.23); where there are too few, those that are left (ZF-10.25). */
function drawCounters(
  table: ZfTable,
  counters: Pile<CounterId>,
  zombies: number,
  leader: Seat,
  cite = 'ZF-9.23',
): void {
  const { bowl } = table.world;
  const count = Math.min(zombies, bowl.cards.length);
  for (let drawn = 0; drawn < count; drawn++) draw(table, bowl, counters, knowers(leader));
  table.tell('counters-drawn', count < zombies ? 'ZF-10.25' : cite, { count });
}

/** A group: what is left of it since its last fight; an encounter draws its counters now (ZF-9.9). */
function callPack(table: ZfTable, pack: Pack, counters: Pile<CounterId>): number[] {
  if (pack.kind === 'wanderer') {
    callFigure(table, 'wanderer', counters);
    pack.hp ??= rollWanderer(table);
    return [0];
  }
  if (pack.zombies !== null) {
    drawCounters(table, counters, pack.zombies, pack.leader, 'ZF-9.9');
    pack.zombies = null;
    return counters.cards.map(() => 0);
  }
  while (pack.counters.cards.length > 0) table.move(pack.counters, 0, counters);
  const { hits } = pack;
  pack.hits = [];
  return hits;
}

/** A die + 3 life points (ZF-8.7), rolled at its first fight (ZF-8.8). */
function rollWanderer(table: ZfTable): number {
  const die = table.roll(DIE);
  table.tell('wanderer-rolled', 'ZF-8.7', { die, lives: die + WANDERER_EXTRA });
  return die + WANDERER_EXTRA;
}

/** The doctor is Hulk from now on, with two dice + 6 life points (ZF-12.1). */
function callHulk(table: ZfTable, at: ZoneId, counters: Pile<CounterId>): void {
  const { fortress } = table.world;
  callFigure(table, 'hulk', counters);
  if (fortress.hulk !== null) return;
  const dice = [table.roll(DIE), table.roll(DIE)];
  const lives = dice.reduce((sum, die) => sum + die, HULK_EXTRA);
  fortress.hulk = { at, hp: lives };
  fortress.doctor = 'hulk';
  table.tell('hulk-rolled', 'ZF-12.1', { at, dice, lives });
}

/** Everybody sees a figure that walks the map. */
function callFigure(table: ZfTable, kind: 'wanderer' | 'hulk', counters: Pile<CounterId>): void {
  const { apart } = table.world;
  const counter = apart.cards.find((one) => counterOf(one).id === kind);
  if (counter !== undefined) moveCard(table, apart, counter, counters);
}

// ── After the fight ───────────────────────────────────────────────────────────────────────────────────────────────

/** Those that are left of a group stay one; the dead, herb and map go back into the bowl (ZF-10.24). */
export function disperse(table: ZfTable, fight: Fight): void {
  const pack = fight.pack === null ? null : packOf(table.world, fight.pack);
  const goesOnWalking = pack !== null && pack.kind !== 'wanderer' && isAnyoneLeft(fight);
  if (pack !== null && goesOnWalking) regroup(table, fight, pack);
  if (pack !== null && !goesOnWalking && (pack.hp ?? 0) === 0) removePack(table, pack);
  returnCounters(table, fight);
}

/** The team has fled or fallen: they stay where they are, as they are (ZF-10.26). */
function regroup(table: ZfTable, fight: Fight, pack: Pack): void {
  const left = fight.boxes.map((box) => box !== null);
  for (let slot = left.length - 1; slot >= 0; slot--) {
    if (left[slot] !== true) continue;
    pack.hits.unshift(fight.hits[slot] ?? 0);
    table.move(fight.counters, slot, pack.counters, 0, pack.counters.cards.length);
  }
}

/** The group is no more; after the death of a wandering zombie teams that head for an entry zone are slowed (ZF-8.10). */
function removePack(table: ZfTable, { id, kind, at }: Pack): void {
  const { fortress } = table.world;
  fortress.packs = fortress.packs.filter((one) => one.id !== id);
  if (kind === 'wanderer') fortress.halved = true;
  table.tell('pack-destroyed', kind === 'wanderer' ? 'ZF-8.9' : 'ZF-9.28', { kind, at });
}

/** All that came from the bowl goes back into it, the rest beside it. */
function returnCounters(table: ZfTable, { counters }: Fight): void {
  const { bowl, apart } = table.world;
  const count = counters.cards.filter((counter) => !isApart.has(counter)).length;
  for (let top = counters.cards.at(-1); top !== undefined; top = counters.cards.at(-1)) {
    draw(table, counters, isApart.has(top) ? apart : bowl);
  }
  if (count === 0) return;
  table.shuffle(bowl);
  table.tell('counters-returned', 'ZF-10.24', { count });
}
