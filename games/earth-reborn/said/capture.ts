/** What the chapters of capture and torture ask, tell and refuse. */
import type { CharacterId } from '../content/characters/index.ts';

type Who = { figure: CharacterId };
type Led = { prisoner: CharacterId };

/** What somebody throws with: of the values of a card those that a pilot may take from either. */
export type CardValue = 'fire' | 'science' | 'technical' | 'search';

export interface CaptureQuestions {
  /** How hard somebody goes for whoever is to be captured. */
  seize: Who & { target: string };
  /** Which way somebody faces who is free again. */
  'stand-free': Who;
  execute: Who & Led;
  torture: Who & Led;
  /** Whose values count for a pilot: their own, or those of the large figure. */
  values: Who & { large: CharacterId };
}

export interface CaptureFacts {
  'capture-odds': { percent: number };
  'torture-dice': { dice: number };
  /** How many spy points so many dice bring on average, in hundredths. */
  'torture-yield': { hundredths: number };
  'card-value': { value: CardValue; dice: number; automatic: number };
}

export interface CaptureRefusals {
  'not-wounded': Who;
  'carries-nobody': Who;
  'has-prisoner': Who & Led;
  'square-taken': Who;
  'only-salemites': object;
  'has-pilot': Who & { pilot: CharacterId };
  /** A pilot is changed by a combined move alone. */
  'only-combined': object;
}

export interface CaptureEvents {
  'capture-announced': Who & { by: CharacterId };
  captured: Who & { by: CharacterId };
  'capture-fails': Who & { by: CharacterId; damage: number; needed: number };
  freed: Who & { from: CharacterId; at: string };
  /** What lies on the card of somebody who is free again. */
  unchanged: Who & { wounds: number; command: number };
  'prisoner-handed': Who & { from: CharacterId; to: CharacterId };
  executed: Who & { by: CharacterId };
  'led-off': Who & { by: CharacterId };
  'climbs-in': Who & { large: CharacterId };
  'climbs-out': Who & { large: CharacterId; at: string };
  /** A large figure is free where it stands. */
  'large-freed': Who & { at: string };
  tortures: Who & Led & { dice: readonly number[]; points: number };
}

export type CaptureVerb =
  | 'capture'
  | 'execute'
  | 'release'
  | 'hand-over'
  | 'take-over'
  | 'trade'
  | 'torture'
  | 'get-out'
  | 'get-in'
  | 'rely';
