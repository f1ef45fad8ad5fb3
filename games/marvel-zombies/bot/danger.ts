/** What the enemies will do to the heroes: the wounds of the coming phase, and those who are on their way. */
import type { Hero, Zone } from '../world.ts';
import { OUT_OF_REACH } from './ground.ts';
import type { Crowd, Position } from './position.ts';

/** A zone where enemies find somebody, and who comes for them. */
interface Stand {
  readonly zone: Zone;
  readonly away: Float32Array;
  readonly heroes: Hero[];
  citizens: number;
  /** Those who are here: the horde, in wounds and in hits, and zombie heroes. */
  wounds: number;
  hits: number;
  zombieHeroes: number;
  /** Those who come and strike in the same phase. */
  runners: number;
  chasers: number;
  /** Hits that it takes to strike down those of the horde who arrive next, and those who come after them. */
  next: number;
  after: number;
}

/** How much is lost with each point of health: the first hurts, the second is a warning, the third is the match. */
const LOST: readonly number[] = [10, 2.4, 0.9, 0];
/** Hits of one action of a hero, and the actions of a turn. */
const HITS_AN_ACTION = 1.4;
const ACTIONS_A_TURN = 3;
/** What an enemy of the horde means who is here, who arrives next, who comes after, or who is far. */
const HERE = 0.09;
const NEXT = 0.075;
const AFTER = 0.055;
const FAR = 0.035;
/** What more of them mean than a turn can deal with. */
const TOO_MANY = 0.12;
/** What a zombie hero means who is here, who is near, or who is far. */
const CHASED = 1;
const HUNTED = 0.8;
const SOUGHT = 0.6;
const A_CITIZEN_IN_DANGER = 0.12;
/** How often a spawn card lets enemies act at once who are here or arrive next. */
const A_SURPRISE = 0.08;
/** The chance of a turn to strike a zombie hero down, by the power that there is for it. */
const DOWNED: readonly number[] = [0.08, 0.15, 0.3, 0.45, 0.6];

/** How much the heroes have to fear: 0 is nothing. */
export function dangerOf(position: Position): number {
  const stands = standsOf(position);
  let danger = 0;
  for (const crowd of position.crowds) danger += come(position, crowd, stands);
  for (const stand of stands) danger += fearAt(position, stand);
  return danger;
}

function standsOf({ world, heroes, ground }: Position): readonly Stand[] {
  const stands: Stand[] = [];
  const standIn = (zone: Zone): Stand => {
    let stand = stands.find((each) => each.zone === zone);
    if (stand === undefined) {
      const nobody = { wounds: 0, hits: 0, zombieHeroes: 0, runners: 0, chasers: 0, next: 0, after: 0 };
      stand = { zone, away: ground.enemiesTo(zone), heroes: [], citizens: 0, ...nobody };
      stands.push(stand);
    }
    return stand;
  };
  for (const hero of heroes) standIn(hero.zone).heroes.push(hero);
  for (const { zone, hidden } of world.citizens) if (hidden === null) standIn(zone).citizens += 1;
  return stands;
}

/** A crowd goes for the nearest. Gives what it means for being on the board. */
function come({ board, heroes }: Position, crowd: Crowd, stands: readonly Stand[]): number {
  const floor = board.floorOf[crowd.zone];
  if (!heroes.some(({ zone }) => board.floorOf[zone] === floor)) return 0;
  let least = OUT_OF_REACH;
  let nearest: Stand | null = null;
  for (const stand of stands) {
    const far = stand.away[crowd.zone] ?? OUT_OF_REACH;
    if (far < least || (far === least && stand.heroes.length > (nearest?.heroes.length ?? 0))) {
      least = far;
      nearest = stand;
    }
  }
  if (nearest === null) return FAR * crowd.hits;
  if (least === 0) {
    nearest.wounds += crowd.wounds;
    nearest.hits += crowd.hits;
    nearest.zombieHeroes += crowd.zombieHeroes;
    return CHASED * crowd.zombieHeroes;
  }
  if (least <= 1) {
    nearest.runners += crowd.fast;
    nearest.chasers += crowd.zombieHeroes;
    nearest.next += crowd.hits;
    return HUNTED * crowd.zombieHeroes;
  }
  if (least <= 2) nearest.after += crowd.hits;
  return (least <= 2 ? HUNTED : SOUGHT) * crowd.zombieHeroes + (least <= 2 ? 0 : FAR * crowd.hits);
}

/** What those of one zone have to fear. */
function fearAt({ world }: Position, stand: Stand): number {
  const { heroes, hits, next, after } = stand;
  if (heroes.length === 0) {
    const struck = stand.wounds + stand.runners + stand.zombieHeroes + stand.chasers;
    return struck > 0 ? A_CITIZEN_IN_DANGER * stand.citizens : 0;
  }
  const cards = world.points.reduce((count, { active }) => count + (active ? 1 : 0), 0);
  let ready = 0;
  let unhurt = 1;
  for (const hero of heroes) {
    const actions = actionsLeft(world, hero);
    ready += HITS_AN_ACTION * actions;
    if (actions > 0) unhurt *= 1 - (DOWNED[Math.min(4, hero.power + 2 * (actions - 1))] ?? 0);
  }
  // Whoever fights a zombie hero does not get at the horde around it.
  if (stand.zombieHeroes > 0) ready *= 1 - unhurt;
  const standing = Math.max(0, 1 - ready / (hits + 1));
  const arriving = Math.max(0, 1 - ready / (hits + next + 2));
  const wounds =
    stand.wounds * standing + 2 * stand.zombieHeroes * unhurt + stand.runners * arriving + stand.chasers * 0.9;
  const turn = heroes.length * HITS_AN_ACTION * ACTIONS_A_TURN;
  return (
    lossOf(heroes, wounds) +
    A_SURPRISE * cards * lossOf(heroes, wounds + hits * standing + next * arriving) +
    HERE * hits +
    NEXT * next +
    AFTER * after +
    TOO_MANY * Math.max(0, hits * standing + next + after / 2 - turn)
  );
}

/** The actions that a hero has left before the enemies act. */
function actionsLeft({ turn }: Position['world'], hero: Hero): number {
  if (turn.hero === hero.id) return turn.actions;
  return hero.activated ? 0 : ACTIONS_A_TURN;
}

/** What these wounds cost those who share them out as well as they can. */
function lossOf(heroes: readonly Hero[], wounds: number): number {
  if (wounds <= 0) return 0;
  const health = heroes.map((hero) => hero.health + (hero.citizen.cards.length > 0 ? 0.6 : 0));
  let loss = 0;
  for (const each of health) loss -= lost(each);
  for (let left = wounds; left > 0; left -= 1) {
    const most = health.indexOf(Math.max(...health));
    health[most] = Math.max(0, (health[most] ?? 0) - Math.min(1, left));
  }
  for (const each of health) loss += lost(each);
  return Math.max(0, loss);
}

/** What it means to have so much health left, parts of a point included. */
export function lost(health: number): number {
  const whole = Math.min(LOST.length - 1, Math.max(0, Math.floor(health)));
  const here = LOST[whole] ?? 0;
  return here + (health - whole) * ((LOST[whole + 1] ?? here) - here);
}
