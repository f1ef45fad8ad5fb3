/** Rogue (p.14). She hits hard, breaks doors in, borrows what others can do, and in the end never tires. */

import { actionsOf } from '../../rules/actions.ts';
import { attackOptions, attacksOf, makeAttack } from '../../rules/combat.ts';
import { levelNumber } from '../../rules/experience.ts';
import { moveByAction, moveOptions } from '../../rules/moving.ts';
import type { MzTable } from '../../shape.ts';
import { type Hero, MOST_HEALTH } from '../../world.ts';
import { heroesInSight } from '../choices.ts';
import { canOpen, openForFree } from '../free-actions.ts';
import type { HeroId } from '../ids.ts';
import type { AttackProfile, HeroCard, Skill } from '../kinds.ts';
import { canAttack, isAllowed, judgeOnceATurn, noteUse, nothingToDo } from '../uses.ts';
import { colossus } from './colossus.ts';
import { extraAction } from './extra-action.ts';
import { magneto } from './magneto.ts';
import { mystique } from './mystique.ts';
import { storm } from './storm.ts';
import { wolverine } from './wolverine.ts';

const powerfulBlows: AttackProfile<'powerful-blows'> = {
  id: 'powerful-blows',
  type: 'melee',
  range: [0, 0],
  dice: 2,
  accuracy: 3,
  hits: 1,
  bonusDice: true,
  provenance: 'rulebook',
};

/** Its free Open action is for doors: the card does not speak of windows. */
const bruiser: Skill<'bruiser'> = {
  id: 'bruiser',
  level: 'blue',
  provenance: 'rulebook',
  cites: ['MZ-14.8'],
  queries: {
    endurance: (endurance, { hero, profile }, self) =>
      hero.id === self.holder && profile.id === powerfulBlows.id && endurance > 1 ? endurance - 1 : endurance,
  },
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ?? (canOpen(table, hero, 'doors') ? null : nothingToDo(self)),
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      yield* openForFree(table, hero, 'doors', self);
    },
  },
};

const RANGE_OF_ABSORPTION = 1;

/** The cards that there are to copy from. */
const others: readonly HeroCard[] = [wolverine, mystique, magneto, storm, colossus];

/** Something that a hero near her can do. */
interface Loan {
  readonly component: string;
  readonly from: HeroId;
}

/** The attacks and unlocked skills of those near her that she does not borrow yet. */
function loans(table: MzTable, hero: Hero): readonly Loan[] {
  const near = heroesInSight(table, hero, RANGE_OF_ABSORPTION);
  const found: Loan[] = [];
  for (const { id, attack, skills } of others) {
    const other = near.find((each) => each.id === id);
    if (other === undefined) continue;
    for (const skill of [attack, ...skills.slice(0, levelNumber(other.xp) + 1)]) {
      const isBorrowed = table.world.copied.some((copy) => copy.holder === hero.id && copy.component === skill.id);
      if (!isBorrowed) found.push({ component: skill.id, from: id });
    }
  }
  return found;
}

const absorption: Skill<'absorption'> = {
  id: 'absorption',
  level: 'orange',
  provenance: 'rulebook',
  cites: ['MZ-14.10'],
  offer: {
    actions: 0,
    power: 1,
    judge(table, hero, self) {
      const once = judgeOnceATurn(table, self);
      if (once !== null || loans(table, hero).length > 0) return once;
      return { key: 'nobody-in-sight', params: { range: RANGE_OF_ABSORPTION }, cite: 'MZ-14.10', refs: [hero.id] };
    },
    *use(table, hero, self) {
      const { world } = table;
      noteUse(world, 'turn', self);
      const { component, from } = yield* table.ask(hero.seat, {
        key: 'choose-skill',
        params: { who: hero.id, component: self.component.id },
        cite: 'MZ-14.10',
        refs: [hero.id],
        options: () =>
          loans(table, hero).map((loan) =>
            table.option(`skill:${loan.component}`, { component: loan.component, from: loan.from }, null, () => ({
              refs: [loan.from],
              facts: [{ key: 'effect', params: { component: loan.component } }],
            })),
          ),
      });
      const before = actionsOf(table, hero);
      world.copied.push({ holder: hero.id, component });
      world.turn.actions += actionsOf(table, hero) - before;
      table.tell('skill-copied', 'MZ-14.10', { who: hero.id, from, component });
    },
  },
};

const superhumanResilience: Skill<'superhuman-resilience'> = {
  id: 'superhuman-resilience',
  level: 'red',
  provenance: 'rulebook',
  cites: ['MZ-14.11'],
  offer: {
    actions: 0,
    power: 0,
    judge(table, hero, self) {
      const once = judgeOnceATurn(table, self);
      if (once !== null) return once;
      const isAny = moveOptions(table, hero, 1).some(isAllowed) || canAttack(table, hero, attacksOf(table, hero));
      return isAny ? null : nothingToDo(self);
    },
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      const profiles = attacksOf(table, hero);
      const choice = yield* table.ask(hero.seat, {
        key: 'choose-zone',
        params: { who: hero.id, component: self.component.id },
        cite: 'MZ-14.11',
        refs: [hero.id],
        options: () => [...attackOptions(table, hero, profiles, 0), ...moveOptions(table, hero, 1)],
      });
      if (choice.do === 'move') return yield* moveByAction(table, hero, choice.zone, choice.cost);
      const profile = profiles.find(({ id }) => id === choice.attack);
      if (profile !== undefined) yield* makeAttack(table, hero, profile, choice.zone, true);
    },
  },
};

export const rogue = {
  id: 'rogue',
  name: 'Rogue',
  health: MOST_HEALTH,
  attack: powerfulBlows,
  skills: [bruiser, extraAction('rogue', 'rulebook'), absorption, superhumanResilience],
} as const satisfies HeroCard<string, string, string>;
