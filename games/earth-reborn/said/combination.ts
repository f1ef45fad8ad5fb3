/** What the chapters of combination and levels ask, tell and refuse. */
import type { CharacterId } from '../content/characters/index.ts';
import type { MeleeArc, OrderType } from '../content/kinds.ts';

type Who = { figure: CharacterId };

export interface CombinationQuestions {
  join: Who & { order: OrderType };
  defend: Who;
  /** By stairs. */
  'attack-arc': Who & { target: CharacterId };
  'share-critical': Who & { left: number };
}

export interface CombinationRefusals {
  'no-gold-section': { order: OrderType };
  'not-gold': object;
  'not-combined': object;
}

export interface CombinationEvents {
  joins: Who & { with: CharacterId; order: OrderType };
  /** All that is rolled together. */
  'rolled-together': { figures: readonly CharacterId[]; dice: number; automatic: number };
  defends: Who & { arc: MeleeArc };
}

export type CombinationVerb = 'join' | 'defend' | 'attack' | 'wound';
