/** Traits that give: power, health, a hand to somebody else. */

import { enemiesInTheWay, rangeBetween, zoneId } from '../../rules/places.ts';
import { fillPower, gainPower, judgeGainPower, mostPower } from '../../rules/power.ts';
import { healHero } from '../../rules/wounds.ts';
import type { MzListener, MzTable, Rule } from '../../shape.ts';
import { type CitizenOnBoard, type Hero, MOST_HEALTH } from '../../world.ts';
import { chooseHero, heroesInSight } from '../choices.ts';
import type { Trait } from '../kinds.ts';
import { TRAIT_RULE } from './playing.ts';

/** All the power there is. */
export const powerSurge: Trait<'power-surge'> = {
  id: 'power-surge',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: judgeGainPower,
    *use(table, hero) {
      fillPower(table, hero, TRAIT_RULE);
    },
  },
};

/** A moment of rest, away from enemies. */
export const secondWind: Trait<'second-wind'> = {
  id: 'second-wind',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge(table, hero) {
      if (hero.health >= MOST_HEALTH) return { key: 'healthy', params: {}, cite: TRAIT_RULE, refs: [hero.id] };
      const enemies = enemiesInTheWay(table, hero.zone);
      if (enemies.length === 0) return null;
      return { key: 'enemies-here', params: { enemies: enemies.length }, cite: TRAIT_RULE, refs: [...enemies] };
    },
    *use(table, hero) {
      healHero(table, hero, 1, TRAIT_RULE);
    },
  },
};

const POWER_OF_RALLY = 2;

/** Power for two: the hero, and another in sight. */
export const rally: Trait<'rally'> = {
  id: 'rally',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero) =>
      whoIsRallied(table, hero).length > 0
        ? null
        : { key: 'nobody-to-rally', params: {}, cite: TRAIT_RULE, refs: [hero.id] },
    *use(table, hero, self) {
      const other = yield* chooseHero(table, hero, whoIsRallied(table, hero), self);
      if (other !== null) gainPower(table, other, POWER_OF_RALLY, TRAIT_RULE);
      gainPower(table, hero, POWER_OF_RALLY, TRAIT_RULE);
    },
  },
};

function whoIsRallied(table: MzTable, hero: Hero): readonly Hero[] {
  return heroesInSight(table, hero, Infinity).filter((other) => other.power < mostPower(table, other));
}

/** Without a word to the contrary a trait needs line of sight. */
const SIGHT_RULE = 'MZ-9.10';
const RANGE_OF_A_CALL = 2;

/** A citizen in sight comes to the hero. */
export const callOut: Trait<'call-out'> = {
  id: 'call-out',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero) =>
      whoHears(table, hero).length > 0
        ? null
        : { key: 'no-citizen-in-sight', params: { range: RANGE_OF_A_CALL }, cite: SIGHT_RULE, refs: [hero.id] },
    *use(table, hero, self) {
      const citizen = yield* chooseCitizen(table, hero, whoHears(table, hero), self);
      if (citizen === null) return;
      citizen.zone = hero.zone;
      table.tell('citizen-moves', TRAIT_RULE, { citizen: citizen.id, to: zoneId(table.board, hero.zone) });
    },
  },
};

function whoHears({ world, board }: MzTable, hero: Hero): readonly CitizenOnBoard[] {
  return world.citizens.filter(({ zone }) => {
    const range = rangeBetween(world, board, hero.zone, zone);
    return range > 0 && range <= RANGE_OF_A_CALL;
  });
}

function* chooseCitizen(
  table: MzTable,
  hero: Hero,
  citizens: readonly CitizenOnBoard[],
  { component }: MzListener,
): Rule<CitizenOnBoard | null> {
  if (citizens.length < 2) return citizens[0] ?? null;
  const id = yield* table.ask(hero.seat, {
    key: 'choose-citizen',
    params: { who: hero.id, component: component.id },
    cite: TRAIT_RULE,
    refs: [hero.id],
    options: () => citizens.map(({ id }) => table.option(`citizen:${id}`, id, null, () => ({ refs: [id] }))),
  });
  return citizens.find((citizen) => citizen.id === id) ?? null;
}
