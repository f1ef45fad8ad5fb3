/** What equipment is made of: four kinds on the card (page 17), and three weapons that work in a way of their own. */
import type { SquareOffset } from '@necropole/boards';
import type { Provenance } from '@necropole/kernel';
import type { Phrase } from '../../phrases/phrase.ts';
import type { Chances, MeleeArc, RoomType } from '../kinds.ts';

interface EquipmentOf<I extends string> {
  readonly id: I;
  readonly provenance: Provenance;
  /** The statements that tell of it. */
  readonly cites: readonly string[];
  readonly weight: number;
  /** The search points that it takes to take the card. */
  readonly findFactor: number;
  readonly foundIn: readonly RoomType[] | 'any';
  /** What it can do besides; each is used by itself. */
  readonly phrases?: readonly Phrase[];
}

/** What empties a weapon: the die, or so many shots. */
export type Ammunition = 'reloaded' | { readonly shots: number };

/** Damage by the arc of the shooter, or by the zone. */
export interface Damage {
  readonly red: Chances;
  readonly orange: Chances;
}

/** The squares of each zone: steps to the right and down of the square that is aimed at. */
export interface Zones {
  readonly red: readonly SquareOffset[];
  readonly orange: readonly SquareOffset[];
}

/** Fires at one target; its damage goes by the arc of the shooter. */
export interface Firearm<I extends string = string> extends EquipmentOf<I> {
  readonly family: 'firearm';
  readonly ammunition: Ammunition;
  readonly targeting: Chances;
  readonly damage: Damage;
}

/** Fires at a square; its damage goes by zones around that square. */
export interface Explosive<I extends string = string> extends EquipmentOf<I>, Zones {
  readonly family: 'explosive';
  readonly ammunition: Ammunition;
  readonly targeting: Chances;
  readonly damage: Damage;
}

/** Adds to the melee table of its bearer. */
export interface MeleeWeapon<I extends string = string> extends EquipmentOf<I> {
  readonly family: 'melee-weapon';
  readonly melee: Readonly<Record<MeleeArc, Chances>>;
}

/** Fires at one target and does no damage: its phrase is what happens. */
export interface StunWeapon<I extends string = string> extends EquipmentOf<I> {
  readonly family: 'stun-weapon';
  readonly ammunition: Ammunition;
  readonly targeting: Chances;
  readonly phrases: readonly [Phrase];
}

/** Fires at a square and does no damage: it stops sight in its area for so many turns. */
export interface SmokeWeapon<I extends string = string> extends EquipmentOf<I> {
  readonly family: 'smoke-weapon';
  readonly ammunition: Ammunition;
  readonly targeting: Chances;
  readonly area: readonly SquareOffset[];
  readonly turns: number;
}

/** Strikes what is before the shooter, without aiming: its squares are steps to the right of the shooter and ahead. */
export interface FlameWeapon<I extends string = string> extends EquipmentOf<I>, Zones {
  readonly family: 'flame-weapon';
  readonly ammunition: Ammunition;
  readonly damage: Damage;
}

/** Everything else: it does what its phrases say. */
export interface SpecialEquipment<I extends string = string> extends EquipmentOf<I> {
  readonly family: 'special';
  readonly phrases: readonly [Phrase, ...Phrase[]];
  /** How often it serves before the card leaves. */
  readonly uses?: number;
  /** The explosion that it brings about, around its marker. */
  readonly blast?: Zones & { readonly damage: Damage };
  /** The cloud that it brings about, around its bearer. */
  readonly cloud?: Zones;
}

export type Equipment<I extends string = string> =
  | Firearm<I>
  | Explosive<I>
  | MeleeWeapon<I>
  | StunWeapon<I>
  | SmokeWeapon<I>
  | FlameWeapon<I>
  | SpecialEquipment<I>;
