/** Where a match may begin on a table arranged by hand. */
import type { Position } from '@necropole/kernel';
import type { HeroId, VillainId } from '../content/ids.ts';
import { setUp } from '../rules/setup.ts';
import type { Mu, PhaseName } from '../shape.ts';
import { type Arrangement, arrange } from './arrange.ts';

/** A table arranged by hand. */
export function fromATable(
  villain: VillainId,
  heroes: readonly HeroId[],
  phase: PhaseName,
  said: Arrangement,
  mode: 'cooperative' | 'super-villain' = 'cooperative',
): Position<Mu> {
  const seats = heroes.length + (mode === 'super-villain' ? 1 : 0);
  return {
    config: { mode, mission: null, seats, options: { villain, heroes: heroes.join(',') } },
    setUp(start) {
      const table = setUp(start);
      arrange(table, said, (cards) => start.shuffled(cards));
      return { ...table, phase };
    },
  };
}
