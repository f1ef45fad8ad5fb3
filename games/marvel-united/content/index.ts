/** Every component of the game, derived from its families. */
import type { MatchConfig } from '@necropole/kernel';
import type { MuComponent } from '../shape.ts';
import { battlePlanIds, battlePlans } from './battle-plans/index.ts';
import { equipment, equipmentIds } from './equipment/index.ts';
import { specialIds, specials } from './heroes/index.ts';
import { allLocationIds, locationIds, locations } from './locations/index.ts';
import { superHeroes, superHeroIds } from './super-heroes/index.ts';
import { superVillainIds, superVillains } from './super-villains/index.ts';
import { planSpecialIds, planSpecials, threatIds, threats, villainIds, villains } from './villains/index.ts';

export const components: readonly MuComponent[] = [
  ...specialIds.map((id) => specials[id]),
  ...equipmentIds.map((id) => equipment[id]),
  ...villainIds.map((id) => villains[id]),
  ...planSpecialIds.map((id) => planSpecials[id]),
  ...threatIds.map((id) => threats[id]),
  ...allLocationIds.map((id) => locations[id]),
  ...superVillainIds.map((id) => superVillains[id]),
  ...superHeroIds.map((id) => superHeroes[id]),
  ...battlePlanIds.map((id) => battlePlans[id]),
];

/**
 * Each Villain brings their own plans and Threats; super cards need a Villain player, Battle Plans a Commander. The Location
 * of a printed example is in no match that is set up.
 */
export function appears(component: string, { mode, options }: Omit<MatchConfig, 'seed'>): boolean {
  const versus = mode === 'super-villain' || mode === 'commander-versus';
  const villain = villains[options['villain'] as keyof typeof villains];
  if (villainIds.some((id) => id === component)) return component === villain.id;
  if (planSpecialIds.some((id) => id === component)) return villain.planSpecials.some(({ id }) => id === component);
  if (threatIds.some((id) => id === component)) return villain.threats.some(({ id }) => id === component);
  if (superVillainIds.some((id) => id === component) || superHeroIds.some((id) => id === component)) return versus;
  if (battlePlanIds.some((id) => id === component)) return mode === 'commander';
  if (allLocationIds.some((id) => id === component)) return locationIds.some((id) => id === component);
  if (equipmentIds.some((id) => id === component)) return options['equipment'] !== 'none';
  return true;
}
