/** Situations in the turn of a hero. */

import type { Situation } from '@necropole/kernel/testing';
import type { HeroId } from '../content/ids.ts';
import type { Mz } from '../shape.ts';
import type { Board } from '../world.ts';
import { hero, type Standing, stand } from './standing.ts';

/** Stands in the turn of one of the heroes: at their first choice of an action. */
export function inTurnOf(id: HeroId, said: Standing): Situation<Mz> {
  return stand({ phase: 'hero-turn', ...said }).answer(`hero:${id}`);
}

/** The name of the zone where a hero stands; `null` off the board. */
export function heroAt(match: Situation<Mz>, id: HeroId): string | null {
  return match.board.plan.zones[hero(match, id).zone]?.id ?? null;
}

/** The keys of the answers that begin with this verb, allowed or not. */
export function keysOf(match: Situation<Mz>, verb: string): readonly string[] {
  return match.match.open.flatMap(({ options }) => options.map(({ key }) => key)).filter((key) => key.startsWith(verb));
}

/** A board with a locked door, in a mission that has no word of its own about doors. */
export function locked(board: Board, opening: string, colour: 'red' | 'blue' | 'green'): Board {
  return { ...board, mission: 'mh4', locks: board.plan.openings.map(({ id }) => (id === opening ? colour : null)) };
}
