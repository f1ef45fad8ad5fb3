/** The levels that people choose from. They differ in how far a bot thinks, never in what it sees. */

/** A level of play. */
export type Level = 'easy' | 'normal' | 'hard';

/** The bot of each level, weakest first; how strong they are is measured by `necropole arena`. */
export const LEVELS: { readonly [L in Level]: string } = {
  easy: 'greedy',
  normal: 'search:60',
  hard: 'search:200',
};
