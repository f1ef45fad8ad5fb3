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
  pace: Who;
  'next-mover': Who;
  receiver: Who;
}

export interface CombinationFacts {
  /** The points of somebody who joins a move. */
  'joins-with-points': Who & { points: number };
}

export interface CombinationRefusals {
  'no-tile': Who;
  'not-same-room': object;
  'one-icon': object;
  'not-beside-captor': { captor: CharacterId };
  'not-beside-bearer': { bearer: CharacterId };
  'no-gold-section': { order: OrderType };
  'not-gold': object;
  'not-combined': object;
}

export interface CombinationEvents {
  joins: Who & { with: CharacterId; order: OrderType };
  /** All that is rolled together. */
  'rolled-together': { figures: readonly CharacterId[]; dice: number; automatic: number };
  defends: Who & { arc: MeleeArc };
  'moves-next': Who & { points: number };
  'killed-together': { figures: readonly CharacterId[]; dead: CharacterId };
}

export type CombinationVerb = 'join' | 'defend' | 'attack' | 'wound' | 'pace' | 'next' | 'receive';
