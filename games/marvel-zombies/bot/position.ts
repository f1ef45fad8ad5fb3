/** A position as the bots look at it: read once from a view, used for every hero. */
import { type HordeKind, hordeKinds, type ZombieHeroId, zombieHeroIds } from '../content/ids.ts';
import type { Errand } from '../content/kinds.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import { missionOf } from '../rules/goals.ts';
import { type MzView, publicWorld } from '../scene/seen.ts';
import type { Board, Hero, World, Zone } from '../world.ts';
import { type Ground, groundOf } from './ground.ts';

/** The enemies of one zone, counted. */
export interface Crowd {
  readonly zone: Zone;
  enemies: number;
  /** The wounds that the horde among them deals to whom it is with, in one enemies' phase. */
  wounds: number;
  /** Those of the horde who go and strike in the same phase. */
  fast: number;
  /** The hits that it takes to strike down the horde among them. */
  hits: number;
  zombieHeroes: number;
  /** The hits that it takes, in one attack, to strike down the toughest zombie hero. */
  endurance: number;
}

export interface Position {
  /** What everybody sees: what lies face down has no face. */
  readonly world: World;
  readonly board: Board;
  readonly ground: Ground;
  readonly heroes: readonly Hero[];
  readonly crowds: readonly Crowd[];
  /** The crowd of each zone. */
  readonly crowdIn: readonly (Crowd | undefined)[];
  /** What is left to do now, and what will be left then. */
  readonly errands: readonly Errand[];
  readonly later: readonly Errand[];
  /** Are the goals met, so that the heroes may leave? */
  readonly leaving: boolean;
}

const actionsOf: Readonly<Record<HordeKind, number>> = { brute: 1, walker: 1, runner: 2 };
const hitsOf: Readonly<Record<HordeKind, number>> = { brute: 2, walker: 1, runner: 1 };

/** Looks at a view. */
export function positionOf(view: MzView): Position {
  const world = publicWorld(view);
  const { board } = view;
  const crowdIn: (Crowd | undefined)[] = [];
  const crowds: Crowd[] = [];
  const crowdAt = (zone: Zone): Crowd => {
    let crowd = crowdIn[zone];
    if (crowd === undefined) {
      crowd = { zone, enemies: 0, wounds: 0, fast: 0, hits: 0, zombieHeroes: 0, endurance: 0 };
      crowdIn[zone] = crowd;
      crowds.push(crowd);
    }
    return crowd;
  };
  for (const kind of hordeKinds) {
    for (const place of world.horde[kind]) {
      if (place < 0) continue;
      const crowd = crowdAt(place);
      crowd.enemies += 1;
      crowd.wounds += actionsOf[kind];
      crowd.fast += actionsOf[kind] - 1;
      crowd.hits += hitsOf[kind];
    }
  }
  for (let i = 0; i < zombieHeroIds.length; i++) {
    const place = world.zombieHeroes[i] ?? -1;
    const id = zombieHeroIds[i] as ZombieHeroId;
    if (place < 0 || world.down.includes(id)) continue;
    const crowd = crowdAt(place);
    crowd.enemies += 1;
    crowd.zombieHeroes += 1;
    crowd.endurance = Math.max(crowd.endurance, zombieHeroCards[id].endurance);
  }
  return {
    world,
    board,
    ground: groundOf(world, board),
    heroes: world.heroes.filter(({ zone }) => zone >= 0),
    crowds,
    crowdIn,
    ...errandsLeft(world, board),
  };
}

/** The errands of the stage that counts now, and of all later ones. */
function errandsLeft(world: World, board: Board): Pick<Position, 'errands' | 'later' | 'leaving'> {
  const mission = missionOf(board);
  const open = mission.goals.filter((goal) => !goal.done(world, board));
  const stage = open.reduce((least, goal) => Math.min(least, goal.stage), Number.POSITIVE_INFINITY);
  const errands: Errand[] = [];
  const later: Errand[] = [];
  for (const goal of open) (goal.stage === stage ? errands : later).push(...goal.errands(world, board));
  if (open.length === 0) errands.push(...(mission.toLeave?.(world, board) ?? []));
  return { errands, later, leaving: open.length === 0 };
}
