/** The types of Storyline, bundled for the kernel. */
import type { Table } from '@necropole/kernel';
import type { CardId, LocationId, MenaceId, PlanId, SymbolId } from './content.ts';

/** A token in a slot of a location. */
export interface Bystander {
  readonly id: string;
  readonly is: 'neighbour' | 'rogue';
  at: LocationId;
  slot: number;
}

/** A symbol of the turn: of which card, and whether it is still there. */
export interface Chip {
  readonly card: CardId;
  readonly symbol: SymbolId;
  state: 'open' | 'spent' | 'covered';
}

export interface World {
  /** The friend whose turn it is. */
  turn: number;
  /** Where each friend stands, their cards, those to come, their tokens. */
  friends: { at: LocationId; hand: CardId[]; deck: CardId[]; tokens: SymbolId[] }[];
  raven: LocationId;
  plans: PlanId[];
  story: (CardId | PlanId)[];
  bystanders: Bystander[];
  menaces: { readonly card: MenaceId; at: LocationId; have: number }[];
  chips: Chip[];
  /** The cards of the story of which the first symbol is covered. */
  scandals: CardId[];
  helped: number;
  averted: number;
}

/** What pays for an action: a symbol of the turn, or a token of the friend. */
export type Payment = { readonly chip: number } | { readonly token: number };

export interface Storyline {
  world: World;
  board: { seats: number };
  phase: 'turn' | 'plan';
  questions: { play: object; spend: object };
  facts: { left: { symbols: number; tokens: number }; after: { now: number; goal: number } };
  refusals: { 'no-symbol': { symbol: SymbolId }; guarded: object; 'too-far': object };
  events: {
    played: { friend: number; card: CardId };
    moved: { friend: number; from: LocationId; to: LocationId };
    helped: { at: LocationId; now: number };
    struck: { at: LocationId };
    averted: { card: MenaceId; now: number };
    gained: { friend: number; symbol: SymbolId };
    planned: { card: PlanId; from: LocationId; to: LocationId };
    scandal: { card: CardId };
  };
  verbs: 'play' | 'move' | 'help' | 'strike' | 'avert' | 'end';
  outcomes: 'told' | 'spoilt';
  queries: object;
  flows: object;
}

export type StorylineTable = Table<Storyline>;
