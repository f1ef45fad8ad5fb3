/** Mjolnir: thrown at one enemy here or next door, it hits twice as hard as any other blow, and comes back. */
import { besideIn } from '@necropole/boards';
import { chooseEnemy } from '../../rules/choices.ts';
import { damageEnemy, enemiesToHurt } from '../../rules/enemies.ts';
import type { Enemy, MuTable } from '../../shape.ts';
import type { Hero } from '../../world.ts';
import type { Equipment } from '../kinds.ts';

const FORCE = 2;

function withinThrow(table: MuTable, { at }: Hero): readonly Enemy[] {
  return enemiesToHurt(table, [at, ...besideIn(table.board.ring, at)]);
}

export const mjolnir: Equipment<'mjolnir'> = {
  id: 'mjolnir',
  provenance: 'reconstructed',
  cites: ['MU-11.12'],
  owner: 'mighty-thor',
  use: {
    judge: (table, hero) =>
      withinThrow(table, hero).length > 0
        ? null
        : { key: 'no-enemy-here', params: {}, cite: 'MU-8.7', refs: [hero.at] },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'mjolnir', cite: 'MU-11.6' };
      const enemy = yield* chooseEnemy(table, choice, withinThrow(table, hero));
      if (enemy !== null) yield* damageEnemy(table, enemy, FORCE, hero, 'MU-11.6');
    },
  },
  recharge: ['move', 'attack', 'heroic', 'wild'],
};
