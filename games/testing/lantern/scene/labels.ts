/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import { labelMaker } from '@necropole/kernel';
import type { RoomId } from '../world.ts';

/** How much light there is, in a word. */
export type Band = 'dim' | 'bright' | 'dazzling';

export type Labels = { readonly [R in RoomId]: [] } & {
  attic: [];
  cellar: [];
  lamp: [];
  keeper: [number];
  rat: [];
  hand: [];
  shown: [];
  aside: [];
  light: [];
  band: [Band];
  shines: [number];
  aim: [];
  'aim-text': [];
  draught: [];
  'draught-text': [];
  bidding: [];
  playing: [];
};

export const label = labelMaker<Labels>();
