/**
 * Storm. Gusts clear the ground around her, the winds carry her, and the whole sky strikes a crowd. The book's example
 * gives the dice of Lightning, and what Gust costs and does; the rest is ours.
 */

import { enemiesInTheWay } from '../../rules/places.ts';
import { countIn, MOST_HEALTH, type World, type Zone } from '../../world.ts';
import { canBeDriven, driveOut } from '../choices.ts';
import { hordeKinds } from '../ids.ts';
import type { AttackProfile, HeroCard, Skill } from '../kinds.ts';
import { judgeOnceATurn, noteUse, nothingToDo } from '../uses.ts';
import { extraAction } from './extra-action.ts';

const lightning: AttackProfile<'lightning'> = {
  id: 'lightning',
  type: 'ranged',
  range: [0, 1],
  dice: 2,
  accuracy: 3,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

/** Once a turn, all enemies are driven out of her zone. */
const gust: Skill<'gust'> = {
  id: 'gust',
  level: 'blue',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  offer: {
    actions: 0,
    power: 1,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ??
      (canBeDriven(table, hero.zone, enemiesInTheWay(table, hero.zone)) ? null : nothingToDo(self)),
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      yield* driveOut(table, hero, hero.zone, enemiesInTheWay(table, hero.zone), self);
    },
  },
};

/** Her Moves cross one zone more. */
const ridingTheWinds: Skill<'riding-the-winds'> = {
  id: 'riding-the-winds',
  level: 'orange',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  queries: { moveZones: (zones, { hero }, self) => (hero.id === self.holder ? zones + 1 : zones) },
};

/** Once a turn, Lightning rolls one die for each enemy of the horde where it strikes. */
const wrathOfTheSky: Skill<'wrath-of-the-sky'> = {
  id: 'wrath-of-the-sky',
  level: 'red',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  boost: {
    power: 1,
    judge(table, { profile, zone }, self) {
      if (profile.id !== lightning.id) {
        return { key: 'only-with', params: { attack: lightning.id }, cite: 'MZ-14.3', refs: [self.holder] };
      }
      return judgeOnceATurn(table, self) ?? (diceMore(table.world, zone) > 0 ? null : nothingToDo(self));
    },
    *use({ world }, attack, self) {
      noteUse(world, 'turn', self);
      attack.bonus += diceMore(world, attack.zone);
    },
  },
};

/** How many dice one for each enemy is more than those of the card. */
function diceMore(world: World, zone: Zone): number {
  let enemies = 0;
  for (const kind of hordeKinds) enemies += countIn(world, kind, zone);
  return Math.max(0, enemies - Number(lightning.dice));
}

export const storm = {
  id: 'storm',
  name: 'Storm',
  health: MOST_HEALTH,
  attack: lightning,
  skills: [gust, extraAction('storm', 'reconstructed'), ridingTheWinds, wrathOfTheSky],
} as const satisfies HeroCard<string, string, string>;
