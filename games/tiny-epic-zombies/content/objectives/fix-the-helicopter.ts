/**
 * Fix the Helicopter. Its name is public, its steps are ours.
 *
 * A part lies at each gear. Brought to the centre of the courtyard it is mounted at once.
 * Cooperative: all four. Competitive: two each; a mounted part is followed by another of its kind where it lay.
 */
import type { TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { iconRoom } from './icons.ts';
import { carriedBy, interactionsWith, judgeBringTo, judgeReach, layTokens, numberOf, spend, take } from './tokens.ts';

const PAD: RoomId = 'courtyard.centre';

function home(board: Board, token: string): RoomId {
  return iconRoom(board, 'gear', numberOf(token));
}

function judge(table: TezTable, human: Human, token: ObjectiveToken): Verdict {
  return judgeBringTo(human, token, PAD) ?? judgeReach(table, human, token);
}

export const fixTheHelicopter: Objective<'fix-the-helicopter'> = {
  id: 'fix-the-helicopter',
  provenance: 'reconstructed',
  tokens: ['part-1', 'part-2', 'part-3', 'part-4'],
  goal: (_, { competitive }) => (competitive ? 2 : 4),
  setUp: (table) => {
    layTokens(table, fixTheHelicopter, home);
  },
  interactions: (table, human) =>
    interactionsWith(table, fixTheHelicopter, human, (token) => judge(table, human, token)),
  *interact(table, human, token) {
    take(table, human, token);
  },
  flows: {
    *enteredCentre(table, { human }) {
      for (const part of carriedBy(table, fixTheHelicopter, human)) {
        if (part.at !== human.id) return; // the objective is done: nothing of it is left
        table.tell('token-delivered', 'TEZ-10.26', { who: characterOf(human), token: part.id, room: PAD });
        yield* spend(table, fixTheHelicopter, human, part, home);
      }
    },
  },
};
