/** The symbols at the bottom of a Hero card, by its id alone. */
import { specials } from './heroes/index.ts';
import type { HeroCardId, SpecialId } from './ids.ts';
import { copyOf, kindOf, lettersOf } from './names.ts';
import { type ActionSymbol, symbolsOf } from './symbols.ts';

export function symbolsOn(card: HeroCardId): readonly ActionSymbol[] {
  const letters = lettersOf(card) ?? specials[kindOf(card) as SpecialId].copies[copyOf(card) - 1];
  return symbolsOf(letters ?? '');
}
