/** The fighting citizens: they help their rescuer to strike. */
import { remembers } from '@necropole/kernel';
import { killEnemy, kindOfEnemy } from '../../rules/killing.ts';
import { enemiesIn, heroById, isZombieHero, placeOf } from '../../world.ts';
import { chooseEnemy, onePerKind } from '../choices.ts';
import type { CitizenCard } from '../kinds.ts';
import { isUsed, judgeOnceATurn, noteUse, nothingToDo } from '../uses.ts';
import { CITIZEN_RULE, DICE_RULE } from './ability.ts';

/** She fights at her rescuer's side. */
export const callisto: CitizenCard<'callisto'> = {
  id: 'callisto',
  fights: true,
  provenance: 'reconstructed',
  cites: [DICE_RULE],
  queries: {
    attackDice: (dice, { hero, profile }, self) =>
      hero.id === self.holder && profile.type === 'melee' ? dice + 1 : dice,
  },
};

/** She marks the targets of a volley. */
export const shanna: CitizenCard<'shanna'> = {
  id: 'shanna',
  fights: true,
  provenance: 'reconstructed',
  cites: [DICE_RULE],
  queries: {
    attackDice: (dice, { hero, profile }, self) =>
      hero.id === self.holder && profile.type === 'ranged' ? dice + 1 : dice,
  },
};

/** She says whom to strike first. */
export const abigailBrand: CitizenCard<'abigail-brand'> = {
  id: 'abigail-brand',
  fights: true,
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  boost: {
    power: 0,
    judge(table, { zone, anyTarget }, self) {
      const isChoice = !anyTarget && onePerKind(enemiesIn(table.world, zone)).length > 1;
      return judgeOnceATurn(table, self) ?? (isChoice ? null : nothingToDo(self));
    },
    *use({ world }, attack, self) {
      noteUse(world, 'turn', self);
      attack.anyTarget = true;
    },
  },
};

/** He brings one down of those who come near. */
export const kaZar: CitizenCard<'ka-zar'> = {
  id: 'ka-zar',
  fights: true,
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  flows: {
    *enemiesEntered(table, { zone, enemies }, self) {
      const { world } = table;
      const hero = heroById(world, self.holder);
      if (hero.zone !== zone || remembers(world.memory.phase, hero.id, self.component.id)) return;
      const weak = enemies.filter((enemy) => {
        const kind = kindOfEnemy(enemy);
        return (kind === 'walker' || kind === 'runner') && placeOf(world, enemy) === zone;
      });
      if (weak.length === 0 || !(yield* isUsed(table, self, 0))) return;
      noteUse(world, 'phase', self);
      const enemy = yield* chooseEnemy(table, hero, onePerKind(weak), self);
      if (enemy !== null) yield* killEnemy(table, enemy, hero, CITIZEN_RULE);
    },
  },
};

const DICE_AGAINST_MUTANTS = 2;

/** He has hunted mutants all his life. */
export const williamStryker: CitizenCard<'william-stryker'> = {
  id: 'william-stryker',
  fights: true,
  provenance: 'reconstructed',
  cites: [DICE_RULE],
  queries: {
    attackDice: (dice, { hero, zone }, self, { world }) =>
      hero.id === self.holder && enemiesIn(world, zone).some(isZombieHero) ? dice + DICE_AGAINST_MUTANTS : dice,
  },
};
