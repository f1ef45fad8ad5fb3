/** Adrenaline: up to 2 more Moves this turn. */
import { giveMoves, judgeFurtherMoves } from '../../rules/moving.ts';
import { characterOf } from '../../world.ts';
import type { BackpackCard } from '../kinds.ts';

const MOVES = 2;

export const adrenaline: BackpackCard<'adrenaline'> = {
  id: 'adrenaline',
  provenance: 'public',
  family: 'backpack',
  symbols: ['green', 'purple'],
  judge: judgeFurtherMoves,
  *use(table, human) {
    giveMoves(table, MOVES);
    table.tell('adrenaline-rush', 'TEZ-11.9', { who: characterOf(human), moves: MOVES });
  },
};
