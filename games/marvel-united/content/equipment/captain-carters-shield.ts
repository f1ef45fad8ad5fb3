/** Captain Carter's Shield: thrown next door in her turn, or kept for the blows of the Villain's. Whom she rescues brings it back. */
import { besideIn } from '@necropole/boards';
import { heroById } from '../../reading.ts';
import { attack } from '../../rules/actions.ts';
import { chooseEnemy, mayUse } from '../../rules/choices.ts';
import { canBeLessened } from '../../rules/damage.ts';
import { hitFacts } from '../../rules/damage-facts.ts';
import { enemiesToHurt } from '../../rules/enemies.ts';
import { isReady, rechargeNow, useInResponse } from '../../rules/equipment.ts';
import type { Enemy, MuTable } from '../../shape.ts';
import type { Hero } from '../../world.ts';
import type { Equipment } from '../kinds.ts';

function nextDoor(table: MuTable, { at }: Hero): readonly Enemy[] {
  return enemiesToHurt(table, besideIn(table.board.ring, at));
}

export const captainCartersShield: Equipment<'captain-carters-shield'> = {
  id: 'captain-carters-shield',
  provenance: 'reconstructed',
  cites: ['MU-11.12'],
  owner: 'captain-carter',
  use: {
    judge: (table, hero) =>
      nextDoor(table, hero).length > 0 ? null : { key: 'no-enemy-next-door', params: {}, cite: 'MU-8.7' },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'captain-carters-shield', cite: 'MU-11.6' };
      const enemy = yield* chooseEnemy(table, choice, nextDoor(table, hero));
      if (enemy !== null) yield* attack(table, hero, enemy);
    },
  },
  flows: {
    *damageComing(table, { hit }, { holder }) {
      const { world } = table;
      const hero = heroById(world, holder);
      if (world.acting !== 'villain' || !isReady(hero, 'captain-carters-shield')) return;
      if (heroById(world, hit.hero).at !== hero.at || !canBeLessened(table, hit)) return;
      const choice = {
        by: hero,
        component: 'captain-carters-shield',
        cite: 'MU-11.6',
        facts: () => hitFacts(table, hit),
      };
      if (!(yield* mayUse(table, choice))) return;
      useInResponse(table, hero, 'captain-carters-shield');
      hit.left -= 1;
    },
    *civilianRescued(table, { hero }, { holder }) {
      if (hero?.id === holder) rechargeNow(table, hero, 'captain-carters-shield');
    },
  },
  recharge: 'by-deed',
};
