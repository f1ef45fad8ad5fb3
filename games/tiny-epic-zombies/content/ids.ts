/** The names of the cards, as ids. Their data and behaviour lie in one file a family. */

/** The 14 player cards. */
export const characterIds = [
  'athlete',
  'doctor',
  'fry-cook',
  'greaser',
  'hippie',
  'janitor',
  'mall-cop',
  'mechanic',
  'photographer',
  'popstar',
  'scientist',
  'survivalist',
  'teacher',
  'teenager',
] as const;
export type CharacterId = (typeof characterIds)[number];

/** The search cards by kind, and how many copies there are of each. */
export const searchKinds = [
  ['frequency', 6],
  ['first-aid', 2],
  ['explosion', 2],
  ['just-one-bite', 2],
  ['grenade', 3],
  ['fireworks', 2],
  ['adrenaline', 2],
  ['skateboard', 1],
  ['crowbar', 1],
  ['golf-club', 1],
  ['machete', 1],
  ['axe', 1],
  ['chainsaw', 1],
  ['barbed-bat', 1],
  ['revolver', 1],
  ['shotgun', 1],
  ['submachine-gun', 1],
  ['uzi', 1],
  ['assault-rifle', 1],
  ['crossbow', 1],
] as const;
export type SearchKind = (typeof searchKinds)[number][0];

/** One of the 32 cards: its kind and the number of the copy. */
export type SearchCardId = `${SearchKind}-${1 | 2 | 3 | 4 | 5 | 6}`;

/** All 32 cards. */
export const searchCardIds: readonly SearchCardId[] = searchKinds.flatMap(([kind, copies]) =>
  Array.from({ length: copies }, (_, i): SearchCardId => `${kind}-${(i + 1) as 1 | 2 | 3 | 4 | 5 | 6}`),
);

/** The 9 objectives. */
export const objectiveIds = [
  'assemble-an-arsenal',
  'call-the-cdc',
  'discover-a-cure',
  'escape-the-mall',
  'fix-the-helicopter',
  'restore-the-power',
  'save-stranded-survivors',
  'seal-the-doors',
  'thin-the-herd',
] as const;
export type ObjectiveId = (typeof objectiveIds)[number];

/** What the marker on a horde track can point at: what several tracks share, then the last space of each. */
export const hordeActionIds = [
  'swarm',
  'ambush',
  'pound',
  'panic',
  'ransack',
  'stampede',
  'howl',
  'drag-down',
  'infest',
  'smother',
  'lurch',
  'surround',
  'scavenge',
  'frenzy',
  'dead-heat',
  'gangrene',
  'feast',
  'hot-pursuit',
  'love-in',
  'closing-time',
  'manhunt',
  'sabotage',
  'paparazzi',
  'encore',
  'outbreak',
  'hunting-party',
  'confiscation',
  'riot',
] as const;
export type HordeActionId = (typeof hordeActionIds)[number];
