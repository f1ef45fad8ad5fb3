/** The first round (ER-6.2) is that of whoever has the initiative. */
import type { ErTable, PhaseName } from '../shape.ts';

export function beginActivation(table: ErTable): PhaseName {
  const { world } = table;
  world.active = world.initiative;
  world.passes = 0;
  table.tell('activation-begins', 'ER-6.2', { seat: world.active });
  return 'round';
}
