/** Machete: where the die shows nothing, the swing goes on and may kill one more Zombie of the store, in the next room. */
import { neighboursOf } from '@necropole/boards';
import { chooseRoom } from '../../rules/choices.ts';
import { killZombie } from '../../rules/killing.ts';
import type { TezTable } from '../../shape.ts';
import { characterOf, type Human, isZombieIn, storeOf } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';

function withinSwing(table: TezTable, human: Human): readonly RoomId[] {
  const { world, board } = table;
  const store = storeOf(board, human.room);
  return neighboursOf(board.mall, human.room).filter(
    (room) => storeOf(board, room) === store && isZombieIn(world, room),
  );
}

export const machete: WeaponCard<'machete'> = {
  id: 'machete',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'melee',
  symbols: ['green'],
  flows: {
    *afterMelee(table, { human, face }, self) {
      if (human.id !== self.holder || face !== 'nothing') return;
      const choice = { human, component: 'machete', cite: 'TEZ-9.20', optional: true };
      const room = yield* chooseRoom(table, choice, withinSwing(table, human));
      if (room === null) return;
      table.tell('machete-swung', 'TEZ-9.20', { who: characterOf(human), room });
      yield* killZombie(table, human, room, 'melee');
    },
  },
};
