/** Completing objectives (p.15): progress, the Done space, and the victory that the third one brings. */
import type { Fact } from '@necropole/kernel';
import type { Objective } from '../content/kinds.ts';
import type { RoomId } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable } from '../shape.ts';
import { characterOf, type Human, type ObjectiveInPlay, progressIndex } from '../world.ts';
import { humansWin } from './end-of-match.ts';

/** The entry of an objective that is in play. */
export function inPlay(table: TezTable, objective: Objective): ObjectiveInPlay {
  const found = table.world.objectives.find(({ id }) => id === objective.id);
  if (found === undefined) throw new Error(`${objective.id} is not in play`);
  return found;
}

/** Is it done, for the team or for this Human? */
export function isDone(table: TezTable, objective: Objective, human: Human): boolean {
  return inPlay(table, objective).done[progressIndex(table.world, table.board, human)] === true;
}

/** How far it is, for the team or for this Human. */
export function progressOf(table: TezTable, objective: Objective, human: Human): number {
  return inPlay(table, objective).progress[progressIndex(table.world, table.board, human)] ?? 0;
}

/** What ending the turn in this room means for the objectives in play. */
export function endingFacts(table: TezTable, human: Human, room: RoomId): readonly Fact<Tez>[] {
  return table.world.objectives.flatMap(
    ({ id }) => (table.component(id) as Objective).ending?.(table, human, room) ?? [],
  );
}

/** A Human moves an objective on, for the team or for themselves. */
export function* advance(table: TezTable, objective: Objective, human: Human, by = 1): Rule {
  const { world, board } = table;
  const entry = inPlay(table, objective);
  const at = progressIndex(world, board, human);
  if (entry.done[at] === true) return;
  const goal = objective.goal(world, board);
  const who = board.competitive ? characterOf(human) : null;
  entry.progress[at] = Math.min((entry.progress[at] ?? 0) + by, goal);
  table.tell('objective-advanced', 'TEZ-10.26', { objective: objective.id, who, now: entry.progress[at] ?? 0, goal });
  if ((entry.progress[at] ?? 0) < goal) return;
  entry.done[at] = true;
  table.tell('objective-done', 'TEZ-15.1', { objective: objective.id, who });
  if (world.objectives.every(({ done }) => done[at] === true)) yield* humansWin(table, human);
}
