/** How a worker fetches a game: its rules, and printed examples and lessons where a match may begin in one of them. */
import { examples, learning, rules } from 'virtual:necropole-games';
import type { Game } from '@necropole/kernel';

/** A game; `null` when there is none of this id. */
export async function fetchGame(id: string, withPositions: boolean): Promise<Game | null> {
  if (!Object.hasOwn(rules, id)) return null;
  const positions = withPositions ? [examples[id]?.(), learning[id]?.()] : [];
  const [game] = await Promise.all([rules[id]?.(), ...positions]);
  return game ?? null;
}
