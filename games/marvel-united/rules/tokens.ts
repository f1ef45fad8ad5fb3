/** Action tokens: gained, spent, lost (p.8). */
import type { ActionSymbol } from '../content/symbols.ts';
import { actionSymbols } from '../content/symbols.ts';
import { whoIs } from '../reading.ts';
import type { MuTable } from '../shape.ts';
import type { Hero } from '../world.ts';

/** A Hero without tokens. */
export function noTokens(): Hero['tokens'] {
  return { move: 0, attack: 0, heroic: 0, wild: 0 };
}

export function tokenCount({ tokens }: Hero): number {
  return tokens.move + tokens.attack + tokens.heroic + tokens.wild;
}

/** The kinds of tokens that a Hero has. */
export function tokenKinds({ tokens }: Hero): readonly ActionSymbol[] {
  return actionSymbols.filter((symbol) => tokens[symbol] > 0);
}

/** Those that may be used now: something may bar them all. */
export function tokensToUse({ world }: MuTable, hero: Hero): readonly ActionSymbol[] {
  return world.noTokens ? [] : tokenKinds(hero);
}

/** A Hero gets tokens. The reserves have no limit (MU-12.18), and neither has a Hero (MU-8.21). */
export function gainTokens(table: MuTable, hero: Hero, symbol: ActionSymbol, count: number, cite: string): void {
  if (hero.ko || count === 0) return;
  hero.tokens[symbol] += count;
  const now = hero.tokens[symbol];
  table.tell('tokens-gained', cite, { who: whoIs(hero), hero: hero.id, symbol, count, now });
}

/** A Hero loses tokens that they do not get an action for. */
export function loseTokens(table: MuTable, hero: Hero, symbol: ActionSymbol, count: number, cite: string): void {
  const lost = Math.min(count, hero.tokens[symbol]);
  if (lost === 0) return;
  hero.tokens[symbol] -= lost;
  const now = hero.tokens[symbol];
  table.tell('tokens-lost', cite, { who: whoIs(hero), hero: hero.id, symbol, count: lost, now });
}
