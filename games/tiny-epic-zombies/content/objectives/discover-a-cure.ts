/**
 * Discover a Cure. Its name is public, its steps are ours.
 *
 * A vial stands at the flask of each store and bears the entrance symbol of that store: two of each symbol. A vial that
 * is carried to a laboratory is analysed there.
 * Cooperative: one vial of each symbol, in the one laboratory (biohazard 3).
 * Competitive: two symbols each, at any biohazard; an analysed vial goes back to its flask.
 */
import type { Rule, TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import { type RoomId, storeCards } from '../stores/index.ts';
import type { EntranceSymbol } from '../symbols.ts';
import { flaskRoom, iconRoom, shows } from './icons.ts';
import {
  interactionsWith,
  isMarked,
  judgeBringTo,
  judgeReach,
  layTokens,
  mark,
  numberOf,
  spend,
  take,
  tokenById,
} from './tokens.ts';

function home(board: Board, token: string): RoomId {
  return flaskRoom(board, numberOf(token));
}

/** The entrance symbol of the store card that a vial comes from. */
export function symbolOfVial(token: string): EntranceSymbol {
  const card = storeCards[numberOf(token) - 1];
  if (card === undefined) throw new Error(`No store card holds ${token}`);
  return card.faces[0].symbol;
}

/** The room of the team's laboratory. */
export function laboratory(board: Board): RoomId {
  return iconRoom(board, 'biohazard', 3);
}

function judge(table: TezTable, human: Human, token: ObjectiveToken): Verdict {
  const symbol = symbolOfVial(token.id);
  const known = isMarked(table, discoverACure, human, symbol);
  if (token.at === human.id) return known ? refuseKnown(symbol) : judgeLaboratory(table, human, token);
  const reach = judgeReach(table, human, token);
  if (reach !== null) return reach;
  return known ? refuseKnown(symbol) : null;
}

function refuseKnown(symbol: EntranceSymbol): Verdict {
  return { key: 'vial-known', params: { symbol }, cite: 'TEZ-10.26' };
}

function judgeLaboratory(table: TezTable, human: Human, token: ObjectiveToken): Verdict {
  const { board } = table;
  if (!board.competitive) return judgeBringTo(human, token, laboratory(board));
  if (shows(board, 'biohazard', human.room)) return null;
  return { key: 'bring-to-a-lab', params: { token: token.id }, cite: 'TEZ-10.26' };
}

function* analyse(table: TezTable, human: Human, token: ObjectiveToken): Rule {
  const symbol = symbolOfVial(token.id);
  const params = { who: characterOf(human), token: token.id, symbol, room: human.room };
  table.tell('vial-analysed', 'TEZ-10.26', params);
  mark(table, discoverACure, human, symbol);
  yield* spend(table, discoverACure, human, token, home);
}

export const discoverACure: Objective<'discover-a-cure'> = {
  id: 'discover-a-cure',
  provenance: 'reconstructed',
  tokens: ['vial-1', 'vial-2', 'vial-3', 'vial-4', 'vial-5', 'vial-6', 'vial-7', 'vial-8'],
  goal: (_, { competitive }) => (competitive ? 2 : 4),
  setUp: (table) => {
    layTokens(table, discoverACure, home);
  },
  interactions: (table, human) => interactionsWith(table, discoverACure, human, (token) => judge(table, human, token)),
  *interact(table, human, token) {
    const vial = tokenById(table, token);
    if (vial.at === human.id) yield* analyse(table, human, vial);
    else take(table, human, token);
  },
  doing: (table, human, token) => (tokenById(table, token).at === human.id ? 'analyse' : 'take'),
};
