/**
 * A player for recorded matches: runs the nearest errand of an open objective, and keeps itself alive on the way. The
 * seat of the Zombie player goes to the hostile one.
 *
 * It is shown a fork in which all that its seat does not know has been dealt again: there is nothing to peek at.
 */
import { distance } from '@necropole/boards';
import type { OpenQuestion } from '@necropole/kernel';
import { below, type Match, type Stream } from '@necropole/kernel/app';
import { kindOf, type ObjectiveId } from '../content/ids.ts';
import { type Errand, errandsOf } from '../content/objectives/testing/errands.ts';
import type { RoomId } from '../content/stores/index.ts';
import { gapOf } from '../rules/wounds-and-ammo.ts';
import type { Tez } from '../shape.ts';
import { activeHuman, isStoreEmpty, isZombieIn, progressIndex, roomsOf, storeOf, zombieRoomsOf } from '../world.ts';
import { firstOf, type Glance, lowestBy, withVerb } from './glance.ts';
import { chooseForTheZombies } from './hostile-player.ts';

/** The answer to a question, as a player sees it who has this chance of their own. */
export function chooseAnswer(look: Match<Tez>, question: OpenQuestion<Tez>, chance: Stream): string {
  const { world, board } = look.table;
  const answers = question.options.flatMap(({ key, refusal }) => (refusal === undefined ? [key] : []));
  const glance: Glance = { table: look.table, world, board, human: activeHuman(world), answers, chance };
  if (question.seat === board.zombieSeat) return chooseForTheZombies(glance, question);
  switch (question.asking.key) {
    case 'turn':
      return nextStep(glance);
    case 'overkill':
      return freeMove(glance);
    default:
      return firstOf(answers, 'draw', 'keep', 'accept') ?? anyOf(glance);
  }
}

function anyOf({ answers, chance }: Glance): string {
  return answers[below(chance, answers.length)] ?? '';
}

// ── What to do in this room ─────────────────────────────────────────────────────────────────────────────────────────

/** The first that is possible: fight, pick up, heal, run an errand, take supplies, use the room, shoot, go on. */
function nextStep(glance: Glance): string {
  const { answers } = glance;
  const goals = goalsOf(glance);
  const goal = goals[0] ?? null;
  return (
    firstOf(answers, 'melee') ??
    cardToTake(glance) ??
    healing(glance) ??
    errandHere(glance, goals) ??
    withVerb(answers, 'supply')[0] ??
    roomToUse(glance) ??
    shot(glance, goal) ??
    move(glance, goal) ??
    firstOf(answers, 'end') ??
    anyOf(glance)
  );
}

/** A Frequency is left alone as long as somebody else carries the radio it is for. */
function cardToTake(glance: Glance): string | undefined {
  const { world, board, human, answers } = glance;
  const radio = board.competitive ? undefined : world.tokens.find(({ id }) => id === 'radio');
  const forAnother = radio !== undefined && radio.at !== human.id && isOpen(glance, 'call-the-cdc');
  return withVerb(answers, 'take').find(
    (key) => !(forAnother && kindOf(key.slice('take:'.length) as never) === 'frequency'),
  );
}

function healing({ human, answers }: Glance): string | undefined {
  return human.wounds > 0 ? firstOf(answers, 'use:courtyard.centre') : undefined;
}

function errandHere({ human, answers }: Glance, goals: readonly Goal[]): string | undefined {
  const here = goals.find(
    ({ rooms, answer }) =>
      answer !== null && answer !== 'end' && answers.includes(answer) && rooms.includes(human.room),
  );
  return here?.answer ?? undefined;
}

/** Rooms mostly give ammo; some end the turn, so not every chance is taken. */
function roomToUse({ human, answers, chance }: Glance): string | undefined {
  const use = withVerb(answers, 'use').find((key) => !key.startsWith('use:courtyard'));
  return use !== undefined && human.ammo < FULL && below(chance, 2) === 0 ? use : undefined;
}

/** Shoots the way free, or into a store that is full and would send the next Zombie against the barricade. */
function shot({ world, board, human, answers }: Glance, goal: Goal | null): string | undefined {
  const shots = withVerb(answers, 'shoot');
  const stores = (goal?.answer ?? null) === null ? [] : (goal?.rooms ?? []).map((room) => storeOf(board, room));
  const target = (key: string) => storeOf(board, roomIn(key));
  if (gapOf(human) <= CAUTIOUS) return undefined;
  const useful = shots.find((key) => stores.includes(target(key)));
  if (useful !== undefined || gapOf(human) <= CAUTIOUS + 1) return useful;
  return shots.find((key) => {
    const store = target(key);
    return store !== null && roomsOf(board, store).every((room) => isZombieIn(world, room));
  });
}

const FULL = 9;
const CAUTIOUS = 3;

// ── Where to go ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** An errand of an open objective, or the way to the courtyard for somebody who is nearly eaten. */
interface Goal extends Errand {
  readonly objective: ObjectiveId | null;
}

const HEAL: Goal = { rooms: ['courtyard.centre'], answer: 'use:courtyard.centre', objective: null };

/** The nearest first. */
function goalsOf(glance: Glance): readonly Goal[] {
  const { world, board, human } = glance;
  if (human.wounds > 0 && gapOf(human) <= CAUTIOUS) return [HEAL];
  const goals = world.objectives
    .filter(({ id }) => isOpen(glance, id) && !(id === 'thin-the-herd' && gapOf(human) <= CAUTIOUS + 1))
    .flatMap(({ id }) => errandsOf(id, world, board, human).map((errand): Goal => ({ ...errand, objective: id })));
  return goals
    .map((goal) => ({ goal, effort: Math.min(...goal.rooms.map((room) => effort(glance, goal, room))) }))
    .sort((one, other) => one.effort - other.effort)
    .map(({ goal }) => goal);
}

function isOpen({ world, board, human }: Glance, objective: ObjectiveId): boolean {
  const entry = world.objectives.find(({ id }) => id === objective);
  return entry !== undefined && entry.done[progressIndex(world, board, human)] !== true;
}

/** Steps, Zombies to kill first, partners who are nearer; what is carried already goes before. */
function effort({ world, board, human }: Glance, goal: Goal, room: RoomId): number {
  const steps = distance(board.mall, human.room, room);
  const store = storeOf(board, room);
  const inTheWay = store === null || !needsEmptyStore(goal) ? 0 : zombieRoomsOf(world, board, store).length;
  const partner =
    !board.competitive && world.humans.some((each) => distance(board.mall, each.room, room) < steps) ? 1.5 : 0;
  const carried = world.tokens.some(({ id, at }) => at === human.id && goal.answer === `token:${id}`);
  const delivers = goal.answer === null || goal.answer.startsWith('drop:') || carried;
  return steps + 1.3 * inTheWay + partner - (delivers ? 2 : 0);
}

function needsEmptyStore({ objective, answer }: Goal): boolean {
  return objective !== 'thin-the-herd' && answer !== null;
}

/** The move that brings the goal nearest; a Zombie on the way costs a little, and the last room should be safe. */
function move(glance: Glance, goal: Goal | null): string | undefined {
  const { world } = glance;
  const last = world.turn.moves + world.turn.extra === 1;
  return lowestBy(withVerb(glance.answers, 'move'), (key) => {
    const room = roomIn(key);
    const danger = isZombieIn(world, room) ? 0.7 : 0;
    return danger + towards(glance, goal, room) + (last ? resting(glance, room) : 0) + below(glance.chance, 100) / 1000;
  });
}

/** How far this room leaves the goal. A goal under Zombies is reached by fighting those of its store. */
function towards({ world, board, human }: Glance, goal: Goal | null, room: RoomId): number {
  if (goal === null) return 0;
  const store = storeOf(board, room);
  const steps = Math.min(...goal.rooms.map((each) => distance(board.mall, room, each)));
  if (goal.answer === null || !isZombieIn(world, room)) {
    return goal.answer !== null && goal.rooms.includes(human.room) ? 1 : steps;
  }
  const away = goal.rooms.includes(human.room) ? (store === storeOf(board, human.room) ? 0 : 1) : steps;
  return goal.rooms.some((each) => storeOf(board, each) === store) ? away - 1.2 : away;
}

/** What it is worth to end the turn in a room: the next Zombie should not arrive there; a door may be sealed. */
function resting(glance: Glance, room: RoomId): number {
  const { world, board, human } = glance;
  const store = storeOf(board, room);
  if (store === null) return 0;
  const next = roomsOf(board, store).find((each) => !isZombieIn(world, each) || each === room);
  const doors = isOpen(glance, 'seal-the-doors') ? errandsOf('seal-the-doors', world, board, human) : [];
  const seals = doors.some(({ rooms }) => rooms.includes(room)) && isStoreEmpty(world, board, store);
  return (next === room ? 0.6 : 0) - (seals ? 2 : 0);
}

/** After an Overkill: on towards the goal, unless something is to be done here. */
function freeMove(glance: Glance): string {
  const { board, human, answers } = glance;
  const goal = goalsOf(glance)[0] ?? null;
  if (goal === null) return 'stay';
  const here = storeOf(board, human.room);
  const steps = (room: RoomId): number => Math.min(...goal.rooms.map((each) => distance(board.mall, room, each)));
  const busy = goal.answer !== null && goal.rooms.some((room) => storeOf(board, room) === here);
  const limit = steps(human.room) - (busy ? 1.5 : 0.5);
  const moves = withVerb(answers, 'move').filter((key) => steps(roomIn(key)) < limit);
  return lowestBy(moves, (key) => steps(roomIn(key)) + (isZombieIn(glance.world, roomIn(key)) ? 0.3 : 0)) ?? 'stay';
}

function roomIn(key: string): RoomId {
  return key.slice(key.indexOf(':') + 1) as RoomId;
}
