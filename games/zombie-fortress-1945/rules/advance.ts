/**
 * The zombies come nearer (C-2.4, C-3.0).
 *
 * 1. From a group that walks the teams may flee first (flight.ts). Whoever leads them lets them advance a box; a dog may leap two.
 * 2. Herb and map come along while they are hidden, and never enter the team box.
 * 3. Those that come into the team box stop the fight: nobody else advances then. A puddle eats a weapon there.
 */

import { kindOf } from '../content/markers/index.ts';
import { type Carried, counterAt, counterId, fightNow, firstIn, markerAt, slotsIn, teamsIn } from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Box, Fight } from '../world.ts';
import { takeAway } from './carrying.ts';
import { setApart } from './corrosion.ts';
import { isAnyoneLeft, isUncovered, uncover } from './damage.ts';
import { abandon, suspendFight } from './fights.ts';
import { tryToFlee } from './flight.ts';
import { boxId, counterPieceId, DEAD } from './pointing.ts';

const TEAM_BOX = 0;

export function* fightAdvance(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  yield* tryToFlee(table, fight);
  if (fight.teams.length === 0) return abandon(table, fight);
  const leaping = fight.gun === null ? yield* chooseLeaps(table, fight) : [];
  const entering = moveNearer(table, fight, leaping);
  fight.gun = null;
  for (const slot of entering) yield* enter(table, fight, slot);
  if (slotsIn(fight, TEAM_BOX).length > 0) return suspendFight(table, fight);
  return isAnyoneLeft(fight) ? 'fight-fire' : 'fight-over';
}

// ── Who advances ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Asked whether or not there is a dog among them: that nobody else may know (ZF-11.8). */
function* chooseLeaps(table: ZfTable, fight: Fight): Rule<readonly number[]> {
  const leaping: number[] = [];
  for (;;) {
    const chosen = yield* table.ask(fight.leader, {
      key: 'advance',
      params: { team: firstIn(table.world, fight).camp },
      cite: 'ZF-3.13',
      refs: [boxId(0), DEAD],
      options: () => [table.option('advance', null), ...leapOptions(table, fight, leaping)],
    });
    if (chosen === null) return leaping;
    leaping.push(chosen);
    table.uses(counterAt(fight, chosen).id);
    table.tell('leapt', 'ZF-11.8', { slot: chosen });
    uncover(table, fight, chosen, 'ZF-11.8');
  }
}

function leapOptions(table: ZfTable, fight: Fight, leaping: readonly number[]) {
  const standing = fight.boxes.flatMap((box, slot) => (box !== null && box > TEAM_BOX ? [slot] : []));
  return table.options(
    standing,
    (slot) => judgeLeap(fight, slot, leaping),
    (slot, refusal) =>
      table.option(`leap:${slot + 1}`, slot, refusal, () => ({
        refs: [counterPieceId(slot)],
        facts: [{ key: 'counter', params: { counter: counterId(fight, slot) } }],
      })),
  );
}

function judgeLeap(fight: Fight, slot: number, leaping: readonly number[]): Verdict {
  if (leaping.includes(slot)) return { key: 'leaps-already', params: {}, cite: 'ZF-11.8' };
  const { leap, family } = counterAt(fight, slot);
  const canLeap = leap > 1 && fight.boxes[slot] !== 1;
  return canLeap ? null : { key: 'no-leaper', params: {}, cite: family === 'prize' ? 'ZF-10.10' : 'ZF-11.5' };
}

/** Moves them all, and gives those that would be in the team box now: where there are any, nobody else has moved. */
function moveNearer(table: ZfTable, fight: Fight, leaping: readonly number[]): readonly number[] {
  const nearer = (slot: number): Box => boxAfter(fight, slot, leaping.includes(slot));
  const slots = fight.boxes.flatMap((box, slot) => (box !== null && mayAdvance(fight, slot) ? [slot] : []));
  const entering = slots.filter((slot) => nearer(slot) === TEAM_BOX);
  table.tell('advanced', entering.length === 0 ? 'ZF-9.25' : 'ZF-9.27', {
    team: firstIn(table.world, fight).camp,
    leader: fight.leader,
  });
  for (const [slot, box] of fight.boxes.entries()) {
    if (box !== null && !slots.includes(slot)) {
      table.tell('stays-behind', 'ZF-10.12', { slot, counter: counterId(fight, slot) });
    }
  }
  const fighters = entering.filter((slot) => counterAt(fight, slot).family === 'zombie');
  if (fighters.length > 0) return entering;
  for (const slot of slots) if (!entering.includes(slot)) fight.boxes[slot] = nearer(slot);
  return entering;
}

/** Herb and map that were uncovered stay where they are (ZF-10.12); while hidden they come along (ZF-10.10). */
function mayAdvance(fight: Fight, slot: number): boolean {
  return counterAt(fight, slot).family === 'zombie' || !isUncovered(fight, slot);
}

/** After the fire of a tank all that are left come at once (ZF-12.17). */
function boxAfter({ boxes, gun }: Fight, slot: number, leaps: boolean): Box {
  const box = boxes[slot] ?? null;
  if (box === null || gun !== null) return box === null ? null : TEAM_BOX;
  const nearer: readonly Box[] = leaps ? [0, 0, 0, 1] : [0, 0, 1, 2];
  return nearer[box] ?? TEAM_BOX;
}

// ── Into the team box ─────────────────────────────────────────────────────────────────────────────────────────────

/** Herb and map stay behind, and are uncovered (ZF-10.14); whatever enters is seen. */
function* enter(table: ZfTable, fight: Fight, slot: number): Rule {
  const kind = counterAt(fight, slot);
  const counter = counterId(fight, slot);
  uncover(table, fight, slot, kind.family === 'prize' ? 'ZF-10.14' : 'ZF-9.27');
  if (kind.family === 'prize') {
    table.tell('stays-behind', 'ZF-10.14', { slot, counter });
    return;
  }
  table.tell('enters-team-box', 'ZF-9.27', { slot, counter });
  fight.boxes[slot] = TEAM_BOX;
  if (kind.corrodes === true) yield* corrode(table, fight, slot);
}

/** A weapon picked at random is destroyed, and the puddle with it (ZF-11.12); without one it is a zombie (ZF-11.13). */
function* corrode(table: ZfTable, fight: Fight, slot: number): Rule {
  const weapons: Carried[] = [];
  for (const team of teamsIn(table.world, fight)) weapons.push(...(yield* setApart(table, team)));
  if (weapons.length === 0) {
    fight.plain[slot] = true;
    table.tell('puddle-is-zombie', 'ZF-11.13', { slot });
    return;
  }
  const thing = weapons[table.roll(weapons.length) - 1];
  if (thing === undefined) return;
  const weapon = kindOf(markerAt(thing));
  takeAway(table, thing, table.world.gone);
  table.uses(counterAt(fight, slot).id);
  fight.boxes[slot] = null;
  table.tell('weapon-dissolved', 'ZF-11.12', { member: thing.member.id, weapon });
}
