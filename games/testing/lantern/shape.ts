/** The types of Lantern, bundled for the kernel: everything it asks, tells and refuses, and its one hook. */
import type { Component, Table } from '@necropole/kernel';
import type { LightId } from './content/lights.ts';
import type { Board, World } from './world.ts';

export interface Lantern {
  world: World;
  board: Board;
  phase: 'bid' | 'turn';
  questions: { bid: object; play: { seat: number } };
  facts: {
    /** The card at that place of the hand, and what it would count. */
    light: { light: LightId; counts: number };
  };
  refusals: { empty: { place: number } };
  events: {
    led: { seat: number };
    played: { seat: number; light: LightId; counts: number; sum: number };
  };
  verbs: 'bid' | 'play';
  outcomes: 'most' | 'tie';
  queries: {
    /** What a card counts. */
    brightness: readonly [number, { light: LightId }];
  };
  flows: object;
}

export type LanternTable = Table<Lantern>;
export type LanternComponent = Component<Lantern>;
