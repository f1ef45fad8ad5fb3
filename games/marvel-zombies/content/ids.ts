/** The names of all components of the box, in the order of the book. */

export const heroIds = ['wolverine', 'mystique', 'magneto', 'storm', 'colossus', 'rogue'] as const;
export type HeroId = (typeof heroIds)[number];

export const zombieHeroIds = ['juggernaut', 'psylocke', 'dark-phoenix', 'cyclops', 'sabretooth', 'iceman'] as const;
export type ZombieHeroId = (typeof zombieHeroIds)[number];

export const citizenIds = [
  'amanda-sefton',
  'callisto',
  'abigail-brand',
  'ka-zar',
  'bolivar-trask',
  'shanna',
  'mariko-yashida',
  'valerie-cooper',
  'moira-mactaggart',
  'william-stryker',
  'senator-kelly',
  'trish-tilby',
] as const;
export type CitizenId = (typeof citizenIds)[number];

/** Citizens who defend themselves (p.25). */
export const fightingCitizenIds: readonly CitizenId[] = [
  'callisto',
  'abigail-brand',
  'ka-zar',
  'shanna',
  'william-stryker',
];

export const tooLateIds = ['too-late-1', 'too-late-2'] as const;
export const secretMissionIds = ['secret-mission-1', 'secret-mission-2'] as const;
export type SecretMissionId = (typeof secretMissionIds)[number];

/** The 16 cards of the citizen deck. */
export const citizenCardIds = [...citizenIds, ...tooLateIds, ...secretMissionIds] as const;
export type CitizenCardId = (typeof citizenCardIds)[number];

/** The three kinds of the horde, in the order in which hits strike them (p.23). */
export const hordeKinds = ['brute', 'walker', 'runner'] as const;
export type HordeKind = (typeof hordeKinds)[number];
export type EnemyKind = 'zombie-hero' | HordeKind;

/** How many figures of each kind there are (p.3). */
export const hordeCounts: Readonly<Record<HordeKind, number>> = { brute: 14, walker: 35, runner: 14 };

/** A figure of the horde, such as `walker-7` (from 0), or a zombie hero. */
export type HordeFigureId = `${HordeKind}-${number}`;
export type EnemyId = HordeFigureId | ZombieHeroId;

export const levels = ['blue', 'yellow', 'orange', 'red'] as const;
/** A danger level. */
export type Level = (typeof levels)[number];

export const colours = ['red', 'blue', 'green'] as const;
/** The colour of an objective, door or spawn point. */
export type Colour = (typeof colours)[number];

export const missionIds = ['mh0', 'mh1', 'mh2', 'mh3', 'mh4', 'mh5', 'mh6', 'mh7', 'mh8', 'mh9', 'mh10'] as const;
export type MissionId = (typeof missionIds)[number];

/** The nine objective tokens (p.4): seven red, one blue and one green with a red back. */
export type ObjectiveCardId = `red-${1 | 2 | 3 | 4 | 5 | 6 | 7}` | 'blue' | 'green';

/** A spawn point: the initial one, the red ones in clockwise order, and the coloured ones. */
export type SpawnPointId = 'initial' | `red-${1 | 2 | 3 | 4 | 5}` | 'blue' | 'green';
