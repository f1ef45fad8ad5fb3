/**
 * What stands on the cards. Cards import the rules that they are made of, so these cannot import the cards: they ask the
 * table for them by their ids.
 */
import type { Fact } from '@necropole/kernel';
import type {
  EquipmentId,
  HeroCardId,
  LocationId,
  PlanCardId,
  PlanSpecialId,
  SuperHeroId,
  SuperVillainId,
  ThreatCardId,
} from '../content/ids.ts';
import type {
  ByHeroes,
  Equipment,
  Location,
  PlanCard,
  PlanSpecial,
  SpecialCard,
  SuperHeroCard,
  SuperVillainCard,
  Threat,
  Villain,
} from '../content/kinds.ts';
import { copyOf, kindOf, lettersOf, planIdOf, threatIdOf } from '../content/names.ts';
import { type ActionSymbol, symbolsOf } from '../content/symbols.ts';
import type { Mu, MuComponent, MuTable } from '../shape.ts';

/** A Hero card as it is printed. */
export interface Printed {
  readonly symbols: readonly ActionSymbol[];
  readonly special: SpecialCard | null;
}

/** The component of this id, which is of this family: the families' names do not overlap. */
function printed<C extends MuComponent>(table: MuTable, id: string): C {
  return table.component(id) as C;
}

export function cardOf(table: MuTable, card: HeroCardId): Printed {
  const letters = lettersOf(card);
  if (letters !== null) return { symbols: symbolsOf(letters), special: null };
  const special = printed<SpecialCard>(table, kindOf(card));
  return { symbols: symbolsOf(special.copies[copyOf(card) - 1] ?? ''), special };
}

/** A component by its name, for whoever may know it: where it lies in a hand, the key of an answer tells its place only. */
export function called(component: string): Fact<Mu> {
  return { key: 'called', params: { component } };
}

/** What stands on a Hero card, besides its name: its symbols, where it is not called by them, and its effect. */
export function printedFacts(table: MuTable, card: HeroCardId): readonly Fact<Mu>[] {
  return [...symbolFacts(card), ...effectFacts(table, card)];
}

/** The symbols of a card that has a name of its own. */
export function symbolFacts(card: HeroCardId): readonly Fact<Mu>[] {
  return lettersOf(card) === null ? [{ key: 'symbols-on', params: { card } }] : [];
}

/** What a card does, besides its symbols. */
export function effectFacts(table: MuTable, card: HeroCardId): readonly Fact<Mu>[] {
  const { special } = cardOf(table, card);
  if (special === null) return [];
  return [
    { key: 'effect-of', params: { component: special.id } },
    ...(special.mandatory === true ? [{ key: 'mandatory' as const, params: {} }] : []),
  ];
}

/** The Villain of the match. */
export function villainOf(table: MuTable): Villain {
  return printed(table, table.board.villain);
}

export function planOf(table: MuTable, card: PlanCardId): PlanCard {
  const id = planIdOf(card);
  const plan = villainOf(table).plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`"${card}" is no Master Plan card of this match`);
  return plan;
}

export function planSpecialOf(table: MuTable, id: PlanSpecialId): PlanSpecial {
  return printed(table, id);
}

export function threatOf(table: MuTable, card: ThreatCardId): Threat {
  return printed(table, threatIdOf(card));
}

export function locationOf(table: MuTable, id: LocationId): Location {
  return printed(table, id);
}

export function equipmentOf(table: MuTable, id: EquipmentId): Equipment {
  return printed(table, id);
}

export function superHeroOf(table: MuTable, id: SuperHeroId): SuperHeroCard {
  return printed(table, id);
}

export function superVillainOf(table: MuTable, id: SuperVillainId): SuperVillainCard {
  return printed(table, id);
}

/** The value for so many Heroes: with one, that of two (MU-4.5). */
export function byHeroes(values: ByHeroes, heroes: number): number {
  return values[Math.min(4, Math.max(2, heroes)) - 2] as number; // two, three or four
}
