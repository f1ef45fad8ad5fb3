/**
 * Call the C.D.C. Public: whoever holds the radio and picks up a Frequency moves it on. The rest is ours.
 *
 * The radio stands at gear 3.
 * Cooperative: it is carried. Each Frequency that its bearer picks up is a call answered; three are needed. A Human in
 * the same room may take it over from its bearer.
 * Competitive: it stays where it is. Each Human notes the Frequencies they pick up, and calls at the radio:
 * on a Frequency of theirs, or blindly, for 2 ammo spent on what the noise brings. Two calls are needed.
 */

import { advance, inPlay, isDone } from '../../rules/objectives.ts';
import { gapOf, spendAmmo } from '../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, type ObjectiveToken } from '../../world.ts';
import { kindOf } from '../ids.ts';
import type { Objective } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { iconRoom } from './icons.ts';
import { interactionsWith, judgeReach, layTokens, mark, markOf, take, tokenById } from './tokens.ts';

const BLIND_CALL = 2;
const NOTED = 'frequency';

function home(board: Board): RoomId {
  return iconRoom(board, 'gear', 3);
}

function bearerHere(table: TezTable, human: Human, radio: ObjectiveToken): Human | undefined {
  return table.world.humans.find(({ id, room }) => id === radio.at && id !== human.id && room === human.room);
}

function judge(table: TezTable, human: Human, radio: ObjectiveToken): Verdict {
  if (!table.board.competitive) {
    return bearerHere(table, human, radio) === undefined ? judgeReach(table, human, radio) : null;
  }
  const reach = judgeReach(table, human, radio);
  if (reach !== null) return reach;
  if (notedBy(table, human) > 0 || gapOf(human) > BLIND_CALL) return null;
  return { key: 'call-too-dear', params: { ammo: BLIND_CALL }, cite: 'TEZ-10.26', refs: [human.id] };
}

/** The Frequencies that a rival has picked up and not called on yet. */
function notedBy(table: TezTable, human: Human): number {
  const noted = markOf(table.board, human, NOTED);
  return inPlay(table, callTheCdc).marks.filter((each) => each === noted).length;
}

function takeRadio(table: TezTable, human: Human): void {
  const radio = tokenById(table, 'radio');
  const bearer = bearerHere(table, human, radio);
  if (bearer === undefined) {
    take(table, human, radio.id);
    return;
  }
  radio.at = human.id;
  table.tell('radio-handed-over', 'TEZ-10.26', { who: characterOf(human), from: characterOf(bearer) });
}

function* call(table: TezTable, human: Human): Rule {
  const who = characterOf(human);
  const noted = notedBy(table, human);
  if (noted > 0) {
    const { marks } = inPlay(table, callTheCdc);
    marks.splice(marks.indexOf(markOf(table.board, human, NOTED)), 1);
    table.tell('call-on-frequency', 'TEZ-10.26', { who, left: noted - 1 });
  } else {
    table.tell('call-under-fire', 'TEZ-10.26', { who, ammo: BLIND_CALL });
    yield* spendAmmo(table, human, BLIND_CALL);
  }
  yield* advance(table, callTheCdc, human);
}

function* answered(table: TezTable, human: Human): Rule {
  const radio = tokenById(table, 'radio');
  if (radio.at !== human.id) return;
  table.tell('radio-answered', 'TEZ-10.26', { who: characterOf(human) });
  yield* advance(table, callTheCdc, human);
}

function note(table: TezTable, human: Human): void {
  mark(table, callTheCdc, human, NOTED);
  table.tell('frequency-noted', 'TEZ-10.26', { who: characterOf(human), frequencies: notedBy(table, human) });
}

export const callTheCdc: Objective<'call-the-cdc'> = {
  id: 'call-the-cdc',
  provenance: 'reconstructed',
  tokens: ['radio'],
  goal: (_, { competitive }) => (competitive ? 2 : 3),
  setUp: (table) => {
    layTokens(table, callTheCdc, home);
  },
  interactions: (table, human) => interactionsWith(table, callTheCdc, human, (token) => judge(table, human, token)),
  *interact(table, human) {
    if (table.board.competitive) yield* call(table, human);
    else takeRadio(table, human);
  },
  doing(table, human, token) {
    if (table.board.competitive) return 'call-the-cdc';
    return bearerHere(table, human, tokenById(table, token)) === undefined ? 'take' : 'take-over';
  },
  flows: {
    *pickedUp(table, { human, card }) {
      if (kindOf(card) !== 'frequency' || isDone(table, callTheCdc, human)) return;
      if (table.board.competitive) note(table, human);
      else yield* answered(table, human);
    },
  },
};
