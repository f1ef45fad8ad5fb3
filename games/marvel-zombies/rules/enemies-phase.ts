/**
 * The end of the players' phase, the enemies' phase and the end of the round (p.7, p.11–12, p.18–20).
 *
 * All enemies act, those with two actions act again, then the citizens; then a card is drawn for each active spawn
 * point. The round ends with the defeat, if a hero was eliminated.
 */
import { remember } from '@necropole/kernel';
import type { MzTable, PhaseName, Rule } from '../shape.ts';
import { GONE, type SpawnPoint } from '../world.ts';
import { activateCitizens, devourCitizen } from './citizens.ts';
import { checkVictory, failMatch } from './end-of-match.ts';
import { actOnce } from './enemy-activation.ts';
import {
  ARRIVED,
  awake,
  countFigures,
  enemyKinds,
  nameOf,
  onBoard,
  withActions,
  withoutArrivals,
} from './enemy-groups.ts';
import { floorOf, isFloorActive } from './places.ts';
import { breakIn, drawSpawnCard } from './spawning.ts';

/** All heroes have been activated. Floors without a hero fall asleep, and citizens left there are lost. */
export function* endOfPlayersPhase(table: MzTable): Rule<PhaseName> {
  const { world, board } = table;
  yield* table.fire('playersPhaseEnded', {});
  for (const floor of board.floors) {
    if (isFloorActive(table, floor)) continue;
    table.tell('floor-asleep', 'MZ-11.8', { floor });
    const left = world.citizens.filter(({ zone }) => floorOf(board, zone) === floor);
    if (left.length > 0) table.tell('citizens-abandoned', 'MZ-11.9', { floor });
    for (const citizen of left) yield* devourCitizen(table, citizen, 'MZ-11.9');
  }
  world.turn.hero = null;
  world.memory.phase = [];
  return 'enemies-first-actions';
}

/** Every enemy on an active floor takes its first action. Whoever comes meanwhile has no second one. */
export function* enemiesFirstActions(table: MzTable): Rule<PhaseName> {
  const { world } = table;
  table.tell('enemies-phase', 'MZ-7.7', {});
  yield* table.fire('enemiesPhaseStarted', {});
  const before = onBoard(world, enemyKinds);
  yield* actOnce(table, awake(table, before), breakIn);
  const after = onBoard(world, enemyKinds);
  for (const kind of enemyKinds) {
    for (const number of after[kind]) {
      if (!before[kind].includes(number)) remember(world.memory.phase, nameOf(kind, number), ARRIVED);
    }
  }
  return 'enemies-second-actions';
}

/** Runners and zombie heroes act again (p.20). */
export function* enemiesSecondActions(table: MzTable): Rule<PhaseName> {
  const { world } = table;
  const acting = awake(table, withoutArrivals(world, onBoard(world, enemyKinds)));
  for (let action = 2; ; action++) {
    const now = withActions(table, acting, action);
    const enemies = countFigures(now);
    if (enemies === 0) return 'citizens';
    table.tell('second-actions', 'MZ-20.8', { enemies });
    yield* actOnce(table, now, breakIn);
  }
}

/** The citizens go towards the heroes; then enemies spawn. */
export function* citizensPhase(table: MzTable): Rule<PhaseName> {
  const { world } = table;
  yield* activateCitizens(table);
  world.spawning = { point: 0, drawn: 0 };
  const points = world.points.filter(({ active }) => active).length;
  table.tell('spawn-step', 'MZ-18.1', { points });
  return 'spawn-point';
}

/** One card for the next spawn point that has one to draw; the initial point comes first, then the others clockwise. */
export function* spawnPointPhase(table: MzTable): Rule<PhaseName> {
  const { spawning, points } = table.world;
  const point = points[spawning.point];
  if (point === undefined) {
    yield* table.fire('enemiesPhaseEnded', {});
    return 'end-of-round';
  }
  if (spawning.drawn < (yield* cardsOf(table, point))) {
    spawning.drawn += 1;
    yield* drawSpawnCard(table, point.zone, point, point.id === 'initial' ? 'MZ-20.13' : 'MZ-20.14');
  } else table.world.spawning = { point: spawning.point + 1, drawn: 0 };
  return 'spawn-point';
}

/** The cards to draw for a point: none while it, or its floor, is not active. */
function* cardsOf(table: MzTable, point: SpawnPoint): Rule<number> {
  if (!point.active) return 0;
  if (!isFloorActive(table, floorOf(table.board, point.zone))) {
    table.tell('point-sleeps', 'MZ-12.2', { point: point.id });
    return 0;
  }
  if (table.world.spawning.drawn === 0) {
    const reaction = { replaced: false };
    yield* table.fire('pointSpawns', { point, reaction });
    if (reaction.replaced) return 0;
  }
  return table.query('pointCards', 1, { point });
}

/** Lost, if a hero was eliminated; otherwise what happens at the end of a round happens, and a new one begins. */
export function* endOfRound(table: MzTable): Rule<PhaseName> {
  const { world } = table;
  if (world.heroes.some(({ zone }) => zone === GONE)) yield* failMatch(table, 'hero-eliminated', 'MZ-7.2');
  yield* table.fire('roundEnded', {});
  yield* checkVictory(table);
  table.tell('round-ended', 'MZ-7.8', { round: world.round });
  world.memory.phase = [];
  world.memory.round = [];
  world.copied = [];
  world.round += 1;
  return 'players-phase';
}
