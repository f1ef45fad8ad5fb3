/**
 * Wolverine (p.13). His claws bite harder the more he bleeds; he strikes at whoever comes near; in the end no wound
 * stays.
 */
import { remembers } from '@necropole/kernel';
import { judgeAttack, makeAttack } from '../../rules/combat.ts';
import { isOpen } from '../../rules/places.ts';
import { healHero } from '../../rules/wounds.ts';
import type { MzTable, Rule } from '../../shape.ts';
import { type Hero, heroById, MOST_HEALTH } from '../../world.ts';
import type { AttackProfile, HeroCard, Skill } from '../kinds.ts';
import { isUsed, noteUse } from '../uses.ts';
import { extraAction } from './extra-action.ts';

const adamantiumClaws: AttackProfile<'adamantium-claws'> = {
  id: 'adamantium-claws',
  type: 'melee',
  range: [0, 0],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'rulebook',
};

const POWER_OF_ONSLAUGHT = 1;
/** The result that rolls another die. */
const SIX = 6;

const berserkerRage: Skill<'berserker-rage'> = {
  id: 'berserker-rage',
  level: 'blue',
  provenance: 'rulebook',
  cites: ['MZ-13.14'],
  queries: {
    dieBonus: (bonus, { hero, profile }, self) =>
      isWithClaws(hero, profile.id, self.holder) ? bonus + MOST_HEALTH - hero.health : bonus,
    diceFrom: (dice, { hero, profile, result }, self) =>
      isWithClaws(hero, profile.id, self.holder) && result >= SIX ? dice + 1 : dice,
  },
};

function isWithClaws(hero: Hero, attack: string, holder: string): boolean {
  return hero.id === holder && attack === adamantiumClaws.id;
}

const onslaught: Skill<'onslaught'> = {
  id: 'onslaught',
  level: 'orange',
  provenance: 'rulebook',
  cites: ['MZ-13.15'],
  flows: {
    *enemiesEntered(table, { zone }, self) {
      const { world } = table;
      const hero = heroById(world, self.holder);
      if (hero.zone !== zone || !isEnemiesPhase(table) || remembers(world.memory.phase, hero.id, 'onslaught')) return;
      if (judgeAttack(table, hero, adamantiumClaws, zone, isOpen(world, table.board)) !== null) return;
      if (!(yield* isUsed(table, self, POWER_OF_ONSLAUGHT))) return;
      noteUse(world, 'phase', self);
      yield* makeAttack(table, hero, adamantiumClaws, zone, true);
    },
  },
};

/** In the players' phase enemies move only during a hero's turn. */
function isEnemiesPhase({ world }: MzTable): boolean {
  return world.turn.hero === null;
}

const healingFactor: Skill<'healing-factor'> = {
  id: 'healing-factor',
  level: 'red',
  provenance: 'rulebook',
  cites: ['MZ-13.16'],
  flows: {
    *roundEnded(table, _, self) {
      const hero = heroById(table.world, self.holder);
      if (hero.health < MOST_HEALTH) healHero(table, hero, yield* chooseHealth(table, hero), 'MZ-13.16');
    },
  },
};

/** As much as he likes: he may want to keep a wound for his rage. */
function* chooseHealth(table: MzTable, hero: Hero): Rule<number> {
  const amounts = Array.from({ length: MOST_HEALTH - hero.health }, (_, i) => MOST_HEALTH - hero.health - i);
  return yield* table.ask(hero.seat, {
    key: 'choose-health',
    params: { who: hero.id, component: 'healing-factor' },
    cite: 'MZ-13.16',
    refs: [hero.id],
    options: () => [
      ...amounts.map((health) =>
        table.option(`heal:${health}`, health, null, () => ({
          refs: [hero.id],
          facts: [{ key: 'health-left', params: { health: hero.health + health } }],
        })),
      ),
      table.option('pass', 0),
    ],
  });
}

export const wolverine = {
  id: 'wolverine',
  name: 'Wolverine',
  health: MOST_HEALTH,
  attack: adamantiumClaws,
  skills: [berserkerRage, extraAction('wolverine', 'rulebook'), onslaught, healingFactor],
} as const satisfies HeroCard<string, string, string>;
