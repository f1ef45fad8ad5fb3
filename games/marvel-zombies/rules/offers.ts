/**
 * What skills, traits, citizens and the mission offer in a hero's own turn (p.14, p.16, p.17).
 *
 * A skill that is unlocked or copied: `use:<skill>`. A trait, discarded by its use: `play:<card>`. The citizen that the
 * hero holds: `citizen:<citizen>`. An action that only this mission knows: `mission:<id>`.
 */

import { deeds, type Fact } from '@necropole/kernel';
import { citizenCards } from '../content/citizens/index.ts';
import { type CitizenId, kindOf, type TraitCardId } from '../content/ids.ts';
import type { Offer } from '../content/kinds.ts';
import { traits } from '../content/traits/index.ts';
import type { Mz, MzComponent, MzListener, MzTable, Rule, Verdict } from '../shape.ts';
import type { Hero } from '../world.ts';
import { judgeActions, spendActions } from './actions.ts';
import { missionOf } from './goals.ts';
import { costCite, judgePower, spendPower } from './power.ts';
import { skillsOf } from './printed.ts';
import { spendTrait } from './traits.ts';

type OfferKey = `use:${string}` | `play:${TraitCardId}` | `citizen:${CitizenId}` | `mission:${string}`;

interface Offered {
  readonly key: OfferKey;
  readonly offer: Offer;
  readonly self: MzListener;
  /** The trait that is discarded for it. */
  readonly card: TraitCardId | null;
  /** What it is pointed at by: the card that offers it, or whoever has the skill. */
  readonly at: string;
}

function offersOf({ world, board }: MzTable, hero: Hero): readonly Offered[] {
  const found: Offered[] = [];
  const add = (key: OfferKey, component: MzComponent & { offer?: Offer }, at: string, card: TraitCardId | null) => {
    const { offer } = component;
    if (offer !== undefined) found.push({ key, offer, self: { component, holder: hero.id }, card, at });
  };
  for (const skill of skillsOf(world, hero)) add(`use:${skill.id}`, skill, hero.id, null);
  for (const card of hero.traits.cards) {
    const trait = traits[kindOf(card)];
    if (trait !== undefined) add(`play:${card}`, trait, card, card);
  }
  for (const card of hero.citizen.cards) {
    add(`citizen:${card as CitizenId}`, citizenCards[card as CitizenId], card, null);
  }
  for (const offer of missionOf(board).offers ?? []) {
    const self = { component: offer, holder: hero.id };
    found.push({ key: `mission:${offer.id}`, offer, self, card: null, at: hero.id });
  }
  return found;
}

function judgeOffer(table: MzTable, hero: Hero, { offer, self }: Offered): Verdict {
  return (
    offer.judge(table, hero, self) ??
    judgeActions(table, offer.actions) ??
    judgePower(hero, offer.power, costCite(self))
  );
}

function offerOptions(table: MzTable, hero: Hero) {
  return table.options(
    offersOf(table, hero),
    (offered) => judgeOffer(table, hero, offered),
    (offered, refusal) => {
      const value: { do: 'offer'; key: string } = { do: 'offer', key: offered.key };
      return table.option(offered.key, value, refusal, () => ({
        refs: offered.offer.refs?.(table, hero) ?? [offered.at],
        facts: offerFacts(table, hero, offered),
      }));
    },
  );
}

function offerFacts(table: MzTable, hero: Hero, { offer, self }: Offered): readonly Fact<Mz>[] {
  const facts: Fact<Mz>[] = [{ key: 'effect', params: { component: self.component.id } }];
  if (offer.actions > 0) facts.push({ key: 'action-cost', params: { actions: offer.actions } });
  if (offer.power > 0) facts.push({ key: 'power-cost', params: { power: offer.power } });
  return [...facts, ...(offer.facts?.(table, hero) ?? [])];
}

/** What is offered, in a hero's turn. */
export const offers = deeds({
  options: offerOptions,
  run: { offer: (table, hero, { key }) => useOffer(table, hero, key) },
});

/** Pays for an offer, and does what it says. */
function* useOffer(table: MzTable, hero: Hero, key: string): Rule {
  const offered = offersOf(table, hero).find((each) => each.key === key);
  if (offered !== undefined) yield* table.act(offered.self, takeOffer(table, hero, offered));
}

function* takeOffer(table: MzTable, hero: Hero, { offer, self, card }: Offered): Rule {
  spendActions(table, offer.actions);
  spendPower(table, hero, offer.power, costCite(self));
  if (card !== null) spendTrait(table, hero, card);
  else table.tell('effect-used', costCite(self), { who: hero.id, component: self.component.id });
  yield* offer.use(table, hero, self);
}
