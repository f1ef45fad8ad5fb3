/** The world of a match, its board, and the words to read them with. */
import type { Ring } from '@necropole/boards';
import { copyPile, type Knowers, type Notes, type Pile, type Seat } from '@necropole/kernel';
import type {
  BattlePlanId,
  EquipmentId,
  HeroCardId,
  HeroId,
  LocationId,
  PlanCardId,
  SuperHeroId,
  SuperVillainId,
  ThreatCardId,
  VillainId,
} from './content/ids.ts';
import type { PlanMove } from './content/kinds.ts';
import type { ActionSymbol, Bystander } from './content/symbols.ts';

export type { LocationId } from './content/ids.ts';

export type HeroSlot = `hero-${1 | 2 | 3 | 4}`;
export type MissionId = 'rescue-civilians' | 'defeat-thugs' | 'clear-threats';

/** How many Action tokens of each kind. */
export type Tokens = Record<ActionSymbol, number>;

/** An Equipment card before its Hero. */
export interface Carried {
  readonly id: EquipmentId;
  /** Its usable side is up. */
  ready: boolean;
}

/** One Hero: a figure, a deck, a hand, and what lies beside them. */
export interface Hero {
  readonly id: HeroSlot;
  readonly seat: Seat;
  /** Who it is; `null` until it is chosen. */
  who: HeroId | null;
  at: LocationId;
  ko: boolean;
  deck: Pile<HeroCardId>;
  hand: Pile<HeroCardId>;
  tokens: Tokens;
  equipment: Carried[];
  /** Crisis tokens. */
  crisis: number;
  /** How much damage is ignored until the Hero's next turn: the Invulnerable token. */
  guard: number;
  /** The next card is played at random, or face down. */
  plays: { random: boolean; faceDown: boolean };
  /** Super-Hero cards, against a Villain player. */
  cards: Pile<SuperHeroId>;
}

/** A Threat card in its Location. */
export interface ThreatInPlay {
  readonly card: ThreatCardId;
  /** Health tokens of a Henchman; 0 on other Threats. */
  health: number;
  /** Tokens put on it. */
  filled: number;
  /** Is its Threat token beside it? */
  token: boolean;
  stunned: boolean;
  crisis: number;
}

/** A Location: its tokens, its Threats in the order of their arrival. */
export interface Place {
  readonly id: LocationId;
  slots: (Bystander | null)[];
  threats: ThreatInPlay[];
  crisis: number;
  /** Damage of this turn to Thugs that one damage does not defeat. */
  strain: number;
}

/** A card of the Storyline. Face up, its name stands here; face down it lies in a pile of its own. */
export interface StoryCard {
  readonly by: HeroSlot | 'villain';
  card: HeroCardId | PlanCardId | null;
  hidden: Pile<HeroCardId | PlanCardId> | null;
  /** A Support Hero card: it is nobody's own. */
  readonly support: boolean;
  /** Its symbols that Crisis tokens cover, by their places. */
  covered: number[];
}

/** A symbol of the turn under way. */
export interface Chip {
  readonly symbol: ActionSymbol;
  readonly from: 'own' | 'previous' | 'effect';
  state: 'open' | 'spent' | 'ignored';
}

/** A Hero's turn under way. */
export interface Turn {
  /** Whose turn it is, or comes next: an index of `heroes`. */
  hero: number;
  chips: Chip[];
  /** The special effect of the card played. */
  effect: 'none' | 'open' | 'resolved';
  /** Was a card of the support row played? */
  support: boolean;
  /** No card is drawn in this turn. */
  skipsDraw: boolean;
  /** The components that want a symbol ignored in this turn, one each. */
  ignoring: string[];
  /** The last card of the hand was played. */
  emptied: boolean;
  /** The Hero has been KO'd in their own turn, or ended it. */
  over: boolean;
}

/** The parts of a Master Plan card, from top to bottom. */
export type PlanPart = 'move' | 'bam' | 'special' | 'tokens';

/** The Master Plan card being resolved: what stands on it, until something alters it. */
export interface PlanUnderWay {
  readonly card: PlanCardId;
  /** The part that is being resolved; `null` before the first. */
  part: PlanPart | null;
  move: PlanMove;
  bam: boolean;
  /** The component by which the BAM! effect strikes in an adjacent Location, of the Villain's choice. */
  bamBeside: string | null;
  /** Before the Villain's Location, in it, after it. */
  tokens: [Bystander[], Bystander[], Bystander[]];
  /** The component by which the Villain shares the tokens out among these Locations. */
  freely: string | null;
}

export interface VillainInPlay {
  at: LocationId;
  health: number;
  track: number;
  stunned: boolean;
  crisis: number;
  /** Master Plan cards. */
  deck: Pile<PlanCardId>;
  /** The Villain player's hand. */
  hand: Pile<PlanCardId>;
  /** Master Plan cards that left the game unseen. */
  gone: Pile<PlanCardId>;
  /** Super-Villain cards. */
  cards: Pile<SuperVillainId>;
}

export interface Mission {
  readonly id: MissionId;
  filled: number;
  done: boolean;
}

/** The Commander's support: a deck, and a row that lies open. */
export interface Support {
  heroes: HeroId[];
  deck: Pile<HeroCardId>;
  row: HeroCardId[];
}

/** The Overflows of a turn. */
export interface Overflows {
  /** Locations whose Overflow is still to come, with the tokens that found no room; chained: another Overflow brought it. */
  waiting: { at: LocationId; unplaced: number; chained: boolean }[];
  /** Those that had theirs in this turn. */
  had: LocationId[];
  /** They are being resolved: what overflows now follows. */
  resolving: boolean;
}

/** A turn in which nothing has overflowed yet. */
export function noOverflow(): Overflows {
  return { waiting: [], had: [], resolving: false };
}

export interface World {
  heroes: Hero[];
  turn: Turn;
  /** Whose turn is under way. */
  acting: 'villain' | 'heroes';
  /** Heroes play clockwise, or the other way round. */
  direction: 1 | -1;
  villain: VillainInPlay;
  plan: PlanUnderWay | null;
  places: Place[];
  /** Threats that were cleared, or are not in play yet. */
  aside: ThreatCardId[];
  storyline: StoryCard[];
  /** Hero cards since the last Villain turn. */
  since: number;
  /** Hero cards more, or fewer, until the next Master Plan card: Delayed and Accelerated tokens. */
  delay: number;
  missions: Mission[];
  /** How the missions were completed: the first, the second, the third. */
  completed: MissionId[];
  overflow: Overflows;
  support: Support | null;
  battlePlans: BattlePlanId[];
  /** Super cards that are in the box, and those that were drawn to choose from. */
  superHeroes: Pile<SuperHeroId>;
  offered: Pile<SuperHeroId>;
  superVillains: Pile<SuperVillainId>;
  /** Cards removed from the decks before the match. */
  removed: HeroCardId[];
  /** The side that has played a super card in this turn. */
  superPlayed: { villain: boolean; heroes: boolean };
  /** Action tokens that are still to be shared out. */
  toShare: ActionSymbol[];
  /** A KO is being resolved: what its BAM! effect brings is a chain. */
  falling: boolean;
  /** No Action token is used until the next Villain turn. */
  noTokens: boolean;
  /** What components remember, until the next turn, of a Hero or of the Villain, begins. */
  memory: Notes;
}

export type ModeId = 'cooperative' | 'super-villain' | 'commander' | 'commander-versus';

/** What never changes after set-up. */
export interface Board {
  readonly mode: ModeId;
  readonly ring: Ring<LocationId>;
  readonly villain: VillainId;
  /** Heroes, as far as the Villain is concerned: never fewer than 2. */
  readonly counted: number;
  readonly heroSeats: readonly Seat[];
  /** Who knows what the Hero players know. */
  readonly heroMask: Knowers;
  /** The Villain player's seat, or `null` where the game plays the Villain. */
  readonly villainSeat: Seat | null;
  readonly commander: boolean;
  readonly challenges: readonly ('moderate' | 'hard')[];
  /** Heroes who take Equipment: all, or these. */
  readonly equipment: 'none' | 'all' | readonly HeroId[];
  /** What the Commander's Battle Plans may cost together. */
  readonly budget: number;
  /** Heroes named before the match, in the order of the seats. */
  readonly named: readonly HeroId[];
}

export const TOKEN_LIMIT = 3;
export const ALL_DAMAGE = 99;

// ── Copies ────────────────────────────────────────────────────────────────────────────────────────────────────────

function copyTokens({ move, attack, heroic, wild }: Tokens): Tokens {
  return { move, attack, heroic, wild };
}

function copyHero(hero: Hero): Hero {
  return {
    id: hero.id,
    seat: hero.seat,
    who: hero.who,
    at: hero.at,
    ko: hero.ko,
    deck: copyPile(hero.deck),
    hand: copyPile(hero.hand),
    tokens: copyTokens(hero.tokens),
    equipment: hero.equipment.map(({ id, ready }) => ({ id, ready })),
    crisis: hero.crisis,
    guard: hero.guard,
    plays: { random: hero.plays.random, faceDown: hero.plays.faceDown },
    cards: copyPile(hero.cards),
  };
}

function copyPlace(place: Place): Place {
  return {
    id: place.id,
    slots: place.slots.slice(),
    threats: place.threats.map(({ card, health, filled, token, stunned, crisis }) => ({
      card,
      health,
      filled,
      token,
      stunned,
      crisis,
    })),
    crisis: place.crisis,
    strain: place.strain,
  };
}

function copyStory({ by, card, hidden, support, covered }: StoryCard): StoryCard {
  return { by, card, hidden: hidden === null ? null : copyPile(hidden), support, covered: covered.slice() };
}

function copyTurn(turn: Turn): Turn {
  return {
    hero: turn.hero,
    chips: turn.chips.map(({ symbol, from, state }) => ({ symbol, from, state })),
    effect: turn.effect,
    support: turn.support,
    skipsDraw: turn.skipsDraw,
    ignoring: turn.ignoring.slice(),
    emptied: turn.emptied,
    over: turn.over,
  };
}

function copyPlan(plan: PlanUnderWay): PlanUnderWay {
  const [before, centre, after] = plan.tokens;
  return {
    card: plan.card,
    part: plan.part,
    move: plan.move,
    bam: plan.bam,
    bamBeside: plan.bamBeside,
    tokens: [before.slice(), centre.slice(), after.slice()],
    freely: plan.freely,
  };
}

function copyVillain(villain: VillainInPlay): VillainInPlay {
  return {
    at: villain.at,
    health: villain.health,
    track: villain.track,
    stunned: villain.stunned,
    crisis: villain.crisis,
    deck: copyPile(villain.deck),
    hand: copyPile(villain.hand),
    gone: copyPile(villain.gone),
    cards: copyPile(villain.cards),
  };
}

/** A copy that is equal, complete, and shares nothing. */
export function copyWorld(world: World): World {
  const { support, overflow } = world;
  return {
    heroes: world.heroes.map(copyHero),
    turn: copyTurn(world.turn),
    acting: world.acting,
    direction: world.direction,
    villain: copyVillain(world.villain),
    plan: world.plan === null ? null : copyPlan(world.plan),
    places: world.places.map(copyPlace),
    aside: world.aside.slice(),
    storyline: world.storyline.map(copyStory),
    since: world.since,
    delay: world.delay,
    missions: world.missions.map(({ id, filled, done }) => ({ id, filled, done })),
    completed: world.completed.slice(),
    overflow: {
      waiting: overflow.waiting.map(({ at, unplaced, chained }) => ({ at, unplaced, chained })),
      had: overflow.had.slice(),
      resolving: overflow.resolving,
    },
    support:
      support === null
        ? null
        : { heroes: support.heroes.slice(), deck: copyPile(support.deck), row: support.row.slice() },
    battlePlans: world.battlePlans.slice(),
    superHeroes: copyPile(world.superHeroes),
    offered: copyPile(world.offered),
    superVillains: copyPile(world.superVillains),
    removed: world.removed.slice(),
    superPlayed: { villain: world.superPlayed.villain, heroes: world.superPlayed.heroes },
    toShare: world.toShare.slice(),
    falling: world.falling,
    noTokens: world.noTokens,
    memory: world.memory.slice(),
  };
}

// ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The Hero whose turn it is; in the Villain turn, the one who plays next. */
export function activeHero(world: World): Hero {
  return heroAt(world, world.turn.hero);
}

export function heroAt(world: World, index: number): Hero {
  const hero = world.heroes[index];
  if (hero === undefined) throw new Error(`There is no Hero ${index}`);
  return hero;
}

export function heroById(world: World, id: string): Hero {
  const hero = world.heroes.find((each) => each.id === id);
  if (hero === undefined) throw new Error(`There is no Hero "${id}"`);
  return hero;
}

/** Who a Hero is, once chosen. */
export function whoIs({ who, id }: Hero): HeroId {
  if (who === null) throw new Error(`${id} is nobody yet`);
  return who;
}

/** All Heroes in the order of play, from the active one on. */
export function heroesInOrder({ heroes, turn, direction }: World): readonly Hero[] {
  const count = heroes.length;
  return heroes.map((_, i) => heroes[(turn.hero + direction * i + count * count) % count] as Hero);
}

/** The Heroes who stand, in the order of play: no effect touches the others. */
export function standingHeroes(world: World): readonly Hero[] {
  return heroesInOrder(world).filter(({ ko }) => !ko);
}

/** The Heroes who stand in a Location, in the order of play. */
export function heroesIn(world: World, at: LocationId): readonly Hero[] {
  return standingHeroes(world).filter((hero) => hero.at === at);
}

/** Is there no other Hero in the Location? The Villain does not count, nor does whoever is KO'd. */
export function isAlone(world: World, hero: Hero, at: LocationId = hero.at): boolean {
  return !heroesIn(world, at).some((other) => other !== hero);
}

export function placeOf(world: World, id: LocationId): Place {
  const place = world.places.find((each) => each.id === id);
  if (place === undefined) throw new Error(`"${id}" is no Location of this match`);
  return place;
}

/** How many Thugs, or Civilians, there are in a Location. */
export function countIn(place: Place, bystander: Bystander): number {
  let count = 0;
  for (const token of place.slots) if (token === bystander) count += 1;
  return count;
}

/** Is there neither a Thug nor a Civilian? */
export function isEmptyOfBystanders({ slots }: Place): boolean {
  return slots.every((token) => token === null);
}

export function freeSlots({ slots }: Place): number {
  let count = 0;
  for (const token of slots) if (token === null) count += 1;
  return count;
}

/** Where a Threat card is in play, and how it stands; `null` where it is not. */
export function threatInPlay(world: World, card: string): { place: Place; threat: ThreatInPlay } | null {
  for (const place of world.places) {
    for (const threat of place.threats) if (threat.card === card) return { place, threat };
  }
  return null;
}

export function missionOf(world: World, id: MissionId): Mission {
  const mission = world.missions.find((each) => each.id === id);
  if (mission === undefined) throw new Error(`There is no Mission "${id}"`);
  return mission;
}

/** The last Hero card of the Storyline; `null` before the first. */
export function lastHeroCard({ storyline }: World): StoryCard | null {
  for (let i = storyline.length - 1; i >= 0; i--) {
    const card = storyline[i];
    if (card !== undefined && card.by !== 'villain') return card;
  }
  return null;
}
