/** What the chapters of mission points, espionage and search ask, tell and refuse. */
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { OrderTileId } from '../content/kinds.ts';
import type { Frequency } from '../content/markers.ts';

type Who = { figure: CharacterId };

export interface SearchQuestions {
  rummage: Who;
  search: Who & { points: number };
  cut: object;
  espionage: { points: number };
  arrange: { cards: number };
  morale: Who & { command: number };
  jam: Who;
  retune: object;
}

export interface SearchFacts {
  /** What lies up on the deck, for all to see. */
  'top-card': { equipment: EquipmentId };
  /** How many faces of the cards that nobody has can be found in this room. */
  'may-find': { fitting: number; faces: number };
  'search-dice': { dice: number; automatic: number };
  'find-factor': { points: number };
  frequency: { frequency: Frequency };
  /** What a jamming marker does to a character with such a bonus. */
  'frequency-does': { frequency: Frequency; bonus: number };
  /** The face that would be up. */
  face: { equipment: EquipmentId };
}

export interface SearchRefusals {
  'nothing-to-search': object;
  'too-few-search-points': { have: number; need: number };
  'not-found-here': { equipment: EquipmentId };
  'deck-empty': object;
  'no-icon': object;
  'own-soil': object;
  'marker-hidden': Who & { bonus: number };
  'radio-jammed': Who & { bonus: number };
  'marker-not-due': Who;
}

export interface SearchEvents {
  'deck-cut': { seat: number };
  searches: Who & { dice: readonly number[]; automatic: number; points: number };
  'card-passed': Who & { equipment: EquipmentId };
  'deck-flipped': Who;
  'deck-shuffled': Who;
  'card-found': Who & { item: EquipmentFaceId };
  'search-over': Who;
  'goes-under-deck': { item: EquipmentFaceId };
  'spy-points-gained': { seat: number; points: number };
  'cards-looked-at': { seat: number; count: number };
  'markers-handed-out': { seat: number; count: number };
  'markers-swapped': { seat: number };
  'markers-withdrawn': { seat: number };
  'frequency-shown': Who & { frequency: Frequency };
  'tile-recalled': Who & { tile: OrderTileId };
  'cards-arranged': { seat: number; count: number };
}

export type SearchVerb =
  | 'search'
  | 'pass-card'
  | 'flip'
  | 'shuffle'
  | 'take-card'
  | 'stop'
  | 'cut'
  | 'leave-deck'
  | 'mission-point'
  | 'keep-points'
  | 'arrange'
  | 'lay'
  | 'convert'
  | 'jam'
  | 'swap-markers'
  | 'tune'
  | 'recall';
