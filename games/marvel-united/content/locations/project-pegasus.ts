/** Project P.E.G.A.S.U.S.: a Henchman from anywhere is brought in, and hurt. */
import { chooseEnemy } from '../../rules/choices.ts';
import { damageEnemy, enemiesIn } from '../../rules/enemies.ts';
import { moveThreat } from '../../rules/threats.ts';
import type { Enemy, MuTable } from '../../shape.ts';
import type { Location } from '../kinds.ts';

function henchmen(table: MuTable): readonly Enemy[] {
  return table.board.ring.flatMap((at) => enemiesIn(table, at)).filter(({ is }) => is === 'henchman');
}

export const projectPegasus: Location<'project-pegasus'> = {
  id: 'project-pegasus',
  provenance: 'public',
  slots: 'CT--',
  endOfTurn: {
    judge: (table) => (henchmen(table).length > 0 ? null : { key: 'no-henchman', params: {}, cite: 'MU-8.22' }),
    *resolve(table, hero) {
      const choice = { by: hero, component: 'project-pegasus', cite: 'MU-8.22' };
      const enemy = yield* chooseEnemy(table, choice, henchmen(table));
      if (enemy === null || enemy.is !== 'henchman') return;
      moveThreat(table, enemy.card, 'project-pegasus', 'MU-9.17');
      yield* damageEnemy(table, { ...enemy, at: 'project-pegasus' }, 1, hero, 'MU-8.22');
    },
  },
};
