/** Every component of the game, derived from its families. */
import type { MatchConfig } from '@necropole/kernel';
import type { TezComponent } from '../shape.ts';
import { characterIds, characters, hordeActionIds, hordeActions } from './characters/index.ts';
import { objectiveIds, objectives } from './objectives/index.ts';
import { mallFeatures, roomAbilities, roomAbilityIds } from './rooms/index.ts';
import { searchCards, searchKinds } from './search/index.ts';

export const components: readonly TezComponent[] = [
  ...characterIds.map((id) => characters[id].human),
  ...characterIds.map((id) => characters[id].zombie),
  ...hordeActionIds.map((id) => hordeActions[id]),
  ...searchKinds.map((id) => searchCards[id]),
  ...roomAbilityIds.map((id) => roomAbilities[id]),
  ...mallFeatures,
  ...objectiveIds.map((id) => objectives[id]),
];

/** Horde actions need a Zombie player; each courtyard belongs to its modes. */
export function appears(component: string, config: Omit<MatchConfig, 'seed'>): boolean {
  const versus = config.mode.endsWith('-versus');
  const competitive = config.mode.startsWith('competitive');
  if (hordeActionIds.some((id) => id === component)) return versus;
  if (component === 'courtyard-heal') return !competitive;
  if (component === 'courtyard-regroup') return competitive;
  return true;
}
