/** Traits that are played outside their holder's menu, and what all traits have in common. */

import { judgePower, spendPower } from '../../rules/power.ts';
import { spendTrait } from '../../rules/traits.ts';
import type { MzListener, MzTable, Rule } from '../../shape.ts';
import { type Hero, heroById } from '../../world.ts';
import { kindOf, type TraitCardId } from '../ids.ts';
import { isWanted } from '../uses.ts';

/** The rule that every trait carries out: it is used under the conditions that it states. */
export const TRAIT_RULE = 'MZ-16.21';

/** The card of this kind that a hero holds. */
function heldCard(hero: Hero, { component }: MzListener): TraitCardId | undefined {
  return hero.traits.cards.find((card) => kindOf(card) === component.id);
}

/** Does the hero hold a card of this kind? */
export function isHeld(hero: Hero, self: MzListener): boolean {
  return heldCard(hero, self) !== undefined;
}

/**
 * Does the holder play a card of this kind now, for so much power? Not asked without the card or the power. It is paid
 * and discarded. Where a second one would do something too, it is asked again: two traits may be used together.
 */
export function* isPlayed(table: MzTable, self: MzListener, power = 0): Rule<boolean> {
  const hero = heroById(table.world, self.holder);
  if (!isHeld(hero, self) || judgePower(hero, power, TRAIT_RULE) !== null) return false;
  if (!(yield* isWanted(table, hero, self, power))) return false;
  playHeld(table, hero, self, power);
  return true;
}

/** Pays for a trait and discards it: its player has said so. */
export function playHeld(table: MzTable, hero: Hero, self: MzListener, power: number): void {
  const card = heldCard(hero, self);
  if (card === undefined) throw new Error(`${hero.id} does not hold ${self.component.id}`);
  spendPower(table, hero, power, TRAIT_RULE);
  spendTrait(table, hero, card);
}
