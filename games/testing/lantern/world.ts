/** The world and the board of Lantern, how they are copied, and what is always true of them. */
import { copyPile, type Pile } from '@necropole/kernel';
import { type LightId, lights } from './content/lights.ts';

export interface World {
  /** By seat. */
  hands: Pile<LightId>[];
  shown: Pile<LightId>;
  /** Cards that nobody was dealt, face down. */
  aside: Pile<LightId>;
  /** What the cards of each seat count together. */
  sums: number[];
  turn: number;
}

export interface Board {
  /** How many cards everybody was dealt. */
  dealt: number;
  /** A draught blows through the house. */
  windy: boolean;
}

export function copyWorld({ hands, shown, aside, sums, turn }: World): World {
  return { hands: hands.map(copyPile), shown: copyPile(shown), aside: copyPile(aside), sums: sums.slice(), turn };
}

/** The rooms in which the keepers stand, by seat. */
const ROOMS = ['garret', 'turret', 'wine-cellar'] as const;
export type RoomId = (typeof ROOMS)[number];

export function roomOf(seat: number): RoomId {
  const room = ROOMS[seat];
  if (room === undefined) throw new Error(`Nobody keeps the light at seat ${seat}`);
  return room;
}

/** The name of a keeper's figure and sheet. */
export function keeper(seat: number): string {
  return `keeper-${seat + 1}`;
}

export const RATS = ['rat-1', 'rat-2', 'rat-3'] as const;

/** Every card lies in one place, and nobody was dealt more than the others. */
export function invariantsOf({ hands, shown, aside }: World, { dealt }: Board): readonly string[] {
  const cards = [...hands, shown, aside].flatMap((pile) => pile.cards);
  const isWhole = cards.length === lights.length && new Set(cards).size === lights.length;
  const isFair = hands.every((hand) => hand.cards.length <= dealt);
  return [...(isWhole ? [] : ['the cards are not the nine lights']), ...(isFair ? [] : ['a hand is too large'])];
}
