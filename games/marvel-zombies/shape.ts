/** The types of the game, bundled for the kernel: everything it asks, tells, refuses, and every hook. */

import type { Component, Flow, Verdict as KernelVerdict, Listener, Table } from '@necropole/kernel';
import type {
  CitizenCardId,
  CitizenId,
  Colour,
  EnemyId,
  EnemyKind,
  GoalId,
  HeroId,
  HordeKind,
  Level,
  MissionId,
  ObjectiveCardId,
  SpawnCardId,
  SpawnPointId,
  TraitCardId,
  ZombieHeroId,
} from './content/ids.ts';
import type { Attack, AttackProfile, Group, OfferedBoost } from './content/kinds.ts';
import type { ContentSaid } from './content/said.ts';
import type { FloorId, OpeningKind } from './content/tiles/faces.ts';
import type { Board, CitizenOnBoard, Hero, Objective, SpawnPoint, World, Zone } from './world.ts';

export type PhaseName =
  | 'start-zones'
  | 'players-phase'
  | 'hero-turn'
  | 'end-of-players-phase'
  | 'enemies-first-actions'
  | 'enemies-second-actions'
  | 'citizens'
  | 'spawn-point'
  | 'end-of-round';

export type OutcomeId = 'mission-accomplished' | 'hero-eliminated' | 'mission-failed';

/** Ids of zones, openings and pieces as the scene names them. */
type ZoneName = string;
type OpeningName = string;
type Who = { who: HeroId };

/** What the rules ask. */
export interface Questions {
  /** The players: in which start zone does a hero begin? */
  'choose-start': Who;
  /** The players: who acts next? */
  'choose-hero': { round: number };
  turn: Who & { actions: number };
  /** Where the second zone of a longer move leads, or stay. */
  'move-on': Who & { left: number };
  /** Before the dice: roll, add power, play cards. */
  'attack-boost': Who & { attack: string; dice: number };
  /** Which enemies of one rank are struck. */
  'choose-struck': Who & { hits: number };
  'discard-trait': Who;
  /** A trait is lost because a citizen was devoured. */
  'lose-trait': Who;
  'keep-citizen': Who & { citizen: CitizenCardId; old: CitizenCardId };
  /** The players: who takes the next wound of a zone? */
  'take-wound': { zone: ZoneName; left: number };
  /** May cancel a wound with the rescued citizen. */
  'sacrifice-citizen': Who & { wounds: number; citizen: CitizenCardId };
  /** The players: which citizen dies where fewer wounds than citizens fall? */
  'citizen-dies': { zone: ZoneName };
  /** The players: which way goes what cannot be shared out evenly? */
  'choose-way': { zone: ZoneName; kind: EnemyKind; count: number };
  /** The players: where does a citizen go? */
  'citizen-way': { citizen: CitizenId };
  /** The players: for which zone of the opened building is the next card? */
  'spawn-order': { left: number };
  'leave-by-exit': Who;
  /** Asked by a component. */
  'may-use': Who & { component: string };
  'choose-zone': Who & { component: string };
  'choose-hero-for': Who & { component: string };
  'choose-enemy': Who & { component: string };
  'choose-card': Who & { component: string };
  'choose-skill': Who & { component: string };
  'choose-die': Who & { component: string };
}

/** What decides, told before the choice. */
export interface Facts {
  'actions-left': { actions: number };
  'action-cost': { actions: number };
  'power-cost': { power: number };
  'power-left': { power: number };
  /** Enemies in the zone that is left slow the hero. */
  'slowed-by': { enemies: number };
  'enemies-there': { enemies: number };
  /** The accuracy as it stands: the least face that is a success. */
  'dice-and-accuracy': { dice: number; accuracy: number };
  /** The chance in percent that at least so many of that rank die. */
  'kill-odds': { kind: EnemyKind; kills: number; percent: number };
  'clear-odds': { percent: number };
  /** What it takes to kill this enemy, and whether the hits in hand are enough. */
  'hits-to-kill': { hits: number; enough: boolean };
  'opens-building': { zones: number };
  'spawn-live': { points: number };
  /** Who will be attacked if nothing changes; how many of the wounds come from enemies who stand elsewhere now. */
  'will-be-attacked': Who & { wounds: number; fromElsewhere: number };
  'citizen-will-be-attacked': { citizen: CitizenId };
  lethal: Who;
  'citizens-lost': { citizens: number };
  'devoured-cost': object;
  /** Enemies there keep the citizen from going. */
  'citizen-would-stay': object;
  effect: { component: string };
  'way-length': { zones: number };
  'health-left': { health: number };
  /** What the action is worth. */
  'power-gain': { power: number };
  /** As many traits as one may hold: one of them, or the new one, will go. */
  'traits-full': { traits: number };
  /** What the objective is, where that is seen. */
  'objective-colour': { colour: Colour };
  /** At the end of the turn the hero may go. */
  'may-leave': object;
  /** The exit of the mission is in the zone that the answer leads to. */
  'exit-there': object;
  /** So many of the heroes would be out. */
  'out-then': { out: number; heroes: number };
}

/** Why not. */
export interface Refusals {
  'no-actions-left': { needed: number; left: number };
  'not-adjacent': { zone: ZoneName };
  'same-zone': object;
  obstacle: { zone: ZoneName };
  closed: { opening: OpeningName };
  'already-open': { opening: OpeningName };
  'not-in-this-zone': object;
  locked: { colour: Colour };
  'elevator-doors': object;
  'elevator-away': object;
  'elevator-here': object;
  'no-shaft-near': object;
  'not-in-elevator': object;
  'out-of-order': object;
  'one-trait-a-turn': object;
  'no-trait-left': object;
  'no-citizen-here': object;
  'enemies-here': { enemies: number };
  'not-in-sight': { zone: ZoneName };
  'out-of-range': { zone: ZoneName; range: number; most: number };
  'too-near': { zone: ZoneName; least: number };
  'no-enemy-there': { zone: ZoneName };
  'cannot-be-targeted': { zone: ZoneName };
  'no-power': { needed: number; power: number };
  'power-full': object;
  'no-objective-here': object;
  'not-yet': { goal: string };
  'exit-not-yet': object;
  'exit-enemies': { enemies: number };
  /** So many heroes begin there already. */
  'start-zone-full': { heroes: number };
  'already-activated': Who;
  'left-the-board': Who;
  'safe-outside': Who;
  'used-this-turn': { component: string };
  'used-this-round': { component: string };
  'hand-empty': object;
  'hand-charged': object;
  'no-bonus-dice': object;
  'nothing-to-do': { component: string };
  healthy: object;
}

/** What happens. */
export interface Events {
  'hero-starts': Who & { zone: ZoneName };
  'round-begins': { round: number };
  'power-raised': { heroes: readonly HeroId[] };
  'turn-begins': Who & { actions: number };
  'turn-ended': Who;
  moved: Who & { from: ZoneName; to: ZoneName; cost: number };
  'opening-opened': { who: HeroId | null; opening: OpeningName };
  'trait-gained': Who & { card: TraitCardId };
  'trait-discarded': Who & { card: TraitCardId };
  'trait-played': Who & { card: TraitCardId };
  'trait-deck-reshuffled': object;
  /** `needed`: the least face that is a success. */
  'attack-made': Who & { attack: string; zone: ZoneName; dice: readonly number[]; needed: number; hits: number };
  'enemy-killed': { who: HeroId | null; enemy: EnemyId; zone: ZoneName };
  'hits-wasted': { hits: number };
  'xp-gained': Who & { xp: number; now: number };
  'level-reached': Who & { level: Level };
  'citizen-rescued': Who & { citizen: CitizenId };
  'citizen-kept': Who & { citizen: CitizenCardId };
  'citizen-discarded': Who & { citizen: CitizenCardId };
  'power-gained': Who & { power: number; now: number };
  'power-spent': Who & { power: number; now: number };
  'power-lost': Who & { power: number; now: number };
  'objective-taken': Who & { objective: ObjectiveCardId; colour: Colour };
  'elevator-called': Who & { floor: FloorId };
  'elevator-moved': Who & { floor: FloorId };
  /** So many of the heroes are out now. */
  'hero-left': Who & { out: number; heroes: number };
  'enemies-phase': object;
  'floor-asleep': { floor: FloorId };
  'citizens-abandoned': { floor: FloorId };
  'enemies-attack': { zone: ZoneName; enemies: number; wounds: number };
  wounded: Who & { wounds: number; now: number };
  'wound-cancelled': Who & { citizen: CitizenCardId };
  healed: Who & { health: number; now: number };
  'hero-eliminated': Who;
  'citizen-fights-back': { citizen: CitizenId; die: number; held: boolean };
  'citizen-devoured': { citizen: CitizenId };
  'enemies-move': {
    from: ZoneName;
    to: ZoneName;
    brutes: number;
    walkers: number;
    runners: number;
    heroes: readonly ZombieHeroId[];
  };
  'enemies-split': { zone: ZoneName; ways: number };
  'window-forced': { opening: OpeningName; enemies: number };
  'second-actions': { enemies: number };
  'citizens-step': { citizens: number };
  'citizen-stays': { citizen: CitizenId };
  'citizen-moves': { citizen: CitizenId; to: ZoneName };
  'citizen-unhidden': { citizen: CitizenId; die: number };
  'citizen-stays-hidden': { citizen: CitizenId; die: number };
  'spawn-step': { points: number };
  'point-sleeps': { point: SpawnPointId };
  'spawn-card': { card: SpawnCardId; zone: ZoneName; level: Level };
  /** Nobody is left whom it could bring or wake. */
  'card-passed-over': { card: SpawnCardId };
  'enemies-spawned': { kind: HordeKind; count: number; zone: ZoneName };
  rush: { kind: HordeKind; count: number };
  'extra-activation': { kind: HordeKind | 'zombie-hero' };
  'no-such-enemy': { kind: HordeKind };
  shortage: { kind: HordeKind | 'zombie-hero'; missing: number };
  'zombie-hero-appears': { zombieHero: ZombieHeroId; zone: ZoneName };
  'hidden-citizen-appears': { citizen: CitizenId; zone: ZoneName };
  'too-late': { zone: ZoneName };
  'spawn-deck-reshuffled': object;
  'zombie-hero-deck-reshuffled': object;
  'citizen-deck-reshuffled': object;
  'building-opened': { zone: ZoneName; cards: number };
  'citizen-revealed': { citizen: CitizenId; zone: ZoneName };
  'secret-mission-revealed': { card: CitizenCardId; zone: ZoneName };
  'secret-mission-taken': Who & { card: CitizenCardId };
  'point-woken': { point: SpawnPointId };
  'exit-placed': { zone: ZoneName };
  'hand-used': Who & { charged: boolean };
  'hand-gone': object;
  'round-ended': { round: number };
  'goal-done': { mission: MissionId; goal: GoalId };
  'effect-used': Who & { component: string };
  'zombie-hero-acts': { zombieHero: ZombieHeroId };
  'die-rolled': { component: string; die: number };
}

export type Verb =
  | 'hero'
  | 'move'
  | 'open'
  | 'trait'
  | 'attack'
  | 'rescue'
  | 'power'
  | 'objective'
  | 'call'
  | 'ride'
  | 'hand'
  | 'use'
  | 'play'
  | 'citizen'
  | 'mission'
  | 'secret'
  | 'end'
  | 'leave'
  | 'stay'
  | 'roll'
  | 'keep'
  | 'discard'
  | 'wound'
  | 'sacrifice'
  | 'suffer'
  | 'way'
  | 'zone'
  | 'strike'
  | 'enemy'
  | 'card'
  | 'skill'
  | 'die'
  | 'gain-trait'
  | 'heal'
  | 'accept'
  | 'pass';

/** The pure hooks: the value that is folded, and what the listener is told. */
export interface Queries {
  /** Paid actions of a turn. */
  actions: readonly [number, { hero: Hero }];
  /** Zones that one Move action may cross. */
  moveZones: readonly [number, { hero: Hero }];
  /** Actions that leaving this zone costs, the Move itself included. */
  moveCost: readonly [number, { hero: Hero; from: Zone; to: Zone }];
  /** Does this enemy slow heroes down, block exits and rescues? */
  isInTheWay: readonly [boolean, { enemy: EnemyId }];
  openCost: readonly [number, { hero: Hero; opening: number }];
  openRefusal: readonly [Verdict, { hero: Hero; opening: number }];
  /** May enemies force windows, and count them as open? */
  windowsGive: readonly [boolean, object];
  elevatorRefusal: readonly [Verdict, { hero: Hero }];
  objectiveRefusal: readonly [Verdict, { hero: Hero; objective: Objective }];
  rescueRefusal: readonly [Verdict, { hero: Hero; citizen: CitizenOnBoard }];
  exitRefusal: readonly [Verdict, { hero: Hero }];
  /** May the Sentinel Hand be used, charged or not? */
  handRefusal: readonly [Verdict, { hero: Hero }];
  /** Attacks that a hero may choose from: their own, copied ones. */
  attacks: readonly [readonly AttackProfile[], { hero: Hero }];
  /** What may be added to an attack before the dice are rolled: skills, traits and citizens. */
  boosts: readonly [readonly OfferedBoost[], { attack: Attack }];
  attackRange: readonly [readonly [number, number], { hero: Hero; profile: AttackProfile }];
  attackDice: readonly [number, { hero: Hero; profile: AttackProfile; zone: Zone }];
  accuracy: readonly [number, { hero: Hero; profile: AttackProfile; zone: Zone }];
  /** Added to each die. */
  dieBonus: readonly [number, { hero: Hero; profile: AttackProfile }];
  /** Dice that a die of this (modified) result adds. */
  diceFrom: readonly [number, { hero: Hero; profile: AttackProfile; result: number }];
  /** The endurance that its card or kind prints. */
  printedEndurance: readonly [number, { enemy: EnemyId }];
  endurance: readonly [number, { enemy: EnemyId; hero: Hero; profile: AttackProfile }];
  targetRefusal: readonly [Verdict, { hero: Hero; profile: AttackProfile; zone: Zone }];
  /** May this enemy be hit by this attack at all? */
  isTarget: readonly [boolean, { enemy: EnemyId; profile: AttackProfile }];
  /** Would its elimination hurt heroes? Its card is shown before such an attack. */
  isDeathHarmful: readonly [boolean, { enemy: EnemyId }];
  /** Does an eliminated enemy leave the match, instead of going back to the reserve? */
  diesForGood: readonly [boolean, { enemy: EnemyId }];
  killXp: readonly [number, { enemy: EnemyId; hero: Hero }];
  mostPower: readonly [number, { hero: Hero }];
  mostTraits: readonly [number, { hero: Hero }];
  powerGain: readonly [number, { hero: Hero }];
  isFloorActive: readonly [boolean, { floor: FloorId }];
  /** Do enemies see this hero as a target? */
  isHeroTarget: readonly [boolean, { hero: Hero }];
  enemyActions: readonly [number, { enemy: EnemyId }];
  /** Zones that an enemy crosses with one action. */
  enemySteps: readonly [number, { enemy: EnemyId }];
  /** The range at which it attacks. */
  enemyReach: readonly [number, { enemy: EnemyId }];
  enemyWounds: readonly [number, { enemy: EnemyId }];
  doesEnemyAct: readonly [boolean, { enemy: EnemyId }];
  /** The kinds of openings that an enemy passes though they are closed. */
  enemyPasses: readonly [readonly OpeningKind[], { enemy: EnemyId }];
  doesCitizenAct: readonly [boolean, { citizen: CitizenOnBoard }];
  spawnLevel: readonly [Level, { point: SpawnPoint | null }];
  pointCards: readonly [number, { point: SpawnPoint }];
  /** Is a card drawn for the spawn symbol of this zone when its building is opened? */
  drawsForSymbol: readonly [boolean, { zone: Zone }];
  /** Are citizens revealed when their room is opened? */
  revealsOnOpening: readonly [boolean, { zone: Zone }];
  /** The rule by which a spawn card is passed over, if it is. */
  passesOver: readonly [string | null, { card: SpawnCardId }];
  /** Does a laid spawn card leave the match once it is revealed, instead of being discarded? */
  isCardSpent: readonly [boolean, { card: SpawnCardId }];
}

/** The hooks that may ask, roll and write. A `reaction` may be changed by the listener. */
export interface Flows {
  roundStarted: object;
  turnStarted: { hero: Hero };
  turnEnded: { hero: Hero };
  /** `first`: the first hero on this floor. */
  heroMoved: { hero: Hero; from: Zone; to: Zone };
  enemiesEntered: { zone: Zone; enemies: readonly EnemyId[] };
  attackDeclared: { attack: Attack };
  /** The dice have fallen; `dice` may be changed. `already`: the successes of those thrown before them. */
  diceRolled: { attack: Attack; dice: number[]; already: number };
  attackResolved: { attack: Attack; killed: readonly EnemyId[] };
  /** `prevented`: it stays on the board. */
  enemyDies: { enemy: EnemyId; by: Hero | null; reaction: { prevented: boolean } };
  enemyKilled: { enemy: EnemyId; by: Hero | null; zone: Zone };
  /** `count` wounds are about to be suffered; a listener may lessen it. */
  woundsComing: { hero: Hero; reaction: { count: number } };
  heroWounded: { hero: Hero; wounds: number };
  citizenRevealed: { card: CitizenCardId; zone: Zone };
  citizenRescued: { hero: Hero; citizen: CitizenId };
  citizenDevoured: { citizen: CitizenId };
  objectiveTaken: { hero: Hero; objective: Objective; face: ObjectiveCardId; colour: Colour };
  openingOpened: { opening: number; by: Hero | null };
  elevatorCalled: { hero: Hero };
  /** A point's turn in the spawn step; `replaced`: no card is drawn. */
  pointSpawns: { point: SpawnPoint; reaction: { replaced: boolean } };
  zombieHeroAppeared: { zombieHero: ZombieHeroId; zone: Zone };
  playersPhaseEnded: object;
  enemiesPhaseStarted: object;
  /** A group is about to attack; `wounds` may be changed. */
  enemiesAttack: { group: Group; reaction: { wounds: number } };
  enemiesPhaseEnded: object;
  roundEnded: object;
  /** Something has changed that a goal may count: is the match won, or lost? */
  goalsChecked: object;
}

/** The types of the game, for the kernel. */
export interface Mz {
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
export type MzTable = Table<Mz>;
/** What a judge says. */
export type Verdict = KernelVerdict<Mz>;
/** A card, skill or mission. */
export type MzComponent = Component<Mz>;
/** A component at work. */
export type MzListener = Listener<Mz>;
/** A rule under way. */
export type Rule<T = void> = Flow<T>;
