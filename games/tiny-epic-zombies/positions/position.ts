/** Where a match may begin on a table arranged by hand. */
import type { Position } from '@necropole/kernel';
import { searchCardIds } from '../content/search/deck.ts';
import { setUp } from '../rules/setup.ts';
import type { PhaseName, Tez } from '../shape.ts';
import type { ModeId } from '../world.ts';
import { type Arrangement, arrange } from './arrange.ts';

/** A table arranged by hand; the cards that it does not speak of are shuffled. */
export function fromATable(
  mode: ModeId,
  seats: number,
  phase: PhaseName,
  said: Arrangement,
  options: Position['config']['options'] = {},
): Position<Tez> {
  return {
    config: { mode, mission: null, seats, options },
    setUp(start) {
      const { world, board } = setUp(start);
      arrange({ world, board }, { ...said, phase }, start.shuffled(searchCardIds));
      return { world, board, phase };
    },
  };
}
