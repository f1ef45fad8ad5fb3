/** The types of Ambush, bundled for the kernel, and its world. */
import type { Table } from '@necropole/kernel';
import type { Range } from './content.ts';

/** A marker on the field: rats lie in wait beneath it, or a cart stands there. */
export interface Marker {
  readonly id: string;
  readonly at: string;
  readonly is: 'rats' | 'cart';
}

export interface Rat {
  readonly id: string;
  readonly is: 'rat' | 'great';
  life: number;
}

export interface World {
  /** A hex of the field, or a zone of the burrow. */
  at: string;
  day: number;
  cart: boolean;
  markers: Marker[];
  /** Those that attack; none in peace. */
  rats: Rat[];
  /** How far away they are; 0: they are here. */
  band: Range;
  /** The last dice, as they fell. */
  dice: number[];
  /** Whoever of the crew is hurt. */
  hurt: string[];
  /** Whom the one who is free helps against. */
  helps: string | null;
}

export interface Ambush {
  world: World;
  board: object;
  phase: 'march' | 'volley' | 'clash';
  questions: { march: { points: number }; who: object; aim: { rat: number; dice: number }; help: { who: string } };
  facts: { odds: { percent: number }; 'all-shoot': { shooters: number }; price: { points: number } };
  refusals: { collapsed: object; locked: object };
  events: {
    marched: { to: string };
    found: object;
    ambushed: { rats: number };
    shot: { rat: number; dice: number; hits: number };
    nearer: { band: number };
    clashed: { left: number };
  };
  verbs: 'go' | 'rest' | 'shoot' | 'enough' | 'dice' | 'help';
  outcomes: 'home' | 'late';
  queries: object;
  flows: object;
}

export type AmbushTable = Table<Ambush>;

export function copyWorld(world: World): World {
  const { markers, rats, dice, hurt } = world;
  return {
    ...world,
    markers: markers.map((marker) => ({ ...marker })),
    rats: rats.map((rat) => ({ ...rat })),
    dice: [...dice],
    hurt: [...hurt],
  };
}

export function invariantsOf({ rats, markers }: World): readonly string[] {
  return [
    ...(rats.every(({ life }) => life > 0) ? [] : ['a rat without life attacks']),
    ...(new Set(markers.map(({ at }) => at)).size === markers.length ? [] : ['two markers lie in one hex']),
  ];
}
