/** The Missions (p.9-10): filled token by token, completed at the last one. */
import { remember } from '@necropole/kernel';
import { missionGoals } from '../content/missions.ts';
import { missionOf, whoIs } from '../reading.ts';
import type { MuTable, Rule } from '../shape.ts';
import type { MissionId } from '../world.ts';
import { askTeam } from './asking.ts';
import { drawCards } from './drawing.ts';
import { checkEnd } from './winning-and-losing.ts';

/** A token goes to a free slot of its Mission; where none is left it is discarded (MU-9.6, MU-9.7, MU-9.14, MU-9.20). */
export function* fillMission(table: MuTable, id: MissionId): Rule {
  const mission = missionOf(table.world, id);
  const goal = missionGoals[id];
  if (mission.done || mission.filled >= goal) return;
  mission.filled += 1;
  table.tell('mission-advanced', citeOf[id], { mission: id, now: mission.filled, goal });
  yield* completeMissions(table);
}

const citeOf: Readonly<Record<MissionId, string>> = {
  'rescue-civilians': 'MU-9.6',
  'defeat-thugs': 'MU-9.7',
  'clear-threats': 'MU-9.14',
};

/** A token goes back from a Mission under way: a completed one is no longer in play (MU-10.1). */
export function setMissionBack(table: MuTable, id: MissionId, cite: string): void {
  const mission = missionOf(table.world, id);
  if (mission.done || mission.filled === 0) return;
  mission.filled -= 1;
  table.tell('mission-set-back', cite, { mission: id, now: mission.filled, goal: missionGoals[id] });
}

/** The Missions whose last slot is filled, unless something in play forbids it. */
function missionsToComplete(table: MuTable): readonly MissionId[] {
  return table.world.missions
    .filter(({ id, filled, done }) => !done && filled >= missionGoals[id])
    .filter(({ id }) => table.query('missionOpen', true, { mission: id }))
    .map(({ id }) => id);
}

/** Completes every Mission that can be; of two at once, the players choose which comes first (MU-10.8). */
export function* completeMissions(table: MuTable): Rule {
  for (let ready = missionsToComplete(table); ready.length > 0; ready = missionsToComplete(table)) {
    const [only] = ready;
    const among = ready;
    const next =
      among.length === 1 && only !== undefined
        ? only
        : yield* askTeam(table, {
            key: 'mission-first',
            params: {},
            cite: 'MU-10.8',
            options: () =>
              among.map((id) => table.option(`mission:${id}`, id, null, () => ({ refs: [`mission-${id}`] }))),
          });
    yield* completeMission(table, next);
  }
}

/** The last slot is filled: the card leaves play, and what was printed above its slot holds (MU-10.1, MU-10.2). */
function* completeMission(table: MuTable, id: MissionId): Rule {
  const { world } = table;
  missionOf(world, id).done = true;
  world.completed.push(id);
  const nth = world.completed.length;
  table.tell('mission-completed', 'MU-10.1', { mission: id, nth });
  table.tell('missions-slide', 'MU-10.2', { nth });
  if (nth === 1) table.tell('under-pressure', 'MU-10.3', {});
  if (nth === 2) {
    remember(world.memory, 'heroes', 'opened');
    table.tell('villain-open-to-damage', 'MU-10.4', {});
  }
  yield* checkEnd(table);
  if (nth === 3) yield* drawForMission(table);
}

/** The third Mission: each player may draw a card at once; nobody who is KO'd does (MU-10.6, MU-10.7). */
function* drawForMission(table: MuTable): Rule {
  for (const hero of table.world.heroes) {
    if (hero.ko || hero.deck.cards.length === 0) continue;
    if (table.board.commander) {
      drawCards(table, hero, 1, 'MU-14.22');
      continue;
    }
    const draws = yield* table.ask(hero.seat, {
      key: 'draw-for-mission',
      params: { who: whoIs(hero) },
      cite: 'MU-10.6',
      refs: [hero.id],
      options: () => [table.option('draw', true), table.option('pass', false)],
    });
    if (draws) drawCards(table, hero, 1, 'MU-10.6');
  }
}
