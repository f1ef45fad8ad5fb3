/** Piles as tests lay them out: without the table, and with nobody looking on. */
import type { Pile } from '../index.ts';

/** Puts all cards of a pile onto another, in their order, with what is known of each. */
export function pourOut<C extends string>(from: Pile<C>, onto: Pile<C>): void {
  onto.cards.push(...from.cards.splice(0));
  onto.known.push(...from.known.splice(0));
}
