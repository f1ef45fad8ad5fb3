/** Actions that the components of a hero give for free. They are taken: whoever uses the component wants one. */
import { attackOptions, makeAttack } from '../rules/combat.ts';
import { openByAction, openOptions } from '../rules/opening.ts';
import { kindOfOpening } from '../rules/places.ts';
import type { MzListener, MzTable, Rule } from '../shape.ts';
import type { Hero } from '../world.ts';
import type { AttackProfile } from './kinds.ts';
import { citeOf, isAllowed } from './uses.ts';

/** A free attack with one of these. */
export function* attackForFree(table: MzTable, hero: Hero, profiles: readonly AttackProfile[], self: MzListener): Rule {
  const choice = yield* table.ask(hero.seat, {
    key: 'choose-zone',
    params: { who: hero.id, component: self.component.id },
    cite: citeOf(self),
    refs: [hero.id],
    options: () => attackOptions(table, hero, profiles, 0),
  });
  const profile = profiles.find(({ id }) => id === choice.attack);
  if (profile !== undefined) yield* makeAttack(table, hero, profile, choice.zone, true);
}

type Openable = 'doors' | 'doors and windows';

function freeOpenings(table: MzTable, hero: Hero, which: Openable) {
  const all = openOptions(table, hero, 1);
  if (which === 'doors and windows') return all;
  return all.filter(({ value }) => kindOfOpening(table.board, value.opening) === 'door');
}

/** Is there anything that the hero could open for free? */
export function canOpen(table: MzTable, hero: Hero, which: Openable): boolean {
  return freeOpenings(table, hero, which).some(isAllowed);
}

/** A free Open action. */
export function* openForFree(table: MzTable, hero: Hero, which: Openable, self: MzListener): Rule {
  const { opening, cost } = yield* table.ask(hero.seat, {
    key: 'choose-zone',
    params: { who: hero.id, component: self.component.id },
    cite: citeOf(self),
    refs: [hero.id],
    options: () => freeOpenings(table, hero, which),
  });
  yield* openByAction(table, hero, opening, cost);
}
