/** What the chapters of equipment, fire and explosives ask, tell and refuse. */
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type { MeleeArc } from '../content/kinds.ts';

type Who = { figure: CharacterId };
/** A figure, door, wall or element that is aimed at, as it is called. */
type Target = { target: string };
/** An equipment card, by the face in use. */
type Which = { item: EquipmentFaceId };

/** An arc of fire, or a zone of an explosion. */
type FireZone = 'red' | 'orange';

export interface FireQuestions {
  shoot: Who & Target;
  aim: Who & { distance: number };
  arc: Who;
  'blast-order': Who;
  'blast-zone': Target;
  wield: Who;
  exchange: Who & { with: CharacterId };
  loot: Who & { from: CharacterId };
  abandon: Who & { weight: number; capacity: number };
}

export interface FireFacts {
  distance: { squares: number };
  'hit-odds': { percent: number };
  'ammunition-risk': { percent: number };
  'damage-dice': { dice: number; automatic: number; arc: FireZone };
  armour: { armour: number };
  /** Somebody stands in an explosion, or behind what would have to fall first: how likely a wound is then. */
  'in-blast': Who & { zone: FireZone; percent: number };
  sheltered: Who & { zone: FireZone; percent: number };
  weighs: { weight: number };
  /** What somebody rolls with a weapon, before CP are added. */
  'weapon-strength': Who & { dice: number; automatic: number; arc: MeleeArc };
}

export interface FireRefusals {
  'no-firearm': Who;
  'out-of-ammunition': Which;
  'loaded-already': object;
  'not-in-interception': object;
  'own-square': object;
  'fire-disrupted': object;
  'too-heavy': Who & { weight: number; capacity: number };
  'weighs-nothing': object;
}

export interface FireEvents {
  fires: Who & Target & { weapon: EquipmentFaceId | 'built-in' | 'built-in-large'; command: number; distance: number };
  'targeting-rolled': Who & {
    dice: readonly number[];
    automatic: number;
    points: number;
    isPerfect: boolean;
    distance: number;
  };
  'target-hit': Who & Target;
  'target-missed': Who & Target;
  'out-of-ammunition': Who & Which;
  'ammunition-lasts': Who & Which;
  'shot-counted': Which & { left: number };
  reloaded: Who & Which;
  exploded: Who & { at: string; squares: readonly string[] };
  'caught-in-blast': Who & { by: CharacterId; zone: FireZone };
  'stun-rolled': Who & { dice: readonly number[]; points: number; threshold: number };
  paralysed: Who & { points: number; by: CharacterId };
  'smoke-spreads': Who & { at: string };
  'smoke-clears': { at: string };
  wields: Who & Which;
  'equipment-handed': Which & { from: CharacterId; to: CharacterId };
  abandoned: Who & Which;
  'card-leaves': Which;
}

export type FireVerb =
  | 'fire'
  | 'reload'
  | 'shoot'
  | 'aim'
  | 'arc'
  | 'blast'
  | 'zone'
  | 'wield'
  | 'exchange'
  | 'loot'
  | 'give'
  | 'get'
  | 'abandon';
