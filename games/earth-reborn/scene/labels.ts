/** The names that a scene uses, with their parameters: the words files must say every one of them. */
import type { SquareSide } from '@necropole/boards';
import { labelMaker } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { ElementName } from '../content/floor/elements.ts';
import type { FloorFaceId } from '../content/floor/index.ts';
import type { OrderColour, OrderType, RoomType } from '../content/kinds.ts';
import type { ScenarioId } from '../content/scenarios/index.ts';
import type { PlacedMarker } from '../phrases/phrase.ts';
import type { Stake } from '../said/duels.ts';

/** What a section is for, by its colour: gold ones serve in combined orders too, once these are played; unused: not in this scenario. */
export type SectionUse = OrderColour | 'combined' | 'unused';

export interface Labels {
  square: [string];
  /** On a map with several levels: so many storeys above the ground, or under it. */
  'square-on': [string, storey: number];
  level: [storey: number];
  'stairs-to': [storey: number];
  room: [FloorFaceId];
  'room-type': [RoomType];
  element: [ElementName];
  exit: [];
  sewer: [];
  'sewer-shut': [];
  wall: [];
  breach: [];
  door: [kind: 'wooden' | 'sliding', magnetic: 'magnetic' | 'plain', state: 'open' | 'closed' | 'broken'];
  figure: [CharacterId];
  dead: [CharacterId];
  /** What lies on a square: for how many final phases more, and whether a mine is armed. */
  placed: [PlacedMarker, number];
  /** What is fought with on a side. */
  side: [SquareSide, dice: number, automatic: number];
  'side-name': [SquareSide | 'flanks'];
  'command-left': [number];
  'magnetic-card': [];
  'commanded-by': [seat: number];
  paused: [];
  /** Of whom: adjectives may agree. */
  ready: [CharacterId];
  engaged: [CharacterId];
  'hurt-ready': [CharacterId];
  'hurt-engaged': [CharacterId];
  'has-left': [CharacterId];
  'has-died': [CharacterId];
  'prisoner-of': [CharacterId];
  /** A large figure with its pilot; nobody in it. */
  piloted: [CharacterId, pilot: CharacterId];
  'nobody-inside': [CharacterId];
  'piloted-by': [CharacterId];
  pilots: [CharacterId];
  'without-pilot': [];
  /** A badge of the captor. */
  leads: [CharacterId];
  'is-wounded': [];
  'when-wounded': [CharacterId, life: number, movement: number, armour: number];
  life: [];
  'life-left': [number, number];
  command: [];
  'value-movement': [string];
  'value-armour': [string];
  'value-fire': [string];
  'value-science': [string];
  'value-technical': [string];
  'value-search': [string];
  'value-capacity': [string];
  'tiles-of': [CharacterId];
  section: [OrderType, number, SectionUse];
  hand: [seat: number];
  'own-command': [number];
  bag: [];
  discard: [];
  aside: [];
  turns: [];
  'turn-marker': [number];
  goal: [];
  'goal-of': [ScenarioId];
  'step-initiative': [];
  'step-activation': [];
  'round-of': [seat: number];
  'step-interception': [];
  'step-final': [];
  item: [EquipmentId, weight: number, behind: EquipmentId];
  'item-engaged': [EquipmentId, weight: number, behind: EquipmentId];
  'item-empty': [EquipmentId, weight: number, behind: EquipmentId];
  /** A badge of whoever bears it. */
  'is-empty': [EquipmentId];
  counters: [number];
  'switched-on': [];
  timer: [number];
  smoke: [turns: number];
  jamming: [string];
  'search-deck': [];
  'on-top': [EquipmentId];
  'mission-points': [];
  'points-of': [seat: number, points: number];
  interceptions: [];
  bidder: [seat: number];
  contest: [Stake];
  'contest-rule': [Stake];
  'bid-of': [number];
  'bid-least': [number];
  'contest-tie': [Stake];
  'plays-first': [seat: number];
  'acts-first': [CharacterId];
  'goes-on': [CharacterId];
}

/** A label of the scene, its parameters checked. */
export const named = labelMaker<Labels>();
