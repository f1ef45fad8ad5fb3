/** The end of the initiative phase: the scenario gives the initiative, which a duel may contest; then the first round begins. */
import { scenarioOf } from '../content/scenarios/index.ts';
import { plays } from '../reading.ts';
import type { ErTable, PhaseName } from '../shape.ts';

/** After all other effects of the phase (ER-5.11). Whoever won it in a duel gives it back (ER-15.7). */
export function giveInitiative(table: ErTable, cite = 'ER-5.12'): PhaseName {
  const { world, board } = table;
  const before = world.initiative;
  world.initiative = board.clans.indexOf(scenarioOf(board).initiative);
  const isBack = plays(board, 'duel') && before !== world.initiative;
  table.tell('initiative-given', isBack ? 'ER-15.7' : cite, { seat: world.initiative });
  return plays(board, 'duel') ? 'initiative-duel' : beginActivation(table);
}

/** The first round (ER-6.2) is that of whoever has the initiative. */
export function beginActivation(table: ErTable): PhaseName {
  const { world } = table;
  world.active = world.initiative;
  world.passes = 0;
  table.tell('activation-begins', 'ER-6.2', { seat: world.active });
  return 'round';
}
