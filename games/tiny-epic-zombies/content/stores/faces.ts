/**
 * What a store card is made of. Each of the 8 cards has two faces that share their symbol, their number, their
 * objective icon and their special feature; a face has 3 rooms, and room 1 is the entrance.
 *
 * `provenance` says where the rooms of a face come from: the French rulebook, public photographs and notes of the
 * real cards (in our own words), or our own design for a face that nobody has described.
 */
import type { Polygon } from '@necropole/boards';
import type { EntranceSymbol } from '../symbols.ts';

export type Provenance = 'rulebook' | 'public' | 'reconstructed';

export type CardNumber = 1 | 2;
export type StoreCardId = `${EntranceSymbol}-${CardNumber}`;

export type StoreFaceId =
  | 'crafts-and-colors'
  | 'nails-and-co'
  | 'first-place-sporting-goods'
  | 'one-hour-photo'
  | 'echo-ridge-food-court'
  | 'echo-ridge-pharmacy'
  | 'departmart'
  | 'highland-outfitters'
  | 'richs-galleria'
  | 'gamelyn-world'
  | 'parking-deck-z'
  | 'echo-ridge-security'
  | 'hoards-collectibles'
  | 'hurs-jewelers'
  | 'amps-electronics'
  | 'recess-playland';

export type RoomNumber = 1 | 2 | 3;
export type StoreRoomId = `${StoreFaceId}.${RoomNumber}`;

export type CourtyardRoomName = 'centre' | 'north' | 'east' | 'south' | 'west';
export type CourtyardRoomId = `courtyard.${CourtyardRoomName}`;
export type CourtyardSide = 'cooperative' | 'competitive';

export type RoomId = StoreRoomId | CourtyardRoomId;

/** What the objectives look for in a room. */
export type Icon = { readonly kind: 'gear' | 'biohazard'; readonly number: 1 | 2 | 3 | 4 } | { readonly kind: 'flask' };

/**
 * What a room lets a Human do once its store is empty of zombies. Using one is always optional. A *running* ability
 * works once a turn in each room and the turn goes on; a *stopping* one ends the turn.
 *
 * Known from the real cards:
 * - `gain-ammo` (running): gain 1 ammo.
 * - `loud-crash` (running): move one zombie that stands in a neighbouring store by one room, into a room without zombie.
 * - `bonus-round` (running): one more Move this turn, if you made a melee attack in this room on this visit.
 * - `motorcycle` (running): 3 more Moves, then the turn ends; the motorcycle goes home, the rider stays where he is.
 * - `police-car` (running): go to the entrance of a store at most 3 stores away; the car is parked there, and whoever
 *   stands where it is parked may use it on a later turn.
 * - `arm-trap` (running): arm one unarmed trap in a room without zombie of this store or of a neighbouring one; the next
 *   zombie that arrives there is destroyed and the trap comes back, unarmed. Two traps in all.
 * - `clearance-sale` (stopping): exchange one of your weapons for a weapon of the same kind that lies beside any store.
 * - `leftovers` (running): roll the melee die; a skull of either colour heals 1 wound, drops of blood wound you.
 * - `courtyard-heal` (running): heal 2 wounds.
 *
 * Designed by us, for the faces that are not known:
 * - `shore-up` (stopping): repair the barricade by 1 (6 at most), then gain 1 ammo. Refused if neither would change.
 * - `photo-lab` (running): look at your own face-down search card; nobody else learns it, and it stays where it is and
 *   is revealed at the end of the turn as usual. Refused if no card lies before you.
 * - `dispensary` (running): one Human of your choice with at least 1 wound, yourself included and wherever in the mall,
 *   heals 1 wound.
 * - `long-shot` (running): spend 1 ammo to kill one zombie in any room of a neighbouring store. It is not a ranged
 *   attack: weapons and abilities that change those do not count, and it may follow this Move's attack.
 * - `slide` (running): at once make one more Move, free, which must end on the entrance (room 1) of a neighbouring
 *   store. It is a Move like any other for what follows: a zombie there must be fought, that room may be used.
 * - `courtyard-regroup` (running): heal 1 wound or gain 1 ammo, your choice; only what would change something is offered.
 *
 * A *neighbouring* store shares a wall with this one. The courtyard is not a store.
 */
export type RoomAbilityId =
  | 'gain-ammo'
  | 'loud-crash'
  | 'bonus-round'
  | 'motorcycle'
  | 'police-car'
  | 'arm-trap'
  | 'clearance-sale'
  | 'leftovers'
  | 'courtyard-heal'
  | 'shore-up'
  | 'photo-lab'
  | 'dispensary'
  | 'long-shot'
  | 'slide'
  | 'courtyard-regroup';

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

export interface StoreFace {
  readonly id: StoreFaceId;
  readonly card: StoreCardId;
  readonly symbol: EntranceSymbol;
  readonly number: CardNumber;
  readonly provenance: Provenance;
  readonly rooms: readonly [Room, Room, Room];
}

export interface StoreCard {
  readonly id: StoreCardId;
  readonly faces: readonly [StoreFace, StoreFace];
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
