/** How a worker fetches a game: its rules, and of its other parts those that a match needs. */
import { ways } from 'virtual:necropole-ways';
import type { Game } from '@necropole/kernel';
import { configOfPosition } from '@necropole/kernel/app';
import type { Opening } from './shelf.ts';

/** A game with all that such a match needs, or any match where it is not said yet which; `null` when there is none of this id. */
export async function fetchGame(id: string, opening: Opening | null): Promise<Game | null> {
  const way = Object.hasOwn(ways, id) ? await ways[id]?.() : undefined;
  if (way === undefined) return null;
  const isPlain = opening !== null && opening.position === undefined;
  const [game] = await Promise.all([way.rules(), ...(isPlain ? [] : [way.examples?.(), way.learning?.()])]);
  if (needsLater(game, opening)) await way.later?.();
  return game;
}

function needsLater(game: Game, opening: Opening | null): boolean {
  if (game.later === undefined) return false;
  const config = opening === null || 'mode' in opening ? opening : configOfPosition(game, opening.position, '');
  return config === null || game.later.comeInto(config);
}

/** What bots need of a game beside it, to think. */
export async function fetchThinking(id: string): Promise<void> {
  if (Object.hasOwn(ways, id)) await (await ways[id]?.())?.thinking?.();
}
