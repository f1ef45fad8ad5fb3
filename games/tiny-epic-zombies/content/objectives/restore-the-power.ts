/**
 * Restore the Power. Ours altogether.
 *
 * A breaker is fixed at each gear. Switching it on takes a free store, and its hum draws a Zombie into that store.
 * Cooperative: all four, from 1 to 4. Competitive: each Human two in a row, starting anywhere; 1 follows 4.
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import { advance, inPlay, progressOf } from '../../rules/objectives.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken, storeOf } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { iconRoom } from './icons.ts';
import { interactionsWith, isMarked, judgeReach, layTokens, mark, markOf, numberOf } from './tokens.ts';

function home(board: Board, token: string): RoomId {
  return iconRoom(board, 'gear', numberOf(token));
}

/** The breaker that comes next, for the team or for this Human; `null` where any may begin. */
function nextBreaker(table: TezTable, human: Human): string | null {
  if (!table.board.competitive) return `breaker-${progressOf(table, restoreThePower, human) + 1}`;
  const own = markOf(table.board, human, '');
  const last = inPlay(table, restoreThePower).marks.findLast((mark) => mark.startsWith(own));
  return last === undefined ? null : `breaker-${(numberOf(last) % 4) + 1}`;
}

function judge(table: TezTable, human: Human, token: ObjectiveToken): Verdict {
  const { id } = token;
  const reach = judgeReach(table, human, token);
  if (reach !== null) return reach;
  if (isMarked(table, restoreThePower, human, id)) {
    return { key: 'breaker-on', params: { token: id }, cite: 'TEZ-10.26', refs: [id] };
  }
  const next = nextBreaker(table, human);
  return next === null || next === id
    ? null
    : { key: 'breaker-order', params: { token: next }, cite: 'TEZ-10.26', refs: [next] };
}

export const restoreThePower: Objective<'restore-the-power'> = {
  id: 'restore-the-power',
  provenance: 'reconstructed',
  tokens: ['breaker-1', 'breaker-2', 'breaker-3', 'breaker-4'],
  goal: (_, { competitive }) => (competitive ? 2 : 4),
  setUp: (table) => {
    layTokens(table, restoreThePower, home);
  },
  interactions: (table, human) =>
    interactionsWith(table, restoreThePower, human, (token) => judge(table, human, token)),
  *interact(table, human, token) {
    const store = storeOf(table.board, human.room);
    mark(table, restoreThePower, human, token);
    table.tell('breaker-switched', 'TEZ-10.26', { who: characterOf(human), token });
    yield* advance(table, restoreThePower, human);
    if (store === null) return;
    table.tell('breaker-hums', 'TEZ-10.26', { store });
    yield* addZombie(table, store);
  },
  doing: () => 'switch-on',
};
