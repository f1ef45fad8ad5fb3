/** The 8 store cards, their 16 faces and their 48 rooms, in the order in which everything lists them. */
import { keyed } from '@necropole/boards';
import { blue1 } from './blue-1.ts';
import { blue2 } from './blue-2.ts';
import { type Room, type RoomId, type StoreFace, type StoreFaceId, type StoreRoomId, storeRoomId } from './faces.ts';
import { green1 } from './green-1.ts';
import { green2 } from './green-2.ts';
import { orange1 } from './orange-1.ts';
import { orange2 } from './orange-2.ts';
import { purple1 } from './purple-1.ts';
import { purple2 } from './purple-2.ts';

/** A room of a store, and the face that it is on. */
export interface StoreRoom extends Room {
  readonly id: StoreRoomId;
  readonly face: StoreFaceId;
}

export const storeCards = [green1, green2, blue1, blue2, purple1, purple2, orange1, orange2] as const;

export const storeFaces: readonly StoreFace[] = storeCards.flatMap((card): readonly StoreFace[] => card.faces);

export const storeRooms: readonly StoreRoom[] = storeFaces.flatMap((face) =>
  face.rooms.map((room): StoreRoom => ({ ...room, id: storeRoomId(face.id, room.number), face: face.id })),
);

export const storeFaceById: Readonly<Record<StoreFaceId, StoreFace>> = keyed(storeFaces, (face) => face.id);

export const storeRoomById: Readonly<Record<StoreRoomId, StoreRoom>> = keyed(storeRooms, (room) => room.id);

export function isStoreRoom(room: RoomId): room is StoreRoomId {
  return !room.startsWith('courtyard.');
}
