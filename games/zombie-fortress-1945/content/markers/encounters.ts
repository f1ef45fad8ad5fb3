/** Encounters: so many zombies, as the marker says. Which numbers there are is reconstructed; 4, 7 and 10 were seen in play. */
import type { Encounter } from '../kinds.ts';

function encounter<const I extends string>(id: I, zombies: number, yellow: number, green: number): Encounter<I> {
  return { id, provenance: 'reconstructed', cites: ['ZF-3.12'], family: 'encounter', yellow, green, zombies };
}

export const encounters = [
  encounter('encounter-3', 3, 1, 0),
  encounter('encounter-4', 4, 3, 1),
  encounter('encounter-5', 5, 2, 1),
  encounter('encounter-6', 6, 2, 1),
  encounter('encounter-7', 7, 1, 2),
  encounter('encounter-10', 10, 0, 1),
] as const;
