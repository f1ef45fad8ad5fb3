/** The world of a match, and its board. */
import type { Ring } from '@necropole/boards';
import type { Knowers, Notes, Pile, Seat } from '@necropole/kernel';
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
