/** Skateboard: one of the turn's Moves goes to any room. */
import { chooseRoom } from '../../rules/choices.ts';
import { moveHuman, spendMove } from '../../rules/moving.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import type { Human } from '../../world.ts';
import type { BackpackCard } from '../kinds.ts';

export function judgeSkateboard(table: TezTable, human: Human): Verdict {
  const { turn } = table.world;
  if (turn.mustFight) {
    const { room } = human;
    return { key: 'must-fight', params: { room }, cite: 'TEZ-9.2', refs: [room], remedies: ['melee'] };
  }
  return turn.moves + turn.extra > 0 ? null : { key: 'no-moves-left', params: {}, cite: 'TEZ-8.1' };
}

export const skateboard: BackpackCard<'skateboard'> = {
  id: 'skateboard',
  provenance: 'public',
  family: 'backpack',
  symbols: ['blue'],
  judge: judgeSkateboard,
  *use(table, human) {
    const rooms = table.board.mall.zones.map(({ id }) => id).filter((room) => room !== human.room);
    const room = yield* chooseRoom(table, { human, component: 'skateboard', cite: 'TEZ-11.9' }, rooms);
    if (room === null) return;
    spendMove(table);
    yield* moveHuman(table, human, room, false, 'TEZ-11.9');
  },
};
