/** What is printed in a room, as the abilities read it. Rooms of the courtyard bear nothing. */
import { distance, mutualLinks } from '@necropole/boards';
import type { Board } from '../../world.ts';
import { type Icon, isStoreRoom, type RoomId, storeRoomById } from '../stores/index.ts';

/** Is this room the Entrance of its store? */
export function isEntrance(room: RoomId): boolean {
  return isStoreRoom(room) && storeRoomById[room].number === 1;
}

/** Does the room show one of these icons? */
export function hasIcon(room: RoomId, ...kinds: readonly Icon['kind'][]): boolean {
  return isStoreRoom(room) && storeRoomById[room].icons.some(({ kind }) => kinds.includes(kind));
}

/** How many rooms a Human crosses on the shortest way, secret passages included. */
export function roomsApart(board: Board, from: RoomId, to: RoomId): number {
  const passages = board.mall.zones.map(({ id }) => id).filter(hasPassage);
  return distance(board.mall, from, to, { links: mutualLinks(passages) });
}

function hasPassage(room: RoomId): boolean {
  return isStoreRoom(room) && storeRoomById[room].passage === true;
}
