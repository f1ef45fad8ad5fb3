/** The four camps of which each player takes one. They differ in nothing but their name. */

export const campIds = ['usa', 'great-britain', 'japan', 'germany'] as const;
export type CampId = (typeof campIds)[number];

/** How many soldiers and medics a team has, by the number of players (ZF-1.12). */
export const rosters: Readonly<Record<number, { readonly soldiers: number; readonly medics: number }>> = {
  2: { soldiers: 6, medics: 2 },
  3: { soldiers: 5, medics: 1 },
  4: { soldiers: 3, medics: 1 },
};

/** The boxes that count down to the team, from the farthest. */
export type Range = 3 | 2 | 1;
export const ranges: readonly Range[] = [3, 2, 1];
