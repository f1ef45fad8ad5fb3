/** The four Villains, with their plans and Threats. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import type { PlanCardId, ThreatCardId } from '../ids.ts';
import type { PlanCard, PlanSpecial, Threat, Villain } from '../kinds.ts';
import { planCardId, planIdOf, threatCardId } from '../names.ts';
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

/** Each single Threat card, and which Threat it is. */
export const threatByCard: Readonly<Record<ThreatCardId, Threat>> = Object.fromEntries(
  all.flatMap(({ id, threats: own }) =>
    own.flatMap((threat: Threat) =>
      Array.from({ length: threat.copies }, (_, i) => [threatCardId(id, threat.id, i + 1), threat]),
    ),
  ),
); // order: only looked up

/** Each single Master Plan card with a special effect, and which effect it is. */
export const planSpecialByCard: Readonly<Record<PlanCardId, PlanSpecial>> = Object.fromEntries(
  all.flatMap(({ id, plans }) =>
    plans.flatMap((plan: PlanCard) =>
      plan.special === null ? [] : [[planCardId(id, plan.id), planSpecials[plan.special]]],
    ),
  ),
); // order: only looked up
