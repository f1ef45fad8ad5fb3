/** The markers of the box (ER-2.1). Some of them are limits of the game; most only show what is so. */

import type { PlacedMarker } from '../phrases/phrase.ts';

export const markerCounts = {
  'long-broken-wall': 6,
  'short-broken-wall': 8,
  'smoke-grenade': 6,
  'time-bomb': 2,
  'magnetic-card': 4,
  prisoner: 3,
  'on-off': 3,
  mine: 6,
  plastic: 1,
  'empty-tomb': 5,
  'deadly-virus': 2,
  'destroyed-element': 14,
} as const;

/** The rule of each marker that is placed by an effect. */
export const markerCites: Readonly<Record<PlacedMarker, string>> = {
  mine: 'ER-43.7',
  plastic: 'ER-43.11',
  'time-bomb': 'ER-42.9',
  'deadly-virus': 'ER-43.18',
};

/** A frequency, as a jamming marker shows it once it is turned over. */
export type Frequency = 'clear' | 'overheard' | 'jammed';

/** The six jamming markers of a clan: the book does not say how many of each (ER-26.13). */
export const jammingMarkers: readonly Frequency[] = ['clear', 'clear', 'overheard', 'overheard', 'jammed', 'jammed'];
