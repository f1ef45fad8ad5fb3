/**
 * How a match stands for a seat, from what it sees: goals that are near, who is alive, who stands where they are wanted, mission
 * points, CP and tiles. All parts are added up.
 */
import type { Seat, View } from '@necropole/kernel';
import { floorFaces } from '../content/floor/index.ts';
import type { RuledRoomId } from '../content/ids.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { characterOf, isOnMap, otherSeat, tilesUnder } from '../reading.ts';
import type { Er } from '../shape.ts';
import type { Board } from '../world.ts';
import {
  carries,
  clanOf,
  elementsOf,
  errandsOf,
  type Goal,
  goalsOf,
  isHunted,
  isMeant,
  MISSION_POINT,
  worthAt,
} from './errands.ts';
import { type Grounds, groundsOf, type SeenFigure, type SeenWorld } from './ground.ts';

/** Somebody unhurt; a magnetic card; a CP; a tile behind the screen; what lies ready on a card. */
const [LIFE, MAGNETIC, COMMAND, TILE, LOADED] = [0.7, 0.03, 0.001, 0.001, 0.05];
/** More tiles than these are not kept (ER-7.12). */
const HAND = 5;
/** So many points make it about two and a half times as likely to win as not. */
const POINTS = 2.5;
/** How much more a mission point counts in the last turn than in the first, and how much less it is to be unhurt. */
const [LAST_POINTS, LATE_LIFE] = [1.5, 0.8];
/** What time is worth to those who win by it, in all. */
const TIME = 1;
/** How much of a goal it is to have hurt somebody as badly as can be, short of death; to hold the card that is to be carried out. */
const [HURT, HELD] = [0.6, 0.4];
/** More than it was worth to stand at the exit, alive: else the first would wait there for the others. */
const AWAY = 1.6;

export function evaluate({ world, board }: View<Er>, seat: Seat): number {
  const grounds = groundsOf(world, board);
  const points = standingOf(world, board, grounds, seat) - standingOf(world, board, grounds, otherSeat(seat));
  return 1 / (1 + Math.exp(-points / POINTS));
}

/** Where matches end in a draw, how well it stands says how far somebody came. */
export function progress(view: View<Er>, seat: Seat): number {
  return evaluate(view, seat);
}

function standingOf(world: SeenWorld, board: Board, grounds: Grounds, seat: Seat): number {
  const goals = goalsOf(board);
  const clan = clanOf(board, { seat });
  const late = Math.min(1, world.turn / scenarioOf(board).turns);
  let points = COMMAND * (world.command[seat] ?? 0) + TILE * Math.min(HAND, world.hands[seat]?.cards.length ?? 0);
  points += MISSION_POINT * (1 + LAST_POINTS * late * late) * (world.missionPoints[seat] ?? 0);
  // In the end only what was scored counts.
  const life = LIFE * (isByPoints(board) ? 1 - LATE_LIFE * late * late : 1);
  const own = world.figures.filter((figure) => figure.seat === seat && isOnMap(figure));
  for (const figure of own) {
    points += life * lifeOf(figure) + MAGNETIC * figure.magneticCards;
    points += worthAt(errandsOf(world, board, grounds, goals, figure), figure.at);
    for (const { engaged } of figure.items) if (!engaged) points += LOADED;
  }
  for (const goal of goals) if (goal.clan === clan) points += goal.worth * comingOf(world, board, goal);
  return points + timeFor(world, board, clan);
}

/** Is the match won by mission points, if nothing ends it before? */
function isByPoints(board: Board): boolean {
  return scenarioOf(board).goals.some(({ effects: [effect] }) => effect.does === 'most-mission-points-win');
}

/** From 1, unhurt, to 0, dead, over both sides of the card (ER-11.9). */
export function lifeOf(figure: Pick<SeenFigure, 'id' | 'state' | 'wounds'>): number {
  const { healthy, wounded } = characterOf(figure);
  if (!isOnMap(figure)) return 0;
  const left = figure.state === 'healthy' ? healthy.life - figure.wounds + wounded.life : wounded.life - figure.wounds;
  return Math.max(0, left) / (healthy.life + wounded.life);
}

/** How far a goal has come: from 0 to 1. */
function comingOf(world: SeenWorld, board: Board, goal: Goal): number {
  const { happening, held } = goal;
  if (held !== null) return heldNow(world, board, goal) ? turnsLeft(world, board) * HURT : 0;
  switch (happening?.what) {
    case 'death': {
      const hunted = world.figures.filter((figure) => isOnMap(figure) && isHunted(board, figure, goal));
      return hunted.reduce((sum, figure) => sum + HURT * (1 - lifeOf(figure)), 0);
    }
    case 'deaths':
    case 'wiped-out': {
      const hunted = world.figures.filter((figure) => figure.state !== 'left' && isHunted(board, figure, goal));
      const count = happening.what === 'deaths' ? happening.count : hunted.length;
      const hurt = hunted.map((figure) => (figure.state === 'dead' ? 1 : HURT * (1 - lifeOf(figure))));
      return hurt
        .sort((one, other) => other - one)
        .slice(0, count)
        .reduce((sum, one) => sum + one / count, 0);
    }
    case 'exits': {
      const left = world.figures.filter((figure) => figure.state === 'left' && clanOf(board, figure) === happening.of);
      return (AWAY * left.length) / happening.count;
    }
    case 'exit': {
      const { with: wanted } = happening;
      if (wanted === undefined) return 0;
      const isCarried = world.figures.some(
        (one) => isOnMap(one) && clanOf(board, one) === goal.clan && carries(one, wanted),
      );
      return isCarried ? HELD : 0;
    }
    case 'destruction':
      return HELD * shareWrecked(world, board, happening.of);
    case 'imprisonment':
      return world.figures.filter((figure) => figure.state === 'captured' && isMeant(board, figure, happening.of))
        .length;
    case 'possession':
      return world.figures.some(
        (one) => isOnMap(one) && clanOf(board, one) === happening.by && carries(one, happening.of),
      )
        ? HELD
        : 0;
    case 'timer-out': {
      const running = world.running.filter(
        ({ tile }) => floorFaces[board.tiles[tile]?.face ?? 'kitchen'].ruled === happening.of,
      );
      return running.length > 0 ? HURT : 0;
    }
    default:
      return 0;
  }
}

/** How much of what a room is for was destroyed, short of all: then it has come. */
function shareWrecked(world: SeenWorld, board: Board, room: RuledRoomId): number {
  const all = elementsOf(board, room);
  const down = all.filter((at) => world.wrecked.includes(at)).length;
  return down < all.length ? down / all.length : 0;
}

function turnsLeft({ turn }: SeenWorld, board: Board): number {
  return scenarioOf(board).turns - turn + 1;
}

function heldNow(world: SeenWorld, board: Board, { held, clan }: Goal): boolean {
  const there = world.figures.filter(
    (figure) =>
      isOnMap(figure) &&
      tilesUnder(board, figure).some((tile) => floorFaces[board.tiles[tile]?.face ?? 'kitchen'].ruled === held),
  );
  return there.length > 0 && there.every((figure) => clanOf(board, figure) === clan);
}

/** Whoever wins if nothing else has decided is helped by every turn that goes by. */
function timeFor({ turn }: SeenWorld, board: Board, clan: string): number {
  const { goals, turns } = scenarioOf(board);
  const isLate = goals.some(
    ({ phase, conditions, effects: [effect] }) =>
      phase === 'end-of-match' && conditions.length === 0 && effect.does === 'win' && effect.clan === clan,
  );
  return isLate ? (TIME * turn) / turns : 0;
}
