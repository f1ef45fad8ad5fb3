/** Submachine gun: a ranged attack may go on with one more shot, at another Zombie in reach, at the price of a shot. */
import { forget, remember, remembers } from '@necropole/kernel';
import { effectOf } from '../../rules/choices.ts';
import { killZombie, shotFacts, shotTargets } from '../../rules/killing.ts';
import { spendAmmo } from '../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable } from '../../shape.ts';
import { characterOf, type Human, isZombieIn } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';

function* chooseSecondTarget(table: TezTable, human: Human, rooms: readonly RoomId[]): Rule<RoomId | null> {
  if (rooms.length === 0) return null;
  return yield* table.ask(human.seat, {
    key: 'further-shot',
    params: { who: characterOf(human), component: 'submachine-gun' },
    cite: 'TEZ-9.20',
    refs: [human.id],
    context: () => effectOf('submachine-gun'),
    options: () => [
      ...rooms.map((room) =>
        table.option(`shoot:${room}`, room, null, () => ({ refs: [room], facts: shotFacts(table, human, room) })),
      ),
      table.option('pass', null),
    ],
  });
}

export const submachineGun: WeaponCard<'submachine-gun'> = {
  id: 'submachine-gun',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'ranged',
  symbols: ['orange'],
  flows: {
    *afterShot(table, { human }, self) {
      if (human.id !== self.holder || remembers(table.world.memory, self.holder, 'submachine-gun')) return;
      const targets = shotTargets(table, human).filter((room) => isZombieIn(table.world, room));
      const room = yield* chooseSecondTarget(table, human, targets);
      if (room === null) return;
      const ammo = table.query('shotCost', 1, { human, room });
      table.tell('shot', 'TEZ-9.20', { who: characterOf(human), human: human.id, room, ammo });
      yield* killZombie(table, human, room, 'ranged');
      yield* spendAmmo(table, human, ammo);
      if (table.world.turn.over !== 'no') return;
      remember(table.world.memory, self.holder, 'submachine-gun'); // the second shot has no third
      yield* table.fire('afterShot', { human, room });
      forget(table.world.memory, self.holder, 'submachine-gun');
    },
  },
};
