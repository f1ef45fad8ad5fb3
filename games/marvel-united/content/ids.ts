/** The names of the cards. Each is said by the card itself: a family's names are those of its list. */
import type { HeroId } from './heroes/index.ts';
import type { VillainId } from './villains/index.ts';

export type { BattlePlanId } from './battle-plans/index.ts';
export type { EquipmentId } from './equipment/index.ts';
export type { HeroId, SpecialId } from './heroes/index.ts';
export type { LocationId } from './locations/index.ts';
export type { SuperHeroId } from './super-heroes/index.ts';
export type { SuperVillainId } from './super-villains/index.ts';
export type { PlanSpecialId, ThreatId, VillainId } from './villains/index.ts';

/** One of the twelve cards of a Hero: `loki.ww`, `loki.mh-2`, `loki.<special>`. */
export type HeroCardId = `${HeroId}.${string}`;
/** One of the twelve Master Plan cards of a Villain. */
export type PlanCardId = `${VillainId}.plan-${string}`;
/** One of the six Threats of a Villain. */
export type ThreatCardId = `${VillainId}.threat-${string}`;
