/** The types of the game, bundled for the kernel: everything it asks, tells, refuses, and every hook. */
import type { HexId } from '@necropole/boards';
import type { Component, Flow, Verdict as KernelVerdict, Secret, Table } from '@necropole/kernel';
import type { CampId, Range } from './content/camps.ts';
import type { TownId } from './content/field/map.ts';
import type { DoorId, KeyId, ZoneId } from './content/fortress/plan.ts';
import type { CounterId, CounterKind, MarkerId, MarkerKind } from './content/ids.ts';
import type { Board, MemberId, Pack, World } from './world.ts';

export type PhaseName =
  | 'roll-for-camps'
  | 'choose-camp'
  | 'choose-town'
  | 'give-grenades'
  | 'field-turn'
  | 'field-march'
  | 'field-stop'
  | 'field-event'
  | 'field-pick-up'
  | 'field-attack'
  | 'fight-arm'
  | 'fight-fire'
  | 'fight-advance'
  | 'fight-assault'
  | 'fight-over'
  | 'turn-over'
  | 'last-events'
  | 'take-green-markers'
  | 'lay-markers'
  | 'fortress-turn'
  | 'fortress-march'
  | 'fortress-event'
  | 'fortress-pick-up'
  | 'pack-march';

export type OutcomeId =
  | 'soviets-first'
  | 'all-destroyed'
  | 'massacre'
  | 'plague'
  | 'buried'
  | `${CampId}-wins`
  | 'shared';

/** What a seat is in the fortress: `idle` is without a team, and leads one wandering zombie. */
export type Role = 'team' | 'master' | 'turned' | 'idle';

type Who = { team: CampId };
type Slot = { slot: number };
/** A hidden event, to those who have looked at it. */
type SeenThere = { at: HexId | ZoneId; marker: Secret<MarkerId> };

/** What stops a march; corrosive liquid acts on whoever comes through, who may then go on. */
export type Stop = 'event' | 'gate' | 'team' | 'castle' | 'dead' | 'fight' | 'lift' | 'liquid';

/** What the rules ask. */
export interface Questions {
  'choose-camp': object;
  'choose-town': Who;
  'give-grenades': Who;
  /** `aboard`: what it would get out of for it. */
  board: Who & { transport: MarkerKind; aboard: MarkerKind | null };
  'set-out': Who & { aboard: MarkerKind | null };
  march: Who & { half: number; hexes: number | null };
  trigger: Who & { at: HexId };
  found: Who & { at: HexId };
  'pick-up': Who & { at: HexId };
  'clash-how': Who & { enemy: CampId };
  'drive-off': { enemy: CampId; hexes: number };
  attack: Who;
  arm: Who & { zombies: number; aboard: boolean };
  volley: Who & { shooters: number };
  aim: Who & Slot & { box: Range; dice: number };
  'set-mine': Who & { member: MemberId };
  uncover: Who & { left: number };
  advance: Who;
  'set-apart': Who;
  'place-member': { member: MemberId };
  'place-zombie': Slot & { counter: CounterId };
  'strike-which': { member: MemberId };
  'strike-whom': Slot & { counter: CounterId };
  heal: Who;
  flee: Who;
  'flee-where': Who;
  pause: Who;
  'last-event': Who & { left: number };
  'lay-marker': { room: ZoneId };
  recognise: Who & { at: HexId | ZoneId };
  infection: Who;
  explore: Who & { at: HexId | ZoneId };
  go: Who & { points: number };
  lead: { role: Role; groups: number };
  prowl: { kind: Pack['kind']; at: ZoneId; points: number };
}

/** What decides, told before the choice. */
export interface Facts {
  /** What a thing that somebody carries is: for its player alone. */
  thing: { marker: MarkerId };
  /** How an answer is called that says what is handed on, left or taken up, and by whom. */
  'hands-on': { marker: MarkerId; from: MemberId; to: MemberId };
  'leaves-here': { marker: MarkerId; from: MemberId };
  'takes-up': { marker: MarkerId; member: MemberId };
  shows: { marker: MarkerId; member: MemberId };
  'would-throw': { marker: MarkerId; member: MemberId };
  trades: { marker: MarkerId; from: MemberId; other: MarkerId; to: MemberId };
  'heals-with': { marker: MarkerId; from: MemberId; member: MemberId };
  'attacks-with': { marker: MarkerId; member: MemberId; team: CampId };
  'sets-mine': { marker: MarkerId; member: MemberId };
  'looks-with': { marker: MarkerId; member: MemberId };
  'sets-apart': { marker: MarkerId; member: MemberId };
  'seals-with': { marker: MarkerId; member: MemberId };
  'tries-lock': { to: ZoneId };
  'blasts-door': { to: ZoneId; marker: MarkerId; member: MemberId };
  /** A group of the dead, and where it is. */
  'names-pack': { kind: Pack['kind']; at: ZoneId };
  /** How far the way out is, whatever the doors. */
  'lift-away': { zones: number };
  /** A counter that lies face up, and whether its second place is meant. */
  'names-counter': { slot: number; counter: CounterId; second: boolean };
  /** What was turned up, or may be boarded, and what it does. */
  'does-what': { marker: MarkerId };
  /** How many hexes are left to the castle, round the mountains. */
  'castle-away': { hexes: number };
  /** What a march costs, in half points; with a 5, in hexes. */
  price: { half: number };
  'price-in-hexes': { hexes: number };
  /** Whoever enters goes no farther. */
  'stops-here': { why: Exclude<Stop, 'liquid'> };
  /** What a way through the fortress costs, and how many doors are on it. */
  'zone-price': { points: number; doors: number };
  /** What lies next, behind a door that costs more than is left. */
  'door-too-dear': { zones: readonly ZoneId[]; points: number };
  'lock-odds': { percent: number };
  /** Rooms whose marker lies face down. */
  'unseen-rooms': { rooms: number };
  /** How far the nearest group of the dead is. */
  'dead-near': { zones: number };
  /** A group of the dead can come to where the team is in one move, on so much or more of a die. */
  'dead-may-come': { from: number };
  /** The points that are left, and how many of them may be spent towards an entry zone. */
  'points-halved': { points: number; towards: number };
  /** On so much or less of a die it hurts one of its own team. */
  'hurts-on': { upTo: number };
  /** What is thrown or set is spent; one of two throws may be left. */
  'is-spent': { left: number };
  /** How far the nearest team is from where the dead would go. */
  'team-near': { zones: number };
  /** Rounds before the destruction begins by itself. */
  'rounds-left': { rounds: number };
  /** Entry zones that are intact. */
  'entries-left': { zones: number };
  /** What whoever leads the dead can still win; `out`: a team got out. */
  'plays-for': { role: Role; out: boolean };
  'gate-zombies': { from: number; to: number };
  /** What is fired with, and what it is worth. */
  'fires-with': { weapon: MarkerKind | null; dice: number };
  'lost-on': { upTo: number };
  /** All who can fire at a box, by one press. */
  'all-fire': { box: Range; shooters: number; dice: number };
  'hit-odds': { percent: number };
  /** How likely so many dice destroy a find that lies open. */
  'waste-odds': { counter: CounterKind; percent: number };
  /** What a counter that lies open is and does, where it is no zombie. */
  'counter-does': { counter: CounterKind };
  /** Nothing but a find lies in the box that is fired at. */
  'find-there': { counter: CounterKind };
  /** What lies face down may be a find, and fire would destroy it. */
  'may-be-find': object;
  /** How likely a counter that lies face up loses the life points that it has left. */
  'kill-odds': { lives: number; percent: number };
  /** A round of assault against all that come: damage in tenths, and how likely nobody is hurt. */
  'assault-odds': { dealt: number; taken: number; unharmed: number };
  /** How likely a counter falls in this round, before and after one more strikes it. */
  'falls-odds': { lives: number; before: number; after: number };
  /** The doctor is captured on so much or more of a die. */
  'captured-on': { from: number };
  /** What becomes of whoever carries the coffin. */
  'coffin-turns': object;
  /** Sixes of movement dice before the end. */
  'sixes-left': { until: 'soviets' | 'destruction'; sixes: number };
  /** What a camp is, where it is chosen; and what all of them have. */
  'names-camp': { camp: CampId };
  'camps-alike': { soldiers: number; medics: number };
  /** What a counter is: to whoever leads it, and to everybody once it is uncovered. */
  counter: { counter: CounterId };
  wounded: object;
  /** Why a team turns up events before it goes down, and what may come of it. */
  'last-events-why': { first: boolean };
  /** What is not taken up lies there for whoever comes. */
  'stays-lying': object;
  'takes-nothing': object;
  /** A flight succeeds on so much or more of a die. */
  'flees-on': { from: number };
  /** What leaving at a pause comes to. */
  'leaves-freely': object;
}

/** Why not. */
export interface Refusals {
  'camp-taken': { camp: CampId };
  'town-taken': { town: TownId };
  'too-many-weapons': { member: MemberId };
  'too-dear': { half: number; left: number };
  'too-far': object;
  /** The points would do, were it not for what stops whoever enters there. */
  'stopped-on-way': { at: HexId | ZoneId; why: Stop };
  'no-mountains': { transport: MarkerKind };
  'fight-there': object;
  'comes-along': object;
  'to-be-announced': object;
  'kept-secret': object;
  'hands-full': { member: MemberId };
  'hands-free': { member: MemberId };
  'handed-enough': object;
  'no-kit': object;
  'no-medic': object;
  'not-wounded': object;
  'not-a-weapon': object;
  'wields-already': object;
  'four-fire': object;
  'acts-already': object;
  'box-empty': { box: Range };
  'out-of-range': { box: Range };
  'weapon-spent': object;
  'scanned-already': object;
  'nothing-to-uncover': object;
  'no-leaper': object;
  'leaps-already': object;
  'weapons-left': object;
  'not-for-this': object;
  'shown-already': object;
  infected: object;
  'not-infected': object;
  'attacked-already': object;
  'others-uncovered': object;
  'nowhere-to-flee': object;
  'own-room': { room: ZoneId };
  'doctor-elsewhere': object;
  'keys-in-rooms': object;
  'doctor-first': object;
  'key-put-aside': object;
  'keys-missing': { keys: number };
  'event-waits': object;
  'not-locked': object;
  'lock-step-over': object;
  'blasted-already': object;
  'blast-on-way': object;
  'half-points': { most: number; spent: number };
  locked: { from: ZoneId; into: ZoneId };
  'zone-too-dear': { points: number; left: number };
  wall: object;
  'not-the-model': object;
  'stays-there': object;
  'not-yours': object;
  'created-already': object;
  'enough-wanderers': object;
  'fell-just-now': object;
  'just-came': object;
  'held-by-fight': object;
  'moved-already': object;
  'others-there': object;
  'sealed-already': object;
}

/** What happens. */
export interface Events {
  'soviets-set-out': { die: number; now: number; end: number };
  'rolled-for-camps': { dice: readonly { seat: number; die: number }[] };
  'camp-chosen': Who & { seat: number };
  'town-chosen': Who & { town: TownId; at: HexId };
  'grenades-given': Who & { member: MemberId };
  'begins-first': Who;
  'turn-begins': Who;
  'turn-ended': Who;
  'movement-rolled': Who & { die: number };
  'soviets-advance': { now: number; end: number };
  marched: Who & { from: HexId; to: HexId; path: readonly HexId[] };
  'thing-helped': Who & { marker: MarkerKind };
  'points-lost': Who & { half: number };
  'gate-passed': Who & { at: HexId; die: number };
  'event-turned': Who & { at: HexId };
  announced: Who & { at: HexId; marker: MarkerKind };
  encounter: Who & { at: HexId; zombies: number };
  'marker-removed': { at: HexId };
  found: Who & { at: HexId; member: MemberId; thing: Secret<MarkerId> };
  'left-behind': Who & { at: HexId; thing: MarkerKind };
  'handed-on': { from: MemberId; to: MemberId };
  traded: { from: MemberId; to: MemberId };
  'picked-up': Who & { thing: MarkerKind; member: MemberId };
  'transport-found': Who & { transport: MarkerKind; at: HexId };
  'transport-boarded': Who & { transport: MarkerKind };
  'transport-left': Who & { transport: MarkerKind };
  'transport-destroyed': { transport: MarkerKind; at: HexId };
  accident: Who & { transport: MarkerKind };
  'flies-over': Who & { at: HexId };
  'kit-used': { medic: MemberId; member: MemberId };
  healed: { member: MemberId };
  clash: { attacker: CampId; defender: CampId; at: HexId };
  'clash-rolled': { rolls: readonly { team: CampId; die: number; men: number }[] };
  'clash-won': Who & { loser: CampId };
  'driven-off': Who & { from: HexId; to: HexId };
  'vehicle-attacked': Who & { enemy: CampId; weapon: MarkerKind };
  'aircraft-attacked': Who & { enemy: CampId; weapon: MarkerKind; die: number; hit: boolean };
  arrived: Who & { place: number };
  'team-destroyed': Who & { at: HexId };
  'too-late': Who;
  'becomes-master': { seat: number; player: CampId };
  'things-scattered': Who & { at: HexId; things: readonly MarkerKind[] };
  'companion-lost': Who & { marker: MarkerKind };
  'things-lost': Who;
  /** `pack`: the group that walks, if it is one. */
  'fight-begins': Who & { leader: number; player: CampId; at: HexId | ZoneId; pack: Pack['kind'] | null };
  'counters-drawn': { count: number };
  'fight-resumed': Who & { assault: boolean };
  'weapon-wielded': { member: MemberId };
  shown: { member: MemberId; marker: MarkerKind };
  'gun-fires': Who & { dice: number };
  fires: { member: MemberId; weapon: MarkerKind | null; box: Range; dice: number };
  throws: { member: MemberId; dice: number; left: number };
  'mine-set': Slot & { member: MemberId; die: number };
  'shot-at': Slot & { dice: readonly number[]; hits: number };
  uncovered: Slot & { counter: CounterId };
  'zombie-killed': Slot & { counter: CounterId };
  'prize-lost': Slot & { counter: CounterId };
  'device-used': Who & { marker: MarkerKind; die: number; lost: boolean };
  advanced: Who & { leader: number };
  leapt: Slot;
  'enters-team-box': Slot & { counter: CounterId };
  'stays-behind': Slot & { counter: CounterId };
  'weapon-dissolved': { member: MemberId; weapon: MarkerKind };
  'weapons-set-apart': Who & { weapons: number };
  'puddle-is-zombie': Slot;
  'fight-suspended': Who;
  'assault-round': Who & { members: number; zombies: number };
  'member-strikes': Slot & { member: MemberId; die: number; bonus: number; hits: boolean };
  'zombie-strikes': Slot & { member: MemberId; die: number; hits: boolean };
  'zombie-hurt': Slot & { counter: CounterId; left: number };
  wounded: { member: MemberId };
  died: { member: MemberId };
  'ammunition-tested': { member: MemberId; weapon: MarkerKind; die: number; lost: boolean };
  'weapon-used-up': { member: MemberId; weapon: MarkerKind };
  'defends-too': Who;
  surprised: Who;
  'hulk-upon-them': Who;
  'wanderer-rolled': { die: number; lives: number };
  'hulk-rolled': { at: ZoneId; dice: readonly number[]; lives: number };
  'hulk-beaten': Who;
  'pack-destroyed': { kind: Pack['kind']; at: ZoneId };
  'flight-tested': Who & { die: number; flees: boolean };
  fled: Who & { from: HexId | ZoneId; to: ZoneId; path: readonly ZoneId[] };
  pause: Who & { rounds: number };
  'doctor-lost': Who;
  'destruction-begins': { cause: 'capture' | 'hulk' | 'clock'; end: number };
  'destruction-advances': { now: number; end: number };
  panic: object;
  'turned-up': { room: ZoneId; marker: MarkerKind };
  'encounter-wakes': { at: ZoneId; zombies: number };
  'team-turns': Who & { at: ZoneId; members: number };
  'leads-the-turned': Who & { seat: number; at: ZoneId; zombies: number };
  treated: Who;
  escaped: Who & { place: number };
  buried: Who;
  'not-infected': Who;
  'things-shown': Who & { things: readonly MarkerKind[] };
  'points-counted': Who & { points: number };
  'fight-won': Who;
  'events-seen': Who & { count: number; seen: readonly SeenThere[] };
  'herb-lost': Who;
  'counters-returned': { count: number };
  'last-events': Who & { count: number };
  'event-declined': Who;
  'field-over': object;
  'goes-down': Who;
  'bowl-filled': { count: number };
  'markers-taken': { seat: number; player: CampId; count: number };
  'marker-laid': { room: ZoneId };
  'fortress-opens': Who;
  activated: Who & { seat: number; role: Role };
  'activation-over': { seat: number; player: CampId };
  'lock-tried': Who & { door: DoorId; die: number; opens: boolean };
  'door-shuts': { door: DoorId };
  'opened-by-key': Who & { door: DoorId; key: KeyId };
  'key-removed': { key: KeyId };
  'charge-set': { member: MemberId; door: DoorId; weapon: MarkerKind };
  'goes-at': Who & { at: ZoneId };
  'door-destroyed': Who & { door: DoorId; weapon: MarkerKind; die: number };
  'zones-rolled': Who & { die: number; points: number };
  went: Who & { from: ZoneId; to: ZoneId; path: readonly ZoneId[] };
  'doctor-follows': Who & { at: ZoneId };
  'zone-points-lost': Who & { points: number };
  'kept-quiet': Who & { at: ZoneId };
  'model-studied': Who & { count: number; seen: readonly SeenThere[] };
  'weapon-corroded': { member: MemberId; weapon: MarkerKind };
  'liquid-spares': Who;
  'prisoner-freed': Who & { member: MemberId; at: ZoneId };
  'doctor-tested': Who & { at: ZoneId; die: number; bonus: number; captured: boolean };
  'doctor-captured': Who;
  'wanderer-comes': { die: number; at: ZoneId };
  'nothing-comes': { die: number; at: ZoneId };
  'pack-handed': { seat: number; player: CampId; at: ZoneId };
  'pack-rolled': { pack: number; at: ZoneId; die: number; points: number };
  'pack-runs': { pack: number; at: ZoneId; points: number };
  'pack-went': { pack: number; kind: Pack['kind']; from: ZoneId; to: ZoneId; path: readonly ZoneId[] };
  'entry-destroyed': Who & { entry: number; weapon: MarkerKind };
}

export type Verb =
  | 'camp'
  | 'town'
  | 'give'
  | 'leave'
  | 'announce'
  | 'swap'
  | 'board'
  | 'abandon'
  | 'roll'
  | 'get-out'
  | 'trigger'
  | 'pass'
  | 'hand'
  | 'trade'
  | 'drop'
  | 'kit'
  | 'march'
  | 'climb'
  | 'halt'
  | 'take'
  | 'fight'
  | 'attack'
  | 'hex'
  | 'wield'
  | 'show'
  | 'ready'
  | 'fire'
  | 'throw'
  | 'mine'
  | 'scan'
  | 'done'
  | 'dice'
  | 'counter'
  | 'advance'
  | 'leap'
  | 'weapon'
  | 'line-up'
  | 'member'
  | 'event'
  | 'decline'
  | 'slot'
  | 'test'
  | 'blast'
  | 'quiet'
  | 'free'
  | 'create'
  | 'lead'
  | 'seal'
  | 'stand'
  | 'run'
  | 'way'
  | 'infected'
  | 'healthy';

/** What a hex costs, in half points, and the thing that made it cheaper. */
export interface Price {
  readonly half: number;
  readonly thanks: MarkerKind | null;
}

/** The types of the game, for the kernel. */
export interface Zf {
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
  flows: object;
}

/** The table that the rules are given. */
export type ZfTable = Table<Zf>;
/** What a judge says. */
export type Verdict = KernelVerdict<Zf>;
/** A marker, a counter. */
export type ZfComponent = Component<Zf>;
/** A rule under way. */
export type Rule<T = void> = Flow<T>;
