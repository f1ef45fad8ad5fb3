/** Spear of Bashenga: defeats a Thug here or next door; an Attack or a Wild token recharges it. */
import { chooseBystander } from '../../rules/choices.ts';
import { defeatThug, thugsNear } from '../../rules/enemies.ts';
import type { Equipment } from '../kinds.ts';

export const spearOfBashenga: Equipment<'spear-of-bashenga'> = {
  id: 'spear-of-bashenga',
  provenance: 'rulebook',
  cites: ['MU-11.11'],
  owner: 'black-panther',
  use: {
    judge: (table, hero) =>
      thugsNear(table, hero.at).length > 0
        ? null
        : { key: 'no-thug-here', params: {}, cite: 'MU-11.11', refs: [hero.at] },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'spear-of-bashenga', cite: 'MU-11.11' };
      const among = thugsNear(table, hero.at).map((at) => ({ bystander: 'thug' as const, at }));
      const thug = yield* chooseBystander(table, choice, among);
      if (thug !== null) yield* defeatThug(table, thug.at, hero, 'MU-11.11');
    },
  },
  recharge: ['attack', 'wild'],
};
