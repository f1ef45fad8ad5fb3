/** The types of the game, bundled for the kernel: everything it asks, tells, refuses, and every hook. */
import type { Component, Flow, Verdict as KernelVerdict, Secret, Table } from '@necropole/kernel';
import type { CharacterId, HordeActionId, ObjectiveId, RoomAbilityId, SearchCardId } from './content/ids.ts';
import type { ContentSaid } from './content/said.ts';
import type { RoomId, StoreFaceId } from './content/stores/index.ts';
import type { EntranceSymbol } from './content/symbols.ts';
import type { DieFace } from './rules/melee-die.ts';
import type { Board, Human, HumanId, SupplyNumber, World } from './world.ts';

export type PhaseName =
  | 'choose-zombie'
  | 'choose-characters'
  | 'lay-objectives'
  | 'deal-first-cards'
  | 'human-turn'
  | 'search'
  | 'zombie-turn';

export type OutcomeId =
  | 'objectives-completed'
  | 'devoured-without-survivors'
  | 'barricade-fell-without-survivors'
  | 'leader-of-the-survivors'
  | 'devoured-without-own-survivor'
  | 'all-survivors-taken'
  | 'out-of-time';

/** How a Zombie died. */
export type KillCause = 'melee' | 'ranged' | 'item' | 'room' | 'ability' | 'trap';

/** Which rooms fill, whom the reserve is too short for, or only what happens before what. */
export type OrderDecides = 'rooms' | 'bites' | 'sequence';

type Who = { who: CharacterId };

/** What the rules ask. `who` is the player card of the Human concerned. */
export interface Questions {
  'choose-zombie': object;
  'choose-character': { human: HumanId };
  'deal-card': Who;
  turn: Who & { moves: number; extra: number };
  overkill: Who;
  'drop-where': Who & { card: SearchCardId };
  'drop-all-where': Who;
  'search-where': Who & { card: SearchCardId };
  'draw-supply': Who;
  'keep-supply-weapon': Who & { card: SearchCardId };
  'horde-card': object;
  'add-zombie': { symbol: EntranceSymbol; left: number };
  'first-store': Who & { symbol: EntranceSymbol };
  bite: object;
  /** Asked by a component: which room, Human, store, card; or whether it is used at all. */
  'choose-room': Who & { component: string };
  'choose-human': Who & { component: string };
  'choose-store': Who & { component: string };
  'choose-card': Who & { component: string };
  'may-use': Who & { component: string };
  /** Which Zombie of the mall is moved, and to which room. */
  'zombie-to-move': Who & { component: string };
  'zombie-moves-where': Who & { component: string; from: RoomId };
}

/** What decides, told before the choice. */
export interface Facts {
  card: { card: SearchCardId };
  'card-symbol': { symbol: EntranceSymbol };
  'human-face': { character: CharacterId };
  'zombie-face': { character: CharacterId };
  'moves-left': { moves: number };
  'zombie-there': object;
  'shot-cost': { ammo: number };
  'melee-odds': { overkill: number; unharmed: number; wounded: number };
  /** The answer would, or could (in percent), get the Human eaten alive. */
  lethal: { percent: number };
  'zombies-in-store': { zombies: number };
  'would-overflow': object;
  'would-hit-barricade': object;
  'would-overrun': Who;
  'would-bite': object;
  /** What hangs on which store fills up first. */
  'order-decides': { what: OrderDecides };
  ability: { ability: RoomAbilityId };
  'effect-of-card': { card: SearchCardId };
  /** What the component that asks does. */
  effect: { component: string };
  /** What is left here moves an objective on. */
  'counts-for': { objective: ObjectiveId };
  'horde-action': { action: HordeActionId; space: number };
  /** Who a Human is: the sheets and the board name the character. */
  character: Who;
  track: { wounds: number; ammo: number };
}

/** Why not. */
export interface Refusals {
  'same-room': object;
  'not-adjacent': { room: RoomId };
  'no-moves-left': object;
  'must-fight': { room: RoomId };
  'move-first': object;
  'overrun-move-first': object;
  'nothing-to-fight': object;
  'one-kill-per-move': object;
  'own-room': object;
  'fought-this-move': object;
  'out-of-range': { room: RoomId };
  'store-not-empty': { store: StoreFaceId };
  'no-ability': object;
  'used-this-turn': { room: RoomId };
  'not-in-this-room': object;
  'carried-already': object;
  'card-under-zombies': { store: StoreFaceId };
  'slot-taken': { card: SearchCardId };
  'dropped-this-turn': { card: SearchCardId };
  'would-fulfil-objective': { objective: ObjectiveId; store: StoreFaceId };
  'not-beside-courtyard': { store: StoreFaceId };
  'moves-to-make': { moves: number };
  'turn-closes': object;
}

/** What happens. */
export interface Events {
  'zombie-chosen': { character: CharacterId };
  'character-chosen': Who & { human: HumanId };
  'objectives-laid': { objectives: readonly ObjectiveId[] };
  'turn-begins': Who & { human: HumanId; last: boolean };
  moved: Who & { human: HumanId; from: RoomId; to: RoomId; free: boolean };
  'melee-rolled': Who & { face: DieFace; room: RoomId };
  'zombie-killed': { who: CharacterId | null; room: RoomId; cause: KillCause };
  'attack-altered': Who & { wounds: number };
  'die-wounds': Who & { wounds: number };
  shot: Who & { human: HumanId; room: RoomId; ammo: number };
  'overkill-taken': Who;
  wounded: Who & { human: HumanId; wounds: number; now: number };
  healed: Who & { human: HumanId; wounds: number; now: number };
  'ammo-spent': Who & { human: HumanId; ammo: number; now: number };
  'ammo-gained': Who & { human: HumanId; ammo: number; now: number };
  devoured: Who & { human: HumanId };
  'dropped-all': Who & { cards: readonly SearchCardId[]; store: StoreFaceId };
  'tokens-dropped': Who & { tokens: readonly string[]; store: StoreFaceId };
  'survivor-lost': { left: number };
  'survivor-given': Who & { left: number };
  'no-survivor-left': object;
  'pawn-returned': Who & { human: HumanId };
  'card-turned': { character: CharacterId };
  'horde-marker-placed': { character: CharacterId };
  'ability-joins': { character: CharacterId };
  'card-leaves': { character: CharacterId };
  'new-character': Who & { human: HumanId; before: CharacterId };
  'tracks-reset': Who;
  'turn-cut-short': Who;
  'room-used': Who & { room: RoomId; ability: RoomAbilityId; stopping: boolean };
  'supply-taken': Who & { supply: SupplyNumber };
  'supply-delivered': Who & { supply: SupplyNumber };
  'barricade-raised': { by: number; now: number };
  'supply-deck-empty': object;
  'supply-drawn': Who & { card: SearchCardId };
  'supply-returned': { supply: SupplyNumber };
  'supply-weapon-returned': Who & { card: SearchCardId };
  'weapon-replaced': Who & { card: SearchCardId; old: SearchCardId; store: StoreFaceId };
  'picked-up': Who & { card: SearchCardId; store: StoreFaceId };
  equipped: Who & { card: SearchCardId };
  exchanged: Who & { card: SearchCardId; old: SearchCardId; store: StoreFaceId };
  'survival-used': Who & { card: SearchCardId };
  'item-used': Who & { card: SearchCardId };
  dropped: Who & { card: SearchCardId; store: StoreFaceId };
  'turn-ended': Who;
  revealed: Who & { card: SearchCardId };
  'card-laid': Who & { card: SearchCardId; store: StoreFaceId };
  'event-resolved': Who & { card: SearchCardId };
  'zombie-turn': { symbol: EntranceSymbol };
  noise: Who & { store: StoreFaceId };
  'no-noise': Who;
  'no-noise-courtyard': Who;
  'horde-action': { character: CharacterId; space: number; action: HordeActionId };
  'horde-marker-moved': { character: CharacterId; space: number };
  'horde-marker-stays': { character: CharacterId };
  'zombie-turn-over': object;
  'zombies-come': { symbol: EntranceSymbol; count: number };
  'ability-acts': { character: CharacterId };
  'zombie-added': { zombie: number; room: RoomId };
  'zombie-moved': { zombie: number; from: RoomId; to: RoomId };
  'zombie-overflows': { from: StoreFaceId; to: StoreFaceId };
  'store-full': { store: StoreFaceId };
  'barricade-damaged': { now: number };
  'barricade-fell': object;
  'barricade-restored': { now: number };
  bitten: Who;
  overrun: Who & { room: RoomId };
  'card-dealt': Who & { card: Secret<SearchCardId> };
  'hand-drawn': { cards: number };
  'card-drawn': Who;
  'no-card-to-deal': Who;
  'objective-advanced': { objective: ObjectiveId; who: CharacterId | null; now: number; goal: number };
  'objective-done': { objective: ObjectiveId; who: CharacterId | null };
  'last-turns': { turns: number };
  'last-turn-over': object;
}

export type Verb =
  | 'keep'
  | 'deal'
  | 'move'
  | 'stay'
  | 'melee'
  | 'shoot'
  | 'use'
  | 'token'
  | 'supply'
  | 'take'
  | 'exchange'
  | 'item'
  | 'drop'
  | 'end'
  | 'store'
  | 'draw'
  | 'decline'
  | 'return'
  | 'horde'
  | 'human'
  | 'room'
  | 'card'
  | 'pass'
  | 'accept'
  | 'heal'
  | 'reload'
  | 'suffer';

/** The pure hooks: the value that is folded, and what the listener is told. */
export interface Queries {
  /** How many rooms one Move may cross. */
  moveSteps: readonly [number, { human: Human; overkill: boolean }];
  /** Rooms that one Move may end in. */
  moveTargets: readonly [readonly RoomId[], { human: Human; overkill: boolean }];
  /** Why a room is out of reach, said better. */
  moveRefusal: readonly [Verdict, { human: Human; room: RoomId }];
  /** Rooms that a ranged attack may aim at. */
  shotTargets: readonly [readonly RoomId[], { human: Human }];
  shotCost: readonly [number, { human: Human; room: RoomId }];
  /** Why no ranged attack is possible: none at all, or none into this room. */
  shotRefusal: readonly [Verdict, { human: Human; room?: RoomId }];
  /** The wounds that a face of the melee die is worth in a fight. */
  faceWounds: readonly [number, { human: Human; face: DieFace; room: RoomId }];
  /** The wounds that the attacker suffers of them. */
  meleeWounds: readonly [number, { human: Human; face: DieFace; room: RoomId }];
  /** Does this face count as an Overkill? */
  isOverkill: readonly [boolean, { human: Human; face: DieFace }];
  /** Rooms that an Overkill may shoot into, instead of the free Move. */
  overkillShots: readonly [readonly RoomId[], { human: Human }];
  overrunWounds: readonly [number, { human: Human; room: RoomId }];
  biteWounds: readonly [number, { human: Human }];
  healAmount: readonly [number, { human: Human }];
  ammoGain: readonly [number, { human: Human }];
  /** Must the store be empty before its rooms and tokens are used? */
  roomNeedsEmptyStore: readonly [boolean, { human: Human; store: StoreFaceId }];
  /** Must the store be empty before cards are picked up? */
  cardsNeedEmptyStore: readonly [boolean, { human: Human; store: StoreFaceId }];
  /** Why a card may not be dropped beside this store from the courtyard. */
  dropRefusal: readonly [Verdict, { human: Human; card: SearchCardId; store: StoreFaceId }];
  isNoise: readonly [boolean, { human: Human; card: SearchCardId; store: StoreFaceId }];
  /** How many Zombies come: two for a Zombie player's turn, per store otherwise. */
  zombiesToAdd: readonly [number, { human: Human; noise: boolean; store: StoreFaceId | null }];
  /** The rooms of a store that new Zombies fill, in their order. */
  roomsToFill: readonly [readonly RoomId[], { store: StoreFaceId }];
  /** `store` is where the Zombie should have come in; `null` for other blows. */
  barricadeDamage: readonly [number, { store: StoreFaceId | null }];
  barricadeRepair: readonly [number, { human: Human }];
}

/** The hooks that may ask, roll and write. */
export interface Flows {
  turnStarted: { human: Human };
  /** `onFoot`: a Move of the turn or of an Overkill, not one that an item or a room makes. */
  moved: { human: Human; from: RoomId; to: RoomId; onFoot: boolean };
  /** The melee die has fallen; `result.face` may be changed. */
  meleeRolled: { human: Human; room: RoomId; result: { face: DieFace } };
  afterMelee: { human: Human; room: RoomId; face: DieFace };
  zombieKilled: { by: Human | null; room: RoomId; cause: KillCause };
  afterShot: { human: Human; room: RoomId };
  /** A Zombie arrives on a Human; `reaction.prevented` spares the wound. */
  overrun: { human: Human; room: RoomId; reaction: { prevented: boolean } };
  afterOverrun: { human: Human; room: RoomId };
  zombieAdded: { room: RoomId };
  /** A Zombie of the mall was moved: it has not been added. */
  zombieMoved: { from: RoomId; to: RoomId };
  barricadeRaised: { by: Human };
  barricadeDamaged: object;
  pickedUp: { human: Human; card: SearchCardId };
  dropped: { human: Human; card: SearchCardId; store: StoreFaceId };
  enteredCentre: { human: Human };
  searched: { human: Human };
  noiseMade: { human: Human; store: StoreFaceId };
  /** `store` has received what they dropped; `null` where there was nothing. */
  devoured: { human: Human; store: StoreFaceId | null };
}

/** The types of the game, for the kernel. */
export interface Tez {
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
export type TezTable = Table<Tez>;
/** What a judge says. */
export type Verdict = KernelVerdict<Tez>;
/** A card, ability or objective. */
export type TezComponent = Component<Tez>;
/** A rule under way. */
export type Rule<T = void> = Flow<T>;
