/** Wishes not to be asked: the table passes such questions by itself. The rules ask all the same. */
import type { SeenQuestion } from '@necropole/kernel/app';

/** Only what is grave is asked, or nothing for as long as this span lasts. */
export type Wished = { readonly ask: 'grave' } | { readonly ask: 'never'; readonly span: string };
export type Wishes = { readonly [of: string]: Wished };

/** What a wish of this seat is kept under. */
export function nameOfWish({ seat }: Pick<SeenQuestion, 'seat'>, id: string): string {
  return `${seat} ${id}`;
}

/** Is it not over yet? `span`: what lasts now, where the game tells. */
export function isInForce(wished: Wished | undefined, span: string | undefined): wished is Wished {
  return wished !== undefined && (wished.ask === 'grave' || span === undefined || wished.span === span);
}

/** Is a question passed by a wish of whoever is asked? Never a sealed one: that it came at once would tell. */
export function passes(wishes: Wishes, question: SeenQuestion): boolean {
  const { wish, sealed } = question;
  if (wish === undefined || sealed) return false;
  const wished = wishes[nameOfWish(question, wish.id)];
  return isInForce(wished, wish.span) && (wished.ask === 'never' || !wish.grave);
}
