/**
 * Tables arranged by hand: for the positions of printed examples, and for tests.
 *
 * What is not said is plain: the Villain in London, the Heroes opposite with three cards in hand, nobody else anywhere, no
 * Threat, no Mission begun. Whatever is nowhere else lies in the decks.
 */
import { type Knowers, knowers, NOBODY, type Pile, putCard } from '@necropole/kernel';
import { cardsOf } from '../content/heroes/index.ts';
import type { EquipmentId, HeroCardId, PlanCardId, ThreatCardId } from '../content/ids.ts';
import type { PlanCard } from '../content/kinds.ts';
import { locations } from '../content/locations/index.ts';
import { ownerOf, planCardId, threatCardId, threatIdOf } from '../content/names.ts';
import { bystandersOf } from '../content/symbols.ts';
import { threats as threatCards, villains } from '../content/villains/index.ts';
import { missionOf } from '../reading.ts';
import { freshThreat } from '../rules/threats.ts';
import type { Board, HeroSlot, LocationId, MissionId, Place, Tokens, World } from '../world.ts';

/** Clockwise. None of them has a permanent effect. */
const ring = [
  'london',
  'kun-lun',
  'project-pegasus',
  'alchemax-headquarters',
  'tva-headquarters',
  'united-nations-headquarters',
] as const satisfies readonly LocationId[];

type ByHero<T> = { readonly [H in HeroSlot]?: T };
type ByLocation<T> = { readonly [L in LocationId]?: T };

/** What is said of a table. */
export interface Arrangement {
  readonly ring?: readonly LocationId[];
  readonly villainAt?: LocationId;
  readonly at?: ByHero<LocationId>;
  /** Cards in hand; three of the deck, where left out. */
  readonly hands?: ByHero<readonly HeroCardId[]>;
  /** Cards of the deck, the top one last; what is left over, where left out. */
  readonly decks?: ByHero<readonly HeroCardId[]>;
  /** Equipment, face up. */
  readonly carried?: ByHero<readonly EquipmentId[]>;
  readonly actionTokens?: ByHero<Partial<Tokens>>;
  /** Thugs and Civilians: T and C. */
  readonly tokens?: ByLocation<string>;
  readonly threats?: ByLocation<readonly ThreatCardId[]>;
  /** How many tokens lie on Threats already. */
  readonly onThreats?: { readonly [T in ThreatCardId]?: number };
  readonly missions?: { readonly [M in MissionId]?: number };
  readonly completed?: readonly MissionId[];
  /** Hero cards that have been told, each by its owner; `plan` stands for a Master Plan card. */
  readonly told?: readonly (HeroCardId | 'plan')[];
  /** The Master Plan card that comes next. */
  readonly plan?: (plan: PlanCard) => boolean;
  /** How many a Villain player holds; none, where left out. */
  readonly plansInHand?: number;
}

/** Makes a set-up into the table that is said. The cards that nobody speaks of lie as `mixed` leaves them. */
export function arrange(
  { world, board }: { readonly world: World; readonly board: Board },
  said: Arrangement,
  mixed: (cards: readonly HeroCardId[]) => readonly HeroCardId[] = (cards) => cards,
): void {
  layRing(world, board, said);
  layHeroes(world, board, said, mixed);
  layStoryline(world, said);
  layHand(world, board, said);
  layMissions(world, said);
}

function layRing(world: World, board: Board, said: Arrangement): void {
  const places = said.ring ?? ring;
  (board as { ring: Board['ring'] }).ring = places;
  world.places = places.map((id): Place => {
    const slots: Place['slots'] = Array.from(locations[id].slots, () => null);
    bystandersOf(said.tokens?.[id] ?? '').forEach((token, i) => {
      slots[i] = token;
    });
    const threats = (said.threats?.[id] ?? []).map((card) => ({
      ...freshThreat(threatCards[threatIdOf(card)], card, board.counted, true),
      filled: said.onThreats?.[card] ?? 0,
    }));
    return { id, slots, threats, crisis: 0, strain: 0 };
  });
  const inPlay = world.places.flatMap(({ threats }) => threats.map(({ card }) => card as string));
  world.aside = villains[board.villain].threats
    .flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => threatCardId(board.villain, id, i + 1)))
    .filter((card) => !inPlay.includes(card));
  world.villain.at = said.villainAt ?? 'london';
  const { plan } = said;
  if (plan === undefined) return;
  const next = villains[board.villain].plans.find(plan);
  if (next === undefined) throw new Error('No Master Plan card is like this');
  putOnTop(world.villain.deck, planCardId(board.villain, next.id));
}

/** Puts this card of a pile on top of it. */
function putOnTop<C extends string>(of: Pile<C>, card: C): void {
  const at = of.cards.indexOf(card);
  of.cards.push(...of.cards.splice(at, 1));
  of.known.push(...of.known.splice(at, 1));
}

function layHeroes(
  world: World,
  board: Board,
  said: Arrangement,
  mixed: (cards: readonly HeroCardId[]) => readonly HeroCardId[],
): void {
  const told = said.told ?? [];
  world.heroes.forEach((hero, i) => {
    const who = board.named[i];
    if (who === undefined) throw new Error(`Nobody says who ${hero.id} is`);
    hero.who = who;
    hero.at = said.at?.[hero.id] ?? 'alchemax-headquarters';
    hero.equipment = (said.carried?.[hero.id] ?? []).map((id) => ({ id, ready: true }));
    Object.assign(hero.tokens, said.actionTokens?.[hero.id]);
    const left = mixed(cardsOf(who).filter((card) => !told.includes(card)));
    const hand =
      said.hands?.[hero.id] ?? left.filter((card) => !(said.decks?.[hero.id] ?? []).includes(card)).slice(0, 3);
    const deck = said.decks?.[hero.id] ?? left.filter((card) => !hand.includes(card));
    fill(hero.hand, hand, board.heroMask);
    fill(hero.deck, deck, NOBODY);
    const used = [...hand, ...deck, ...told];
    world.removed.push(...cardsOf(who).filter((card) => !used.includes(card)));
  });
}

function fill(of: Pile<HeroCardId>, cards: readonly HeroCardId[], known: Knowers): void {
  of.cards = [...cards];
  of.known = cards.map(() => known);
}

function layStoryline(world: World, { told = [] }: Arrangement): void {
  const { deck } = world.villain;
  world.storyline = told.map((card) => {
    if (card === 'plan') {
      const plan = deck.cards.shift() as PlanCardId; // the bottom one
      return { by: 'villain', card: plan, hidden: null, support: false, covered: [] };
    }
    const by = world.heroes.find(({ who }) => who === ownerOf(card));
    if (by === undefined) throw new Error(`Nobody can have played "${card}"`);
    return { by: by.id, card, hidden: null, support: false, covered: [] };
  });
  deck.known = deck.cards.map(() => NOBODY);
  world.since = told.slice(told.lastIndexOf('plan') + 1).length;
}

function layHand({ villain }: World, { villainSeat }: Board, { plansInHand = 0 }: Arrangement): void {
  if (villainSeat === null) return;
  for (const card of villain.deck.cards.slice(0, plansInHand)) {
    putCard([villain.deck], card, villain.hand, knowers(villainSeat));
  }
}

function layMissions(world: World, { missions = {}, completed = [] }: Arrangement): void {
  for (const mission of world.missions) mission.filled = missions[mission.id] ?? 0;
  for (const id of completed) {
    missionOf(world, id).done = true;
    world.completed.push(id);
  }
}
