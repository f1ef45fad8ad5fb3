/**
 * The 29 objective tokens: where they start, who carries them, and how they come back.
 *
 * A token lies in a room, or beside a store where a devoured Human dropped it; there it is within reach of all 3 rooms.
 */
import { advance, inPlay, isDone } from '../../rules/objectives.ts';
import type { Rule, TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken, storeOf, type TokenPlace } from '../../world.ts';
import type { Interaction, Objective } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';

/** `3` for `part-3`. */
export function numberOf(token: string): number {
  return Number(token.slice(token.lastIndexOf('-') + 1));
}

/** Lays every token of an objective at its start. */
export function layTokens(
  table: TezTable,
  { id: objective, tokens }: Objective,
  home: (board: Board, token: string) => TokenPlace,
): void {
  const { world, board } = table;
  for (const id of tokens) world.tokens.push({ id, objective, at: home(board, id) });
}

export function tokenById(table: TezTable, id: string): ObjectiveToken {
  const token = table.world.tokens.find((each) => each.id === id);
  if (token === undefined) throw new Error(`There is no token "${id}"`);
  return token;
}

/** Every token of an objective that is in the mall, on the ground or on a player card, each judged. */
export function interactionsWith(
  table: TezTable,
  objective: Objective,
  human: Human,
  judge: (token: ObjectiveToken) => Verdict,
): readonly Interaction[] {
  const done = judgeDone(table, objective, human);
  const found: Interaction[] = [];
  for (const token of table.world.tokens) {
    if (token.objective !== objective.id || token.at === 'box') continue;
    found.push({ token: token.id, verdict: done ?? judge(token) });
  }
  return found;
}

function judgeDone(table: TezTable, objective: Objective, human: Human): Verdict {
  if (!isDone(table, objective, human)) return null;
  const { id } = objective;
  return { key: 'objective-done', params: { objective: id }, cite: 'TEZ-15.1', refs: [`objective-${id}`] };
}

/** Is the token on the ground here: in this room, or dropped beside this store? */
export function judgeReach(table: TezTable, human: Human, token: ObjectiveToken): Verdict {
  const { at } = token;
  if (at === human.room || at === storeOf(table.board, human.room)) return null;
  if (at === human.id) return { key: 'carried-already', params: {}, cite: 'TEZ-10.26' };
  const bearer = table.world.humans.find(({ id }) => id === at);
  return bearer === undefined
    ? { key: 'not-in-this-room', params: {}, cite: 'TEZ-10.26', refs: [at] }
    : {
        key: 'carried-by-another',
        params: { who: characterOf(bearer), token: token.id },
        cite: 'TEZ-10.26',
        refs: [bearer.id],
      };
}

/** A carried token is of use in one room only. */
export function judgeBringTo(human: Human, token: ObjectiveToken, room: RoomId): Verdict {
  if (token.at !== human.id || human.room === room) return null;
  return { key: 'bring-to', params: { token: token.id, room }, cite: 'TEZ-10.26', refs: [room] };
}

export function carriedBy(table: TezTable, objective: Objective, human: Human): readonly ObjectiveToken[] {
  return table.world.tokens.filter(({ objective: of, at }) => of === objective.id && at === human.id);
}

export function take(table: TezTable, human: Human, token: string): void {
  tokenById(table, token).at = human.id;
  table.tell('token-taken', 'TEZ-10.26', { who: characterOf(human), token });
}

/**
 * A token has served. The team's goes to the box; a rival's goes back where it started, so that the others find it too.
 * Once the objective is done nothing of it is left in anybody's hands.
 */
export function* spend(
  table: TezTable,
  objective: Objective,
  human: Human,
  token: ObjectiveToken,
  home: (board: Board, token: string) => RoomId,
): Rule {
  if (table.board.competitive) putBack(table, token, home);
  else token.at = 'box';
  yield* advance(table, objective, human);
  if (!isDone(table, objective, human)) return;
  if (table.board.competitive) {
    for (const left of carriedBy(table, objective, human)) putBack(table, left, home);
  } else clear(table, objective);
}

function putBack(table: TezTable, token: ObjectiveToken, home: (board: Board, token: string) => RoomId): void {
  const room = home(table.board, token.id);
  token.at = room;
  table.tell('token-returned', 'TEZ-10.26', { token: token.id, room });
}

function clear(table: TezTable, objective: Objective): void {
  const left = table.world.tokens.filter(({ objective: of, at }) => of === objective.id && at !== 'box');
  if (left.length === 0) return;
  for (const token of left) token.at = 'box';
  table.tell('tokens-cleared', 'TEZ-15.1', { objective: objective.id });
}

// ── Marks: what the markers of an objective show beyond its progress ──────────────────────────────────────────────

/** The mark of the team, or of one Human among rivals. */
export function markOf(board: Board, human: Human, what: string): string {
  return board.competitive ? `${human.id}/${what}` : what;
}

export function isMarked(table: TezTable, objective: Objective, human: Human, what: string): boolean {
  return inPlay(table, objective).marks.includes(markOf(table.board, human, what));
}

export function mark(table: TezTable, objective: Objective, human: Human, what: string): void {
  inPlay(table, objective).marks.push(markOf(table.board, human, what));
}
