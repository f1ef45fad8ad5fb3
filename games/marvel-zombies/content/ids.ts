/**
 * The names of all components of the box. Most are said by the cards themselves: a family's names are those of its list.
 * The zombie heroes stand here in their order, which the world counts by.
 */
import type { CitizenId } from './citizens/index.ts';
import type { TraitKind } from './traits/index.ts';

export type { CitizenId } from './citizens/index.ts';
export type { HeroAttackId, HeroId, SkillId } from './heroes/index.ts';
export type { GoalId, MissionId, MissionOfferId } from './missions/index.ts';
export type { SpawnCardId, SpecialAction } from './spawn/index.ts';
export type { TraitKind } from './traits/index.ts';

export const zombieHeroIds = ['juggernaut', 'psylocke', 'dark-phoenix', 'cyclops', 'sabretooth', 'iceman'] as const;
export type ZombieHeroId = (typeof zombieHeroIds)[number];

export const tooLateIds = ['too-late-1', 'too-late-2'] as const;
export const secretMissionIds = ['secret-mission-1', 'secret-mission-2'] as const;
export type SecretMissionId = (typeof secretMissionIds)[number];

/** One of the 16 cards of the citizen deck. */
export type CitizenCardId = CitizenId | (typeof tooLateIds)[number] | SecretMissionId;

/** One of the 45 traits, such as `dodge-2`. */
export type TraitCardId = `${TraitKind}-${number}`;

/** What kind of trait this card is. */
export function kindOf(card: TraitCardId): TraitKind {
  return card.slice(0, card.lastIndexOf('-')) as TraitKind;
}

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

/** The nine objective tokens (p.4): seven red, one blue and one green with a red back. */
export type ObjectiveCardId = `red-${1 | 2 | 3 | 4 | 5 | 6 | 7}` | 'blue' | 'green';

/** A spawn point: the initial one, the red ones in clockwise order, and the coloured ones. */
export type SpawnPointId = 'initial' | `red-${1 | 2 | 3 | 4 | 5}` | 'blue' | 'green';
