/** What questions point at: the names of slots, symbols, places in a hand and enemies in the scene. */
import type { ActionSymbol } from '../content/symbols.ts';
import { placeOf } from '../reading.ts';
import type { Enemy, MuTable } from '../shape.ts';
import type { Hero, LocationId } from '../world.ts';

/** A token, by its slot. */
export function slotId(at: LocationId, slot: number): string {
  return `${at}.${slot + 1}`;
}

/** A symbol of the turn. */
export function chipId(index: number): string {
  return `symbol-${index + 1}`;
}

/** The Action tokens of one kind that a Hero has, where they lie. */
export function tokensId({ id }: Pick<Hero, 'id'>, symbol: string): string {
  return `tokens-${id}-${symbol}`;
}

/** What points at them, where one is given up out of one's own actions. */
export function atTokens(hero: Hero): (symbol: ActionSymbol) => { readonly refs: readonly string[] } {
  return (symbol) => ({ refs: hero.tokens[symbol] > 0 ? [tokensId(hero, symbol)] : [] });
}

/** One of them, counted from 1, among what may be spent. */
export function tokenId({ id }: Pick<Hero, 'id'>, symbol: string, number: number): string {
  return `token-${id}-${symbol}-${number}`;
}

/** The one that goes first. */
export function lastTokenId(hero: Pick<Hero, 'id' | 'tokens'>, symbol: ActionSymbol): string {
  return tokenId(hero, symbol, hero.tokens[symbol]);
}

/** The name of an enemy in the key of an answer. */
export function enemyId(enemy: Enemy): string {
  if (enemy.is === 'thug') return `thug@${enemy.at}`;
  return enemy.is === 'villain' ? 'villain' : enemy.card;
}

/** What stands for an enemy on the board. */
export function enemyRefs({ world }: MuTable, enemy: Enemy): readonly string[] {
  if (enemy.is === 'villain') return [enemy.at, 'villain'];
  if (enemy.is === 'henchman') return [enemy.at, enemy.card];
  return [enemy.at, slotId(enemy.at, placeOf(world, enemy.at).slots.lastIndexOf('thug'))];
}
