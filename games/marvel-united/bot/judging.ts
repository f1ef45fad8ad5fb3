/**
 * How a match stands: the work that is left against what threatens the Heroes. The numbers are in actions: a KO costs
 * about as much as two of them, the last steps of a track far more than the first.
 */
import { clockwiseFrom } from '@necropole/boards';
import type { Seat, View } from '@necropole/kernel';
import type { ActionSymbol } from '../content/symbols.ts';
import { threatByCard, villains } from '../content/villains/index.ts';
import { byHeroes } from '../rules/printed.ts';
import { threshold } from '../rules/turn-sequence.ts';
import type { Mu } from '../shape.ts';
import type { LocationId } from '../world.ts';
import { costOf, missionsLeft, missionsNeeded, workAtStart, workLeft } from './work.ts';

type Seen = View<Mu>['world'];

const KO = 2.2;
const DOWN = 1.2;
const LAST_CARD = 0.8;
const FULL_LOCATION = 0.5;
const TOKEN = 0.45;
const ENOUGH_TOKENS = 2;
const STEP = 0.3;
const THREAT = 0.3;
const CRISIS = 1.8;
const PLANS = 12;
const VILLAIN_TURN = 0.6;
const RAGE = 0.4;
/** What an open symbol of the turn is worth, less than the action it will be: it may find nothing to do. */
const OPEN: Readonly<Record<ActionSymbol, number>> = { move: 0.2, attack: 0.5, heroic: 0.5, wild: 0.65 };
const PLAN = 0.9;

/** How well it stands for a seat: the Villain's is the other side of the Heroes'. */
export function evaluate(view: View<Mu>, seat: Seat): number {
  const heroes = heroesStand(view);
  return seat === view.board.villainSeat ? 1 - heroes : heroes;
}

/** How far a side has come: the Heroes by their work, the Villain by what is lost to them. */
export function progress(view: View<Mu>, seat: Seat): number {
  const done = 1 - Math.min(1, workLeft(view) / workAtStart(view));
  return seat === view.board.villainSeat ? 1 - done : done;
}

function heroesStand(view: View<Mu>): number {
  const left = workLeft(view) + dangerOf(view) - hopeOf(view);
  return 1 / (1 + Math.exp(0.22 * (left - 0.55 * workAtStart(view))));
}

/** What the Heroes stand to lose, in actions. */
function dangerOf(view: View<Mu>): number {
  const { world } = view;
  const limit = crisisLimit(view);
  const timeLeft = plansLeft(world) / PLANS;
  let danger = trackDanger(view) + planDanger(world) + RAGE * Math.min(world.villain.crisis, plansLeft(world));
  danger += VILLAIN_TURN * nearnessOfVillain(world);
  for (const hero of world.heroes) {
    const cards = hero.hand.cards.length - (isToPlay(world, hero.id) ? 1 : 0);
    if (hero.ko) danger += DOWN + (hero.deck.cards.length === 0 ? KO : 0);
    else danger += cards <= 0 ? KO : cards === 1 ? LAST_CARD : cards === 2 ? LAST_CARD / 3 : 0;
    if (limit > 0) danger += CRISIS * Math.min(1, hero.crisis / limit) ** 2;
  }
  for (const { slots, threats, crisis } of world.places) {
    if (slots.every((token) => token !== null)) danger += FULL_LOCATION;
    for (const threat of threats) danger += THREAT * timeLeft * (0.4 + 0.2 * costOf(threat));
    danger += 0.2 * crisis;
  }
  return danger;
}

/** How much of the time until the next Villain turn is over, from 0 to 1: what it will bring is not seen yet. */
function nearnessOfVillain(world: Seen): number {
  return Math.min(1, world.since / Math.max(1, threshold(world)));
}

/** Has this Hero's turn begun, with the card still to be played? It is in the hand, and will not stay there. */
function isToPlay({ turn, heroes, acting }: Seen, hero: string): boolean {
  return (
    acting === 'heroes' &&
    turn.chips.length === 0 &&
    turn.effect === 'none' &&
    !turn.over &&
    heroes[turn.hero]?.id === hero
  );
}

/** How many Crisis tokens make a Hero do the Villain's will, as far as cards in play say; 0 where none do. */
function crisisLimit({ world, board }: View<Mu>): number {
  const { crisisLimit: limit } = villains[board.villain];
  if (limit === undefined) return 0;
  let lower = 0;
  for (const { threats } of world.places) {
    for (const { card } of threats) if (threatByCard[card]?.queries?.crisisLimit !== undefined) lower += 1;
  }
  return Math.max(1, limit - lower);
}

/** The nearer the end of the track, the worse a step. */
function trackDanger({ world, board }: View<Mu>): number {
  const { track } = villains[board.villain];
  if (track === undefined) return 0;
  const share = world.villain.track / byHeroes(track, board.counted);
  return 14 * share ** 2;
}

/** Fewer plans are less time. */
function planDanger(world: Seen): number {
  const plans = plansLeft(world);
  return PLAN * Math.max(0, PLANS - plans) * 0.5 + (plans < 4 ? (4 - plans) * 2 : 0);
}

function plansLeft({ villain }: Seen): number {
  return villain.deck.cards.length + villain.hand.cards.length;
}

/** What the Heroes have in store: tokens, Equipment, and how near they stand to something to do. */
function hopeOf(view: View<Mu>): number {
  const { world } = view;
  let hope = symbolHope(world);
  const wanted = placesWanted(view);
  for (const { at, ko, tokens, equipment, guard } of world.heroes) {
    hope += tokenHope(tokens.move + tokens.attack + tokens.heroic + 1.4 * tokens.wild);
    for (const { ready } of equipment) if (ready) hope += TOKEN;
    if (guard > 0) hope += 0.3;
    if (!ko) hope -= STEP * stepsTo(view, at, wanted);
  }
  return hope;
}

/** The first tokens help most: there is only so much to do in a turn. */
function tokenHope(tokens: number): number {
  return TOKEN * (Math.min(tokens, ENOUGH_TOKENS) + 0.2 * Math.max(0, tokens - ENOUGH_TOKENS));
}

/** The symbols that are open in this turn. */
function symbolHope({ turn, acting }: Seen): number {
  let hope = 0;
  if (acting === 'heroes') for (const { symbol, state } of turn.chips) if (state === 'open') hope += OPEN[symbol];
  return hope;
}

/** The Locations where something is left to do for the Missions that count, or where the Villain can be struck. */
function placesWanted(view: View<Mu>): readonly LocationId[] {
  const { world } = view;
  const needed = missionsNeeded(view);
  const missions = missionsLeft(view)
    .slice(0, Math.max(1, needed))
    .map(({ id }) => id);
  const places: LocationId[] = needed === 0 ? [world.villain.at] : [];
  for (const { id, slots, threats } of needed === 0 ? [] : world.places) {
    const wanted =
      (missions.includes('rescue-civilians') && slots.includes('civilian')) ||
      (missions.includes('defeat-thugs') && slots.includes('thug')) ||
      (missions.includes('clear-threats') && threats.length > 0);
    if (wanted) places.push(id);
  }
  return places;
}

function stepsTo({ board }: View<Mu>, at: LocationId, wanted: readonly LocationId[]): number {
  let least = wanted.length === 0 ? 0 : board.ring.length;
  const order = clockwiseFrom(board.ring, at);
  for (const place of wanted) {
    const steps = order.indexOf(place);
    least = Math.min(least, steps, board.ring.length - steps);
  }
  return least;
}
