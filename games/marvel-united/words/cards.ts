/** The words of single cards: those of their kind, with what stands on them put in from the data, in any language. */
import type { ComponentWords } from '@necropole/kernel';
import { cardsOf, heroIds, specials } from '../content/heroes/index.ts';
import type {
  HeroCardId,
  HeroId,
  PlanCardId,
  PlanSpecialId,
  SpecialId,
  ThreatCardId,
  ThreatId,
  VillainId,
} from '../content/ids.ts';
import type { PlanCard, SpecialCard, Threat } from '../content/kinds.ts';
import { kindOf, lettersOf, ownerOf, planCardId, threatCardId } from '../content/names.ts';
import { symbolsOn } from '../content/printed-symbols.ts';
import type { ActionSymbol } from '../content/symbols.ts';
import { planSpecials, threats, villainIds, villains } from '../content/villains/index.ts';

/** How a language writes a card. */
export interface CardWriter {
  readonly specials: Readonly<Record<SpecialId, ComponentWords>>;
  readonly planSpecials: Readonly<Record<PlanSpecialId, ComponentWords>>;
  readonly threats: Readonly<Record<ThreatId, ComponentWords>>;
  plain(hero: HeroId, symbols: readonly ActionSymbol[]): ComponentWords;
  special(words: ComponentWords, card: SpecialCard, symbols: readonly ActionSymbol[]): ComponentWords;
  threat(words: ComponentWords, card: Threat): ComponentWords;
  plan(card: PlanCard, special: ComponentWords | null): ComponentWords;
}

type Written = Readonly<Record<string, ComponentWords>>;

/** Every card of the box that is not a component by itself: Hero cards, Threats, Master Plan cards. */
export function singleCards(write: CardWriter): Written {
  return Object.fromEntries([
    ...heroIds.flatMap((hero) => cardsOf(hero).map((card) => [card, heroCard(write, card)] as const)),
    ...villainIds.flatMap((villain) => [...threatCards(write, villain), ...planCards(write, villain)]),
  ]);
}

function heroCard(write: CardWriter, card: HeroCardId): ComponentWords {
  if (lettersOf(card) !== null) return write.plain(ownerOf(card), symbolsOn(card));
  const id = kindOf(card) as SpecialId;
  return write.special(write.specials[id], specials[id], symbolsOn(card));
}

function threatCards(write: CardWriter, villain: VillainId): readonly (readonly [ThreatCardId, ComponentWords])[] {
  return villains[villain].threats.flatMap(({ id, copies }) => {
    const words = write.threat(write.threats[id], threats[id]);
    return Array.from({ length: copies }, (_, i) => [threatCardId(villain, id, i + 1), words] as const);
  });
}

function planCards(write: CardWriter, villain: VillainId): readonly (readonly [PlanCardId, ComponentWords])[] {
  return villains[villain].plans.map((plan) => {
    const special = plan.special === null ? null : write.planSpecials[planSpecials[plan.special].id];
    return [planCardId(villain, plan.id), write.plan(plan, special)] as const;
  });
}
