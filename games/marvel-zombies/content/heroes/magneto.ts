/**
 * Magneto. He throws enemies about, shields those near him with scrap, and masters every piece of metal in sight. The
 * book's example gives the dice of Shrapnel; the skills are ours.
 */
import { remembers } from '@necropole/kernel';
import { rangeBetween } from '../../rules/places.ts';
import { heroById, MOST_HEALTH, placeOf } from '../../world.ts';
import { canBeDriven, chooseEnemy, driveOut, hordeIn, zonesInSight } from '../choices.ts';
import { attackForFree } from '../free-actions.ts';
import type { AttackProfile, HeroCard, Skill } from '../kinds.ts';
import { canAttack, isUsed, judgeOnceATurn, noteUse, nothingToDo } from '../uses.ts';
import { extraAction } from './extra-action.ts';

const shrapnel: AttackProfile<'shrapnel'> = {
  id: 'shrapnel',
  type: 'ranged',
  range: [0, 1],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

const RANGE_OF_MAGNETISM = 2;

/** Once a turn, one enemy of the horde is moved by one zone. */
const magnetism: Skill<'magnetism'> = {
  id: 'magnetism',
  level: 'blue',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  offer: {
    actions: 0,
    power: 1,
    judge(table, hero, self) {
      const once = judgeOnceATurn(table, self);
      if (once !== null) return once;
      const enemies = hordeIn(table, zonesInSight(table, hero, 0, RANGE_OF_MAGNETISM));
      const isAny = enemies.some((enemy) => canBeDriven(table, placeOf(table.world, enemy), [enemy]));
      return isAny ? null : nothingToDo(self);
    },
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      const enemies = hordeIn(table, zonesInSight(table, hero, 0, RANGE_OF_MAGNETISM));
      const movable = enemies.filter((enemy) => canBeDriven(table, placeOf(table.world, enemy), [enemy]));
      const enemy = yield* chooseEnemy(table, hero, movable, self);
      if (enemy !== null) yield* driveOut(table, hero, placeOf(table.world, enemy), [enemy], self);
    },
  },
};

const RANGE_OF_SHIELD = 1;

/** Once a phase, a wound of somebody near is stopped. */
const scrapShield: Skill<'scrap-shield'> = {
  id: 'scrap-shield',
  level: 'orange',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  flows: {
    *woundsComing(table, { hero, reaction }, self) {
      const { world, board } = table;
      const holder = heroById(world, self.holder);
      if (reaction.count <= 0 || remembers(world.memory.phase, holder.id, 'scrap-shield')) return;
      const range = rangeBetween(world, board, holder.zone, hero.zone);
      if (range < 0 || range > RANGE_OF_SHIELD || !(yield* isUsed(table, self, 1))) return;
      noteUse(world, 'phase', self);
      reaction.count -= 1;
      const params = { who: hero.id, component: 'scrap-shield', by: holder.id, wounds: 1 };
      table.tell('wounds-prevented', 'MZ-14.3', params);
    },
  },
};

/** Shrapnel flies further; and once a turn for free. */
const masterOfMagnetism: Skill<'master-of-magnetism'> = {
  id: 'master-of-magnetism',
  level: 'red',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  queries: {
    attackRange: (range, { hero, profile }, self) =>
      hero.id === self.holder && profile.id === shrapnel.id ? [range[0], range[1] + 1] : range,
  },
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ?? (canAttack(table, hero, [shrapnel]) ? null : nothingToDo(self)),
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      yield* attackForFree(table, hero, [shrapnel], self);
    },
  },
};

export const magneto = {
  id: 'magneto',
  name: 'Magneto',
  health: MOST_HEALTH,
  attack: shrapnel,
  skills: [magnetism, extraAction('magneto', 'reconstructed'), scrapShield, masterOfMagnetism],
} as const satisfies HeroCard<string, string, string>;
