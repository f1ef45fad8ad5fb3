/** Spear of Bashenga: defeats a Thug here or next door; an Attack or a Wild token recharges it. */
import { besideIn } from '@necropole/boards';
import { chooseBystander } from '../../rules/choices.ts';
import { defeatThug } from '../../rules/enemies.ts';
import type { MuTable } from '../../shape.ts';
import { countIn, type Hero, type LocationId, placeOf } from '../../world.ts';
import type { Equipment } from '../kinds.ts';

function withThugs({ world, board }: MuTable, { at }: Hero): readonly LocationId[] {
  return [at, ...besideIn(board.ring, at)].filter((place) => countIn(placeOf(world, place), 'thug') > 0);
}

export const spearOfBashenga: Equipment<'spear-of-bashenga'> = {
  id: 'spear-of-bashenga',
  provenance: 'rulebook',
  cites: ['MU-11.11'],
  owner: null,
  use: {
    judge: (table, hero) =>
      withThugs(table, hero).length > 0 ? null : { key: 'no-thug-here', params: {}, cite: 'MU-11.11', refs: [hero.at] },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'spear-of-bashenga', cite: 'MU-11.11' };
      const among = withThugs(table, hero).map((at) => ({ bystander: 'thug' as const, at }));
      const thug = yield* chooseBystander(table, choice, among);
      if (thug !== null) yield* defeatThug(table, thug.at, hero, 'MU-11.11');
    },
  },
  recharge: ['attack', 'wild'],
};
