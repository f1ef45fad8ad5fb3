/** Traits against enemies without an attack: driving them out, taking one down, standing their blows. */

import { killEnemy } from '../../rules/killing.ts';
import { enemiesInTheWay } from '../../rules/places.ts';
import type { MzTable } from '../../shape.ts';
import { type Hero, heroById, hordeFigure, isZombieHero, placeOf, type Zone } from '../../world.ts';
import { canBeDriven, chooseEnemy, driveOut, hordeIn, onePerKind, zonesInSight } from '../choices.ts';
import type { EnemyId } from '../ids.ts';
import type { Trait } from '../kinds.ts';
import { nothingToDo } from '../uses.ts';
import { isPlayed, TRAIT_RULE } from './playing.ts';

/** The horde of the hero's zone is driven out. */
export const shockwave: Trait<'shockwave'> = {
  id: 'shockwave',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) =>
      canBeDriven(table, hero.zone, hordeBeside(table, hero.zone)) ? null : nothingToDo(self),
    *use(table, hero, self) {
      yield* driveOut(table, hero, hero.zone, hordeBeside(table, hero.zone), self);
    },
  },
};

function hordeBeside(table: MzTable, zone: Zone): readonly EnemyId[] {
  return enemiesInTheWay(table, zone).filter((enemy) => !isZombieHero(enemy));
}

/** Walkers and runners fall at one blow. */
function isWeak(enemy: EnemyId): boolean {
  return !isZombieHero(enemy) && hordeFigure(enemy).kind !== 'brute';
}

const RANGE_OF_TAKE_DOWN = 1;

/** A walker or a runner near falls. */
export const takeDown: Trait<'take-down'> = {
  id: 'take-down',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) => (whoFalls(table, hero).length > 0 ? null : nothingToDo(self)),
    *use(table, hero, self) {
      const enemy = yield* chooseEnemy(table, hero, whoFalls(table, hero), self);
      if (enemy !== null) yield* killEnemy(table, enemy, hero, TRAIT_RULE);
    },
  },
};

function whoFalls(table: MzTable, hero: Hero): readonly EnemyId[] {
  return hordeIn(table, zonesInSight(table, hero, 0, RANGE_OF_TAKE_DOWN)).filter(isWeak);
}

/** A wound is avoided. */
export const dodge: Trait<'dodge'> = {
  id: 'dodge',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  flows: {
    *woundsComing(table, { hero, reaction }, self) {
      while (hero.id === self.holder && reaction.count > 0 && (yield* isPlayed(table, self))) {
        reaction.count -= 1;
        table.tell('wounds-prevented', TRAIT_RULE, { who: hero.id, component: 'dodge', by: hero.id, wounds: 1 });
      }
    },
  },
};

const POWER_OF_WILL = 2;

/** All wounds that fall together are shaken off. */
export const forceOfWill: Trait<'force-of-will'> = {
  id: 'force-of-will',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  flows: {
    *woundsComing(table, { hero, reaction }, self) {
      const wounds = reaction.count;
      if (hero.id !== self.holder || wounds <= 0 || !(yield* isPlayed(table, self, POWER_OF_WILL))) return;
      reaction.count = 0;
      table.tell('wounds-prevented', TRAIT_RULE, { who: hero.id, component: 'force-of-will', by: hero.id, wounds });
    },
  },
};

/** Of those who come in, a walker or a runner falls. */
export const counterBlow: Trait<'counter-blow'> = {
  id: 'counter-blow',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  flows: {
    *enemiesEntered(table, { zone, enemies }, self) {
      const hero = heroById(table.world, self.holder);
      while (hero.zone === zone) {
        const weak = onePerKind(enemies.filter((enemy) => isWeak(enemy) && placeOf(table.world, enemy) === zone));
        if (weak.length === 0 || !(yield* isPlayed(table, self))) return;
        const enemy = yield* chooseEnemy(table, hero, weak, self);
        if (enemy !== null) yield* killEnemy(table, enemy, hero, TRAIT_RULE);
      }
    },
  },
};
