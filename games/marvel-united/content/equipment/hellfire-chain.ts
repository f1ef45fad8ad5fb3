/** Hellfire Chain: it lashes two targets where the Rider stands. Two Thugs are two targets; nobody else is hit twice. */
import { chooseEnemy } from '../../rules/choices.ts';
import { damageEnemy, enemiesToHurt } from '../../rules/enemies.ts';
import { enemyId } from '../../rules/pointing.ts';
import type { Equipment } from '../kinds.ts';

const TARGETS = 2;

export const hellfireChain: Equipment<'hellfire-chain'> = {
  id: 'hellfire-chain',
  provenance: 'public',
  cites: ['MU-11.12'],
  owner: 'cosmic-ghost-rider',
  use: {
    judge: (table, { at }) =>
      enemiesToHurt(table, [at]).length > 0 ? null : { key: 'no-enemy-here', params: {}, cite: 'MU-8.7', refs: [at] },
    *resolve(table, hero) {
      const lashed: string[] = [];
      for (let target = 0; target < TARGETS && !hero.ko; target++) {
        const choice = { by: hero, component: 'hellfire-chain', cite: 'MU-11.6', optional: target > 0 };
        const among = enemiesToHurt(table, [hero.at]).filter((enemy) => !lashed.includes(enemyId(enemy)));
        const enemy = yield* chooseEnemy(table, choice, among);
        if (enemy === null) return;
        if (enemy.is !== 'thug') lashed.push(enemyId(enemy));
        yield* damageEnemy(table, enemy, 1, hero, 'MU-11.6');
      }
    },
  },
  recharge: ['attack', 'wild'],
};
