/** Solid Light Shield: Shuri raises it around a Hero here or next door, ahead of the blow. */
import { besideIn } from '@necropole/boards';
import { heroesIn } from '../../reading.ts';
import { chooseHero } from '../../rules/choices.ts';
import { makeInvulnerable } from '../../rules/damage.ts';
import type { Equipment } from '../kinds.ts';

const IGNORED = 2;

export const solidLightShield: Equipment<'solid-light-shield'> = {
  id: 'solid-light-shield',
  provenance: 'reconstructed',
  cites: ['MU-11.12', 'MU-12.8'],
  owner: 'black-panther',
  use: {
    judge: () => null,
    *resolve(table, hero) {
      const choice = { by: hero, component: 'solid-light-shield', cite: 'MU-12.8' };
      const places = [hero.at, ...besideIn(table.board.ring, hero.at)];
      const among = places.flatMap((at) => heroesIn(table.world, at));
      const shielded = yield* chooseHero(table, choice, among);
      if (shielded !== null) makeInvulnerable(table, shielded, IGNORED);
    },
  },
  recharge: ['heroic', 'wild'],
};
