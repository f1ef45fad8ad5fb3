/** The 24 doors of the box: eight large ones and sixteen small ones (ER-2.1). How many there are of each kind is ours. */
import type { LaidDoor } from './kinds.ts';

export interface DoorKind extends Pick<LaidDoor, 'squares' | 'kind' | 'magnetic'> {
  readonly count: number;
}

export const doorKinds: readonly DoorKind[] = [
  { squares: 2, kind: 'wooden', magnetic: false, count: 3 },
  { squares: 2, kind: 'sliding', magnetic: false, count: 3 },
  { squares: 2, kind: 'sliding', magnetic: true, count: 2 },
  { squares: 1, kind: 'wooden', magnetic: false, count: 6 },
  { squares: 1, kind: 'wooden', magnetic: true, count: 2 },
  { squares: 1, kind: 'sliding', magnetic: false, count: 4 },
  { squares: 1, kind: 'sliding', magnetic: true, count: 4 },
];
