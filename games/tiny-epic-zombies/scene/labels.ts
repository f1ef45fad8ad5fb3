/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import { labelMaker } from '@necropole/kernel';
import type { CharacterId, HordeActionId, ObjectiveId, RoomAbilityId, SearchCardId } from '../content/ids.ts';
import type { CourtyardRoomName, StoreFaceId, Vehicle } from '../content/stores/index.ts';
import type { EntranceSymbol } from '../content/symbols.ts';

export interface Labels {
  // The mall
  store: [StoreFaceId];
  courtyard: [];
  entrance: [EntranceSymbol];
  room: [number];
  'courtyard-room': [CourtyardRoomName];
  gear: [number];
  biohazard: [number];
  flask: [];
  running: [RoomAbilityId];
  stopping: [RoomAbilityId];
  passage: [];
  'supply-space': [number];
  // Pieces
  human: [number];
  character: [CharacterId, number];
  weapon: [SearchCardId];
  zombie: [];
  token: [string];
  survivor: [];
  vehicle: [Vehicle];
  'trap-armed': [];
  'trap-unarmed': [];
  // Piles
  deck: [];
  stock: [];
  discard: [];
  hand: [];
  'search-card': [];
  weapons: [];
  backpack: [];
  lying: [];
  offer: [];
  'zombie-cards': [];
  // Tracks
  barricade: [];
  'barricade-marker': [];
  'wounds-and-ammo': [];
  wounds: [];
  ammo: [];
  horde: [CharacterId];
  'horde-marker': [];
  // Sheets
  'zombie-side': [];
  track: [wounds: number, ammo: number];
  carries: [string];
  'own-survivors': [number];
  'zombie-card': [CharacterId];
  'next-horde-action': [CharacterId, space: number, HordeActionId];
  // Steps
  'step-zombie-card': [];
  'step-characters': [];
  'step-first-cards': [];
  'step-moves': [];
  'step-moves-of': [CharacterId];
  'step-search': [];
  'step-search-of': [CharacterId];
  'step-zombies': [];
  // Notes
  objective: [ObjectiveId];
  progress: [now: number, goal: number];
  'progress-of': [CharacterId, now: number, goal: number];
  'done-by': [CharacterId];
  turn: [];
  'turn-of': [CharacterId];
  moves: [number];
  'extra-moves': [number];
  'last-turns': [number];
  revealed: [SearchCardId, EntranceSymbol];
  survivors: [];
  'survivors-left': [number];
  'survivors-taken': [number];
  reserve: [];
  'zombies-left': [number];
}

/** A label of the scene, its parameters checked. */
export const named = labelMaker<Labels>();
