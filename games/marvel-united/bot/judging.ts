/**
 * How a match stands: the work that is left against what threatens the Heroes. The numbers are in actions: a KO costs
 * about as much as two of them, the last steps of a track far more than the first.
 */
import { clockwiseFrom } from '@necropole/boards';
import type { Seat, Term, View } from '@necropole/kernel';
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
/** How much of a KO there is in so many cards left in hand. */
const NEAR_KO: readonly number[] = [1, 0.4, 0.15, 0.04];
const FULL_LOCATION = 0.5;
const TOKEN = 0.45;
const ENOUGH_TOKENS = 2;
/** Equipment that lies face up is worth more than the token that recharges it. */
const READY = 0.6;
const STEP = 0.3;
/** What there is to do where a Hero stands, up to what a turn can do. */
const PULL = 0.1;
const A_TURN = 3;
const THREAT = 0.3;
/** How much of what clearing a Threat brings is in each action towards it. */
const PRIZE = 0.12;
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
  const knockOut = KO + trackStep(view);
  for (const hero of world.heroes) {
    danger += knockOutOf(world, hero, knockOut);
    if (limit > 0) danger += CRISIS * Math.min(1, hero.crisis / limit) ** 2;
  }
  const prize = PRIZE * clearedStep(view);
  for (const { slots, threats, crisis } of world.places) {
    if (slots.every((token) => token !== null)) danger += FULL_LOCATION;
    for (const threat of threats) danger += threatOf(threat, timeLeft, prize);
    danger += 0.2 * crisis;
  }
  return danger;
}

/** How much of a KO a Hero is in. */
function knockOutOf(world: Seen, hero: Seen['heroes'][number], knockOut: number): number {
  if (hero.ko) return DOWN + (hero.deck.cards.length === 0 ? KO : 0);
  const cards = hero.hand.cards.length + hero.guard - (isToPlay(world, hero.id) ? 1 : 0);
  return knockOut * (NEAR_KO[Math.max(0, cards)] ?? 0);
}

function threatOf(threat: Parameters<typeof costOf>[0], timeLeft: number, prize: number): number {
  return THREAT * timeLeft * (0.4 + 0.2 * costOf(threat)) + prize * costOf(threat);
}

/** The parts of how it stands, in actions: what advice is given with. The Villain wants the reverse of the Heroes. */
export function terms(view: View<Mu>, seat: Seat): readonly Term[] {
  const found = termsOfHeroes(view);
  if (seat !== view.board.villainSeat) return found;
  return found.map((term) => ({ ...term, id: `villain-${term.id}`, value: -term.value }));
}

function termsOfHeroes(view: View<Mu>): readonly Term[] {
  const { world, board } = view;
  const missions = missionsLeft(view).map(({ id }) => `mission-${id}`);
  const [knockOut, prize, timeLeft] = [KO + trackStep(view), PRIZE * clearedStep(view), plansLeft(world) / PLANS];
  const full = world.places.filter(({ slots }) => slots.every((token) => token !== null)).map(({ id }) => id);
  const threatened = world.places.filter(({ threats }) => threats.length > 0);
  const work = workByPlace(view);
  return [
    { id: 'work', value: -workLeft(view), refs: missionsNeeded(view) > 0 ? missions : ['villain-health'] },
    ...(villains[board.villain].track === undefined
      ? []
      : [{ id: 'track', value: -trackDanger(view), refs: ['villain-track'] }]),
    { id: 'time', value: -planDanger(world), refs: ['plan-deck'] },
    { id: 'crowds', value: -FULL_LOCATION * full.length, refs: full },
    {
      id: 'threats',
      value: -sumOf(
        threatened.flatMap(({ threats }) => threats),
        (threat) => threatOf(threat, timeLeft, prize),
      ),
      refs: threatened.map(({ id }) => id),
    },
    { id: 'symbols', value: symbolHope(world), refs: ['storyline'] },
    ...world.heroes.flatMap((hero): readonly Term[] => [
      { id: 'cards', of: hero.id, value: -knockOutOf(world, hero, knockOut), refs: [hero.id] },
      { id: 'tokens', of: hero.id, value: storeOf(hero), refs: [hero.id] },
      { id: 'way', of: hero.id, value: hero.ko ? 0 : pullAt(view, hero.at, work), refs: [hero.id] },
    ]),
  ];
}

function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/** What a Hero has in store: tokens, and Equipment that is ready. */
function storeOf({ tokens, equipment }: Seen['heroes'][number]): number {
  let store = tokenHope(tokens.move + tokens.attack + tokens.heroic + 1.4 * tokens.wild);
  for (const { ready } of equipment) if (ready) store += READY;
  return store;
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
function trackDanger(view: View<Mu>): number {
  return dangerAt(view, view.world.villain.track);
}

function dangerAt({ board }: View<Mu>, steps: number): number {
  const { track } = villains[board.villain];
  return track === undefined ? 0 : 14 * (steps / byHeroes(track, board.counted)) ** 2;
}

/** What a step of the track costs where every KO brings one. */
function trackStep(view: View<Mu>): number {
  const { track, knockedOut } = villains[view.board.villain];
  if (track === undefined || knockedOut === undefined) return 0;
  return dangerAt(view, view.world.villain.track + 1) - trackDanger(view);
}

/** What a step of the track is worth where every cleared Threat takes one back. */
function clearedStep(view: View<Mu>): number {
  const { track } = view.world.villain;
  if (track === 0 || villains[view.board.villain].flows?.threatCleared === undefined) return 0;
  return trackDanger(view) - dangerAt(view, track - 1);
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
  const wanted = workByPlace(view);
  for (const hero of world.heroes) {
    hope += storeOf(hero);
    if (!hero.ko) hope += pullAt(view, hero.at, wanted);
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

/** How much there is to do in each Location: for the Missions that count, against what holds them back, or in the fight. */
function workByPlace(view: View<Mu>): readonly number[] {
  const { world } = view;
  const needed = missionsNeeded(view);
  if (needed === 0) return world.places.map(({ id }) => (id === world.villain.at ? A_TURN : 0));
  const missions = missionsLeft(view)
    .slice(0, needed)
    .map(({ id }) => id);
  return world.places.map(({ slots, threats }) => {
    let work = 0;
    for (const token of slots) {
      if (token === 'civilian' && missions.includes('rescue-civilians')) work += 1;
      if (token === 'thug' && missions.includes('defeat-thugs')) work += 1;
    }
    if (missions.includes('clear-threats')) for (const threat of threats) work += costOf(threat);
    return Math.min(A_TURN, work);
  });
}

/** What the best Location is worth from here: work for a turn, less the way there. */
function pullAt({ world, board }: View<Mu>, at: LocationId, work: readonly number[]): number {
  let most = -STEP * board.ring.length;
  const order = clockwiseFrom(board.ring, at);
  for (const [i, { id }] of world.places.entries()) {
    const found = work[i] ?? 0;
    if (found === 0) continue;
    const steps = order.indexOf(id);
    most = Math.max(most, PULL * found - STEP * Math.min(steps, board.ring.length - steps));
  }
  return most;
}
