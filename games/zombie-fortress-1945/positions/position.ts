/** Where a match may begin on a table arranged by hand. */
import type { Position } from '@necropole/kernel';
import { setUp } from '../rules/setup.ts';
import type { PhaseName, Zf } from '../shape.ts';
import type { World } from '../world.ts';
import { type FieldTable, layField } from './field.ts';
import { type FortressTable, layFortress } from './fortress.ts';

/** A table of the race, arranged by hand. */
export function inTheField(seats: number, phase: PhaseName, said: FieldTable): Position<Zf> {
  return arranged(seats, phase, (world) => layField(world, seats, said));
}

/** A table of the fortress, arranged by hand: with the keys where the book has them, in special rooms. */
export function inTheFortress(seats: number, phase: PhaseName, said: FortressTable): Position<Zf> {
  return arranged(seats, phase, (world) => layFortress(world, seats, said), { keys: 'book' });
}

function arranged(
  seats: number,
  phase: PhaseName,
  arrange: (world: World) => void,
  options: Position['config']['options'] = {},
): Position<Zf> {
  return {
    config: { mode: 'race', mission: null, seats, options },
    setUp(start) {
      const { world, board } = setUp(start);
      arrange(world);
      return { world, board, phase };
    },
  };
}
