/**
 * Save Stranded Survivors. Its name is public, its steps are ours.
 *
 * A stranded survivor hides at each biohazard. A Human who calls one rolls the melee die, once a turn for each survivor:
 * a skull, and they follow; one drop of blood, and their scream draws a Zombie into the store; two drops, and they also
 * run off to the next biohazard. Those who follow are safe in the centre of the courtyard, and lend a hand there: the
 * barricade goes up by 1.
 * Cooperative: three of them. Competitive: two each; another is heard where each was.
 */
import { remember, remembers } from '@necropole/kernel';
import { addZombie } from '../../rules/adding-zombies.ts';
import { raiseBarricade } from '../../rules/barricade.ts';
import { faceOf, meleeDie, woundsOn } from '../../rules/melee-die.ts';
import type { Rule, TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken, storeOf } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { iconRoom } from './icons.ts';
import {
  carriedBy,
  interactionsWith,
  judgeBringTo,
  judgeReach,
  layTokens,
  numberOf,
  spend,
  tokenById,
} from './tokens.ts';

const SAFE: RoomId = 'courtyard.centre';

function home(board: Board, token: string): RoomId {
  return iconRoom(board, 'biohazard', numberOf(token));
}

function judge(table: TezTable, human: Human, token: ObjectiveToken): Verdict {
  const reach = judgeBringTo(human, token, SAFE) ?? judgeReach(table, human, token);
  if (reach !== null) return reach;
  if (remembers(table.world.memory, token.id, 'save-stranded-survivors')) {
    return { key: 'tried-this-turn', params: { token: token.id }, cite: 'TEZ-10.26', refs: [token.id] };
  }
  return null;
}

/** The biohazard after the one where they hide; the first one for those who were dropped elsewhere. */
function refuge(board: Board, token: ObjectiveToken): RoomId {
  const at = [1, 2, 3, 4].find((number) => iconRoom(board, 'biohazard', number) === token.at) ?? 0;
  return iconRoom(board, 'biohazard', (at % 4) + 1);
}

function* frighten(table: TezTable, human: Human, token: ObjectiveToken, flees: boolean): Rule {
  const store = storeOf(table.board, human.room);
  if (flees) {
    const room = refuge(table.board, token);
    token.at = room;
    table.tell('survivor-flees', 'TEZ-10.26', { token: token.id, room });
  }
  if (store === null) return;
  table.tell('survivor-screams', 'TEZ-10.26', { token: token.id, store });
  yield* addZombie(table, store);
}

export const saveStrandedSurvivors: Objective<'save-stranded-survivors'> = {
  id: 'save-stranded-survivors',
  provenance: 'reconstructed',
  tokens: ['stranded-1', 'stranded-2', 'stranded-3', 'stranded-4'],
  goal: (_, { competitive }) => (competitive ? 2 : 3),
  setUp: (table) => {
    layTokens(table, saveStrandedSurvivors, home);
  },
  interactions: (table, human) =>
    interactionsWith(table, saveStrandedSurvivors, human, (token) => judge(table, human, token)),
  *interact(table, human, id) {
    const token = tokenById(table, id);
    remember(table.world.memory, id, 'save-stranded-survivors');
    const face = faceOf(table.roll(meleeDie.length));
    table.tell('survivor-called', 'TEZ-10.26', { who: characterOf(human), token: id, face });
    const wounds = woundsOn(face);
    if (wounds > 0) return yield* frighten(table, human, token, wounds > 1);
    token.at = human.id;
    table.tell('survivor-follows', 'TEZ-10.26', { who: characterOf(human), token: id });
  },
  doing: () => 'call-out',
  flows: {
    *enteredCentre(table, { human }) {
      for (const token of carriedBy(table, saveStrandedSurvivors, human)) {
        if (token.at !== human.id) return; // the objective is done: nothing of it is left
        table.tell('token-delivered', 'TEZ-10.26', { who: characterOf(human), token: token.id, room: SAFE });
        yield* raiseBarricade(table, human, 1, 'TEZ-10.26');
        yield* spend(table, saveStrandedSurvivors, human, token, home);
      }
    },
  },
};
