/** What a fight that is not over may still cost those who fight it, in men: from what a seat sees of the boxes. */
import type { View } from '@necropole/kernel';
import { type Range, ranges } from '../content/camps.ts';
import { type CounterId, counterOf } from '../content/counters/index.ts';
import { type MarkerId, markerOf } from '../content/markers/index.ts';
import type { Zf } from '../shape.ts';

type SeenWorld = View<Zf>['world'];
type SeenFight = SeenWorld['fights'][number];
type SeenTeam = SeenWorld['teams'][number];
type SeenMember = SeenTeam['members'][number];

const BASIC = 2;
/** What a weapon is worth that is not seen. */
const UNSEEN_WEAPON = 3;
const SHOOTERS = 4;
const VOLLEY = 1 / 6;
/** What a counter that lies face down has in the mean: life points, somewhat more as dice go astray, and how many it fights as. */
const HIDDEN = { lives: 1.4, breadth: 1 };
const DAMAGE_A_MAN = 2;
/** The first blows are struck before anybody falls, and dice that hit what is dead already are lost. */
const LUCK = 0.85;

/** How many men this fight will cost in the mean, all teams of it together. */
export function costOfFight(world: SeenWorld, fight: SeenFight): number {
  const teams = world.teams.filter(({ camp }) => fight.teams.includes(camp));
  const members = teams.flatMap((team) => team.members);
  const dead: Dead = { lives: 0, blows: 0, box: 0, areMany: fight.foe === 'encounter' };
  for (let slot = 0; slot < fight.boxes.length; slot++) {
    const box = fight.boxes[slot] ?? null;
    if (box === null) continue;
    const one = counterIn(world, fight, slot, members.length);
    dead.lives += one.lives;
    dead.blows += one.breadth;
    dead.box = Math.max(dead.box, box);
  }
  return costOf(world, members, dead);
}

/** How many of these it will cost to be met by a group that walks. */
export function costOfPack(world: SeenWorld, { members }: SeenTeam, pack: SeenPack): number {
  return costOf(world, members, { ...strengthOf(pack), box: FARTHEST, areMany: pack.kind === 'encounter' });
}

type SeenPack = SeenWorld['fortress']['packs'][number];

const FARTHEST = 3;
/** Of a wandering zombie that nobody has met yet. */
const WANDERER_LIVES = 6.5;
const HELMETED_LIVES = 2;

/** Those that fight have left the group, and count in the fight. */
function strengthOf({ kind, hp, zombies, counters, hits }: SeenPack): Pick<Dead, 'lives' | 'blows'> {
  if (kind === 'wanderer') return { lives: hp ?? WANDERER_LIVES, blows: 1 };
  const count = zombies ?? counters.cards.length;
  const each = kind === 'turned' ? HELMETED_LIVES : HIDDEN.lives;
  return { lives: Math.max(0, count * each - hits.reduce((sum, one) => sum + one, 0)), blows: count };
}

/** Some of the dead, before those who fight them: the farthest box that any of them stands in. */
interface Dead {
  lives: number;
  blows: number;
  box: number;
  areMany: boolean;
}

function costOf(world: SeenWorld, members: readonly SeenMember[], { lives, blows, box, areMany }: Dead): number {
  const men = members.length;
  if (men === 0 || blows === 0 || lives <= 0) return 0;
  let fired = 0;
  for (let at = box; at > 0; at--) fired += LUCK * VOLLEY * diceAt(members, at as Range);
  const left = Math.max(0.12 * lives, lives - fired);
  const alike = (left / lives) * blows;
  // Blow against blow: those who are left strike until they are dead, and become fewer meanwhile.
  const struck = Math.max(1, men + BONUS * helped(world, members));
  const damage = (left / struck) * (areMany ? (alike + 1) / 2 : Math.max(1, alike / 2));
  return Math.min(men, damage / DAMAGE_A_MAN);
}

/** Half as much again is struck by whoever has shown what helps. */
const BONUS = 0.5;

function helped({ shown }: SeenWorld, members: readonly SeenMember[]): number {
  if (shown.length === 0) return 0;
  return members.filter(({ items }) =>
    items.cards.some((card) => card !== null && isHelp(card) && shown.includes(card)),
  ).length;
}

function isHelp(card: MarkerId): boolean {
  const item = markerOf(card);
  return item.family === 'gear' && item.assault !== undefined;
}

function counterIn({ fortress }: SeenWorld, fight: SeenFight, slot: number, men: number) {
  const card = fight.counters.cards[slot] ?? null;
  if (card === null) return HIDDEN;
  const counter = counterOf(card as CounterId);
  if (counter.family === 'prize') return { lives: 0, breadth: 0 };
  if (counter.lives !== null) {
    const isPlain = fight.plain[slot] === true;
    return { lives: (isPlain ? 1 : counter.lives) - (fight.hits[slot] ?? 0), breadth: counter.breadth };
  }
  if (counter.strikesAll === true) return { lives: fortress.hulk?.hp ?? 0, breadth: men };
  return { lives: fortress.packs.find(({ id }) => id === fight.pack)?.hp ?? 0, breadth: 1 };
}

/** The dice of the four who fire best at this distance. */
function diceAt(members: readonly SeenMember[], box: Range): number {
  const dice = members.map((member) => rateOf(member, box)).sort((a, b) => b - a);
  return dice.slice(0, SHOOTERS).reduce((sum, one) => sum + one, 0);
}

function rateOf({ items, wields }: SeenMember, box: Range): number {
  if (wields === 'spent') return 0;
  if (wields === null) return BASIC;
  const card = items.cards[wields] ?? null;
  if (card === null) return UNSEEN_WEAPON;
  const item = markerOf(card as MarkerId);
  return item.family === 'weapon' ? (item.rates[box] ?? 0) : BASIC;
}

/** The damage that a team deals in the mean to whoever comes alone, in three volleys and the three rounds before a pause. */
export function dealtBeforePause({ members }: SeenTeam): number {
  let dealt = ROUNDS_TO_PAUSE * ROUND * members.length;
  for (const box of ranges) {
    const dice = members.map((member) => couldFire(member, box)).sort((a, b) => b - a);
    for (const one of dice.slice(0, SHOOTERS)) dealt += LUCK * VOLLEY * one;
  }
  return dealt;
}

const ROUNDS_TO_PAUSE = 3;
/** A blow in three hits, and those who strike become fewer. */
const ROUND = 0.28;

/** What a member fires with at a box, or could: a weapon, or else the basic one. */
function couldFire({ items }: SeenMember, box: Range): number {
  let best = BASIC;
  for (const card of items.cards) {
    const item = card === null ? null : markerOf(card as MarkerId);
    if (item !== null && 'rates' in item) best = Math.max(best, item.rates[box] ?? 0);
  }
  return best;
}
