/**
 * What each family of components is made of. The rules know these kinds, and no weapon, object or zombie by name. A marker
 * says its own id, as in `Weapon<'stg44'>`: the names of a family are those of its list.
 */
import type { ZfComponent } from '../shape.ts';
import type { Range } from './camps.ts';
import type { Terrain } from './field/map.ts';
import type { KeyId } from './fortress/plan.ts';
import type { CounterKind, MarkerKind } from './ids.ts';

/** The attack points of a weapon at box 3, box 2 and box 1; `null` where it cannot be used. */
export type Rates = Readonly<Record<Range, number | null>>;

/** What a weapon serves against besides zombies. */
export type Aim = 'vehicle' | 'aircraft' | 'door' | 'entry-zone';

interface MarkerOf<I extends string> extends ZfComponent {
  readonly id: I;
  /** How many lie in the field, and how many in the fortress. */
  readonly yellow: number;
  readonly green: number;
}

/** A die that takes a weapon out of the game: on so much or less. `always`: its factors are red. */
export type Ammunition = { readonly lostOn: 1 | 2 | 3 | 4 } | 'always';

/** A weapon that is carried in the hands: one for each member. */
export interface Weapon<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'weapon';
  readonly rates: Rates;
  readonly ammunition: Ammunition;
  readonly against: readonly Aim[];
  /** Its weight slows a team down in the fortress, once the others know of it. */
  readonly heavy?: true;
}

/** Thrown by whoever carries it, besides a weapon; so many throws to a counter. */
export interface Grenade<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'grenade';
  readonly rates: Rates;
  readonly throws: 1 | 2;
  readonly against: readonly Aim[];
}

/** Set under one enemy by whoever carries it, besides a weapon: a die decides who is hurt. */
export interface Mine<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'mine';
  readonly range: Range;
  /** The die, from this on, hurts the enemy; up to that, whoever set it. */
  readonly hurtsFrom: number;
  readonly backfiresTo: number;
  readonly against: readonly Aim[];
}

/** Any other object: it works while somebody carries it, or is used. What it is the others do not know before. */
export interface Gear<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'gear';
  /** Whoever carries it may carry so many more weapons. */
  readonly hands?: number;
  /** On foot its team enters such ground for so many half points. */
  readonly eases?: { readonly terrain: Terrain; readonly half: number };
  /** Whoever carries it adds so much to the die in an assault. */
  readonly assault?: number;
  /** It uncovers half of the zombies of this box; on so much or less of a die it is lost. */
  readonly uncovers?: { readonly range: Range; readonly lostOn: number };
  /** A medic heals so many wounds with it, outside of fights, once. */
  readonly heals?: number;
}

/** Comes along with the team that finds it, and cannot be left. */
export interface Companion<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'companion';
  /** What a team that gets out with it scores for it. */
  readonly points?: number;
  /** Added to the die of whoever finds the doctor. */
  readonly recognises?: number;
  /** Those of the team are infected: they will turn. */
  readonly infects?: true;
}

/** So many zombies. */
export interface Encounter<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'encounter';
  readonly zombies: number;
}

/** How a transport pays for a hex, in half points. */
export interface Transport<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'transport';
  readonly kind: 'aircraft' | 'car' | 'tank';
  /** Along a road; `null`: it pays what any hex costs it. */
  readonly road: number | null;
  /** Any hex; `null`: what it costs on foot. */
  readonly hex: number | null;
  /** What it fires at zombies with, once, in place of those aboard. */
  readonly gun?: number;
}

/** The doctor: found in a special room. */
export interface Doctor<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'doctor';
}

/** Opens the special room on whose floor it is drawn. */
export interface Key<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'key';
  readonly opens: KeyId;
}

/** Joins the team that finds them; the marker is their counter. */
export interface Prisoner<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'prisoner';
}

/** The scale model of the fortress: it stays in its room. */
export interface Model<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'model';
}

/** Eats a weapon of whoever enters. */
export interface Liquid<I extends string = MarkerKind> extends MarkerOf<I> {
  readonly family: 'liquid';
}

export type Marker<I extends string = MarkerKind> =
  | Weapon<I>
  | Grenade<I>
  | Mine<I>
  | Gear<I>
  | Companion<I>
  | Encounter<I>
  | Transport<I>
  | Doctor<I>
  | Key<I>
  | Prisoner<I>
  | Model<I>
  | Liquid<I>;
/** What somebody carries. */
export type Item = Weapon | Grenade | Mine | Gear | Companion | Key;
/** What the puddle eats, and chance may pick. */
export type Arm = Weapon | Grenade | Mine;

/** What stands in the boxes of a fight: a blue counter of the bowl, or one that lies beside it. */
export interface Counter<I extends string = CounterKind> extends ZfComponent {
  readonly id: I;
  /** How many are in the bowl, and how many lie beside it until they are called for. */
  readonly copies: number;
  readonly apart?: number;
  /** `prize`: no zombie; it comes along hidden, and never fights. */
  readonly family: 'zombie' | 'prize';
  /** `null`: dice say it, and it is kept from fight to fight. */
  readonly lives: number | null;
  /** How many boxes it may advance at once. */
  readonly leap: 1 | 2;
  /** How many places it takes in an assault, and how many members it strikes. */
  readonly breadth: 1 | 2;
  /** It strikes all members before it, each with a die of their own. */
  readonly strikesAll?: true;
  /** Entering the team box it destroys a weapon, and is gone. */
  readonly corrodes?: true;
  /** What it brings once the fight is won. */
  readonly gives?: 'healing' | 'sight';
}

export function isItem(marker: Marker): marker is Item {
  return isArm(marker) || marker.family === 'gear' || marker.family === 'companion' || marker.family === 'key';
}

export function isArm(marker: Marker): marker is Arm {
  return marker.family === 'weapon' || marker.family === 'grenade' || marker.family === 'mine';
}
