/** The names of the spawn cards. */
const numbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
  33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
] as const;

/** One of the 42 spawn cards. */
export type SpawnCardId = `spawn-${(typeof numbers)[number]}`;

export const spawnCardIds: readonly SpawnCardId[] = numbers.map((number): SpawnCardId => `spawn-${number}`);

/** The special actions that spawn cards name (p.21). */
export type SpecialAction = 'overdrive' | 'multiplication';
