/**
 * The start of a round: the players' phase (p.7, p.16).
 *
 * 1. Every hero's power rises by 1.
 * 2. All activation tokens are turned to green.
 * 3. The heroes are activated, one after the other (hero-turn.ts).
 */
import type { MzTable, PhaseName, Rule } from '../shape.ts';
import { heroesInPlay, type Turn } from '../world.ts';
import { raisePower } from './power.ts';

/** Nobody's turn. */
export function noTurn(): Turn {
  return { hero: null, actions: 0, gainedTrait: false, over: true };
}

export function* playersPhase(table: MzTable): Rule<PhaseName> {
  const { world } = table;
  world.turn = noTurn();
  world.memory.turn = [];
  world.memory.phase = [];
  table.tell('round-begins', 'MZ-7.6', { round: world.round });
  const heroes = heroesInPlay(world);
  const raised = heroes.filter((hero) => raisePower(table, hero, 1) > 0);
  // From the first round on; and whoever has the most of it gains none.
  const cite = world.round === 1 || raised.length < heroes.length ? 'MZ-16.2' : 'MZ-16.1';
  if (raised.length > 0) table.tell('power-raised', cite, { heroes: raised.map(({ id }) => id) });
  for (const hero of world.heroes) hero.activated = false;
  yield* table.fire('roundStarted', {});
  return 'hero-turn';
}
