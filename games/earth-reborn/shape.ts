/** The types of the game, bundled for the kernel: everything it asks, tells, refuses, and every hook. */

import type { SquareDirection } from '@necropole/boards';
import type { Component, Flow, Verdict as KernelVerdict, Table } from '@necropole/kernel';
import type { CharacterId } from './content/characters/index.ts';
import type { EquipmentFaceId } from './content/equipment/deck.ts';
import type { RuledRoomId } from './content/ids.ts';
import type { MeleeArc, OrderTileId, OrderType } from './content/kinds.ts';
import type { ScenarioId } from './content/scenarios/index.ts';
import type { CaptureEvents, CaptureFacts, CaptureQuestions, CaptureRefusals, CaptureVerb } from './said/capture.ts';
import type {
  CombinationEvents,
  CombinationFacts,
  CombinationQuestions,
  CombinationRefusals,
  CombinationVerb,
} from './said/combination.ts';
import type { BidsShown, Reason, Stake } from './said/duels.ts';
import type { FireEvents, FireFacts, FireQuestions, FireRefusals, FireVerb } from './said/fire.ts';
import type {
  BearerId,
  InteractionEvents,
  InteractionFacts,
  InteractionQuestions,
  InteractionRefusals,
  InteractionVerb,
} from './said/interaction.ts';
import type {
  LargeFigureEvents,
  LargeFigureQuestions,
  LargeFigureRefusals,
  LargeFigureVerb,
} from './said/large-figures.ts';
import type { MarkerEvents, MarkerQuestions, MarkerRefusals, MarkerVerb } from './said/placed-markers.ts';
import type { SearchEvents, SearchFacts, SearchQuestions, SearchRefusals, SearchVerb } from './said/search.ts';
import type { ThingFacts } from './said/things.ts';
import type { Board, World } from './world.ts';

export type PhaseName =
  | 'cut-deck'
  | 'jam-radio'
  | 'searching'
  | 'draw-tiles'
  | 'swap-tiles'
  | 'receive-command'
  | 'initiative-duel'
  | 'round'
  | 'orders'
  | 'moving'
  | 'combined-move'
  | 'final'
  | 'keep-tiles';

export type OutcomeId = 'norad-wins' | 'salemite-wins' | 'draw';

type Who = { figure: CharacterId };
/** A figure, door, wall or element that is attacked, as it is called. */
type Target = { target: string };
/** An equipment card, by the face in use. */
type Which = { item: EquipmentFaceId };

/** What keeps a square out of sight. */
export type Unseen = 'arc' | 'wall' | 'door' | 'figure' | 'element' | 'corner' | 'smoke' | 'level';

/** What the rules ask. */
export interface Questions
  extends FireQuestions,
    InteractionQuestions,
    SearchQuestions,
    CombinationQuestions,
    CaptureQuestions,
    LargeFigureQuestions,
    MarkerQuestions {
  swap: object;
  round: { turn: number };
  buy: { tiles: number };
  orders: Who;
  move: Who & { points: number };
  strike: Who & Target;
  'take-card': Who & { from: CharacterId };
  discard: { tiles: number };
  contest: object;
  bid: { about: 'initiative' | 'interception' };
  intercept: Who;
  brace: Who;
}

/** What decides, told before the choice. */
export interface Facts extends FireFacts, InteractionFacts, SearchFacts, CaptureFacts, CombinationFacts, ThingFacts {
  /** What a tile is that lies behind one’s own screen, or that is looked at. */
  tile: { tile: OrderTileId };
  /** The CP behind one’s own screen. */
  'own-command': { command: number };
  /** What is left behind the screen after a bid. */
  'command-after': { left: number };
  /** The CP that whoever is activated may take. */
  'command-open': { left: number };
  /** An enemy has it in sight, and may intercept. */
  'seen-by': Who;
  'duel-for-initiative': { asker: number };
  /** What a duel costs and brings; whoever would begin without it. */
  'duel-terms': { about: Stake; seat: number };
  'duel-because': Who & { by: CharacterId; why: Reason; points: number };
  /** What may still be spent on a character in this turn. */
  'command-left': Who & { left: number };
  'gives-points': { points: number };
  /** A facing ends the move. */
  'ends-move': { facing: SquareDirection };
  /** On a map with several levels; the storey where that is another one. */
  'goes-to': { at: string; storey: number | null };
  /** Where the move ends beside an enemy: on which of its arcs, and what it fights with there. */
  'beside-enemy': Who & { dice: number; automatic: number; arc: MeleeArc };
  'costs-points': { points: number };
  /** Whoever leaves never returns, and no goal asks for it. */
  'leaves-in-vain': Who;
  /** Somebody stands there: the figure has to go on before the round ends. */
  'shared-with': Who;
  /** Somebody may ask for a duel when the figure comes to this square. */
  'may-intercept': Who & { at: string };
  /** What is rolled in a fight: dice and automatic hits. */
  strength: { dice: number; automatic: number; arc: MeleeArc };
  'opposing-strength': { dice: number; automatic: number; armour: number; arc: MeleeArc };
  /** How likely a wound is, that the card is turned over or its bearer dies, and that the attacker is wounded. */
  /** How likely a wound is, or that a thing breaks, with the CP that make it likeliest of those that can be spent now. */
  'best-odds': { does: 'wounds' | 'breaks'; command: number; percent: number };
  /** Where another section reads the same: on which of its bearer’s tiles this one is. */
  'on-tile': { number: number };
  'wound-odds': { percent: number };
  'fall-odds': { percent: number; dies: boolean };
  'own-risk': { percent: number };
  'break-odds': { defence: number; percent: number };
}

/** Why not. */
export interface Refusals
  extends FireRefusals,
    InteractionRefusals,
    SearchRefusals,
    CombinationRefusals,
    CaptureRefusals,
    LargeFigureRefusals,
    MarkerRefusals {
  'too-few-command': { have: number; need: number };
  'others-ready': { figure: CharacterId };
  'nothing-to-draw': object;
  'nothing-to-buy': object;
  'supplied-already': Who;
  'no-section': { order: OrderType };
  'section-used': object;
  'sections-too-small': { order: OrderType; most: number };
  'beyond-maximum': Who & { left: number };
  'square-shared': { with: CharacterId };
  'too-many-tiles': { tiles: number; most: number };
  'enemy-there': Who;
  'barred-there': { element: string };
  'too-far': { points: number };
  'not-beside-door': object;
  'no-magnetic-card': object;
  'closes-by-itself': object;
  'no-points': object;
  'no-way-out': object;
  'leaving-forbidden': object;
  'no-card-to-hand': Who;
  'handed-already': object;
  'not-adjacent': object;
  'door-between': object;
  'wall-between': object;
  'cannot-be-destroyed': object;
  'door-open': object;
  'must-bid': object;
  'no-chance': Who;
  'not-in-sight': Who & { why: Unseen };
  'orders-used': { most: number };
  'black-order': object;
}

/** What happens. */
export interface Events
  extends FireEvents,
    InteractionEvents,
    SearchEvents,
    CombinationEvents,
    CaptureEvents,
    LargeFigureEvents,
    MarkerEvents {
  'turn-begins': { turn: number };
  'tiles-drawn': { seat: number; count: number };
  'bag-refilled': { count: number };
  'tiles-swapped': { seat: number };
  'command-received': { seat: number; base: number; bonus: number };
  'initiative-given': { seat: number };
  'activation-begins': { seat: number };
  activated: Who;
  reactivated: Who;
  'tile-drawn': { seat: number };
  'tile-bought': { seat: number };
  passed: { seat: number };
  'tile-assigned': Who & { tile: OrderTileId };
  'command-placed': Who & { order: OrderType; command: number };
  'awaits-orders': Who;
  'awaits-deployment': Who;
  'door-slides-shut': { door: string };
  'goes-back': Who & { from: string; to: string };
  'final-phase': { turn: number };
  'goal-met': { scenario: ScenarioId; goal: number };
  'cards-disengaged': { count: number };
  'tiles-cleared': { count: number };
  'command-returned': object;
  'tile-discarded': { seat: number };
  'tiles-kept': { seat: number; count: number };
  'turn-ends': { turn: number };
  'move-begins': Who & { points: number };
  moved: Who & { path: readonly string[] };
  'door-opened': Who & { door: string };
  'door-closed': Who & { door: string };
  'card-handed': { from: CharacterId; to: CharacterId };
  'card-taken': Who & { from: CharacterId };
  'left-map': Who & { from: string };
  faces: Who & { facing: SquareDirection };
  'points-lost': Who & { points: number };
  attacks: Who & { defender: CharacterId; command: number; arc: MeleeArc; against: MeleeArc };
  'strikes-at': Who & Target & { command: number; arc: MeleeArc };
  rolled: Who & { dice: readonly number[]; automatic: number; hits: number; criticals: number };
  'defence-valued': Who & { defence: number };
  'critical-wounds': Who & { wounds: number; by: CharacterId };
  wounded: Who & { wounds: number; by: CharacterId };
  'holds-out': Who & { hits: number; defence: number };
  'card-turned': Who;
  died: Who & { at: string };
  'marker-left': Who & { at: string };
  destroyed: Who & Target;
  'stands-firm': Target & { hits: number; defence: number };
  'initiative-contested': { seat: number };
  'initiative-decided': { seat: number };
  'bids-shown': BidsShown;
  'chances-lost': { figures: readonly CharacterId[] };
  'interception-asked': Who & { by: CharacterId };
  'interception-failed': Who & { by: CharacterId };
  paused: Who & { by: CharacterId };
  resumes: Who & { points: number };
  'activation-cut-short': Who;
}

export type Verb =
  | FireVerb
  | InteractionVerb
  | SearchVerb
  | CombinationVerb
  | CaptureVerb
  | LargeFigureVerb
  | MarkerVerb
  | 'keep'
  | 'swap'
  | 'activate'
  | 'draw'
  | 'buy'
  | 'pass'
  | 'tile'
  | 'assign'
  | 'move'
  | 'melee'
  | 'done'
  | 'go'
  | 'open'
  | 'close'
  | 'hand'
  | 'take'
  | 'leave'
  | 'face'
  | 'strike'
  | 'decline'
  | 'discard'
  | 'contest'
  | 'let'
  | 'bid'
  | 'intercept';

/** The hooks that may ask, roll and write. */
export interface Flows {
  /** A character has left the map, with what it carried. */
  left: Who & { with: readonly EquipmentFaceId[] };
  /** A character has died. */
  died: Who;
  /** A character was captured. */
  captured: Who & { by: CharacterId };
  /** A prisoner was tortured, and so many spy points came of it. */
  tortured: Who & { by: CharacterId; points: number };
  /** A corpse has become a zombie. */
  zombieRaised: Who;
  /** Nothing is left of what a room is for. */
  roomDestroyed: { room: RuledRoomId };
  /** The last time marker of something is gone. */
  timerOut: { of: BearerId };
  /** An effect of a card was triggered. */
  used: Who & Which;
  /** The final phase begins. */
  victoryChecked: object;
  /** All effects of the final phase are over. */
  turnOver: object;
}

/** The types of the game, for the kernel. */
export interface Er {
  world: World;
  board: Board;
  phase: PhaseName;
  questions: Questions;
  facts: Facts;
  refusals: Refusals;
  events: Events;
  verbs: Verb;
  outcomes: OutcomeId;
  queries: object;
  flows: Flows;
}

/** The table that the rules are given. */
export type ErTable = Table<Er>;
/** What a judge says. */
export type Verdict = KernelVerdict<Er>;
/** A character, a tile, a scenario. */
export type ErComponent = Component<Er>;
/** A rule under way. */
export type Rule<T = void> = Flow<T>;
