/** The ways that components let somebody choose from, each under its own name: the words files must say every one. */
export type WayId =
  | 'draw'
  | 'discard'
  | 'hero'
  | 'location'
  | 'two-thugs'
  | 'one-of-each'
  | 'two-civilians'
  | 'leave-plan'
  | 'mislay-plan'
  | 'heal'
  | 'recharge-all'
  | Steps;

/** So many Locations. */
export type Steps = '0' | '1' | '2' | '3' | '4' | '5' | '6';
