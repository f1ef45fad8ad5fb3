/** Cosmic Ghost Rider, on the right side for once: no Thug is safe near him, and no sinner far away. */
import { remember, remembers } from '@necropole/kernel';
import { countIn, heroById, placeOf } from '../../reading.ts';
import { chooseEnemy, chooseLocation } from '../../rules/choices.ts';
import { damageEnemy, defeatThug, enemiesToHurt, thugsNear } from '../../rules/enemies.ts';
import { judgeLocationEffect, useFromAfar } from '../../rules/location-effect.ts';
import type { MuTable } from '../../shape.ts';
import type { Hero, LocationId } from '../../world.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';

const STARE = 3;

/** As long as it lies face up: once in a Villain turn, blood spilt where he is is avenged. */
const spiritOfVengeance: SpecialCard<'spirit-of-vengeance'> = {
  id: 'spirit-of-vengeance',
  provenance: 'reconstructed',
  copies: ['A'],
  back: 'starting-hand',
  cites: ['MU-8.14'],
  flows: {
    *afterDamage(table, { hero: hurt }, { holder }) {
      const { world } = table;
      const hero = heroById(world, holder);
      if (world.acting !== 'villain' || hero.ko || hurt.at !== hero.at) return;
      if (remembers(world.memory, holder, 'spirit-of-vengeance')) return;
      const choice = { by: hero, component: 'spirit-of-vengeance', cite: 'MU-8.14', optional: true };
      const enemy = yield* chooseEnemy(table, choice, enemiesToHurt(table, [hero.at]));
      if (enemy === null) return;
      remember(world.memory, holder, 'spirit-of-vengeance');
      yield* damageEnemy(table, enemy, 1, hero, 'MU-8.14');
    },
  },
};

/** One enemy looks him in the eye. */
const penanceStare: SpecialCard<'penance-stare'> = {
  id: 'penance-stare',
  provenance: 'public',
  copies: ['M', 'A'],
  judge: (table, { at }) =>
    enemiesToHurt(table, [at]).length > 0 ? null : { key: 'no-enemy-here', params: {}, cite: 'MU-8.7', refs: [at] },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'penance-stare', cite: 'MU-8.13' };
    const enemy = yield* chooseEnemy(table, choice, enemiesToHurt(table, [hero.at]));
    if (enemy !== null) yield* damageEnemy(table, enemy, STARE, hero, 'MU-8.13');
  },
};

/** Fire hits every Thug where he stands. */
const ridersHellfire: SpecialCard<'riders-hellfire'> = {
  id: 'riders-hellfire',
  provenance: 'public',
  copies: ['M'],
  judge: ({ world }, { at }) =>
    countIn(placeOf(world, at), 'thug') > 0 ? null : { key: 'no-thug-here', params: {}, cite: 'MU-8.7', refs: [at] },
  *resolve(table, hero) {
    const { at } = hero;
    const thugs = countIn(placeOf(table.world, at), 'thug');
    for (let i = 0; i < thugs; i++) yield* damageEnemy(table, { is: 'thug', at }, 1, hero, 'MU-8.13');
  },
};

/** A Thug is defeated where he stands, and one in each Location beside. */
const cosmicPunishment: SpecialCard<'cosmic-punishment'> = {
  id: 'cosmic-punishment',
  provenance: 'public',
  copies: ['A'],
  cites: ['MU-9.9'],
  judge: (table, hero) =>
    thugsNear(table, hero.at).length > 0 ? null : { key: 'no-thug-here', params: {}, cite: 'MU-9.9', refs: [hero.at] },
  *resolve(table, hero) {
    for (const at of thugsNear(table, hero.at)) yield* defeatThug(table, at, hero, 'MU-9.9');
  },
};

/** The Locations whose End of Turn effect he could use from afar. */
function withinReach(table: MuTable, hero: Hero): readonly LocationId[] {
  return table.board.ring.filter((at) => at !== hero.at && judgeLocationEffect(table, hero, at) === null);
}

/** He possesses somebody far away, and uses the End of Turn effect of that Location. */
const distantPossession: SpecialCard<'distant-possession'> = {
  id: 'distant-possession',
  provenance: 'public',
  copies: ['H'],
  judge: (table, hero) =>
    withinReach(table, hero).length > 0 ? null : { key: 'no-location-effect', params: {}, cite: 'MU-8.23' },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'distant-possession', cite: 'MU-8.13' };
    const at = yield* chooseLocation(table, choice, withinReach(table, hero));
    if (at !== null) yield* useFromAfar(table, hero, at);
  },
};

export const cosmicGhostRider: HeroDeck<
  'cosmic-ghost-rider',
  'spirit-of-vengeance' | 'penance-stare' | 'riders-hellfire' | 'cosmic-punishment' | 'distant-possession'
> = {
  id: 'cosmic-ghost-rider',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'MH', 'MA', 'HA', 'M'],
  specials: [spiritOfVengeance, penanceStare, ridersHellfire, cosmicPunishment, distantPossession],
  antiHero: 'cosmic-ghost-rider',
};
