/**
 * How a match stands: the Moves that the objectives still cost, against the time that is left, and the lives that are
 * left to lose on the way. The Zombies want the reverse.
 */
import type { Seat } from '@necropole/kernel';
import { kindOf, type ObjectiveId } from '../content/ids.ts';
import { familyOf, symbolOf } from '../content/search/deck.ts';
import type { SeenHuman, SeenWorld, TezView } from '../scene/seen.ts';
import { type Errand, effortOf, errandsOf, goalOf, type Position, positionOf } from './errands.ts';

/** From 0, lost, to 1, won, for a seat that sees this. */
export function evaluate({ world, board, phase }: TezView, seat: Seat): number {
  if (phase === 'choose-zombie' || phase === 'choose-characters' || world.objectives.length === 0) return 0.5;
  const position = positionOf(world, board);
  const work = workLeft(position);
  const dangers = dangerOf(livesFor(position, seat));
  const chance = (at: number): number => sigmoid(outlook(position, work[at] ?? 0) - dangers * exposure(work[at] ?? 0));
  if (seat === board.zombieSeat) return 1 - Math.max(...work.map((_, at) => chance(at)));
  if (!board.competitive) return chance(0);
  const at = world.humans.findIndex((human) => human.seat === seat);
  const own = work[at] ?? 0;
  const others = Math.min(...work.filter((_, other) => other !== at));
  return chance(at) * sigmoid((others - own) / A_LEAD);
}

/** How far the objectives are, from 0 to 1: the team's, a rival's own; for the Zombies, the reverse of the furthest. */
export function progress({ world, board }: TezView, seat: Seat): number {
  const entries = board.competitive ? world.humans.length : 1;
  const far = Array.from({ length: entries }, (_, at) => shareDone(world, board.competitive, at));
  if (seat === board.zombieSeat) return 1 - Math.max(...far);
  return far[board.competitive ? world.humans.findIndex((human) => human.seat === seat) : 0] ?? 0;
}

function shareDone(world: SeenWorld, competitive: boolean, at: number): number {
  let sum = 0;
  for (const { id, progress: made } of world.objectives) sum += (made[at] ?? 0) / goalOf(world, competitive, id);
  return world.objectives.length === 0 ? 0 : sum / world.objectives.length;
}

export const MOVES_A_TURN = 3;
/** So many Moves to spare change the odds by a factor of e. */
export const A_MARGIN = 12;
const A_LEAD = 8;

function outlook(position: Position, work: number): number {
  return 1 + (MOVES_A_TURN * turnsLeft(position) - work) / A_MARGIN;
}

/** The turns that the team, or each rival, still has. */
export function turnsLeft({ world, board }: Position): number {
  const { humans, deck, hand, lastTurns } = world;
  const cards = humans.reduce((sum, { search }) => sum + search.cards.length, deck.cards.length + hand.cards.length);
  const turns = lastTurns ?? cards + humans.length;
  return board.competitive ? turns / humans.length : turns;
}

/** What little is left to do exposes nobody for long. */
function exposure(work: number): number {
  return Math.min(1, 0.3 + work / 60);
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

// ── The work that is left ─────────────────────────────────────────────────────────────────────────────────────────

/** The Moves that one step of an objective costs: to reach what it needs, and to bring that where it is of use. */
interface Pains {
  readonly reach: number;
  readonly bring: number;
}

const pains: Partial<Readonly<Record<ObjectiveId, Pains>>> = {
  'assemble-an-arsenal': { reach: 4.5, bring: 4 },
  'call-the-cdc': { reach: 5, bring: 0 },
  'discover-a-cure': { reach: 4, bring: 2 },
  'escape-the-mall': { reach: 5, bring: 6 },
  'fix-the-helicopter': { reach: 4.5, bring: 4.5 },
  'restore-the-power': { reach: 5.5, bring: 0 },
  'save-stranded-survivors': { reach: 5.5, bring: 4 },
  'seal-the-doors': { reach: 5, bring: 0 },
  'thin-the-herd': { reach: 2, bring: 0 },
};

/** Of an objective that nobody has measured. */
const USUAL_PAINS: Pains = { reach: 4.5, bring: 2 };

/** What the way to the next errand counts, beside the steps themselves: the nearer, the better. */
const THE_WAY = 0.7;
const FARTHEST = 6;
const CLAIMED = 2;

/** For the team, or for each rival: the Moves that the open objectives still cost. */
function workLeft(position: Position): readonly number[] {
  const { world, board } = position;
  if (!board.competitive) return [stepsLeft(position, world.humans, 0) + waysToGo(position, world.humans)];
  return world.humans.map((human, at) => stepsLeft(position, [human], at) + waysToGo(position, [human]));
}

/** The Moves that some Humans still need for the open objectives, without the way to the first of them. */
export function stepsLeft(position: Position, humans: readonly SeenHuman[], at: number): number {
  const { world, board } = position;
  let moves = 0;
  for (const entry of world.objectives) {
    if (entry.done[at] === true) continue;
    const { reach, bring } = pains[entry.id] ?? USUAL_PAINS;
    const left = goalOf(world, board.competitive, entry.id) - (entry.progress[at] ?? 0);
    moves += left * (reach + bring) - Math.min(left, reachedFor(position, entry.id, humans)) * reach;
    if (entry.id === 'call-the-cdc') moves += callsInDoubt(position, humans, left);
  }
  return moves;
}

/** What has been reached and is on its way: tokens carried, weapons held, frequencies noted. */
function reachedFor({ world, board }: Position, id: ObjectiveId, humans: readonly SeenHuman[]): number {
  let count = 0;
  if (id === 'assemble-an-arsenal') {
    for (const { melee, ranged } of humans) count += melee.cards.length + ranged.cards.length;
    return count;
  }
  if (id === 'call-the-cdc') {
    if (!board.competitive) return 0;
    const marks = world.objectives.find((entry) => entry.id === id)?.marks ?? [];
    return marks.filter((mark) => mark === `${humans[0]?.id}/frequency`).length;
  }
  for (const { objective, at } of world.tokens) {
    if (objective === id && humans.some((human) => human.id === at)) count += 1;
  }
  return count;
}

const NO_FREQUENCY = 30;
const THE_RADIO = 4.5;
const FREQUENCIES = 6;

/** The team needs the radio in somebody's hands, and as many Frequencies as calls: one that is wasted is gone. */
function callsInDoubt({ world, board }: Position, humans: readonly SeenHuman[], left: number): number {
  if (board.competitive) return 0;
  const carried = world.tokens.some(({ id, at }) => id === 'radio' && humans.some((human) => human.id === at));
  const gone = world.discard.cards.filter((card) => card !== null && kindOf(card) === 'frequency').length;
  const spare = FREQUENCIES - gone - left;
  return (carried ? 0 : THE_RADIO) + (spare < 0 ? NO_FREQUENCY : 2 / (1 + spare));
}

/** The way of each Human to the nearest errand, and what their cards spare them; partners had better not run the same one. */
export function waysToGo(position: Position, humans: readonly SeenHuman[]): number {
  const claimed: (string | null)[] = [];
  let moves = 0;
  for (const human of humans) {
    const from = position.mall.places[human.room];
    let nearest = FARTHEST;
    let chosen: Errand | null = null;
    for (const errand of errandsOf(position, human)) {
      const again = errand.answer !== 'end' && claimed.includes(errand.answer) ? CLAIMED : 0;
      const effort = effortOf(position, errand, from) + again;
      if (effort < nearest) {
        nearest = effort;
        chosen = errand;
      }
    }
    if (chosen !== null && chosen.answer !== null && !chosen.answer.startsWith('shoot:')) claimed.push(chosen.answer);
    moves += THE_WAY * nearest - A_CARD * cardsOf(human);
  }
  return moves;
}

const A_CARD = 1;

function cardsOf({ melee, ranged, backpack }: SeenHuman): number {
  return melee.cards.length + ranged.cards.length + backpack.cards.length;
}

// ── The lives that are left ───────────────────────────────────────────────────────────────────────────────────────

export const strengthOfBarricade = [0, 0.4, 0.75, 1.05, 1.3, 1.5, 1.65];
const weakness = [1, 0.75, 0.52, 0.38, 0.28, 0.2, 0.14, 0.09, 0.04, 0];
export const threatOfStore = [0, 0.02, 0.08, 0.25];
const SAFEST = 5;

/** How much the Humans have to fear: nothing at 0. */
function dangerOf(lives: number): number {
  return 2.2 * Math.log((SAFEST + 0.15) / (Math.max(0.05, lives) + 0.15));
}

/** The lives that count for a seat: rivals are afraid for themselves, the Zombies hunt them all. */
function livesFor(position: Position, seat: Seat): number {
  const lives = livesOf(position);
  const { zombieSeat, competitive } = position.board;
  return competitive && seat === zombieSeat ? lives + HUNGER * (prey(position) - lives) : lives;
}

/** What shields all Humans: the barricade, as long as the Zombies are few. */
function shelterOf(position: Position): number {
  const { world, horde } = position;
  let shelter = strengthOfBarricade[world.barricade] ?? 0;
  for (const zombies of horde.inStore) shelter -= threatOfStore[zombies] ?? 0;
  if (horde.reserve < 4) shelter -= 0.08 * (4 - horde.reserve);
  for (const human of world.humans) shelter -= lyingInWait(position, human);
  return shelter;
}

/** How much the Zombies look at what all rivals have left together. */
const HUNGER = 0.25;
/** The shares of survivors, of the weak and of the weakest, as matches between bots were decided by them. */
const A_SURVIVOR = 0.32;
const FEWEST = 0.46;
const WEAK = 1.05;
const WEAKEST = 0.6;

/** What rivals have left, as the Zombies see it: they win with the last survivor of all. */
function prey(position: Position): number {
  let lives = shelterOf(position);
  let fewest = Number.POSITIVE_INFINITY;
  let weakest = 0;
  for (const human of position.world.humans) {
    const weak = weaknessOf(position, human);
    lives += A_SURVIVOR * human.survivors - WEAK * weak;
    fewest = Math.min(fewest, human.survivors);
    weakest = Math.max(weakest, weak);
  }
  return lives + FEWEST * fewest - WEAKEST * weakest;
}

function livesOf(position: Position): number {
  const { world, board } = position;
  let lives = shelterOf(position);
  if (!board.competitive) {
    lives += world.survivors;
    for (const human of world.humans) lives -= weaknessOf(position, human);
    return lives;
  }
  let fewest = 2;
  for (const human of world.humans) {
    const own = human.survivors - weaknessOf(position, human);
    lives += own / 2;
    fewest = Math.min(fewest, own);
  }
  return lives / 2 + 1 + fewest;
}

const AN_EVENT = 0.12;
const A_GIFT = 0.08;

/** The search card before a Human, for whoever dealt it: Zombies where there are most already, events, or ammo. */
function lyingInWait({ board, horde }: Position, { search }: SeenHuman): number {
  const card = search.cards[0];
  if (card === undefined || card === null) return 0;
  let harm = familyOf(card) === 'event' ? AN_EVENT : familyOf(card) === 'survival' ? -A_GIFT : 0;
  for (const store of board.storesOf[symbolOf(card)]) {
    harm += 0.3 * (threatOfStore[horde.inStore[board.stores.indexOf(store)] ?? 0] ?? 0);
  }
  return harm;
}

/** How near a Human is to being eaten; a wounded one is safer near the centre of the courtyard. */
export function weaknessOf({ mall }: Position, human: SeenHuman): number {
  const gap = human.ammo - human.wounds;
  const weak = weakness[gap] ?? 1;
  if (human.wounds === 0 || gap > 4) return weak;
  return weak + 0.03 * (mall.steps[mall.places[human.room]]?.[mall.centre] ?? 0);
}
