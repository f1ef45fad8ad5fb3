/**
 * The goals of the mission (p.7, p.26).
 *
 * Goals of a later stage count only once all earlier ones are met. Where the mission has an exit, leaving by it with all
 * heroes is the last goal.
 */
import type { Goal, Mission } from '../content/kinds.ts';
import { missions } from '../content/missions/index.ts';
import type { MzTable, Rule } from '../shape.ts';
import { type Board, RESERVE, type World } from '../world.ts';
import { failMatch, winMatch } from './end-of-match.ts';

export function missionOf(board: Board): Mission {
  return missions[board.mission];
}

/** The goals that are met: those that count now, and those whose turn has not come yet. */
export function goalsDone(
  world: World,
  board: Board,
): { readonly count: readonly Goal[]; readonly wait: readonly Goal[] } {
  const { goals } = missionOf(board);
  const done = goals.filter((goal) => goal.done(world, board));
  const blocking = goals.reduce((stage, goal) => (done.includes(goal) ? stage : Math.min(stage, goal.stage)), Infinity);
  return {
    count: done.filter(({ stage }) => stage <= blocking),
    wait: done.filter(({ stage }) => stage > blocking),
  };
}

/** Are all goals met, but for the exit? */
export function areGoalsDone(world: World, board: Board): boolean {
  for (const goal of missionOf(board).goals) if (!goal.done(world, board)) return false;
  return true;
}

/** Ends the match where the mission is accomplished, or lost; tells of goals that have just been met. */
export function* checkGoals(table: MzTable): Rule {
  const { world, board } = table;
  const mission = missionOf(board);
  const { count, wait } = goalsDone(world, board);
  for (const { id, cite } of count) {
    if (isNew(world, `goal:${id}`)) table.tell('goal-done', cite, { mission: mission.id, goal: id });
  }
  for (const { id } of wait) {
    if (isNew(world, `waits:${id}`)) table.tell('goal-waits', 'MZ-26.1', { mission: mission.id, goal: id });
  }
  const lost = mission.lost?.(world, board) ?? null;
  if (areGoalsDone(world, board) && (!mission.exit || haveAllLeft(world))) yield* winMatch(table);
  if (lost !== null) yield* failMatch(table, 'mission-failed', lost);
}

/** Notes what is to be told once in a match. */
function isNew({ marks }: World, mark: string): boolean {
  if (marks.includes(mark)) return false;
  marks.push(mark);
  return true;
}

function haveAllLeft(world: World): boolean {
  return world.heroes.every(({ zone }) => zone === RESERVE);
}
