/** Grenades and mines (chapter E): carried besides a weapon. */
import type { Grenade, Mine } from '../kinds.ts';

const doorsAndEntries = ['door', 'entry-zone'] as const;
const inBoxTwo = { 3: null, 2: 7, 1: null } as const;

/** The counter that each team begins with: it stands for two, and is turned over at the first. */
export const grenades: Grenade<'grenades'> = {
  id: 'grenades',
  provenance: 'rulebook',
  cites: ['ZF-13.6'],
  family: 'grenade',
  yellow: 0,
  green: 0,
  rates: inBoxTwo,
  throws: 2,
  against: doorsAndEntries,
};

/** The event marker that gives a single one. */
export const grenade: Grenade<'grenade'> = {
  id: 'grenade',
  provenance: 'rulebook',
  cites: ['ZF-13.6'],
  family: 'grenade',
  yellow: 1,
  green: 1,
  rates: inBoxTwo,
  throws: 1,
  against: doorsAndEntries,
};

export const mine: Mine<'mine'> = {
  id: 'mine',
  provenance: 'rulebook',
  cites: ['ZF-13.8', 'ZF-13.9'],
  family: 'mine',
  yellow: 1,
  green: 1,
  range: 2,
  hurtsFrom: 4,
  backfiresTo: 1,
  against: doorsAndEntries,
};
