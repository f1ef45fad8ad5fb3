/**
 * How a match stands: the actions that the goals still cost, against the health that is left to lose on the way, and the
 * enemies who see to that.
 */

import type { Term } from '@necropole/kernel';
import { levelNumber } from '../rules/experience.ts';
import { missionOf } from '../rules/goals.ts';
import { zoneId } from '../rules/places.ts';
import { type MzView, publicWorld } from '../scene/seen.ts';
import { type Board, GONE, type Hero, RESERVE, type World } from '../world.ts';
import { dangerOf, lost } from './danger.ts';
import { planOf } from './plan.ts';
import { type Position, positionOf } from './position.ts';

/** So many actions of work are as good as one point of what heroes have to lose. */
const A_STRETCH = 6;
/** What a match stands at just before a victory. */
const NEAREST = 4;
/** So many points are what the match itself is worth: whoever risks it for less has to be sure. */
const A_MATCH = 20;
/** A hero has fallen: the match is lost when the round ends. */
const FALLEN = 0.0001;

/** From 0, lost, to 1, won. All heroes win and lose together. */
export function evaluate(view: MzView): number {
  const position = positionOf(view);
  if (position.world.heroes.some(({ zone }) => zone === GONE)) return FALLEN;
  const { work } = planOf(position);
  const points = strengthOf(position) - work / A_STRETCH - dangerOf(position) - pressureOf(position, work);
  return Math.min(0.98, Math.exp((points - NEAREST) / A_MATCH));
}

/** What power is worth: the last points of it make an attack that strikes a zombie hero down. */
const POWER: readonly number[] = [0, 0.04, 0.08, 0.14, 0.22];
const A_TRAIT = 0.05;
const A_CITIZEN = 0.12;
const A_SKILL = 0.12;

/** What the heroes have to go on with, wounds included. */
function strengthOf({ heroes }: Position): number {
  let strength = 0;
  for (const { health, power, traits, citizen, xp } of heroes) {
    strength += (POWER[power] ?? 0) + A_TRAIT * traits.cards.length + A_CITIZEN * citizen.cards.length;
    strength += A_SKILL * levelNumber(xp) - lost(health);
  }
  return strength;
}

/** The parts of how it stands, in points: what advice is given with. */
export function terms(view: MzView): readonly Term[] {
  const position = positionOf(view);
  const { world, board, heroes, crowds } = position;
  const { work } = planOf(position);
  const open = missionOf(board).goals.filter((goal) => !goal.done(world, board));
  return [
    {
      id: 'goals',
      value: -work / A_STRETCH,
      refs: open.length > 0 ? open.map(({ id }) => `goal-${id}`) : ['goal-exit'],
    },
    { id: 'danger', value: -dangerOf(position), refs: crowds.map(({ zone }) => zoneId(board, zone)) },
    { id: 'spawning', value: -pressureOf(position, work), refs: ['danger'] },
    ...heroes.map(({ id, health }): Term => ({ id: 'health', of: id, value: -lost(health), refs: [`health-${id}`] })),
    ...(position.leaving ? [] : heroes.flatMap(gainsOf)),
  ];
}

/** What a hero goes on with. Whoever only has to walk out goes on with nothing: it is no reason for anything then. */
function gainsOf({ id, power, traits, citizen, xp }: Hero): readonly Term[] {
  return [
    { id: 'power', of: id, value: POWER[power] ?? 0, refs: [`power-${id}`] },
    { id: 'help', of: id, value: A_TRAIT * traits.cards.length + A_CITIZEN * citizen.cards.length, refs: [id] },
    { id: 'experience', of: id, value: A_SKILL * levelNumber(xp), refs: [id] },
  ];
}

/** What comes at each danger level, as long as there is work to do. */
const COMING: readonly number[] = [0, 0.25, 1, 1.6];
const LONG_WORK = 60;

function pressureOf({ heroes }: Position, work: number): number {
  let most = 0;
  for (const { xp } of heroes) if (xp > most) most = xp;
  return (COMING[levelNumber(most)] ?? 0) * Math.min(1, work / LONG_WORK);
}

/** How far the goals are, from 0 to 1, the exit included. */
export function progress(view: MzView): number {
  return shareDone(publicWorld(view), view.board);
}

function shareDone(world: World, board: Board): number {
  const { goals, exit } = missionOf(board);
  let sum = 0;
  for (const goal of goals) {
    const [made, all] = goal.progress?.(world, board) ?? [goal.done(world, board) ? 1 : 0, 1];
    sum += all === 0 ? 1 : Math.min(1, made / all);
  }
  if (!exit) return sum / goals.length;
  const left = world.heroes.filter(({ zone }) => zone === RESERVE).length;
  return (sum + left / world.heroes.length) / (goals.length + 1);
}
