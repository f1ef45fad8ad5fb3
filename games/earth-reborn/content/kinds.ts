/**
 * What the components are made of. The rules know these kinds, and no character, tile or card by name.
 *
 * The text of the book shows no card. A component is `reconstructed` where most of its numbers are ours; those that the
 * book’s examples give away are kept, and a test names the statement that tells them.
 */
import type { SquareDirection, SquareSide } from '@necropole/boards';
import type { Provenance } from '@necropole/kernel';
import type { Phrase } from '../phrases/phrase.ts';
import type { ErComponent } from '../shape.ts';
import type { CharacterId } from './characters/index.ts';
import type { EquipmentId } from './equipment/index.ts';
import type { FloorFaceId } from './floor/index.ts';
import type { UsedFrom } from './floor/ruled-rooms.ts';
import type { RuledRoomId } from './ids.ts';
import type { Module } from './modules.ts';

/** Who commands a character as the match begins. */
export type Clan = 'norad' | 'salemite';

/** What a value gives: so many dice to roll, and so much without rolling. */
export interface Chances {
  readonly dice: number;
  readonly automatic: number;
}

/** The inner ring of a base: how strong a figure is in melee towards a side. */
export type MeleeArc = 'dark-blue' | 'light-blue' | 'grey';

/** One side of a character card. */
export interface CharacterSide {
  readonly life: number;
  readonly armour: number;
  readonly movement: number;
  readonly melee: Readonly<Record<MeleeArc, Chances>>;
  /** How many CP may be spent on it in a turn, and how many it brings in. */
  readonly mostCommand: number;
  readonly bonusCommand: number;
  /** Yellow dice and automatic distance points. */
  readonly fire: Chances;
  /** Yellow dice and automatic test points. */
  readonly science: Chances;
  readonly technical: Chances;
  /** Black dice and automatic search points. */
  readonly search: Chances;
  readonly capacity: number;
}

export interface Character<I extends string = string> {
  readonly id: I;
  readonly provenance: Provenance;
  /** The statements that tell of it. */
  readonly cites: readonly string[];
  readonly clan: Clan;
  /** The arc on each side of its base. */
  readonly arcs: Readonly<Record<SquareSide, MeleeArc>>;
  readonly healthy: CharacterSide;
  readonly wounded: CharacterSide;
  readonly zombie?: true;
  /** Its figure serves for a corpse that becomes a zombie. */
  readonly rises?: true;
  /** The CP that may be spent on it in a turn while the other clan commands it. */
  readonly mostCommandAsTraitor?: number;
  /** It covers so many squares each way, and pays so many movement points to turn. */
  readonly large?: { readonly size: 2; readonly rotation: number };
}

// ── Order tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const orderTypes = ['move', 'melee', 'fire', 'search', 'interaction'] as const;
export type OrderType = (typeof orderTypes)[number];

export const orderColours = ['black', 'red', 'gold'] as const;
export type OrderColour = (typeof orderColours)[number];

export interface OrderSection {
  readonly type: OrderType;
  /** The most CP that it takes. */
  readonly most: 1 | 2 | 3 | 4;
  readonly colour: OrderColour;
}

/** A section as the list of tiles writes it: its type, the most CP that it takes, its colour. */
export type WrittenSection = `${OrderType} ${OrderSection['most']} ${OrderColour}`;

export type OrderTileId = `order-${number}`;

export interface OrderTile {
  readonly id: OrderTileId;
  readonly provenance: Provenance;
  readonly sections: readonly [OrderSection, OrderSection, OrderSection, OrderSection];
}

// ── Rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a room is, for what is found in it. */
export const roomTypes = ['living', 'technical', 'officers', 'science', 'armoury', 'corridor'] as const;
export type RoomType = (typeof roomTypes)[number];

// ── Dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A face of the yellow die, for fights, targeting and tests. */
export interface YellowFace {
  readonly id: string;
  /** Hits, and squares in targeting. */
  readonly hits: number;
  /** What it counts for against what is destroyed. */
  readonly force: number;
  readonly test: number;
  /** A wound at once in a fight; a hit at any distance in targeting. */
  readonly critical: boolean;
  /** In targeting it empties the weapon. */
  readonly ammunition: boolean;
}

/** A face of the black die, for searches, torture and tests. */
export interface BlackFace {
  readonly id: string;
  readonly search: number;
  readonly test: number;
  readonly spy: number;
  readonly gives: 'flip' | 'shuffle' | null;
}

// ── Floor tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A face of a floor tile on the map: its upper left square, once it is turned clockwise. */
export interface LaidFace<I extends string = string> {
  readonly face: I;
  readonly x: number;
  readonly y: number;
  readonly turns: 0 | 1 | 2 | 3;
  readonly level: number;
}

/** A door on the map: on this side of a square and, if it is large, of the square to the right of it or below it. */
export interface LaidDoor {
  readonly x: number;
  readonly y: number;
  readonly side: SquareDirection;
  readonly level: number;
  readonly squares: 1 | 2;
  readonly kind: 'wooden' | 'sliding';
  readonly magnetic: boolean;
}

// ── Scenarios ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a character begins. */
export interface Placed {
  readonly character: CharacterId;
  /** Where several are given, chance decides. */
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly facing: SquareDirection;
  /** The level of the map, counted from 0. */
  readonly level?: number;
  /** How many magnetic cards it has. */
  readonly magneticCards?: number;
  readonly equipment?: readonly EquipmentId[];
  /** It begins wounded. */
  readonly wounded?: true;
  /** It begins as the prisoner of another, and stands nowhere. */
  readonly prisonerOf?: CharacterId;
}

export interface Team {
  readonly clan: Clan;
  /** The CP that its player receives each turn, without those of the characters. */
  readonly base: number;
  readonly characters: readonly Placed[];
}

/** A square of a map with several levels. */
export interface LevelSquare {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** A phrase that a scenario adds to a room. */
export interface AddedPhrase {
  readonly room: RuledRoomId;
  readonly from: UsedFrom;
  readonly phrase: Phrase;
}

/** What a scenario sets: the map, the teams, the length and the modules, and how it is won, as data. */
export interface ScenarioPlan<I extends string = string> {
  readonly id: I;
  /** Its number in the book. */
  readonly number: number;
  readonly provenance: Provenance;
  /** The statements that tell of it. */
  readonly cites: readonly string[];
  readonly modules: readonly Module[];
  /** The frame, in squares. */
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly LaidFace<FloorFaceId>[];
  readonly doors: readonly LaidDoor[];
  /** By seat. */
  readonly teams: readonly [Team, Team];
  /** Who receives the initiative each turn. */
  readonly initiative: Clan;
  readonly turns: number;
  /** May one leave the map, over its border and through the sewers? */
  readonly leaving: { readonly border: boolean; readonly sewers: boolean };
  /** How many levels the map has; 1 if it does not say. */
  readonly levels?: number;
  /** The level that is on the ground; the lowest if it does not say. */
  readonly groundLevel?: number;
  /** Stair squares that lead to one another. */
  readonly stairs?: readonly (readonly [LevelSquare, LevelSquare])[];
  /** The MP with which each seat begins. */
  readonly missionPoints?: readonly [number, number];
  /** Whose soil it is: there a spy point from a search gives that clan no MP. */
  readonly territory?: Clan;
  /** What brings MP, and what ends the match. */
  readonly goals: readonly Phrase[];
  readonly added?: readonly AddedPhrase[];
}

/** A scenario that can be played: its plan, and what is its own by hooks. */
export type Scenario<I extends string = string> = ErComponent & ScenarioPlan<I>;
