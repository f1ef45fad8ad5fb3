/**
 * Where somebody is wanted, as the goals of the scenario say: whoever is to leave goes to the exits, whoever is to die is sought by
 * the others, rooms are gone to, cards fetched and carried out. Goals are data: no scenario is known by name here.
 */
import { madeOf } from '@necropole/kernel';
import { abilities } from '../content/abilities.ts';
import { equipmentFaceOf } from '../content/equipment/deck.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import { floorFaces } from '../content/floor/index.ts';
import { ruledRooms } from '../content/floor/ruled-rooms.ts';
import type { RuledRoomId } from '../content/ids.ts';
import type { Clan, Scenario } from '../content/kinds.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { mapOf } from '../map.ts';
import type { Happening, Phrase, Subject } from '../phrases/phrase.ts';
import { characterOf, isOnMap } from '../reading.ts';
import { phrasesOfFace } from '../rules/bearers.ts';
import type { Board } from '../world.ts';
import {
  type Ground,
  type Grounds,
  groundFor,
  nearness,
  type SeenFigure,
  type SeenWorld,
  type Steps,
  stepsOut,
  stepsTo,
  stepsToRoom,
  stepsToUse,
} from './ground.ts';

/** A way to go, and how much it is worth to be there, in points. */
export interface Errand {
  readonly steps: Steps;
  readonly worth: number;
}

/** A goal of the scenario: for whom it is, what it waits for, and what it brings, in points. */
export interface Goal {
  readonly clan: Clan;
  readonly happening: Happening | null;
  /** The room that is to be held at the end of a turn. */
  readonly held: RuledRoomId | null;
  readonly worth: number;
}

/** What a victory is worth, and a mission point. */
const VICTORY = 4;
export const MISSION_POINT = 0.22;

const goalsMade = madeOf<Scenario, readonly Goal[]>(1);

export function goalsOf(board: Board): readonly Goal[] {
  const scenario = scenarioOf(board);
  return goalsMade(scenario, 0, () => scenario.goals.flatMap(goalFrom));
}

function goalFrom({ conditions, effects: [effect] }: Phrase): readonly Goal[] {
  const worth = effect.does === 'win' ? VICTORY : effect.does === 'mission-points' ? MISSION_POINT * effect.points : 0;
  const clan = effect.does === 'win' || effect.does === 'mission-points' ? effect.clan : undefined;
  const [condition] = conditions;
  if (worth === 0 || clan === undefined || condition === undefined) return [];
  const happening = condition.asks === 'happening' ? condition.happening : null;
  const held = condition.asks === 'room-held' ? (condition.room ?? null) : null;
  return happening === null && held === null ? [] : [{ clan, happening, held, worth }];
}

export function clanOf({ clans }: Board, { seat }: Pick<SeenFigure, 'seat'>): Clan {
  return clans[seat] ?? 'norad';
}

export function isMeant(board: Board, figure: SeenFigure, of: Subject): boolean {
  if (of === 'zombie') return characterOf(figure).zombie === true;
  return 'clan' in of ? clanOf(board, figure) === of.clan : figure.id === of.character;
}

/** Whose death brings a goal nearer? */
export function isHunted(board: Board, figure: SeenFigure, { clan, happening }: Goal): boolean {
  switch (happening?.what) {
    case 'death':
    case 'capture':
    case 'imprisonment':
      return clanOf(board, figure) !== clan && isMeant(board, figure, happening.of);
    case 'deaths':
    case 'wiped-out':
      return clanOf(board, figure) === happening.of;
    default:
      return false;
  }
}

export function carries({ items }: SeenFigure, wanted: EquipmentId): boolean {
  return items.some(({ face }) => equipmentFaceOf(face).equipment === wanted);
}

/**
 * To be beside somebody to be hunted, to be rid of a hunter, beside any enemy. All hunters together gain less by a step than whoever
 * is to leave: else nobody would dare to.
 */
const [HUNT, FLIGHT, BRAWL] = [0.25, 0.02, 0.6];
/** On the way out, as a part of what leaving brings; to what is to be fetched; beside whoever is to leave; to a room. */
const [OUT, FETCH, ESCORT, ROOM] = [0.8, 0.6, 0.5, 0.4];

/** What all of a clan do, whole if two of them do it. */
const TOGETHER = 2;

/** Everything that draws a figure somewhere, or away. */
export function errandsOf(
  world: SeenWorld,
  board: Board,
  grounds: Grounds,
  goals: readonly Goal[],
  figure: SeenFigure,
): readonly Errand[] {
  const own = clanOf(board, figure);
  const ground = groundFor(grounds, figure);
  const errands: Errand[] = [];
  const enemies = world.figures.filter((other) => other.seat !== figure.seat && isOnMap(other));
  const friends = world.figures.filter((other) => other.seat === figure.seat && isOnMap(other));
  const part = TOGETHER / Math.max(1, friends.length);
  for (const goal of goals) {
    if (goal.clan === own) {
      // Whoever leaves, or fetches, does it alone; the rest is shared.
      const share = leaves(goal) && isRunner(world, board, figure, goal) ? 1 : part;
      for (const { steps, worth } of errandsFor(world, ground, goal, figure, enemies))
        errands.push({ steps, worth: share * worth });
    } else if (isHunted(board, figure, goal)) {
      for (const { at } of enemies) errands.push({ steps: stepsTo(ground, at), worth: -FLIGHT * goal.worth });
    } else if (leaves(goal)) {
      // Whoever would leave is stopped, if not hunted anyway.
      const runners = enemies.filter((enemy) => isRunner(world, board, enemy, goal));
      for (const runner of runners)
        if (!goals.some((one) => one.clan === own && isHunted(board, runner, one)))
          errands.push({ steps: stepsTo(ground, runner.at), worth: (part * HUNT * goal.worth) / runners.length });
    }
  }
  for (const { at } of enemies) errands.push({ steps: stepsTo(ground, at), worth: (part * BRAWL) / enemies.length });
  return errands;
}

function leaves({ happening }: Goal): boolean {
  return happening?.what === 'exits' || happening?.what === 'exit';
}

/** Is this somebody who brings the goal about by leaving? */
export function isRunner(world: SeenWorld, board: Board, figure: SeenFigure, { happening }: Goal): boolean {
  if (happening?.what === 'exits') return clanOf(board, figure) === happening.of;
  if (happening?.what !== 'exit' || !isMeant(board, figure, happening.of)) return false;
  if (happening.under !== undefined && clanOf(board, figure) !== happening.under) return false;
  const { with: wanted } = happening;
  return (
    wanted === undefined ||
    carries(figure, wanted) ||
    !world.figures.some((one) => isOnMap(one) && carries(one, wanted))
  );
}

function errandsFor(
  world: SeenWorld,
  ground: Ground,
  goal: Goal,
  figure: SeenFigure,
  enemies: readonly SeenFigure[],
): readonly Errand[] {
  const { board } = ground;
  const { happening, held, worth } = goal;
  if (held !== null) return [{ steps: stepsToRoom(ground, held), worth: 2 * ROOM * worth }];
  switch (happening?.what) {
    case 'death':
    case 'deaths':
    case 'wiped-out':
    case 'capture': {
      const hunted = enemies.filter((enemy) => isHunted(board, enemy, goal));
      return hunted.map(({ at }) => ({ steps: stepsTo(ground, at), worth: (HUNT * worth) / hunted.length }));
    }
    case 'exits':
    case 'exit': {
      if (!isRunner(world, board, figure, goal)) {
        const runners = world.figures.filter(
          (one) => one.seat === figure.seat && isOnMap(one) && isRunner(world, board, one, goal),
        );
        // Whoever is led by an enemy is to be freed first.
        const captors = enemies.filter((enemy) => leadsSomebodyFor(world, board, enemy, happening));
        if (captors.length > 0)
          return captors.map(({ at }) => ({ steps: stepsTo(ground, at), worth: (HUNT * worth) / captors.length }));
        return runners.map(({ at }) => ({ steps: stepsTo(ground, at), worth: (ESCORT * worth) / runners.length }));
      }
      const wanted = happening.what === 'exit' ? happening.with : undefined;
      if (wanted === undefined || carries(figure, wanted)) {
        const share = happening.what === 'exits' ? happening.count : 1;
        return [{ steps: stepsOut(ground), worth: (OUT * worth) / share }];
      }
      const rooms = roomsWith(board, wanted);
      return rooms.map((room) => ({ steps: stepsToUse(ground, room), worth: FETCH * worth }));
    }
    case 'use': {
      if (happening.in === undefined || !carries(figure, happening.of)) return [];
      return [{ steps: stepsToRoom(ground, happening.in), worth: OUT * worth }];
    }
    case 'destruction':
      return [{ steps: stepsToRoom(ground, happening.of), worth: ROOM * worth }];
    case 'timer-out':
      return [{ steps: stepsToUse(ground, happening.of), worth: ROOM * worth }];
    case 'zombie-raised': {
      if (!raisesTheDead(figure)) return [];
      const graves = scenarioOf(board).tiles.flatMap(({ face }) => floorFaces[face].ruled ?? []);
      const rooms = graves.filter((room) => ruledRooms[room].corpses !== undefined);
      return rooms.map((room) => ({ steps: stepsToUse(ground, room), worth: (ROOM * worth) / rooms.length }));
    }
    default:
      return [];
  }
}

/** Does an enemy lead whom a goal wants off the map? */
function leadsSomebodyFor(world: SeenWorld, board: Board, { prisoner }: SeenFigure, happening: Happening): boolean {
  const led = world.figures.find(({ id }) => id === prisoner);
  return led !== undefined && happening.what === 'exit' && isMeant(board, led, happening.of);
}

/** By an ability, or with a card. */
function raisesTheDead(figure: SeenFigure): boolean {
  const isRising = ({ effects }: Phrase): boolean => effects.some(({ does }) => does === 'raise-zombie');
  return (
    figure.items.some(({ face }) => phrasesOfFace(face).some(({ phrase }) => isRising(phrase))) ||
    abilities.some(({ character, healthy }) => character === figure.id && healthy.some(isRising))
  );
}

/** The rooms in which such a card is received. */
function roomsWith(board: Board, wanted: EquipmentId): readonly RuledRoomId[] {
  const { added = [] } = scenarioOf(board);
  return added.flatMap(({ room, phrase }) =>
    phrase.effects.some((effect) => effect.does === 'receive' && effect.equipment === wanted) ? [room] : [],
  );
}

/** What a room is for: the elements that bear its phrases or hold its corpses. */
export function elementsOf(board: Board, room: RuledRoomId): readonly number[] {
  return mapOf(board).elements.flatMap(({ tile, bearsPhrases, corpse }, at) => {
    const laid = board.tiles[tile];
    const isIts = laid !== undefined && floorFaces[laid.face].ruled === room;
    return isIts && (bearsPhrases === true || corpse === true) ? [at] : [];
  });
}

/** What it is worth for somebody with these errands to stand here. */
export function worthAt(errands: readonly Errand[], at: number): number {
  let sum = 0;
  for (const { steps, worth } of errands) sum += worth * nearness(steps, at);
  return sum;
}
