/** What a hero risks who stays in a zone until the enemies have acted. */
import type { Hero, World, Zone } from '../world.ts';
import { OUT_OF_REACH } from './ground.ts';
import type { Position } from './position.ts';

/** Hits that a hero deals with each action, at their best; those who still have their turn help along. */
const HITS_AT_BEST = 2;
const HITS_OF_A_FRIEND = 7;
/** The hits that a zombie hero is worth to the horde around it. */
const A_ZOMBIE_HERO = 3;
/** How sure it is that those who come from a zone further strike as well. */
const CHASED = 0.17;
/** What a wound means, and how much more to whoever has lost some health. */
const A_WOUND = 4;
const WEAK = 0.22;
/** What it means to fall, or to be wounded with one point of health left. */
const TO_FALL = 2.7;
const TO_BE_AT_RISK = 1.35;
/** What it means to stand where enemies appear. */
const A_SPAWN_POINT = 0.7;

/** From 0: nothing to fear. */
export function riskAt(position: Position, hero: Hero, zone: Zone, actions: number): number {
  const wounds = woundsAt(position, hero, zone, Math.max(0, actions));
  const hurts = 1 + WEAK * (3 - hero.health);
  return hurts * (A_WOUND * wounds + A_SPAWN_POINT * pointsAt(position.world, zone)) + riskOfDeath(hero, wounds);
}

function riskOfDeath({ health }: Hero, wounds: number): number {
  if (wounds >= health - 0.3) return TO_FALL;
  return health === 1 && wounds > 0.4 ? TO_BE_AT_RISK : 0;
}

function pointsAt({ points }: World, zone: Zone): number {
  let count = 0;
  for (const point of points) if (point.active && point.zone === zone) count += 1;
  return count;
}

/** The wounds to expect there, shared with whoever stands there too. */
function woundsAt({ crowds, crowdIn, ground, heroes }: Position, hero: Hero, zone: Zone, actions: number): number {
  const here = crowdIn[zone];
  let coming = 0;
  const away = ground.enemiesTo(zone);
  for (const crowd of crowds) {
    const far = away[crowd.zone] ?? OUT_OF_REACH;
    if (far > 0 && far <= 1) coming += crowd.fast + crowd.zombieHeroes;
  }
  let ready = HITS_AT_BEST * actions;
  let sharers = 1;
  for (const other of heroes) {
    if (other === hero || other.zone !== zone) continue;
    sharers += 1;
    if (!other.activated) ready += HITS_OF_A_FRIEND;
  }
  const hits = here === undefined ? 0 : here.hits + A_ZOMBIE_HERO * here.zombieHeroes;
  const wounds = here === undefined ? 0 : here.wounds + 2 * here.zombieHeroes;
  const left = hits === 0 ? 0 : wounds * Math.max(0, 1 - ready / hits);
  return (left + CHASED * coming) / Math.sqrt(sharers);
}

/** How many others are in a zone or a step from it. */
export function friendsAt({ heroes, ground }: Position, hero: Hero, zone: Zone): number {
  const away = ground.enemiesTo(zone);
  let count = 0;
  for (const other of heroes) if (other !== hero && (away[other.zone] ?? OUT_OF_REACH) <= 1) count += 1;
  return count;
}
