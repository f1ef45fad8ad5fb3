/**
 * The blue counters of the bowl (C-3.0), and what else stands in the boxes of a fight: the wandering dead (B-5.0), those who
 * have turned (B-6.3) and Hulk (C-4.0), which are never drawn. Their lives and abilities are the book's; how many there are of each is
 * reconstructed, within what was seen in play: four dogs and two helmeted zombies at once, ten counters in one draw.
 */
import { byId } from '@necropole/kernel';
import type { Counter } from '../kinds.ts';

const all = [
  {
    id: 'zombie',
    provenance: 'rulebook',
    cites: ['ZF-11.4'],
    family: 'zombie',
    copies: 18,
    lives: 1,
    leap: 1,
    breadth: 1,
  },
  { id: 'dog', provenance: 'rulebook', cites: ['ZF-11.5'], family: 'zombie', copies: 5, lives: 1, leap: 2, breadth: 1 },
  {
    id: 'helmeted',
    provenance: 'rulebook',
    cites: ['ZF-11.9'],
    family: 'zombie',
    copies: 4,
    // A team of three players and both prisoners, should they turn.
    apart: 8,
    lives: 2,
    leap: 1,
    breadth: 1,
  },
  {
    id: 'giant',
    provenance: 'rulebook',
    cites: ['ZF-11.10'],
    family: 'zombie',
    copies: 2,
    lives: 4,
    leap: 1,
    breadth: 2,
  },
  {
    id: 'puddle',
    provenance: 'rulebook',
    cites: ['ZF-11.12'],
    family: 'zombie',
    copies: 2,
    lives: 1,
    leap: 1,
    breadth: 1,
    corrodes: true,
  },
  {
    id: 'herb',
    provenance: 'rulebook',
    cites: ['ZF-11.17'],
    family: 'prize',
    copies: 2,
    lives: 1,
    leap: 1,
    breadth: 1,
    gives: 'healing',
  },
  {
    id: 'map-fragment',
    provenance: 'rulebook',
    cites: ['ZF-11.16'],
    family: 'prize',
    copies: 2,
    lives: 1,
    leap: 1,
    breadth: 1,
    gives: 'sight',
  },
  {
    id: 'wanderer',
    provenance: 'rulebook',
    cites: ['ZF-8.8', 'ZF-8.7'],
    family: 'zombie',
    copies: 0,
    // The two of the master; and one for each other seat that has no team any more.
    apart: 4,
    lives: null,
    leap: 1,
    breadth: 1,
  },
  {
    id: 'hulk',
    provenance: 'rulebook',
    cites: ['ZF-12.1'],
    family: 'zombie',
    copies: 0,
    apart: 1,
    lives: null,
    leap: 1,
    breadth: 1,
    strikesAll: true,
  },
] as const satisfies readonly Counter<string>[];

export type CounterKindId = (typeof all)[number]['id'];
export const counterKinds: readonly Counter[] = all;
const counters: Readonly<Record<CounterKindId, Counter>> = byId(all);

/** A counter of the box: its kind, and which of its copies it is. */
export type CounterId = `${CounterKindId}.${number}`;

/** All that lies in the bowl at the beginning. */
export const counterIds: readonly CounterId[] = counterKinds.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, (_, i): CounterId => `${id}.${i + 1}`),
);

/** What lies beside the bowl. */
export const countersApart: readonly CounterId[] = counterKinds.flatMap(({ id, copies, apart = 0 }) =>
  Array.from({ length: apart }, (_, i): CounterId => `${id}.${copies + i + 1}`),
);

export function counterOf(counter: CounterId): Counter {
  return counters[counter.slice(0, counter.indexOf('.')) as CounterKindId];
}

/** What a puddle is against a team without a weapon (ZF-11.13). */
export const ordinaryZombie: Counter = counters.zombie;
