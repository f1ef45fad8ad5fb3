/** Who goes where: the errands that are left, shared out among the heroes, and the actions that all of it takes. */
import type { Errand } from '../content/kinds.ts';
import { THRESHOLDS } from '../rules/experience.ts';
import type { Hero, Zone } from '../world.ts';
import { OUT_OF_REACH } from './ground.ts';
import type { Position } from './position.ts';

/** What one hero is about. */
export interface Task {
  /** `null`: out by the exit, or after the others. */
  readonly errand: Errand | null;
  /** By zone, the actions that lead there. */
  readonly away: Away;
}

export type Away = (zone: Zone) => number;

export interface Plan {
  /** The task of each hero, in the order of `position.heroes`. */
  readonly tasks: readonly Task[];
  /** The actions that everything takes that is left. */
  readonly work: number;
}

/** The actions that one step of an errand is worth, beyond the way to it. */
const A_STEP = 5;
/** What striking down an enemy is worth beyond that, and how much of it is power. */
const A_FIGHT = 6;
const POWER_FOR_A_FIGHT = 0.5;
/** An enemy in the way, in actions. */
const AN_ENEMY = 0.7;
/** What is left of later stages, for each step. */
const A_LATER_STEP = 6;
/** All the experience that somebody has to gain, in actions. */
const TO_GROW = 40;
/** The way out counts less before it can be gone than once nothing else is left. */
const WAY_OUT = 0.5;
const LAST_WAY = 0.9;
/** What it is worth to be able to leave. */
const TO_LEAVE = 25;
/** So much counts the way of whoever has nothing to do and goes along with the others. */
const FOLLOWING = 0.25;

/** Shares the errands out: the nearest pair first. */
export function planOf(position: Position): Plan {
  const { heroes, errands, later, world } = position;
  const tasks: (Task | undefined)[] = heroes.map(() => undefined);
  const open = errands.map((errand) => ({ errand, away: awayFrom(position, errand.zones), taken: false }));
  let work = 0;
  for (const { errand } of open) work += effortOf(position, errand);
  for (const errand of later) work += A_LATER_STEP * errand.times;
  const exit = exitOf(position);
  for (let left = Math.min(heroes.length, open.length); left > 0; left--) {
    let least = OUT_OF_REACH;
    let chosen = -1;
    let who = -1;
    heroes.forEach((hero, at) => {
      if (tasks[at] !== undefined) return;
      const stuck = stuckIn(position, hero);
      open.forEach(({ errand, away, taken }, i) => {
        if (taken || errand.zones.length === 0 || !mayDo(errand, hero)) return;
        const way = stuck + away(hero.zone) + handicap(errand, hero);
        if (way >= least) return;
        least = way;
        chosen = i;
        who = at;
      });
    });
    const found = open[chosen];
    if (found === undefined) break;
    found.taken = true;
    tasks[who] = { errand: found.errand, away: found.away };
    work += least + onwards(position, found.errand, exit);
  }
  for (const { errand, away, taken } of open) {
    if (!taken && errand.zones.length > 0) work += Math.min(1, errand.times) * nearestOf(heroes, errand, away);
  }
  const busy = tasks.flatMap((task) => task?.errand ?? []);
  const after =
    busy.length > 0
      ? awayFrom(
          position,
          busy.flatMap(({ zones }) => zones.slice(0, 1)),
        )
      : exit;
  heroes.forEach((hero, at) => {
    if (tasks[at] !== undefined) return;
    const away = after ?? (() => 0);
    tasks[at] = { errand: null, away };
    const way = stuckIn(position, hero) + away(hero.zone);
    work += busy.length > 0 ? FOLLOWING * way + onwards(position, busy[0] as Errand, exit) : LAST_WAY * way;
  });
  if (exitOf(position) !== null || later.length > 0) work += position.leaving ? 0 : TO_LEAVE;
  if (position.leaving && world.exit !== null) work += AN_ENEMY * (position.crowdIn[world.exit]?.hits ?? 0);
  return { tasks: tasks as Task[], work };
}

/** What an errand takes once somebody is there. */
function effortOf({ world, crowdIn }: Position, { how, zones, by, times }: Errand): number {
  if (how === 'grow') {
    const hero = world.heroes.find(({ id }) => by?.includes(id) === true);
    return TO_GROW * (1 - Math.min(1, (hero?.xp ?? 0) / THRESHOLDS[2]));
  }
  let effort = A_STEP * times;
  if (how === 'strike') effort += A_FIGHT;
  if (how === 'rescue' && zones.length === 1) effort += AN_ENEMY * (crowdIn[zones[0] as Zone]?.hits ?? 0);
  return effort;
}

function mayDo({ by }: Errand, { id }: Hero): boolean {
  return by === undefined || by.includes(id);
}

/** Whoever has power is the better fighter. */
function handicap({ how }: Errand, { power }: Hero): number {
  return how === 'strike' ? POWER_FOR_A_FIGHT * (4 - power) : 0;
}

/** Enemies around a hero slow them down. */
function stuckIn({ crowdIn }: Position, { zone }: Hero): number {
  return AN_ENEMY * (crowdIn[zone]?.enemies ?? 0);
}

/** From an errand on to where it leads, or out. */
function onwards(position: Position, { zones, onto }: Errand, exit: Away | null): number {
  const [zone] = zones;
  if (zone === undefined) return 0;
  if (onto !== undefined) return awayFrom(position, onto)(zone);
  return exit === null ? 0 : WAY_OUT * exit(zone);
}

function nearestOf(heroes: readonly Hero[], errand: Errand, away: Away): number {
  let least = OUT_OF_REACH;
  for (const hero of heroes) if (mayDo(errand, hero)) least = Math.min(least, away(hero.zone));
  return least;
}

/** The way out, where there is one. */
function exitOf({ world, ground }: Position): Away | null {
  if (world.exit === null) return null;
  const away = ground.heroesTo(world.exit);
  return (zone) => away[zone] ?? OUT_OF_REACH;
}

/** The way to the nearest of some zones. */
function awayFrom({ ground }: Position, zones: readonly Zone[]): Away {
  const [only] = zones;
  if (only === undefined) return () => OUT_OF_REACH;
  if (zones.length === 1) {
    const away = ground.heroesTo(only);
    return (zone) => away[zone] ?? OUT_OF_REACH;
  }
  const ways = zones.map((zone) => ground.heroesTo(zone));
  return (zone) => nearest(ways, zone);
}

function nearest(ways: readonly Float32Array[], zone: Zone): number {
  let least = OUT_OF_REACH;
  for (const way of ways) least = Math.min(least, way[zone] ?? OUT_OF_REACH);
  return least;
}
