/**
 * Heroic traits (p.16).
 *
 * A Gain Trait action draws the top card, once a turn; other effects may give more. A hero holds two at most: with a
 * third, one of the three is discarded. An empty deck is made anew from the discard pile.
 */

import { deeds, draw, EVERYBODY, type Fact, moveCard, shuffleInto } from '@necropole/kernel';
import type { TraitCardId } from '../content/ids.ts';
import type { Mz, MzTable, Rule, Verdict } from '../shape.ts';
import { type Hero, MOST_TRAITS } from '../world.ts';
import { judgeActions, ONE_ACTION, spendActions } from './actions.ts';

function judgeGainTrait(table: MzTable): Verdict {
  const { turn, traitDeck, traitDiscard } = table.world;
  if (turn.gainedTrait) return { key: 'one-trait-a-turn', params: {}, cite: 'MZ-16.16' };
  if (traitDeck.cards.length + traitDiscard.cards.length > 0) return null;
  return { key: 'no-trait-left', params: {}, cite: 'MZ-16.19' };
}

function gainOptions(table: MzTable, hero: Hero) {
  return table.options(
    ['gain-trait'] as const,
    () => judgeGainTrait(table) ?? judgeActions(table, 1),
    (key, refusal) =>
      table.option(key, { do: key }, refusal, () => ({
        refs: [hero.id],
        facts: [ONE_ACTION, ...traitsFull(table, hero)],
      })),
  );
}

/** Says so where a hero holds as many traits as they may. */
function traitsFull(table: MzTable, hero: Hero): readonly Fact<Mz>[] {
  const traits = hero.traits.cards.length;
  return traits < table.query('mostTraits', MOST_TRAITS, { hero }) ? [] : [{ key: 'traits-full', params: { traits } }];
}

/** Gaining a trait, in a hero's turn. */
export const gainingTraits = deeds({ options: gainOptions, run: { 'gain-trait': gainTraitByAction } });

/** The Gain Trait action. */
function* gainTraitByAction(table: MzTable, hero: Hero): Rule {
  spendActions(table, 1);
  table.world.turn.gainedTrait = true;
  yield* gainTrait(table, hero, 'MZ-16.15');
}

/** A hero draws the top trait card, and holds no more than they may. */
export function* gainTrait(table: MzTable, hero: Hero, cite: string): Rule {
  const { world } = table;
  refillTraitDeck(table);
  if (world.traitDeck.cards.length === 0) return;
  const card = draw(table, world.traitDeck, hero.traits, EVERYBODY);
  table.tell('trait-gained', cite, { who: hero.id, card });
  const most = table.query('mostTraits', MOST_TRAITS, { hero });
  while (hero.traits.cards.length > most) discardTrait(table, hero, yield* chooseTrait(table, hero), 'MZ-16.18');
}

function refillTraitDeck(table: MzTable): void {
  const { traitDeck, traitDiscard } = table.world;
  if (traitDeck.cards.length > 0 || traitDiscard.cards.length === 0) return;
  shuffleInto(table, traitDiscard, traitDeck);
  table.tell('trait-deck-reshuffled', 'MZ-16.19', {});
}

function* chooseTrait(table: MzTable, hero: Hero): Rule<TraitCardId> {
  return yield* table.ask(hero.seat, {
    key: 'discard-trait',
    params: { who: hero.id },
    cite: 'MZ-16.18',
    refs: [hero.id],
    options: () => traitsToDiscard(table, hero),
  });
}

/** The traits of a hero, as answers that give one up; each says what is lost with it. */
export function traitsToDiscard(table: MzTable, { traits }: Hero) {
  return traits.cards.map((card) =>
    table.option(`discard:${card}`, card, null, () => ({
      refs: [card],
      facts: [{ key: 'effect', params: { component: card } }],
    })),
  );
}

/** Puts a trait that a hero holds on the discard pile. */
export function discardTrait(table: MzTable, hero: Hero, card: TraitCardId, cite: string): void {
  moveCard(table, hero.traits, card, table.world.traitDiscard);
  table.tell('trait-discarded', cite, { who: hero.id, card });
}

/** A trait is used: it goes to the discard pile before its effect begins. */
export function spendTrait(table: MzTable, hero: Hero, card: TraitCardId): void {
  moveCard(table, hero.traits, card, table.world.traitDiscard);
  table.tell('trait-played', 'MZ-16.20', { who: hero.id, card });
}
