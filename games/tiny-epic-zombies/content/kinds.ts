/**
 * What each family of components is made of. The rules know these kinds, and no card by name. A card says its own id, as
 * in `WeaponCard<'axe'>`: the names of a family are those of its list.
 */
import type { Fact } from '@necropole/kernel';
import type { Rule, Tez, TezComponent, TezTable, Verdict } from '../shape.ts';
import type { Board, Human, World } from '../world.ts';
import type { CharacterId, HordeActionId, ObjectiveId, RoomAbilityId, SearchKind } from './ids.ts';
import type { RoomId, StoreFaceId } from './stores/index.ts';
import type { EntranceSymbol } from './symbols.ts';

/** A player card: its Human face, its Zombie face, and the five spaces of its horde track. */
export interface Character<I extends string = CharacterId, L extends string = HordeActionId> {
  readonly id: I;
  /** The ability of the Human face: component `<character>`. */
  readonly human: TezComponent;
  /** The permanent ability of the Zombie face: component `<character>-zombie`. */
  readonly zombie: TezComponent;
  readonly horde: readonly [HordeActionId, HordeActionId, HordeActionId, HordeActionId, L];
  /** What the last space of the track does, and no other track. */
  readonly last: HordeAction<L>;
}

/** What a horde marker points at. `human` made noise in `store`, and may have died or fled since. */
export interface HordeAction<I extends string = HordeActionId> extends TezComponent {
  readonly id: I;
  /** How hard it strikes: the spaces of a track rise by it, and 4 is its last. */
  readonly might: 1 | 2 | 3 | 4;
  resolve(table: TezTable, human: Human, store: StoreFaceId): Rule;
}

interface SearchCardOf<I extends string> extends TezComponent {
  readonly id: I;
  /** The entrance symbol of each copy (p.6): there are as many copies. */
  readonly symbols: readonly [EntranceSymbol, ...EntranceSymbol[]];
}

/** Takes effect when it is picked up. */
export interface SurvivalCard<I extends string = SearchKind> extends SearchCardOf<I> {
  readonly family: 'survival';
  /** What it would be wasted on: told before the choice. */
  facts(human: Human): readonly Fact<Tez>[];
  pickUp(table: TezTable, human: Human): Rule;
}

/** Takes effect when it is revealed. */
export interface EventCard<I extends string = SearchKind> extends SearchCardOf<I> {
  readonly family: 'event';
  resolve(table: TezTable, human: Human): Rule;
}

/** Kept, and used at any time of one's own turn. */
export interface BackpackCard<I extends string = SearchKind> extends SearchCardOf<I> {
  readonly family: 'backpack';
  judge(table: TezTable, human: Human): Verdict;
  /** What its use may cost: told before the choice. */
  facts?(table: TezTable, human: Human): readonly Fact<Tez>[];
  use(table: TezTable, human: Human): Rule;
}

/** Held: its hooks are on while it is. */
export interface WeaponCard<I extends string = SearchKind> extends SearchCardOf<I> {
  readonly family: 'melee' | 'ranged';
}

export type SearchCard = SurvivalCard | EventCard | BackpackCard | WeaponCard;

export function isWeaponCard({ family }: SearchCard): boolean {
  return family === 'melee' || family === 'ranged';
}

/** What a room lets a Human do once the store is empty. */
export interface RoomAbility<I extends string = RoomAbilityId> extends TezComponent {
  readonly id: I;
  readonly kind: 'running' | 'stopping';
  /** It gives Moves: of no use outside one's own turn. */
  readonly givesMoves?: true;
  judge(table: TezTable, human: Human, room: RoomId): Verdict;
  /** What its use may cost: told before the choice. */
  facts?(table: TezTable, human: Human): readonly Fact<Tez>[];
  use(table: TezTable, human: Human, room: RoomId): Rule;
}

/** Something of an objective that a Human may interact with here: the noun of the answer, and whether it may be. */
export interface Interaction {
  /** The id of a token or place, such as `part-2`. */
  readonly token: string;
  readonly verdict: Verdict;
}

/** What one does with the token of an objective. */
export type TokenDeed =
  | 'take'
  | 'take-over'
  | 'set-down'
  | 'deliver'
  | 'analyse'
  | 'switch-on'
  | 'call-out'
  | 'call-the-cdc';

/** One objective; its two faces differ in their goal, and where they say so. */
export interface Objective<I extends string = ObjectiveId> extends TezComponent {
  readonly id: I;
  /** Its tokens, in the order in which everything lists them. */
  readonly tokens: readonly string[];
  /** How much progress completes it. */
  goal(world: World, board: Board): number;
  /** Lays out its tokens before the first turn. */
  setUp(table: TezTable): void;
  /** What a Human may interact with: everything of this objective in the mall, each judged. */
  interactions(table: TezTable, human: Human): readonly Interaction[];
  interact(table: TezTable, human: Human, token: string): Rule;
  /** What that would do, told before the choice; where it says nothing, the token is taken along. */
  doing?(table: TezTable, human: Human, token: string): TokenDeed;
  /** What it means for it that this Human ends the turn in this room, told before the choice. */
  ending?(table: TezTable, human: Human, room: RoomId): readonly Fact<Tez>[];
}
