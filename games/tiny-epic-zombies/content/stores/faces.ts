/**
 * What a store card is made of. Each of the 8 cards has two faces that share their symbol, their number, their
 * objective icon and their special feature; a face has 3 rooms, and room 1 is the entrance.
 *
 * `provenance` says where the rooms of a face come from: the French rulebook, public photographs and notes of the
 * real cards (in our own words), or our own design for a face that nobody has described.
 */
import type { Polygon } from '@necropole/boards';
import type { RoomAbilityId } from '../ids.ts';
import type { EntranceSymbol } from '../symbols.ts';
import type { storeCards } from './cards.ts';

export type Provenance = 'rulebook' | 'public' | 'reconstructed';

export type CardNumber = 1 | 2;
export type StoreCardId = `${EntranceSymbol}-${CardNumber}`;

/** The names of the faces are those of the cards. */
export type StoreFaceId = (typeof storeCards)[number]['faces'][number]['id'];

export type RoomNumber = 1 | 2 | 3;
export type StoreRoomId = `${StoreFaceId}.${RoomNumber}`;

export type CourtyardRoomName = 'centre' | 'north' | 'east' | 'south' | 'west';
export type CourtyardRoomId = `courtyard.${CourtyardRoomName}`;
export type CourtyardSide = 'cooperative' | 'competitive';

export type RoomId = StoreRoomId | CourtyardRoomId;

/** What the objectives look for in a room. */
export type Icon = { readonly kind: 'gear' | 'biohazard'; readonly number: 1 | 2 | 3 | 4 } | { readonly kind: 'flask' };

export type Vehicle = 'motorcycle' | 'police-car';

export interface Room {
  readonly number: RoomNumber;
  /** On the unturned landscape card, in millimetres from its top left corner. */
  readonly outline: Polygon;
  readonly icons: readonly Icon[];
  readonly ability?: RoomAbilityId;
  /** A secret passage: next to every other passage, for the Moves of Humans. */
  readonly passage?: true;
  /** The space of the supply token of this number. */
  readonly supply?: 1 | 2;
  /** The vehicle that starts here. */
  readonly vehicle?: Vehicle;
}

export interface StoreFace<I extends string = StoreFaceId> {
  readonly id: I;
  readonly card: StoreCardId;
  readonly symbol: EntranceSymbol;
  readonly number: CardNumber;
  readonly provenance: Provenance;
  readonly rooms: readonly [Room, Room, Room];
}

/** A card says the names of its two faces, as in `StoreCard<'departmart', 'highland-outfitters'>`. */
export interface StoreCard<A extends string = StoreFaceId, B extends string = StoreFaceId> {
  readonly id: StoreCardId;
  readonly faces: readonly [StoreFace<A>, StoreFace<B>];
}

export interface CourtyardRoom {
  readonly name: CourtyardRoomName;
  readonly outline: Polygon;
  readonly ability?: RoomAbilityId;
}

export interface Courtyard {
  readonly side: CourtyardSide;
  readonly provenance: Provenance;
  /** The centre, then the four sides clockwise from the north. */
  readonly rooms: readonly [CourtyardRoom, CourtyardRoom, CourtyardRoom, CourtyardRoom, CourtyardRoom];
}

/** Every card of the mall, in millimetres, before it is turned. */
export const cardSize = { width: 125, height: 88 } as const;

export function storeRoomId(face: StoreFaceId, number: RoomNumber): StoreRoomId {
  return `${face}.${number}`;
}

export function courtyardRoomId(name: CourtyardRoomName): CourtyardRoomId {
  return `courtyard.${name}`;
}
