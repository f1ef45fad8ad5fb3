/** The types of the game, bundled for the kernel: everything it asks, tells, refuses, and every hook. */
import type { Component, Flow, Verdict as KernelVerdict, Secret, Table } from '@necropole/kernel';
import type {
  BattlePlanId,
  EquipmentId,
  HeroCardId,
  HeroId,
  PlanCardId,
  PlanSpecialId,
  SpecialId,
  SuperHeroId,
  SuperVillainId,
  ThreatCardId,
  VillainId,
} from './content/ids.ts';
import type { ContentSaid } from './content/said.ts';
import type { ActionKind, ActionSymbol, Bystander } from './content/symbols.ts';
import type { Board, Hero, HeroSlot, LocationId, MissionId, World } from './world.ts';

export type PhaseName =
  | 'choose-heroes'
  | 'choose-support'
  | 'prepare-decks'
  | 'prepare-sides'
  | 'first-hands'
  | 'villain-turn'
  | 'hero-turn'
  | 'hero-actions'
  | 'hero-end';

export type OutcomeId =
  | 'villain-defeated'
  | 'heroic-goal-met'
  | 'plot-come-true'
  | 'plans-exhausted'
  | 'hero-exhausted';

type Who = { who: HeroId };
/** A Hero by name, for the sentence, and by slot, for the eye. */
type ByHero = Who & { hero: HeroSlot };
type ByComponent = { component: string };

/** What the rules ask. */
export interface Questions {
  'choose-hero': { hero: HeroSlot };
  'choose-support-hero': { left: number };
  'choose-support-card': Who & { left: number };
  'choose-battle-plan': { budget: number };
  'remove-card': Who & { why: 'moderate' | 'hard' | 'equipment' | 'commander' };
  'choose-equipment': Who;
  'villain-starts-where': object;
  'drop-super-villain-card': object;
  'give-super-hero-card': Who;
  'share-token': { symbol: ActionSymbol };
  'who-begins': object;
  'play-plan': object;
  'lay-plan-face-down': object;
  'remove-plan': object;
  'super-villain-card': { moment: SuperVillainMoment };
  'super-hero-card': Who & { moment: SuperHeroMoment['is'] };
  recharge: Who & { equipment: EquipmentId };
  'normal-or-support': Who;
  'play-card': Who;
  act: Who;
  'location-effect': Who & { location: LocationId };
  'lose-card': Who & { left: number };
  'draw-for-mission': Who;
  'mission-first': object;
  'drop-token': Who & { left: number };
  /** Asked by a component, or by the effect of a Location. */
  'choose-location': ByComponent;
  'choose-one-hero': ByComponent;
  'choose-enemy': ByComponent;
  'choose-bystander': ByComponent;
  'choose-token': ByComponent;
  'choose-card': ByComponent;
  'choose-symbol': ByComponent;
  'choose-way': ByComponent;
  'choose-way-at': ByComponent & { location: LocationId };
  'choose-plan': ByComponent;
  'place-bystander': ByComponent & { bystander: Bystander };
  'may-use': ByComponent;
}

/** Lost for this turn; kept as a token; covered for good; worth a Wild in this turn; gained as a token; given to another Hero. */
export type SymbolBecomes = 'lost' | 'token' | 'covered' | 'wild' | 'gained' | 'given' | 'for-a-hero' | 'discarded';

/** What decides, told before the choice. */
export interface Facts {
  'about-hero': Who;
  /** What an answer is called where its key does not tell it: a Hero, a card of a hand, a card of the support row. */
  called: { component: string };
  'called-in': { card: HeroCardId };
  'symbols-on': { card: HeroCardId };
  'this-plan': { card: PlanCardId };
  symbols: { symbols: readonly ActionSymbol[] };
  'with-previous': { symbols: readonly ActionSymbol[] };
  'symbol-taken': { component: string };
  'face-down': object;
  mandatory: object;
  'last-card': Who;
  'special-effect': { special: SpecialId };
  'plan-special': { special: PlanSpecialId };
  'effect-of': { component: string };
  hand: Who & { cards: number; deck: number };
  'cards-until-villain': { cards: number };
  'mission-after': { mission: MissionId; now: number; goal: number };
  'villain-health-after': { health: number };
  'threat-after': { card: ThreatCardId; now: number; goal: number };
  'would-be-lost': { symbols: readonly ActionSymbol[] };
  'bystanders-there': { thugs: number; civilians: number };
  'villain-there': object;
  'heroes-there': { heroes: readonly HeroId[] };
  /** Of an action: what it does for a Mission, and where it does nothing. */
  'mission-completes': { mission: MissionId; nth: number };
  'mission-held': { mission: MissionId };
  'mission-over': { mission: MissionId };
  'thug-holds': { damage: number; needed: number };
  'damage-without-effect': { component: string };
  /** Of damage to a Hero, before anything lessens it. */
  'would-hurt': Who & { damage: number };
  'would-ko': Who & { damage: number };
  'crisis-held': Who & { crisis: number };
  /** Of a kind of token: it is the one that is given up. */
  'token-leaves': object;
  /** Of a symbol, or a kind of token: what becomes of the one that is chosen. */
  'symbol-becomes': { what: SymbolBecomes };
  /** Of the answer that leaves an effect alone. */
  'effect-left': object;
  /** Of the end of a turn. */
  'tokens-over': { tokens: number };
  'effect-here': { location: LocationId };
  'no-effect-here': { location: LocationId; why: NonNullable<Verdict> };
  'overflow-due': { places: readonly LocationId[] };
  'ko-at-end': Who;
  /** Of an answer that takes the last card of a hand. */
  'would-empty-hand': Who;
  /** Of the plan that comes next. */
  'bam-aims': Who & { card: ThreatCardId; damage: number; crisis: number; ko: boolean; perhaps: boolean };
  'villain-could-go': { places: readonly { at: LocationId; plans: number }[]; of: number };
  'could-overflow': { places: readonly LocationId[] };
  'villain-goes': { at: LocationId };
}

/** Why not. */
export interface Refusals {
  'not-adjacent': { location: LocationId };
  'here-already': object;
  'no-symbol': { action: ActionKind };
  'no-enemy-here': object;
  'villain-untouchable': { missions: number };
  'villain-cannot-be-hurt': { villain: VillainId };
  'threat-is-henchman': object;
  'threat-full': object;
  'no-civilian-here': object;
  'no-thug-here': object;
  'effect-resolved': object;
  'must-resolve-effect': object;
  'equipment-used': { equipment: EquipmentId };
  'threat-covers': { location: LocationId };
  'location-effect-used': object;
  'after-villain-turn': object;
  'no-card-left': object;
  'must-play-at-random': object;
  'starting-card-first': object;
  'hero-taken': Who;
  'hero-is-villain': Who;
  'card-without-effect': object;
  'starting-hand-card': object;
  'over-budget': { cost: number; budget: number };
  'other-trigger': object;
  'no-tokens-to-use': object;
}

/** What happens. */
export interface Events {
  'hero-chosen': ByHero;
  'hero-replaced': Who & { hero: HeroSlot; gone: HeroId };
  'support-chosen': Who;
  'support-deck-made': { cards: number };
  'battle-plan-chosen': { plan: BattlePlanId };
  'card-removed': ByHero & { card: HeroCardId };
  'equipment-taken': ByHero & { equipment: EquipmentId };
  'villain-placed': { at: LocationId };
  'heroes-placed': { at: LocationId };
  'super-cards-drawn': { side: 'heroes' | 'villain'; cards: number };
  'super-card-given': ByHero & { card: Secret<SuperHeroId> };
  'tokens-gained': ByHero & { symbol: ActionSymbol; count: number; now: number };
  'token-spent': ByHero & { symbol: ActionSymbol; now: number };
  'tokens-lost': ByHero & { symbol: ActionSymbol; count: number; now: number };
  'cards-drawn': ByHero & { cards: number };
  'begins-first': ByHero;
  'villain-turn': { villain: VillainId; left: number };
  'plan-played': { card: PlanCardId };
  'plan-drawn': { left: number };
  'plan-put-under': { left: number };
  'plans-shown': ByHero;
  'tokens-barred': object;
  'plan-face-down': { left: number };
  'plan-removed': { left: number };
  'plan-looked-at': ByHero & { card: Secret<PlanCardId> };
  'villain-moved': { villain: VillainId; from: LocationId; to: LocationId; steps: number };
  'threat-triggered': { card: ThreatCardId; at: LocationId };
  'bam-activated': { villain: VillainId; at: LocationId };
  'threat-activated': { card: ThreatCardId; at: LocationId };
  'threat-skipped': { card: ThreatCardId };
  'bam-cancelled': { component: string };
  'plan-special': { special: PlanSpecialId };
  'bystander-added': { bystander: Bystander; at: LocationId; slot: number };
  'bystander-discarded': { bystander: Bystander; at: LocationId; slot: number };
  'bystander-moved': { bystander: Bystander; from: LocationId; slot: number; to: LocationId; into: number };
  'no-room': { bystander: Bystander; at: LocationId };
  'overflow-waits': { at: LocationId };
  overflow: { at: LocationId };
  'overflow-cancelled': { at: LocationId };
  'pace-ordinary': object;
  'villain-turn-ended': object;
  'turn-begins': ByHero;
  'stood-up': ByHero;
  'no-card-to-draw': ByHero;
  'draw-skipped': ByHero & { location: LocationId };
  'card-played': ByHero & { card: HeroCardId };
  'card-played-face-down': ByHero;
  'drawn-at-random': ByHero;
  'support-played': ByHero & { card: HeroCardId };
  'support-row-filled': { card: HeroCardId };
  'symbols-lent': ByHero & { symbols: readonly ActionSymbol[] };
  'symbol-spent': ByHero & { symbol: ActionSymbol };
  'symbol-gained': ByHero & { symbol: ActionSymbol };
  'symbol-ignored': ByHero & { symbol: ActionSymbol };
  'hero-moved': ByHero & { from: LocationId; to: LocationId };
  attack: ByHero & { at: LocationId; on: string };
  'thug-hit': { at: LocationId };
  'thug-defeated': { at: LocationId; slot: number };
  'civilian-rescued': { at: LocationId; slot: number };
  'henchman-hit': { card: ThreatCardId; damage: number; left: number };
  'villain-hit': { villain: VillainId; damage: number; left: number };
  'villain-healed': { villain: VillainId; health: number; now: number };
  'damage-ignored-by-enemy': { component: string; damage: number };
  'token-on-threat': { card: ThreatCardId; now: number; goal: number };
  'threat-cleared': { card: ThreatCardId; at: LocationId };
  'threat-moved': { card: ThreatCardId; from: LocationId; to: LocationId };
  'threat-enters': { card: ThreatCardId; at: LocationId };
  'mission-advanced': { mission: MissionId; now: number; goal: number };
  'mission-set-back': { mission: MissionId; now: number; goal: number };
  'mission-completed': { mission: MissionId; nth: number };
  'missions-slide': { nth: number };
  'under-pressure': object;
  'villain-open-to-damage': object;
  'special-effect': ByHero & { special: SpecialId };
  'effect-again': { hero: HeroSlot; special: SpecialId };
  'equipment-used': ByHero & { equipment: EquipmentId };
  'equipment-gone': ByHero & { equipment: EquipmentId };
  'equipment-recharged': ByHero & { equipment: EquipmentId };
  'location-effect': ByHero & { location: LocationId };
  'turn-ended': ByHero;
  'track-moved': { villain: VillainId; by: number; now: number; end: number };
  'villain-delayed': { by: number };
  'villain-accelerated': { by: number };
  'damage-coming': ByHero & { damage: number };
  'damage-ignored': ByHero & { damage: number };
  'damage-redirected': { from: HeroId; to: HeroId; hero: HeroSlot };
  'card-lost': ByHero & { card: Secret<HeroCardId> };
  'knocked-out': ByHero;
  'hand-regained': ByHero;
  invulnerable: ByHero;
  'must-play-at-random': ByHero;
  'must-play-face-down': ByHero;
  'crisis-added': { on: string; at: string; count: number; now: number };
  'crisis-removed': { on: string; at: string; count: number; now: number };
  'cards-swapped': { one: HeroCardId; other: HeroCardId };
  'card-returned': Who & { card: HeroCardId; where: 'on-top' | 'under' };
  'order-reversed': ByHero;
  'card-turned-face-down': { card: HeroCardId };
  'symbol-covered': { card: HeroCardId; symbol: ActionSymbol };
  stunned: { component: string };
  'stun-ended': { component: string };
  'super-villain-card': { card: SuperVillainId };
  'super-hero-card': ByHero & { card: SuperHeroId };
}

export type Verb =
  | 'hero'
  | 'card'
  | 'location'
  | 'equipment'
  | 'plan'
  | 'super'
  | 'play'
  | 'support'
  | 'move'
  | 'attack'
  | 'rescue'
  | 'place'
  | 'special'
  | 'use'
  | 'recharge'
  | 'end'
  | 'accept'
  | 'pass'
  | 'draw'
  | 'enemy'
  | 'bystander'
  | 'token'
  | 'symbol'
  | 'mission'
  | 'way';

/** When a Super-Villain card may be played: with a plan, when the plan has moved the Villain, at the end of a Hero's turn. */
export type SuperVillainMoment = 'plan' | 'plan-moves' | 'hero-turn-ends';

/** When a Super-Hero card may be played. What it may change stands in it, for the time of the question. */
export type SuperHeroMoment =
  | { readonly is: 'villain-stops'; readonly at: LocationId }
  | { readonly is: 'overflow'; readonly at: LocationId; readonly reaction: { cancelled: boolean } }
  | { readonly is: 'damage'; readonly hit: ComingHit }
  | { readonly is: 'knocked-out'; readonly hero: Hero }
  | { readonly is: 'villain-turn-ends' };

/** Damage on its way to a Hero: `left` may be lowered, and another Hero may step in. */
export interface ComingHit {
  hero: HeroSlot;
  left: number;
  readonly blow: Blow;
}

/** Where damage to Heroes comes from. */
export interface Blow {
  /** The component that deals it. */
  readonly source: string;
  readonly by: 'villain' | 'threat' | 'other';
  readonly cite: string;
  readonly unpreventable: boolean;
}

/** An enemy that damage may be dealt to. */
export type Enemy =
  | { readonly is: 'thug'; readonly at: LocationId }
  | { readonly is: 'henchman'; readonly card: ThreatCardId; readonly at: LocationId }
  | { readonly is: 'villain'; readonly at: LocationId };

/** The pure hooks: the value that is folded, and what the listener is told. */
export interface Queries {
  /** Locations that a move may lead to. */
  moveTargets: readonly [readonly LocationId[], { hero: Hero }];
  /** Why this enemy may not be hurt now. */
  enemyRefusal: readonly [Verdict, { enemy: Enemy }];
  /** Locations where an attack, or a Heroic action, reaches. */
  attackReach: readonly [readonly LocationId[], { hero: Hero }];
  heroicReach: readonly [readonly LocationId[], { hero: Hero }];
  /** How much damage of one turn defeats a Thug. */
  thugToughness: readonly [number, { at: LocationId }];
  /** Damage that reaches a Henchman or the Villain. */
  enemyDamage: readonly [number, { enemy: Enemy; hero: Hero | null }];
  /** How much damage this enemy would deal to a Hero who hurts it now. */
  strikesBack: readonly [number, { enemy: Enemy }];
  /** Is no card drawn in the turn that begins? */
  skipsDraw: readonly [boolean, { hero: Hero }];
  /** The components that want a symbol ignored in the turn that begins, one each. */
  ignoredSymbols: readonly [readonly string[], { hero: Hero }];
  /** What a symbol of the turn is worth. */
  symbolWorth: readonly [ActionSymbol, { hero: Hero; symbol: ActionSymbol; token: boolean }];
  /** Can this Mission be filled now? */
  missionOpen: readonly [boolean, { mission: MissionId }];
  /** Is the end of turn effect of this Location to be had? */
  locationRefusal: readonly [Verdict, { hero: Hero; at: LocationId }];
  /** How many Crisis tokens are too many for a Hero, where a dashboard counts them. */
  crisisLimit: readonly [number, { hero: Hero }];
  /** How many cards lie in the Commander's support row. */
  supportRow: readonly [number, object];
}

/** The hooks that may ask, roll and write. */
export interface Flows {
  turnStarted: { hero: Hero };
  symbolsGathered: { hero: Hero };
  cardPlayed: { hero: Hero; card: HeroCardId; support: boolean };
  heroMoved: { hero: Hero; from: LocationId; to: LocationId };
  /** A Henchman or the Villain has been dealt damage, whether or not it reached them, and is still in play. */
  enemyStruck: { hero: Hero | null; enemy: Enemy };
  thugDefeated: { hero: Hero | null; at: LocationId };
  civilianRescued: { hero: Hero | null; at: LocationId };
  threatCleared: { card: ThreatCardId; at: LocationId; hero: Hero | null };
  /** The special effect of the card of this turn has been resolved. */
  specialResolved: { hero: Hero; special: SpecialId };
  turnEnded: { hero: Hero };
  villainStopped: { at: LocationId };
  damageComing: { hit: ComingHit };
  afterDamage: { hero: Hero; damage: number; blow: Blow };
  knockedOut: { hero: Hero };
}

/** The types of the game, for the kernel. */
export interface Mu {
  world: World;
  board: Board;
  phase: PhaseName;
  questions: Questions & ContentSaid['questions'];
  facts: Facts & ContentSaid['facts'];
  refusals: Refusals & ContentSaid['refusals'];
  events: Events & ContentSaid['events'];
  verbs: Verb;
  outcomes: OutcomeId;
  queries: Queries;
  flows: Flows;
}

/** The table that the rules are given. */
export type MuTable = Table<Mu>;
/** What a judge says. */
export type Verdict = KernelVerdict<Mu>;
/** A card, Location, Threat or dashboard. */
export type MuComponent = Component<Mu>;
/** What everybody sees of a match: the rules that only look need no more. */
export interface Sight {
  readonly world: World;
  readonly board: Board;
}

/** A rule under way. */
export type Rule<T = void> = Flow<T>;
