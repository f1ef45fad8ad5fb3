/** What advice and the bots' accounts say of the parts of a judgement: in the words of the game. */
import type { ReasonFor } from '@necropole/bots';
import type { Game, Language } from '@necropole/kernel';

/** A reason as a person would say it, and whether it speaks for the answer. */
export interface SaidReason {
  readonly text: string;
  readonly good: boolean;
  readonly refs: readonly string[];
}

/** The reasons that the game has words for, the weightiest first. */
export function reasonsSaid(
  reasons: readonly ReasonFor[],
  { learning }: Pick<Game, 'learning'>,
  language: Language,
): readonly SaidReason[] {
  return reasons.flatMap(({ term, change, refs }) => {
    const words = learning?.reasons?.[term];
    const good = change > 0;
    return words === undefined ? [] : [{ text: (good ? words.better : words.worse)[language], good, refs }];
  });
}
