/**
 * The tree of a search. Its nodes are what the searching seat can tell apart: the answers given since the question it
 * looks ahead from, and who is asked what. What lies hidden is dealt again in every iteration, so that a node meets many
 * worlds, and an option may be there in one and not in the other: its visits are compared with how often it was there.
 */
import type { Option, Seat } from '@necropole/kernel';
import { below, type Stream } from '@necropole/kernel/app';

/** One option of a node, for the seat that is asked. */
export interface Arm {
  readonly key: string;
  /** What the game says of it: 1 where it says nothing. */
  readonly weight: number;
  visits: number;
  /** How often it was among the options. */
  available: number;
  /** The sum of the worths that it led to, for the seat that is asked. */
  total: number;
}

/** What a seat may answer at a node. */
export interface Arms {
  readonly byKey: Map<string, Arm>;
  /** The arms in the order of the options met last. */
  met: Arm[];
  visits: number;
}

/** A point of the tree. Seats that answer at once, sealed, each have arms of their own: none knows another's answer. */
export interface Node {
  readonly arms: Map<Seat, Arms>;
  readonly next: Map<string, Node>;
}

/** A point that was never reached before. */
export function freshNode(): Node {
  return { arms: new Map(), next: new Map() };
}

/** The point that follows an answer and asks this. */
export function follow(node: Node, path: string): Node {
  let next = node.next.get(path);
  if (next === undefined) {
    next = freshNode();
    node.next.set(path, next);
  }
  return next;
}

/** The arms of a seat at a node, with every option of this world among them. */
export function armsAt(
  node: Node,
  seat: Seat,
  options: readonly Option[],
  weigh: () => readonly number[] | null,
): Arms {
  let arms = node.arms.get(seat);
  if (arms === undefined) {
    arms = { byKey: new Map(), met: [], visits: 0 };
    node.arms.set(seat, arms);
  }
  if (!meets(arms.met, options)) meet(arms, options, weigh);
  for (const arm of arms.met) arm.available += 1;
  return arms;
}

function meets(met: readonly Arm[], options: readonly Option[]): boolean {
  if (met.length !== options.length) return false;
  for (let i = 0; i < met.length; i++) if (met[i]?.key !== options[i]?.key) return false;
  return true;
}

function meet(arms: Arms, options: readonly Option[], weigh: () => readonly number[] | null): void {
  let weights: readonly number[] | null | undefined;
  arms.met = options.map(({ key }, i) => {
    const known = arms.byKey.get(key);
    if (known !== undefined) return known;
    if (weights === undefined) weights = weigh();
    const arm: Arm = { key, weight: weights?.[i] ?? 1, visits: 0, available: 0, total: 0 };
    arms.byKey.set(key, arm);
    return arm;
  });
}

/** How much a search explores. */
export interface Exploring {
  /** The share of doubt in the choice between options, in spreads of the worths met: the constant of UCB. */
  readonly doubt: number;
  /** How fast a long list is opened: options tried at most, for each root of the visits. */
  readonly widening: number;
}

/** How much the searches explore, unless they say otherwise. */
export const EXPLORING: Exploring = { doubt: 1.4, widening: 2 };

/**
 * How far the worths lie apart that a seat has met. Where a game's judgement moves by a few hundredths only, so must the
 * doubt: else every option would be tried equally often.
 */
export interface Spread {
  count: number;
  sum: number;
  squares: number;
}

/** Nothing met yet. */
export function freshSpread(): Spread {
  return { count: 0, sum: 0, squares: 0 };
}

/** Notes one worth. */
export function noteWorth(spread: Spread, worth: number): void {
  spread.count += 1;
  spread.sum += worth;
  spread.squares += worth * worth;
}

const FEW = 4;
const WIDEST = 0.5;
const NARROWEST = 0.005;

/** The standard deviation of the worths met; of too few, the widest there can be. */
export function widthOf({ count, sum, squares }: Spread): number {
  if (count < FEW) return WIDEST;
  const mean = sum / count;
  return Math.max(NARROWEST, Math.sqrt(Math.max(0, squares / count - mean * mean)));
}

/** The place, among the options met, of the arm to try next; `width` is how far the worths lie apart. */
export function chooseArm(arms: Arms, width: number, stream: Stream, { doubt, widening }: Exploring): number {
  const { met } = arms;
  const fresh = freshArm(met, widening * Math.sqrt(arms.visits + 1), stream);
  if (fresh >= 0) return fresh;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < met.length; i++) {
    const arm = met[i] as Arm;
    if (arm.visits === 0) continue;
    const bias = arm.weight === 1 ? 0 : Math.log(Math.max(0.05, arm.weight)) / (arm.visits + 1);
    const doubtful = doubt * Math.sqrt(Math.log(arm.available) / arm.visits) + bias;
    const score = arm.total / arm.visits + width * doubtful;
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

/** An option that was never tried, if the list may be opened further: the weightiest, by chance among equals. */
function freshArm(met: readonly Arm[], open: number, stream: Stream): number {
  let tried = 0;
  let best = 0;
  let equals = 0;
  let chosen = -1;
  for (let i = 0; i < met.length; i++) {
    const { visits, weight } = met[i] as Arm;
    if (visits > 0) {
      tried += 1;
    } else if (chosen < 0 || weight > best) {
      best = weight;
      equals = 1;
      chosen = i;
    } else if (weight === best) {
      equals += 1;
      if (below(stream, equals) === 0) chosen = i;
    }
  }
  if (chosen < 0 || (tried > 0 && tried >= open)) return -1;
  return tried > 0 && best <= 0 ? -1 : chosen;
}
