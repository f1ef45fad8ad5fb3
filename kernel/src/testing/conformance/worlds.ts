/** Point 7: the world is plain JSON, its invariants hold, and a copy of it is equal, complete, and shares nothing. */
import { canonical, unplain } from '../../app.ts';
import { difference, shared } from './differences.ts';
import type { Stop, Suite } from './suite.ts';

/** What is checked at every question. */
export function checkWorld(suite: Suite, { match, last }: Stop): void {
  const { world, board } = match.table;
  for (const wrong of unplain(world)) suite.report(7, wrong, match);
  if (last === null || match.game.setupPhases?.includes(match.phase) === true) {
    for (const wrong of unplain(board, 'board')) suite.report(7, wrong, match);
  }
  for (const broken of suite.game.invariants(world, board)) suite.report(7, broken, match);
}

/** What is checked at some questions. */
export function checkCopy(suite: Suite, { match, world: text }: Stop): void {
  const { world } = match.table;
  const copy = suite.game.copy(world);
  for (const wrong of unplain(copy, 'a copy of the world')) suite.report(7, wrong, match);
  if (canonical(copy) !== text) suite.report(7, `A copy is not equal: ${difference(world, copy, 'world')}`, match);
  const same = shared(world, copy, ['world', 'its copy']);
  if (same !== null) suite.report(7, `A copy is not apart: ${same}`, match);
}
