/** Traits for an attack: added before the dice, or after them. */

import { killFacts } from '../../rules/attack-facts.ts';
import { dieBonusOf, faceNeeded } from '../../rules/attack-values.ts';
import { attacksOf } from '../../rules/combat.ts';
import { printedEndurance } from '../../rules/killing.ts';
import type { MzListener, MzTable, Rule } from '../../shape.ts';
import { enemiesIn } from '../../world.ts';
import { attackForFree } from '../free-actions.ts';
import type { Attack, Trait } from '../kinds.ts';
import { canAttack, nothingToDo } from '../uses.ts';
import { isHeld, playHeld, TRAIT_RULE } from './playing.ts';

const DICE_OF_FURY = 2;

/** More dice in melee. */
export const fury: Trait<'fury'> = {
  id: 'fury',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  boost: {
    power: 0,
    judge: (_table, { profile }, { holder }) =>
      profile.type === 'melee' ? null : { key: 'melee-only', params: {}, cite: TRAIT_RULE, refs: [holder] },
    *use(_table, attack) {
      attack.bonus += DICE_OF_FURY;
    },
  },
};

/** Every die counts 1 more. */
export const preciseAim: Trait<'precise-aim'> = {
  id: 'precise-aim',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  boost: {
    power: 0,
    judge: () => null,
    *use(_table, attack) {
      attack.resultBonus += 1;
    },
  },
};

/** One more die, and the hits strike whom the hero likes. */
export const huntersEye: Trait<'hunters-eye'> = {
  id: 'hunters-eye',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  boost: {
    power: 0,
    judge: () => null,
    *use(_table, attack) {
      attack.bonus += 1;
      attack.anyTarget = true;
    },
  },
};

/** Tough enemies take one hit less. */
export const weakSpot: Trait<'weak-spot'> = {
  id: 'weak-spot',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  boost: {
    power: 0,
    judge: (table, { zone }, self) =>
      enemiesIn(table.world, zone).some((enemy) => printedEndurance(table, enemy) > 1) ? null : nothingToDo(self),
    *use(_table, attack) {
      attack.enduranceLess += 1;
    },
  },
};

/** The dice that missed are rolled once more. */
export const secondChance: Trait<'second-chance'> = {
  id: 'second-chance',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  flows: {
    *diceRolled(table, { attack, dice, already }, self) {
      if (attack.hero.id !== self.holder || !attack.profile.bonusDice) return;
      while (isHeld(attack.hero, self)) {
        const missed = missedDice(table, attack, dice);
        if (missed.length === 0 || !(yield* isRerolled(table, attack, dice, missed, already, self))) return;
        playHeld(table, attack.hero, self, 0);
        const before = [...dice];
        for (const at of missed) dice[at] = table.roll(6);
        table.tell('dice-rerolled', TRAIT_RULE, { who: attack.hero.id, before, after: [...dice] });
      }
    },
  },
};

/** Which of the dice are no success. */
function missedDice(table: MzTable, attack: Attack, dice: readonly number[]): readonly number[] {
  const needed = faceNeeded(table, attack);
  return dice.flatMap((die, at) => (die < needed ? [at] : []));
}

/** The dice that these add, as they lie. */
function diceAddedBy(table: MzTable, attack: Attack, dice: readonly number[]): number {
  const { hero, profile } = attack;
  const bonus = dieBonusOf(table, attack);
  let added = 0;
  for (const die of dice) added += table.query('diceFrom', 0, { hero, profile, result: die + bonus });
  return added;
}

/**
 * Beside either answer stands whom the dice eliminate: as they lie, and with those that missed rolled again. What was
 * thrown before counts, and what these dice add is still to come.
 */
function* isRerolled(
  table: MzTable,
  attack: Attack,
  dice: readonly number[],
  misses: readonly number[],
  already: number,
  { component }: MzListener,
): Rule<boolean> {
  const { hero } = attack;
  const missed = misses.length;
  const hits = already + dice.length - missed;
  const kept = dice.filter((_, at) => !misses.includes(at));
  return yield* table.ask(hero.seat, {
    key: 'reroll',
    params: { who: hero.id, component: component.id, dice: [...dice], missed },
    cite: TRAIT_RULE,
    refs: [hero.id],
    options: () => [
      table.option('accept', true, null, () => ({
        facts: killFacts(table, attack, hits, missed + diceAddedBy(table, attack, kept)),
      })),
      table.option('pass', false, null, () => ({
        facts: killFacts(table, attack, hits, diceAddedBy(table, attack, dice)),
      })),
    ],
  });
}

/** An attack that takes no action. */
export const flurry: Trait<'flurry'> = {
  id: 'flurry',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 1,
    judge: (table, hero, self) => (canAttack(table, hero, attacksOf(table, hero)) ? null : nothingToDo(self)),
    *use(table, hero, self) {
      yield* attackForFree(table, hero, attacksOf(table, hero), self);
    },
  },
};
