/** Moving the Villain (p.5), in the Villain turn or outside it. */
import { along, clockwiseFrom, oppositeIn, stepsClockwise } from '@necropole/boards';
import { remember, remembers } from '@necropole/kernel';
import type { PlanMove } from '../content/kinds.ts';
import { heroesIn, placeOf } from '../reading.ts';
import type { MuTable, Rule, Sight } from '../shape.ts';
import type { LocationId } from '../world.ts';
import { threatOf } from './printed.ts';
import { playSuperHeroCards, playSuperVillainCard } from './super-cards.ts';

/** The Villain is put where the match begins, and the Heroes opposite: that is no movement (MU-5.3, MU-5.4). */
export function startVillainAt(table: MuTable, at: LocationId, cite: string): void {
  const { world, board } = table;
  world.villain.at = at;
  table.tell('villain-placed', cite, { at });
  const opposite = oppositeIn(board.ring, at);
  for (const hero of world.heroes) hero.at = opposite;
  table.tell('heroes-placed', 'MU-5.4', { at: opposite });
}

/** The movement of the plan; a card without one triggers nothing (MU-5.32). */
export function* moveByPlan(table: MuTable): Rule {
  const { plan } = table.world;
  if (plan === null || plan.move === null) return;
  yield* moveVillain(table, whereTo(table, plan.move), plan.move === 0 ? 'MU-5.28' : 'MU-5.26', true);
}

/** Where a movement ends. Towards Heroes: the first Location that fits, clockwise; the Villain stays where none other does (MU-5.26). */
export function whereTo({ world, board }: Sight, move: NonNullable<PlanMove>): LocationId {
  const { at } = world.villain;
  if (typeof move === 'number') return along(board.ring, at, move);
  const count = (place: LocationId): number => heroesIn(world, place).length;
  const [, ...others] = clockwiseFrom(board.ring, at);
  const withHeroes = others.filter((place) => count(place) > 0);
  if (move === 'next-heroes') return withHeroes[0] ?? at;
  if (move === 'heroes-before') return withHeroes[withHeroes.length - 1] ?? at;
  const most = Math.max(...board.ring.map(count));
  return withHeroes.find((place) => count(place) === most) ?? at;
}

/** The Villain goes there, clockwise, and stops: only the last Location counts (MU-5.29), a stop on the spot too (MU-5.28). */
export function* moveVillain(table: MuTable, to: LocationId, cite: string, byPlan = false): Rule {
  const { world, board } = table;
  const from = world.villain.at;
  world.villain.at = to;
  const steps = stepsClockwise(board.ring, from, to);
  const again = remembers(world.memory, 'villain', 'stopped');
  remember(world.memory, 'villain', 'stopped');
  table.tell('villain-moved', again ? 'MU-5.31' : cite, { villain: board.villain, from, to, steps });
  yield* villainStops(table, byPlan);
}

/**
 * The "!" Threats of the Location are triggered, also outside the Villain turn (MU-5.27, MU-5.30, MU-5.31). Then both sides
 * may respond, the Villain first (MU-13.18): to where a plan leads the Villain, the Heroes to any stop.
 */
function* villainStops(table: MuTable, byPlan: boolean): Rule {
  const { at } = table.world.villain;
  for (const { card } of [...placeOf(table.world, at).threats]) {
    const threat = placeOf(table.world, at).threats.find((each) => each.card === card);
    const component = threatOf(table, card);
    if (threat === undefined || component.stop === undefined) continue;
    table.tell('threat-triggered', table.world.acting === 'villain' ? 'MU-5.27' : 'MU-5.30', { card, at });
    yield* table.act({ component }, component.stop(table, at, threat));
  }
  if (byPlan) yield* playSuperVillainCard(table, 'plan-moves');
  yield* playSuperHeroCards(table, { is: 'villain-stops', at });
  yield* table.fire('villainStopped', { at });
}
