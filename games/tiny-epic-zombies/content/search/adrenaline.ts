/** Adrenaline: up to 2 more Moves this turn. */
import { characterOf } from '../../world.ts';
import type { BackpackCard } from '../kinds.ts';

const MOVES = 2;

export const adrenaline: BackpackCard = {
  id: 'adrenaline',
  provenance: 'public',
  family: 'backpack',
  judge: () => null,
  *use(table, human) {
    table.world.turn.extra += MOVES;
    table.tell('adrenaline-rush', 'TEZ-11.9', { who: characterOf(human), moves: MOVES });
  },
};
