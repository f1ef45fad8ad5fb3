/** The four Villains, with their plans and Threats. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import type { PlanCardId } from '../ids.ts';
import type { PlanCard, PlanSpecial, Threat, Villain } from '../kinds.ts';
import { planIdOf } from '../names.ts';
import { cosmicGhostRider } from './cosmic-ghost-rider.ts';
import { emperorDoom } from './emperor-doom/index.ts';
import { immortus } from './immortus/index.ts';
import { maestro } from './maestro/index.ts';

const all = [cosmicGhostRider, emperorDoom, immortus, maestro] as const;

export type VillainId = (typeof all)[number]['id'];
export type ThreatId = (typeof all)[number]['threats'][number]['id'];
export type PlanSpecialId = (typeof all)[number]['planSpecials'][number]['id'];

export const villainIds: readonly VillainId[] = all.map(({ id }) => id);
export const villains: Readonly<Record<VillainId, Villain>> = byId(all);

const everyThreat: readonly Threat[] = all.flatMap(({ threats: own }): readonly Threat[] => own);
export const threatIds: readonly ThreatId[] = everyThreat.map(({ id }) => id);
export const threats: Readonly<Record<ThreatId, Threat>> = byId(everyThreat);

const everySpecial: readonly PlanSpecial[] = all.flatMap(({ planSpecials: own }): readonly PlanSpecial[] => own);
export const planSpecialIds: readonly PlanSpecialId[] = everySpecial.map(({ id }) => id);
export const planSpecials: Readonly<Record<PlanSpecialId, PlanSpecial>> = byId(everySpecial);

/** The Master Plan card of this name. */
export function planById(card: PlanCardId): PlanCard {
  const villain = villains[card.slice(0, card.indexOf('.')) as VillainId];
  const plan = villain.plans.find(({ id }) => id === planIdOf(card));
  if (plan === undefined) throw new Error(`There is no Master Plan card "${card}"`);
  return plan;
}
