/** Rooms that give further Moves, or make one. */
import { chooseRoom } from '../../rules/choices.ts';
import { closeAfter, giveMoves, judgeFurtherMoves, moveHuman } from '../../rules/moving.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { characterOf, type Human, storeOf } from '../../world.ts';
import type { RoomAbility } from '../kinds.ts';
import { neighbouringStores, type RoomId, storeRoomId } from '../stores/index.ts';

export function judgeBonusRound(table: TezTable, _human: Human, room: RoomId): Verdict {
  if (table.world.turn.fought) return judgeFurtherMoves(table);
  return { key: 'not-fought-here', params: { room }, cite: 'TEZ-10.4', refs: [room] };
}

/** One more Move, after a melee attack in this room on this visit. */
export const bonusRound: RoomAbility<'bonus-round'> = {
  id: 'bonus-round',
  provenance: 'public',
  kind: 'running',
  givesMoves: true,
  judge: judgeBonusRound,
  *use(table, human) {
    giveMoves(table, 1);
    table.tell('further-moves', 'TEZ-10.4', { who: characterOf(human), moves: 1 });
  },
};

const RIDE = 3;

/** Three further Moves, and then the turn is closed. The motorcycle goes home by itself: it never leaves its room. */
export const motorcycle: RoomAbility<'motorcycle'> = {
  id: 'motorcycle',
  provenance: 'public',
  kind: 'running',
  givesMoves: true,
  judge: () => null,
  *use(table, human) {
    closeAfter(table, RIDE);
    table.tell('ride-begins', 'TEZ-10.4', { who: characterOf(human), moves: RIDE });
  },
};

function entrancesNextDoor(table: TezTable, room: RoomId): readonly RoomId[] {
  const store = storeOf(table.board, room);
  if (store === null) return [];
  return neighbouringStores(table.board.mall, store).map((beside) => storeRoomId(beside, 1));
}

/**
 * A free Move to the entrance of a neighbouring store, with all that follows a Move. Every store has neighbours: there is
 * always somewhere to slide to.
 */
export const slide: RoomAbility<'slide'> = {
  id: 'slide',
  provenance: 'reconstructed',
  kind: 'running',
  judge: () => null,
  *use(table, human, room) {
    const choice = { human, component: 'slide', cite: 'TEZ-10.4' };
    const entrance = yield* chooseRoom(table, choice, entrancesNextDoor(table, room));
    if (entrance !== null) yield* moveHuman(table, human, entrance, true, 'TEZ-10.4');
  },
};
