/** Every component of the game, derived from the lists of their families. */
import type { MatchConfig } from '@necropole/kernel';
import type { ErComponent } from '../shape.ts';
import { characterIds, characters } from './characters/index.ts';
import { equipment, equipmentIds } from './equipment/index.ts';
import { floorFaces } from './floor/index.ts';
import { ruledRooms } from './floor/ruled-rooms.ts';
import { ruledRoomIds } from './ids.ts';
import { orderTiles } from './order-tiles.ts';
import { type ScenarioId, scenarioIds, scenarios } from './scenarios/index.ts';

export const components: readonly ErComponent[] = [
  ...scenarioIds.map((id) => scenarios[id]),
  ...characterIds.map((id) => characters[id]),
  ...orderTiles,
  ...equipmentIds.map((id) => equipment[id]),
  ...ruledRoomIds.map((id) => ruledRooms[id]),
];

const isOf = (ids: readonly string[], component: string): boolean => ids.includes(component);

/** A scenario brings itself, its teams and its rooms; order tiles are always there, and so is equipment where it is searched for. */
export function appears(component: string, { mission }: Omit<MatchConfig, 'seed'>): boolean {
  const scenario = scenarioIds.find((id) => id === mission);
  if (scenario === undefined || orderTiles.some(({ id }) => id === component)) return true;
  if (isOf(equipmentIds, component)) return equips(scenario, component);
  const { tiles, teams } = scenarios[scenario];
  if (isOf(ruledRoomIds, component)) return tiles.some(({ face }) => floorFaces[face].ruled === component);
  return component === scenario || teams.some((team) => team.characters.some((one) => one.character === component));
}

/** Is this equipment carried, found or received? */
function equips(scenario: ScenarioId, item: string): boolean {
  const { teams, modules, added = [] } = scenarios[scenario];
  const received = added.flatMap(({ phrase }) => phrase.effects);
  return (
    modules.includes('search') ||
    teams.some(({ characters: team }) => team.some((one) => isOf(one.equipment ?? [], item))) ||
    received.some((effect) => effect.does === 'receive' && effect.equipment === item)
  );
}
