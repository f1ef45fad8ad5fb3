/** How single cards are called: whose they are, what they are, and the number of the copy. */
import type { HeroCardId, HeroId, PlanCardId, ThreatCardId, ThreatId, VillainId } from './ids.ts';
import type { Letters } from './symbols.ts';

/** A Hero card without effect, by its symbols. */
export function plainCardId(hero: HeroId, letters: Letters, copy: number): HeroCardId {
  return `${hero}.${letters.toLowerCase()}-${copy}`;
}

/** A Hero card with a special effect. */
export function specialCardId(hero: HeroId, special: string, copy: number): HeroCardId {
  return `${hero}.${special}-${copy}`;
}

export function planCardId(villain: VillainId, plan: string): PlanCardId {
  return `${villain}.plan-${plan}`;
}

export function threatCardId(villain: VillainId, threat: string, copy: number): ThreatCardId {
  return `${villain}.threat-${threat}-${copy}`;
}

/** Whose Hero card this is. */
export function ownerOf(card: HeroCardId): HeroId {
  return card.slice(0, card.indexOf('.')) as HeroId;
}

/** What a card is: the letters of its symbols, or the name of its special effect. */
export function kindOf(card: HeroCardId): string {
  return card.slice(card.indexOf('.') + 1, card.lastIndexOf('-'));
}

/** Which copy it is, from 1 on. */
export function copyOf(card: HeroCardId): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

/** The letters of a card without effect; `null` where it has one. */
export function lettersOf(card: HeroCardId): Letters | null {
  const kind = kindOf(card);
  return /^[mahw]{1,2}$/.test(kind) ? (kind.toUpperCase() as Letters) : null;
}

/** The Threat that this card is. */
export function threatIdOf(card: ThreatCardId): ThreatId {
  return card.slice(card.indexOf('.threat-') + '.threat-'.length, card.lastIndexOf('-')) as ThreatId;
}

/** The plan that this card is, among those of its Villain. */
export function planIdOf(card: PlanCardId): string {
  return card.slice(card.indexOf('.plan-') + '.plan-'.length);
}
