/** Secret passages (p.10): for Moves, each is next to every other. */
import { mutualLinks, neighboursOf, within } from '@necropole/boards';
import type { TezComponent, TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human } from '../../world.ts';
import { isStoreRoom, type RoomId, storeRoomById } from '../stores/index.ts';

function isPassage(room: RoomId): boolean {
  return isStoreRoom(room) && storeRoomById[room].passage === true;
}

function passagesOf(board: Board): readonly RoomId[] {
  return board.mall.zones.map(({ id }) => id).filter(isPassage);
}

/** Two passages are next to each other for Moves alone: no shot goes through them. */
function judgeShotByPassage(table: TezTable, human: Human, room: RoomId): Verdict {
  if (!isPassage(human.room) || !isPassage(room) || room === human.room) return null;
  const targets = table.query('shotTargets', neighboursOf(table.board.mall, human.room), { human });
  return targets.includes(room) ? null : { key: 'out-of-range', params: { room }, cite: 'TEZ-10.12', refs: [room] };
}

/** A Move that crosses several rooms may take a passage on its way. */
export const secretPassage: TezComponent = {
  id: 'secret-passage',
  provenance: 'rulebook',
  queries: {
    moveTargets(rooms, context, _self, table) {
      const { human } = context;
      const steps = table.query('moveSteps', 1, context);
      if (steps < 2 && !isPassage(human.room)) return rooms;
      const { mall } = table.board;
      const links = mutualLinks(passagesOf(table.board));
      const onFoot = within(mall, human.room, steps);
      const further = within(mall, human.room, steps, { links }).filter(
        (room) => !onFoot.includes(room) && !rooms.includes(room),
      );
      return further.length === 0 ? rooms : [...rooms, ...further];
    },
    shotRefusal: (refusal, { human, room }, _self, table) =>
      refusal ?? (room === undefined ? null : judgeShotByPassage(table, human, room)),
  },
  flows: {
    *moved(table, { human, from, to, onFoot }) {
      if (!onFoot || !isPassage(from) || !isPassage(to) || neighboursOf(table.board.mall, from).includes(to)) return;
      table.tell('passage-taken', 'TEZ-10.11', { who: characterOf(human), from, to });
    },
  },
};
