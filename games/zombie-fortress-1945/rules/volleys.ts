/**
 * Fire (C-2.3): a volley at each box that the zombies come through.
 *
 * 1. Who fires at which box, throws a grenade or sets a mine (shots.ts).
 * 2. Their attack points are split among the targets of that box, all of them before any die falls.
 * 3. Each point is a die, each 6 a damage. Whoever was fired at and survives is turned face up.
 */
import { EVERYBODY, type Fact } from '@necropole/kernel';
import { type Range, ranges } from '../content/camps.ts';
import { type Carried, counterAt, fightNow, firstIn, itemAt, memberOf, slotsIn, teamOf, teamsIn } from '../reading.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import type { Fight, Member, Team } from '../world.ts';
import { throwOne, useUp } from './ammunition.ts';
import { hurtCounter, hurtMember, isAnyoneLeft, isUncovered, uncover } from './damage.ts';
import { dropFallen } from './fights.ts';
import { hitOdds, shareOdds } from './odds.ts';
import { counterPieceId } from './pointing.ts';
import { chooseShots, namedFor, openCounters, type Shot, wielded } from './shots.ts';

const DIE = 6;
const HIT = 6;

/** Dice for one target. */
interface Aimed {
  readonly slot: number;
  readonly dice: number;
}

export function* fightFire(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  if (fight.gun !== null) yield* fireGun(table, fight, firstIn(world, fight), fight.gun);
  else yield* volley(table, fight);
  dropFallen(table, fight);
  const isAnyoneAlive = teamsIn(world, fight).some(({ members }) => members.length > 0);
  return isAnyoneAlive && isAnyoneLeft(fight) ? 'fight-advance' : 'fight-over';
}

/** The gun of a tank, once, in place of everybody's fire (ZF-12.17, ZF-12.18). */
function* fireGun(table: ZfTable, fight: Fight, team: Team, dice: number): Rule {
  table.tell('gun-fires', 'ZF-12.17', { team: team.camp, dice });
  const aimed = yield* split(table, fight, team, ranges[0] ?? 3, dice, []);
  for (const one of aimed) rollAt(table, fight, one);
}

/** Each player splits the points of their own shooters (ZF-11.2), and all have before any die falls (ZF-10.2). */
function* volley(table: ZfTable, fight: Fight): Rule {
  const shots = yield* chooseShots(table, fight);
  const aimed: Aimed[] = [];
  for (const team of teamsIn(table.world, fight)) {
    const own = shots.filter(({ team: camp }) => camp === team.camp);
    for (const box of ranges) {
      const dice = own.reduce((sum, shot) => (shot.is !== 'mine' && shot.box === box ? sum + shot.dice : sum), 0);
      if (dice > 0) aimed.push(...(yield* split(table, fight, team, box, dice, shots)));
    }
  }
  for (const shot of shots) pay(table, fight, shot);
  for (const one of aimed) rollAt(table, fight, one);
  for (const shot of shots) if (shot.is === 'mine') blowUp(table, fight, shot);
}

// ── Splitting the dice ────────────────────────────────────────────────────────────────────────────────────────────

/** The player splits the points among the targets of a box, and may spare some (ZF-10.1), before any die (ZF-10.2). */
function* split(
  table: ZfTable,
  fight: Fight,
  team: Team,
  box: Range,
  total: number,
  shots: readonly Shot[],
): Rule<readonly Aimed[]> {
  const targets = slotsIn(fight, box);
  const [only] = targets;
  if (only !== undefined && targets.length === 1) return [{ slot: only, dice: total }];
  const aimed: Aimed[] = [];
  let left = total;
  for (const slot of targets) {
    if (left === 0) break;
    const most = left;
    const dice = yield* table.ask(team.seat, {
      key: 'aim',
      params: { team: team.camp, slot, box, dice: most },
      cite: 'ZF-10.1',
      refs: [counterPieceId(slot)],
      context: () => [...openCounters(fight, [box]), ...mayBeFinds(fight, targets)],
      named: () => shots.map(namedFor),
      sharing: () => ({
        symbol: 'd-6',
        left: most,
        given: aimed.map((one) => ({
          to: counterPieceId(one.slot),
          count: one.dice,
          fact: shareOdds(table.world, fight, one.slot, one.dice),
        })),
        next: targets.slice(targets.indexOf(slot)).map(counterPieceId),
        each: targets
          .slice(targets.indexOf(slot))
          .map((to) => Array.from({ length: most + 1 }, (_, given) => shareOdds(table.world, fight, to, given))),
      }),
      options: () => Array.from({ length: most + 1 }, (_, given) => diceOption(table, fight, slot, given)),
    });
    if (dice > 0) aimed.push({ slot, dice });
    left -= dice;
  }
  return aimed;
}

/** What lies face down may be herb or map, which fire destroys (ZF-10.13). */
function mayBeFinds(fight: Fight, targets: readonly number[]): readonly Fact<Zf>[] {
  return targets.every((slot) => isUncovered(fight, slot)) ? [] : [{ key: 'may-be-find', params: {} }];
}

function diceOption(table: ZfTable, fight: Fight, slot: number, dice: number) {
  return table.option(`dice:${dice}`, dice, null, () => ({
    refs: [counterPieceId(slot)],
    gives: dice,
    facts: oddsOf(table, fight, slot, dice),
  }));
}

/** What counts first, then the chance of a single damage, where that is another. */
function oddsOf({ world }: ZfTable, fight: Fight, slot: number, dice: number): readonly Fact<Zf>[] {
  const first = shareOdds(world, fight, slot, dice);
  const hit = hitOdds(dice);
  return first.key === 'kill-odds' && first.params.lives > 1 ? [first, hit] : [first];
}

// ── The dice fall ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What fires is seen, and what is thrown is spent. */
function pay(table: ZfTable, fight: Fight, shot: Shot): void {
  const member = memberOf(teamOf(table.world, shot.team), shot.member);
  if (shot.is === 'fire') fireWith(table, fight, member, shot.box, shot.dice);
  if (shot.is !== 'throw') return;
  const place = member.items.cards.indexOf(shot.thing);
  throwGrenade(table, { member, place }, shot.dice);
}

function fireWith(table: ZfTable, fight: Fight, member: Member, box: Range, dice: number): void {
  const armed = wielded(member);
  table.tell('fires', armed === null ? 'ZF-9.19' : 'ZF-9.20', {
    member: member.id,
    weapon: armed?.weapon.id ?? null,
    box,
    dice,
  });
  if (armed === null) return;
  table.uses(armed.weapon.id);
  const place = member.items.cards.indexOf(armed.marker);
  table.reveal(member.items, place, EVERYBODY);
  if (armed.weapon.ammunition === 'always') useUp(table, { member, place }, 'ZF-3.17');
  else if (!fight.used.includes(armed.marker)) fight.used.push(armed.marker);
}

/** A grenade is thrown (ZF-13.6). */
function throwGrenade(table: ZfTable, thing: Carried, dice: number): void {
  const { id } = thing.member;
  table.uses(itemAt(thing).id);
  table.tell('throws', 'ZF-13.6', { member: id, dice, left: throwOne(table, thing) });
}

/** Whoever is fired at and survives is turned face up (ZF-9.26); so are herb and map (ZF-10.11). */
function rollAt(table: ZfTable, fight: Fight, { slot, dice: count }: Aimed): void {
  const dice = Array.from({ length: count }, () => table.roll(DIE));
  const hits = dice.filter((die) => die === HIT).length;
  table.tell('shot-at', 'ZF-10.1', { slot, dice, hits });
  struck(table, fight, slot, hits);
}

function struck(table: ZfTable, fight: Fight, slot: number, hits: number): void {
  if (fight.boxes[slot] === null) return;
  uncover(table, fight, slot, counterAt(fight, slot).family === 'prize' ? 'ZF-10.11' : 'ZF-9.26');
  hurtCounter(table, fight, slot, hits);
}

/** A die decides whom the mine hurts (ZF-13.8); it served once (ZF-13.9). */
function blowUp(table: ZfTable, fight: Fight, shot: Extract<Shot, { is: 'mine' }>): void {
  const team = teamOf(table.world, shot.team);
  const member = memberOf(team, shot.member);
  const thing = { member, place: member.items.cards.indexOf(shot.thing) };
  const item = itemAt(thing);
  if (item.family !== 'mine') return;
  const die = table.roll(DIE);
  table.uses(item.id);
  table.tell('mine-set', 'ZF-13.8', { slot: shot.slot, member: member.id, die });
  useUp(table, thing, 'ZF-13.9');
  struck(table, fight, shot.slot, die >= item.hurtsFrom ? 1 : 0);
  if (die <= item.backfiresTo) hurtMember(table, team, member);
}
