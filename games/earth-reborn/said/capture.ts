/** What the chapters of capture and torture ask, tell and refuse. */
import type { CharacterId } from '../content/characters/index.ts';

type Who = { figure: CharacterId };
type Led = { prisoner: CharacterId };

export interface CaptureQuestions {
  /** How hard somebody goes for whoever is to be captured. */
  seize: Who & { target: string };
  /** Which way somebody faces who is free again. */
  'stand-free': Who;
  execute: Who & Led;
  torture: Who & Led;
}

export interface CaptureFacts {
  'capture-odds': { percent: number };
  'torture-dice': { dice: number };
  /** How many spy points so many dice bring on average, in hundredths. */
  'torture-yield': { hundredths: number };
}

export interface CaptureRefusals {
  'not-wounded': Who;
  'carries-nobody': Who;
  'has-prisoner': Who & Led;
  'square-taken': Who;
  'only-salemites': object;
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
  tortures: Who & Led & { dice: readonly number[]; points: number };
}

export type CaptureVerb = 'capture' | 'execute' | 'release' | 'hand-over' | 'take-over' | 'trade' | 'torture';
