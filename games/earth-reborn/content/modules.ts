/** The modules of the rules, in the book’s order: each is brought in by a scenario, and a scenario lists those that it uses. */
import type { OrderType } from './kinds.ts';

const modules = [
  'base',
  'movement',
  'melee',
  'sight',
  'duel',
  'equipment',
  'fire',
  'phrases',
  'interaction',
  'mission-points',
  'espionage',
  'search',
  'abilities',
  'jamming',
  'large-figures',
  'capture',
  'torture',
  'combination',
  'levels',
] as const;

export type Module = (typeof modules)[number];

/** By scenario, counted from 1: the modules that it adds to those before it. */
const broughtIn: readonly (readonly Module[])[] = [
  ['base', 'movement', 'melee'],
  ['sight', 'duel'],
  ['equipment', 'fire'],
  ['phrases', 'interaction'],
  ['mission-points', 'espionage', 'search'],
  ['abilities', 'jamming'],
  ['large-figures'],
  ['capture', 'torture'],
  ['combination', 'levels'],
];

/** All that a scenario of this number uses. */
export function modulesOf(scenario: number): readonly Module[] {
  return broughtIn.slice(0, scenario).flat();
}

/** The module that a type of order belongs to: without it such sections are never used. */
export const moduleOfOrder: Readonly<Record<OrderType, Module>> = {
  move: 'movement',
  melee: 'melee',
  fire: 'fire',
  search: 'search',
  interaction: 'interaction',
};
