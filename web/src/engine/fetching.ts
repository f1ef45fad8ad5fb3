/** How a worker fetches a game: its rules, and the printed examples where a match may begin in one of them. */
import { examples, rules } from 'virtual:necropole-games';
import type { Game } from '@necropole/kernel';

/** A game; `null` when there is none of this id. */
export async function fetchGame(id: string, withExamples: boolean): Promise<Game | null> {
  if (!Object.hasOwn(rules, id)) return null;
  const [game] = await Promise.all([rules[id]?.(), withExamples ? examples[id]?.() : null]);
  return game ?? null;
}
