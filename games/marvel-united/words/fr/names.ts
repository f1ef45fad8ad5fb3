/** The names that every family of words shares, and the small functions that put them into a sentence. */
import { wordsOn } from '@necropole/kernel';
import { of, to } from '@necropole/kernel/french';
import type { HeroCardId, HeroId, LocationId, PlanCardId, VillainId } from '../../content/ids.ts';
import { kindOf, lettersOf, ownerOf } from '../../content/names.ts';
import { symbolsOn } from '../../content/printed-symbols.ts';
import type { Bystander } from '../../content/symbols.ts';
import { heroNames } from '../hero-names.ts';
import { componentWords } from './components.ts';
import { heroines } from './hero-cards.ts';
import { locationWords } from './location-cards.ts';
import { bystander, symbol, symbols } from './symbols.ts';
import { villainWords } from './villain-cards.ts';

/** The bare name of any card, dashboard or Location, and what stands on it. */
export const { nameOf: componentName, textOf: componentText } = wordsOn(componentWords);

export function hero(id: HeroId): string {
  return heroNames[id];
}

/** « de Loki », « d’Ironheart ». */
export function ofHero(id: HeroId): string {
  return of(heroNames[id]);
}

/** « mis » or « mise »: the ending that agrees with the Hero. */
export function agree(id: HeroId): string {
  return heroines.includes(id) ? 'e' : '';
}

export function villain(id: VillainId): string {
  return villainWords[id].name;
}

/** « Londres », « le siège d’Alchemax ». */
export function location(id: LocationId): string {
  return locationWords[id].name;
}

/** « à Londres », « au siège d’Alchemax ». */
export function inLocation(id: LocationId): string {
  return to(locationWords[id].name);
}

/** « de Londres », « du siège d’Alchemax ». */
export function fromLocation(id: LocationId): string {
  return of(locationWords[id].name);
}

/** A Hero card: « Ricochet », « la carte Déplacement et Attaque ». */
export function heroCard(card: HeroCardId): string {
  if (lettersOf(card) === null) return componentName(kindOf(card));
  return `la carte ${symbolsOnCard(card)}`;
}

/** The symbols of a card without effect: « double Joker ». */
function symbolsOnCard(card: HeroCardId): string {
  const [first, second] = symbolsOn(card);
  return first !== undefined && first === second ? `double ${symbol(first)}` : symbols(symbolsOn(card));
}

/** A Hero card, with whose it is: « Ricochet de Captain Carter ». */
export function heroCardOf(card: HeroCardId): string {
  return `${heroCard(card)} ${ofHero(ownerOf(card))}`;
}

/** What stands on a Master Plan card. */
export function plan(card: PlanCardId): string {
  return componentText(card);
}

/** What the track of a dashboard is called. */
export function track(id: VillainId): string {
  return villainWords[id].track ?? 'Piste';
}

/** Whatever has a name: a Hero, a Location, the Villain, a card. */
export function bearer(id: string): string {
  return (heroNames as Readonly<Record<string, string>>)[id] ?? componentName(id);
}

/** An enemy by its name in the key of an answer. */
export function enemy(id: string): string {
  if (id === 'villain') return 'le Vilain';
  const [kind, at] = id.split('@');
  return at === undefined ? componentName(id) : `un ${bystander(kind as Bystander)} ${inLocation(at as LocationId)}`;
}
