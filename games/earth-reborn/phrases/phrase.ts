/**
 * Icon phrases (page 22): what items, rooms, abilities, missions and scenarios can do, as plain data that all of them share.
 *
 * A phrase is read in the book’s order:
 * 1. the phase in which it serves,
 * 2. the conditions,
 * 3. the chances: dice of the phrase, or a value of the character,
 * 4. the threshold,
 * 5. the effects.
 *
 * `reading.ts` tells what it asks of whom; `english.ts` and `french.ts` put it into words. No rule is written here.
 */
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { RuledRoomId } from '../content/ids.ts';
import type { Clan, MeleeArc, RoomType } from '../content/kinds.ts';

export interface Phrase {
  /** Without a phase icon it holds at all times. */
  readonly phase: PhrasePhase | null;
  readonly conditions: readonly Condition[];
  readonly test: Test | null;
  readonly effects: readonly [Effect, ...Effect[]];
}

export type PhrasePhase = 'initiative' | 'activation' | 'final' | 'end-of-match';

// ── Conditions ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whom an icon means. */
export type Subject = 'zombie' | { readonly clan: Clan } | { readonly character: CharacterId };

export type Condition =
  /** CP are spent; those of a clan only by its characters. */
  | { readonly asks: 'command'; readonly amount: number; readonly clan?: Clan }
  | { readonly asks: 'mission-points'; readonly amount: number; readonly clan?: Clan }
  /** The card has to be upright, and is engaged. */
  | { readonly asks: 'engaging' }
  /** An ON marker lies on this phrase. */
  | { readonly asks: 'on' }
  /** The electricity icon. */
  | { readonly asks: 'power' }
  | { readonly asks: 'facing-corpse' }
  | { readonly asks: 'sight'; readonly of: Subject }
  | { readonly asks: 'room-type'; readonly types: readonly RoomType[] }
  /** At least one of them is in the room and no enemy is: in the room that bears the phrase, or in another. */
  | { readonly asks: 'room-held'; readonly clan?: Clan; readonly room?: RuledRoomId }
  /** Somebody else makes use of this character while this clan commands it: the other clan does. */
  | { readonly asks: 'commanded-by'; readonly clan: Clan }
  | { readonly asks: 'happening'; readonly happening: Happening };

/** What missions and scenarios wait for. */
export type Happening =
  | { readonly what: 'death' | 'capture'; readonly of: Subject }
  /** Is a prisoner when the match ends, or was led off the map. */
  | { readonly what: 'imprisonment'; readonly of: Subject }
  /** So many of a clan are dead, or have left the map. */
  | { readonly what: 'deaths' | 'exits'; readonly of: Clan; readonly count: number }
  /** Nobody of a clan is on the map any more. */
  | { readonly what: 'wiped-out'; readonly of: Clan }
  /** Each spy point that torture brings. */
  | { readonly what: 'spy-point-by-torture'; readonly of: Subject }
  | { readonly what: 'exit'; readonly of: Subject; readonly with?: EquipmentId; readonly under?: Clan }
  | { readonly what: 'zombie-raised' }
  | { readonly what: 'destruction'; readonly of: RuledRoomId }
  /** The effect of a card is triggered. */
  | { readonly what: 'use'; readonly of: EquipmentId; readonly in?: RuledRoomId }
  | { readonly what: 'timer-out'; readonly of: RuledRoomId }
  /** An item is carried when the match ends. */
  | { readonly what: 'possession'; readonly of: EquipmentId; readonly by: Clan };

// ── Tests ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Skill = 'technical' | 'science';

/** Dice of the phrase, or one or two values of the character, and the points that have to be reached. */
export interface Test {
  readonly chances: { readonly skills: readonly [Skill, ...Skill[]] } | { readonly dice: number; readonly die: Die };
  readonly threshold: number;
}

export type Die = 'yellow' | 'black';

// ── Effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What throws of dice a bonus is for. */
export type Throw = 'technical-tests' | 'science-tests' | 'searches' | 'tortures' | 'targeting';

export type PlacedMarker = 'mine' | 'plastic' | 'time-bomb' | 'deadly-virus';

/** Who may be healed besides oneself. */
export type Patient = 'whom-one-faces' | 'adjacent-in-red-arc' | 'on-position-icon';

export type Effect =
  // Points
  | { readonly does: 'spy-points'; readonly points: number }
  | { readonly does: 'mission-points'; readonly points: number; readonly clan?: Clan }
  /** CP for the player. */
  | { readonly does: 'command'; readonly points: number }
  /** CP of its own for a zombie in sight, or for each of them; they raise its maximum. */
  | { readonly does: 'zombie-command'; readonly points: number; readonly whom: 'one' | 'each' }
  /** CP of the bank on the card of the target, which count towards its maximum. */
  | { readonly does: 'paralyse'; readonly points: number }
  /** The match ends; or it ends with whoever has the most MP. */
  | { readonly does: 'win'; readonly clan: Clan }
  | { readonly does: 'most-mission-points-win' }
  | { readonly does: 'receive'; readonly equipment: EquipmentId }
  // Characters
  | { readonly does: 'raise-zombie' }
  | { readonly does: 'heal'; readonly points: number; readonly whom: Patient }
  | { readonly does: 'change-sides'; readonly who: CharacterId; readonly to: Clan; readonly until: 'final' | 'end' }
  | { readonly does: 'fly'; readonly squares: number }
  /** Wounds for all in the zones of the card. */
  | { readonly does: 'gas'; readonly red: number; readonly orange: number }
  // The map
  | { readonly does: 'cut-power'; readonly where: 'room' | 'building' }
  | { readonly does: 'destroy-wall'; readonly arcs: readonly MeleeArc[] }
  /** A door that withstands no more than so much, or any door. */
  | { readonly does: 'destroy-door'; readonly arcs: readonly MeleeArc[]; readonly most?: number }
  /** A long wall, two short ones, a large door, a short wall and a door, or two small doors. */
  | { readonly does: 'blast-walls-and-doors' }
  | { readonly does: 'place'; readonly marker: PlacedMarker }
  // Switches and timers
  | { readonly does: 'switch' }
  | { readonly does: 'timer'; readonly turns: number; readonly brings: 'launch' | 'explosion' | 'end' }
  | { readonly does: 'jam' }
  /** At once, or when it is over: until then the card lies beside the board. */
  | { readonly does: 'put-under-deck'; readonly when: 'now' | 'over' }
  // What holds while it is carried, or while one is there
  | { readonly does: 'more-dice'; readonly dice: number; readonly die: Die; readonly for: Throw; readonly clan?: Clan }
  | { readonly does: 'armour'; readonly value: number }
  | { readonly does: 'pierce-armour'; readonly of: CharacterId; readonly by: number }
  | { readonly does: 'endless-ammunition' }
  | { readonly does: 'order-tiles'; readonly upTo: number }
  | { readonly does: 'black-orders-are-red' }
  | { readonly does: 'no-fire-on-tile' }
  | { readonly does: 'sight-through-smoke' }
  | { readonly does: 'safety-from-gas' }
  | { readonly does: 'open-magnetic-doors' };

// ── How phrases are written ──────────────────────────────────────────────────────────────────────────────────────────

/** CP of anybody, or of the characters of a clan. */
export function command(amount: number, clan?: Clan): Condition {
  return clan === undefined ? { asks: 'command', amount } : { asks: 'command', amount, clan };
}

export function technical(threshold: number): Test {
  return { chances: { skills: ['technical'] }, threshold };
}

export function science(threshold: number): Test {
  return { chances: { skills: ['science'] }, threshold };
}

export function technicalAndScience(threshold: number): Test {
  return { chances: { skills: ['technical', 'science'] }, threshold };
}

export function throwOf(dice: number, die: Die, threshold: number): Test {
  return { chances: { dice, die }, threshold };
}

/** In the activation phase. */
export function activation(conditions: readonly Condition[], test: Test | null, ...effects: Phrase['effects']): Phrase {
  return { phase: 'activation', conditions, test, effects };
}

/** What holds at all times, or while these conditions hold. */
export function lasting(effect: Effect, ...conditions: readonly Condition[]): Phrase {
  return { phase: null, conditions, test: null, effects: [effect] };
}
