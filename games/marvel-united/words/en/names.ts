/** The names that every family of words shares, and the small functions that put them into a sentence. */
import { wordsOn } from '@necropole/kernel';
import type { HeroCardId, HeroId, LocationId, PlanCardId, VillainId } from '../../content/ids.ts';
import { kindOf, lettersOf, ownerOf } from '../../content/names.ts';
import { symbolsOn } from '../../content/printed-symbols.ts';
import type { Bystander } from '../../content/symbols.ts';
import { heroNames } from '../hero-names.ts';
import { componentWords } from './components.ts';
import { locationWords } from './location-cards.ts';
import { bystander, symbol, symbols } from './symbols.ts';
import { villainWords } from './villain-cards.ts';

/** The bare name of any card, dashboard or Location, and what stands on it. */
export const { nameOf: componentName, textOf: componentText } = wordsOn(componentWords);

export function hero(id: HeroId): string {
  return heroNames[id];
}

/** “Loki’s”. */
export function heros(id: HeroId): string {
  return `${heroNames[id]}’s`;
}

export function villain(id: VillainId): string {
  return villainWords[id].name;
}

/** “London”, “the United Nations Headquarters”. */
export function location(id: LocationId): string {
  return locationWords[id].name;
}

/** “in London”. */
export function inLocation(id: LocationId): string {
  return locationWords[id].at;
}

/** A Hero card: “Ricochet”, “a Move and Attack card”. */
export function heroCard(card: HeroCardId): string {
  if (lettersOf(card) === null) return componentName(kindOf(card));
  return `the ${symbolsOnCard(card)} card`;
}

/** The symbols of a card without effect: “double Wild”. */
function symbolsOnCard(card: HeroCardId): string {
  const [first, second] = symbolsOn(card);
  return first !== undefined && first === second ? `double ${symbol(first)}` : symbols(symbolsOn(card));
}

/** A Hero card, with whose it is: “Captain Carter’s Ricochet”. */
export function heroCardOf(card: HeroCardId): string {
  return `${heros(ownerOf(card))} ${heroCard(card).replace(/^the /, '')}`;
}

/** What stands on a Master Plan card. */
export function plan(card: PlanCardId): string {
  return componentText(card);
}

/** What the track of a dashboard is called. */
export function track(id: VillainId): string {
  return villainWords[id].track ?? 'Track';
}

/** Whatever has a name: a Hero, a Location, the Villain, a card. */
export function bearer(id: string): string {
  return (heroNames as Readonly<Record<string, string>>)[id] ?? componentName(id);
}

/** An enemy by its name in the key of an answer. */
export function enemy(id: string): string {
  if (id === 'villain') return 'the Villain';
  const [kind, at] = id.split('@');
  return at === undefined ? componentName(id) : `a ${bystander(kind as Bystander)} ${inLocation(at as LocationId)}`;
}
