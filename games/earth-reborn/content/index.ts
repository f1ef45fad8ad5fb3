/** Every component of the game, derived from the lists of their families. */
import type { MatchConfig } from '@necropole/kernel';
import type { ErComponent } from '../shape.ts';
import { characterIds, characters } from './characters/index.ts';
import { orderTiles } from './order-tiles.ts';
import { scenarioIds, scenarios } from './scenarios/index.ts';

export const components: readonly ErComponent[] = [
  ...scenarioIds.map((id) => scenarios[id]),
  ...characterIds.map((id) => characters[id]),
  ...orderTiles,
];

/** A scenario brings itself and its teams; the order tiles are always there. */
export function appears(component: string, { mission }: Omit<MatchConfig, 'seed'>): boolean {
  const scenario = scenarioIds.find((id) => id === mission);
  if (scenario === undefined || orderTiles.some(({ id }) => id === component)) return true;
  const { teams } = scenarios[scenario];
  return component === scenario || teams.some((team) => team.characters.some((one) => one.character === component));
}
