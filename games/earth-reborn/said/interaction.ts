/** What the chapters of icon phrases and interaction ask, tell and refuse. */
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import type { RuledRoomId } from '../content/ids.ts';
import type { Clan, RoomType } from '../content/kinds.ts';
import type { Phrase } from '../phrases/phrase.ts';

type Who = { figure: CharacterId };

/** What bears a phrase: a room, a face of a card, a character. */
export type BearerId = RuledRoomId | EquipmentFaceId | CharacterId;

type Of = { of: BearerId };

export interface InteractionQuestions {
  trigger: Who & Of;
  patient: Who & { points: number };
  corpse: Who;
  'zombie-facing': Who;
  'zombie-in-sight': Who & { points: number };
  'what-to-destroy': Who;
}

export interface InteractionFacts {
  /** What a phrase says. */
  phrase: { phrase: Phrase };
  /** What is rolled in a test, and what has to be reached. */
  'test-dice': { yellow: number; black: number; automatic: number; threshold: number };
  'test-odds': { percent: number };
}

export interface InteractionRefusals {
  'not-in-room': { room: RuledRoomId };
  'not-on-icon': object;
  'wrong-facing': object;
  'not-in-vault': object;
  'triggered-already': Who;
  'element-destroyed': object;
  'other-clan': { clan: Clan };
  'card-engaged': object;
  'is-yours': Who;
  'not-switched-on': object;
  'no-power': object;
  'no-corpse': object;
  'corpse-covered': object;
  'no-zombie-figure': object;
  'nobody-seen': object;
  'wrong-room-type': { types: readonly RoomType[] };
  'room-not-held': object;
  'commanded-otherwise': object;
  'received-already': object;
  'nothing-to-destroy': object;
  'too-few-mission-points': { have: number; need: number };
}

export interface InteractionEvents {
  triggers: Who & Of & { command: number };
  tested: Who & {
    yellow: readonly number[];
    black: readonly number[];
    automatic: number;
    points: number;
    threshold: number;
  };
  'ability-paid': Who & { command: number };
  'dice-added': Who & Of & { dice: number };
  'test-failed': Who & Of;
  'command-gained': { seat: number; points: number };
  'own-command-gained': Who & { points: number };
  'power-cut': Who & { where: 'room' | 'building' };
  'power-back': object;
  'switched-on': Of;
  'switched-off': Of;
  'timer-set': Of & { markers: number };
  'timer-runs': Of & { markers: number };
  'timer-held': Of & { markers: number };
  'timer-over': Of;
  healed: Who & { points: number };
  'card-turned-back': Who;
  'item-received': Who & { item: EquipmentFaceId };
  'zombie-rises': Who & { at: string; by: CharacterId };
  'mission-points-gained': { seat: number; points: number };
  'mission-points-spent': { seat: number; points: number };
  'changes-sides': Who & { seat: number };
  'goes-home': Who & { seat: number };
  'item-used': Who & { item: EquipmentFaceId; counters: number; uses: number };
}

export type InteractionVerb = 'interact' | 'use' | 'ability' | 'turn' | 'spend' | 'heal' | 'raise' | 'grant' | 'break';
