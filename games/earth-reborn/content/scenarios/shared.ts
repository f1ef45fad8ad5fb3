/** What several scenarios have: doors as they are written down, and a victory. */
import type { Flow } from '@necropole/kernel';
import type { ErTable } from '../../shape.ts';
import type { Figure } from '../../world.ts';
import type { Clan, LaidDoor } from '../kinds.ts';

export function door(
  [x, y]: readonly [number, number],
  side: LaidDoor['side'],
  kind: LaidDoor['kind'],
  more: Partial<LaidDoor> = {},
): LaidDoor {
  return { x, y, side, level: 0, squares: 1, kind, magnetic: false, ...more };
}

/** The match is over, and this clan has won. */
export function* winFor(table: ErTable, clan: Clan): Flow<void> {
  yield* table.end({ id: `${clan}-wins`, cite: 'ER-7.7', winners: [table.board.clans.indexOf(clan)] });
}

/** Is somebody on the map? */
export function isThere({ state }: Pick<Figure, 'state'>): boolean {
  return state === 'healthy' || state === 'wounded';
}
