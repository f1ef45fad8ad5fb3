/** Scepter: a Thug here or next door falls under its spell and is a Civilian from now on, whom Loki has a moment for. */
import { discardBystanders, placeBystander } from '../../rules/adding.ts';
import { chooseBystander } from '../../rules/choices.ts';
import { thugsNear } from '../../rules/enemies.ts';
import { addSymbols } from '../../rules/symbols.ts';
import type { Equipment } from '../kinds.ts';

export const scepter: Equipment<'scepter'> = {
  id: 'scepter',
  provenance: 'reconstructed',
  cites: ['MU-11.12', 'MU-9.8'],
  owner: 'loki',
  use: {
    judge: (table, hero) =>
      thugsNear(table, hero.at).length > 0
        ? null
        : { key: 'no-thug-here', params: {}, cite: 'MU-11.6', refs: [hero.at] },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'scepter', cite: 'MU-11.6' };
      const among = thugsNear(table, hero.at).map((at) => ({ bystander: 'thug' as const, at }));
      const thug = yield* chooseBystander(table, choice, among);
      if (thug === null) return;
      discardBystanders(table, thug.at, 'thug', 1, 'MU-9.8');
      placeBystander(table, thug.at, 'civilian', 'MU-11.6');
      addSymbols(table, hero, ['wild'], 'MU-11.6');
    },
  },
  recharge: ['move', 'attack', 'heroic', 'wild'],
};
