/**
 * Thin the Herd. Public: one objective asks for 3 Zombies killed by ranged attacks. Its name and the rest are ours.
 *
 * Zombies that a Human kills by ranged attacks count.
 * Cooperative: three for each Human and three more, since ammo, which is also their life, is all that it costs.
 * Competitive: three each, one a turn, shot from outside the store that they stand in.
 */
import { remember, remembers } from '@necropole/kernel';
import { advance } from '../../rules/objectives.ts';
import type { TezTable } from '../../shape.ts';
import { type Human, storeOf } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';

/** The first of a turn that a rival shoots in another store than their own. */
function countsForRival({ world, board }: TezTable, human: Human, room: RoomId): boolean {
  if (storeOf(board, human.room) === storeOf(board, room) || remembers(world.memory, human.id, 'thin-the-herd'))
    return false;
  remember(world.memory, human.id, 'thin-the-herd');
  return true;
}

export const thinTheHerd: Objective<'thin-the-herd'> = {
  id: 'thin-the-herd',
  provenance: 'reconstructed',
  tokens: [],
  goal: ({ humans }, { competitive }) => (competitive ? 3 : 3 * humans.length + 3),
  setUp: () => {},
  interactions: () => [],
  *interact() {},
  flows: {
    *zombieKilled(table, { by, room, cause }) {
      if (by === null || cause !== 'ranged') return;
      if (!table.board.competitive || countsForRival(table, by, room)) yield* advance(table, thinTheHerd, by);
    },
  },
};
