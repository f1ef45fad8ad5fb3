/** The rooms that objectives look for: the four gears, the four biohazards, and the flask of each store. */
import { tabulate } from '@necropole/boards';
import type { Board } from '../../world.ts';
import {
  type StoreFaceId,
  type StoreRoom,
  type StoreRoomId,
  storeCards,
  storeFaces,
  storeRooms,
} from '../stores/index.ts';

type Numbered = 'gear' | 'biohazard';

/** Both faces of a card show the same icons: two rooms for each number, one of which is in the mall. */
const numbered: Readonly<Record<Numbered, readonly (readonly StoreRoom[])[]>> = tabulate(
  ['gear', 'biohazard'],
  (kind) =>
    [1, 2, 3, 4].map((number) =>
      storeRooms.filter(({ icons }) => icons.some((icon) => icon.kind === kind && icon.number === number)),
    ),
);

const flasks: Readonly<Record<StoreFaceId, StoreRoom | undefined>> = tabulate(
  storeFaces.map(({ id }) => id),
  (face) => storeRooms.find((room) => room.face === face && room.icons.some(({ kind }) => kind === 'flask')),
);

/** The room of this mall that shows a gear or a biohazard of this number. */
export function iconRoom(board: Board, kind: Numbered, number: number): StoreRoomId {
  const room = numbered[kind][number - 1]?.find(({ face }) => board.stores.includes(face));
  if (room === undefined) throw new Error(`No room of this mall shows ${kind} ${number}`);
  return room.id;
}

export function iconStore(board: Board, kind: Numbered, number: number): StoreFaceId {
  const room = numbered[kind][number - 1]?.find(({ face }) => board.stores.includes(face));
  if (room === undefined) throw new Error(`No store of this mall shows ${kind} ${number}`);
  return room.face;
}

/** Does this room show the icon of this kind, whatever its number? */
export function shows(board: Board, kind: Numbered, room: string): boolean {
  return [1, 2, 3, 4].some((number) => iconRoom(board, kind, number) === room);
}

/** The flask room of the store card of this number, 1 to 8 in the order of the cards. */
export function flaskRoom(board: Board, number: number): StoreRoomId {
  const face = storeCards[number - 1]?.faces.find(({ id }) => board.stores.includes(id));
  const room = face === undefined ? undefined : flasks[face.id];
  if (room === undefined) throw new Error(`Store card ${number} shows no flask`);
  return room.id;
}
