/** Tables laid for tests: a ring in a known order, empty Locations, decks and hands as a test wants them. */
import { EVERYBODY, type Pile } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { cardsOf } from '../content/heroes/index.ts';
import type { HeroCardId, HeroId, PlanCardId, ThreatCardId, VillainId } from '../content/ids.ts';
import type { PlanCard } from '../content/kinds.ts';
import { locations } from '../content/locations/index.ts';
import { ownerOf, planCardId, threatIdOf } from '../content/names.ts';
import { bystandersOf } from '../content/symbols.ts';
import { threats as threatCards, villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { freshThreat } from '../rules/threats.ts';
import type { Mu, PhaseName } from '../shape.ts';
import {
  type Board,
  type Hero,
  type HeroSlot,
  heroById,
  type LocationId,
  type MissionId,
  type ModeId,
  missionOf,
  type Place,
  placeOf,
  type World,
} from '../world.ts';

/** Clockwise. None of them has a permanent effect. */
export const ring = [
  'london',
  'kun-lun',
  'project-pegasus',
  'alchemax-headquarters',
  'tva-headquarters',
  'united-nations-headquarters',
] as const satisfies readonly LocationId[];

/** What differs from the plain table: the Villain in London, the Heroes opposite, nobody else anywhere. */
export interface Laid {
  readonly heroes?: readonly HeroId[];
  readonly villain?: VillainId;
  readonly mode?: ModeId;
  readonly options?: { readonly [name: string]: string };
  readonly ring?: readonly LocationId[];
  readonly villainAt?: LocationId;
  readonly at?: { readonly [H in HeroSlot]?: LocationId };
  /** Cards in hand; three of the deck, where left out. */
  readonly hands?: { readonly [H in HeroSlot]?: readonly HeroCardId[] };
  /** Cards of the deck, the top one last; what is left over, where left out. */
  readonly decks?: { readonly [H in HeroSlot]?: readonly HeroCardId[] };
  /** Thugs and Civilians: T and C. */
  readonly tokens?: { readonly [L in LocationId]?: string };
  readonly threats?: { readonly [L in LocationId]?: readonly ThreatCardId[] };
  readonly missions?: { readonly [M in MissionId]?: number };
  readonly completed?: readonly MissionId[];
  /** Hero cards that have been told, each by its owner; `plan` stands for a Master Plan card. */
  readonly told?: readonly (HeroCardId | 'plan')[];
  /** The Master Plan card that comes next. */
  readonly plan?: (plan: PlanCard) => boolean;
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  readonly change?: (world: World, board: Board) => void;
}

export function laid(wanted: Laid = {}): Situation<Mu> {
  const { heroes = ['captain-carter', 'mighty-thor'], mode = 'cooperative', villain = 'cosmic-ghost-rider' } = wanted;
  const versus = mode === 'super-villain' || mode === 'commander-versus';
  const seats = heroes.length + (versus ? 1 : 0);
  const options = { villain, heroes: heroes.join(','), ...wanted.options };
  return situation(marvelUnited, {
    config: { mode, seats, mission: null, options, seed: 'laid' },
    phase: wanted.phase ?? 'hero-turn',
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world, board) {
      layRing(world, board, wanted);
      layHeroes(world, heroes, wanted);
      layStoryline(world, wanted);
      layMissions(world, wanted);
      wanted.change?.(world, board);
    },
  });
}

function layRing(world: World, board: Board, wanted: Laid): void {
  const places = wanted.ring ?? ring;
  (board as { ring: Board['ring'] }).ring = places;
  world.places = places.map((id): Place => {
    const slots: Place['slots'] = Array.from(locations[id].slots, () => null);
    bystandersOf(wanted.tokens?.[id] ?? '').forEach((token, i) => {
      slots[i] = token;
    });
    const threats = (wanted.threats?.[id] ?? []).map((card) =>
      freshThreat(threatCards[threatIdOf(card)], card, board.counted, true),
    );
    return { id, slots, threats, crisis: 0, strain: 0 };
  });
  const inPlay = world.places.flatMap(({ threats }) => threats.map(({ card }) => card as string));
  world.aside = villains[board.villain].threats
    .flatMap(({ id, copies }) =>
      Array.from({ length: copies }, (_, i) => `${board.villain}.threat-${id}-${i + 1}` as ThreatCardId),
    )
    .filter((card) => !inPlay.includes(card));
  world.villain.at = wanted.villainAt ?? 'london';
  const { plan } = wanted;
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

function layHeroes(world: World, who: readonly HeroId[], wanted: Laid): void {
  world.heroes.forEach((hero, i) => {
    const id = who[i] as HeroId; // one for each
    hero.who = id;
    hero.at = wanted.at?.[hero.id] ?? 'alchemax-headquarters';
    const told = wanted.told ?? [];
    const left = cardsOf(id).filter((card) => !told.includes(card));
    const hand =
      wanted.hands?.[hero.id] ?? left.filter((card) => !(wanted.decks?.[hero.id] ?? []).includes(card)).slice(0, 3);
    const deck = wanted.decks?.[hero.id] ?? left.filter((card) => !hand.includes(card));
    fill(hero.hand, hand);
    fill(hero.deck, deck);
    const used = [...hand, ...deck, ...told];
    world.removed.push(...cardsOf(id).filter((card) => !used.includes(card)));
  });
}

function fill(of: Pile<HeroCardId>, cards: readonly HeroCardId[]): void {
  of.cards = [...cards];
  of.known = cards.map(() => EVERYBODY);
}

function layStoryline(world: World, { told = [], heroes = ['captain-carter', 'mighty-thor'] }: Laid): void {
  world.storyline = told.map((card) => {
    const plan = card === 'plan';
    return {
      by: plan ? 'villain' : (`hero-${heroes.indexOf(ownerOf(card)) + 1}` as HeroSlot),
      card: plan ? (world.villain.deck.cards.shift() as PlanCardId) : card, // the bottom one
      hidden: null,
      support: false,
      covered: [],
    };
  });
  world.villain.deck.known = world.villain.deck.cards.map(() => 0);
  world.since = told.slice(told.lastIndexOf('plan') + 1).length;
}

function layMissions(world: World, { missions = {}, completed = [] }: Laid): void {
  for (const mission of world.missions) mission.filled = missions[mission.id] ?? 0;
  for (const id of completed) {
    missionOf(world, id).done = true;
    world.completed.push(id);
  }
}

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Hero of the table. */
export function hero({ world }: Situation<Mu>, id: HeroSlot = 'hero-1'): Hero {
  return heroById(world, id);
}

/** The tokens of a Location, Thugs first: T and C. */
export function tokensAt({ world }: Situation<Mu>, at: LocationId): string {
  return placeOf(world, at)
    .slots.flatMap((token) => (token === null ? [] : [token === 'thug' ? 'T' : 'C']))
    .sort()
    .reverse()
    .join('');
}

/** How far a Mission is. */
export function filled({ world }: Situation<Mu>, id: MissionId): number {
  return missionOf(world, id).filled;
}

/** The cites of the events of one type, in their order. */
export function citesOf(match: Situation<Mu>, type: keyof Mu['events'] & string): readonly string[] {
  return match.events(type).map(({ cite }) => cite);
}
