/** The markers of the box (ER-2.1). Some of them are limits of the game; most only show what is so. */

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

/** A frequency, as a jamming marker shows it once it is turned over. */
export type Frequency = 'clear' | 'overheard' | 'jammed';

/** The six jamming markers of a clan: the book does not say how many of each (ER-26.13). */
export const jammingMarkers: readonly Frequency[] = ['clear', 'clear', 'overheard', 'overheard', 'jammed', 'jammed'];
