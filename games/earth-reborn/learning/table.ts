/** The tables of the pictures and of the lessons: a scenario’s own map, with whoever and whatever they need. */
import type { Position } from '@necropole/kernel';
import type { ScenarioId } from '../content/scenarios/index.ts';
import { type Arrangement, arrange, phaseOf } from '../positions/arrange.ts';
import { setUp } from '../rules/setup.ts';
import type { Er } from '../shape.ts';

/** The scenario is set up; then figures, tiles and CP are laid as they are wanted. The search deck stays, unless its faces are given. */
export function inScenario(mission: ScenarioId, wanted: Arrangement): Position<Er> {
  return {
    config: { mode: 'scenario', mission, seats: 2, options: {} },
    setUp(start) {
      const { world, board: laid } = setUp(start);
      const board = { ...laid };
      const { deck } = world;
      arrange(world, board, { itsMap: true, ...wanted });
      if (wanted.deck === undefined) world.deck = deck;
      return { world, board, phase: phaseOf(wanted) };
    },
  };
}
