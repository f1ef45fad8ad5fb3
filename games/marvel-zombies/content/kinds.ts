/**
 * What each family of components is made of. The rules know these kinds, and no card, hero or mission by name. A card
 * says its own id, as in `Trait<'dodge'>`: the names of a family are those of its list.
 */
import type { Chapter, Fact, Provenance, Start } from '@necropole/kernel';
import type { Mz, MzComponent, MzListener, MzTable, Rule, Verdict } from '../shape.ts';
import type { Board, Hero, SpawnPoint, World, Zone } from '../world.ts';
import type {
  CitizenCardId,
  CitizenId,
  EnemyId,
  GoalId,
  HeroAttackId,
  HeroId,
  HordeKind,
  Level,
  MissionId,
  MissionOfferId,
  SkillId,
  SpawnCardId,
  SpecialAction,
  TraitCardId,
  TraitKind,
  ZombieHeroId,
} from './ids.ts';
import type { MissionMap } from './missions/maps.ts';

/** An attack as its card prints it (p.23). */
export interface AttackProfile<I extends string = string> {
  /** The component it belongs to: `adamantium-claws`, `plasma-shot`. */
  readonly id: I;
  readonly type: 'melee' | 'ranged';
  /** The least and the most range, in zones. */
  readonly range: readonly [number, number];
  /** Base dice; `per-enemy` rolls one for each enemy of the horde in the zone (the thrown Hand). */
  readonly dice: number | 'per-enemy';
  /** A die that shows this or more is a success. */
  readonly accuracy: number;
  /** Hits that a success is worth; they may not be shared between enemies. */
  readonly hits: number;
  /** May power, traits, citizens and skills add dice? */
  readonly bonusDice: boolean;
  readonly provenance: Provenance;
}

/** An attack under way: everybody sees all of it. */
export interface Attack {
  readonly hero: Hero;
  readonly profile: AttackProfile;
  readonly zone: Zone;
  /** An attack that costs no action. */
  readonly free: boolean;
  /** Dice added by power and cards so far. */
  bonus: number;
  /** Added to the result of each die; taken from the accuracy needed; taken from each enemy's endurance. */
  resultBonus: number;
  enduranceLess: number;
  /** Enemies may be chosen in any order of priority. */
  anyTarget: boolean;
}

/** Something that a hero may do in their own turn, offered by a skill, a trait, a citizen or a mission. */
export interface Offer {
  /** How many paid actions it takes, and how much power. */
  readonly actions: number;
  readonly power: number;
  judge(table: MzTable, hero: Hero, self: MzListener): Verdict;
  facts?(table: MzTable, hero: Hero): readonly Fact<Mz>[];
  /** The spaces and pieces it is about, for the board. */
  refs?(table: MzTable, hero: Hero): readonly string[];
  use(table: MzTable, hero: Hero, self: MzListener): Rule;
}

/** Something that a hero may do while they prepare an attack, before the dice are rolled. */
export interface Boost {
  readonly power: number;
  judge(table: MzTable, attack: Attack, self: MzListener): Verdict;
  use(table: MzTable, attack: Attack, self: MzListener): Rule;
}

/** A boost that can be chosen for an attack now, if its judge agrees. */
export interface OfferedBoost {
  /** The answer that takes it: `use:<skill>`, `play:<trait card>`, `citizen:<citizen>`. */
  readonly key: `use:${string}` | `play:${TraitCardId}` | `citizen:${CitizenId}`;
  readonly boost: Boost;
  readonly self: MzListener;
  /** The card that is discarded for it. */
  readonly card: TraitCardId | null;
  /** What it is pointed at by: the card that offers it, or whoever has the skill. */
  readonly at: string;
}

/** A skill of a hero: on from its danger level upwards. */
export interface Skill<I extends string = SkillId> extends MzComponent {
  readonly id: I;
  readonly level: Level;
  readonly offer?: Offer;
  readonly boost?: Boost;
}

/** An identity card. */
export interface HeroCard<H extends string = HeroId, A extends string = HeroAttackId, S extends string = SkillId> {
  readonly id: H;
  /** The same in every language. */
  readonly name: string;
  readonly health: number;
  readonly attack: AttackProfile<A>;
  /** Blue, yellow, orange, red. */
  readonly skills: readonly [Skill<S>, Skill<S>, Skill<S>, Skill<S>];
}

/** A heroic trait. Played from the dashboard, then discarded. */
export interface Trait<I extends string = TraitKind> extends MzComponent {
  readonly id: I;
  /** How many cards of the deck are of this kind. */
  readonly copies: number;
  readonly offer?: Offer;
  readonly boost?: Boost;
}

/** A citizen's card: its ability is on while a hero holds it. */
export interface CitizenCard<I extends string = CitizenId> extends MzComponent {
  readonly id: I;
  /** Do they defend themselves (p.25)? */
  readonly fights?: true;
  readonly offer?: Offer;
  readonly boost?: Boost;
}

/** A zombie hero's card: its ability is on while the figure is in play. */
export interface ZombieHeroCard<I extends ZombieHeroId = ZombieHeroId> extends MzComponent {
  readonly id: I;
  readonly endurance: number;
}

/** What a spawn card does (p.21), read at a danger level for a zone. */
export type SpawnCard =
  | (SpawnCardOf<'normal' | 'rush'> & { readonly horde: HordeKind; readonly counts: Readonly<Record<Level, number>> })
  | (SpawnCardOf<'extra-activation'> & { readonly horde: HordeKind })
  | SpawnCardOf<'zombie-hero'>
  | SpawnCardOf<'hidden-citizen'>
  | (SpawnCardOf<'special'> & {
      readonly special: SpecialAction;
      resolve(table: MzTable, zone: Zone, spawning: Spawning): Rule;
    });

/**
 * What a special spawn card may do. It is handed to the card, since the rules of spawning know the cards and not the
 * other way round.
 */
export interface Spawning {
  /** Puts figures of the reserve into a zone; gives those placed. A shortage is dealt with. */
  place(table: MzTable, kind: HordeKind, count: number, zone: Zone): Rule<readonly EnemyId[]>;
  /** Lets these enemies take all their actions now. */
  activate(table: MzTable, enemies: readonly EnemyId[]): Rule;
  /** Draws and resolves another card for a zone. */
  draw(table: MzTable, zone: Zone, point: SpawnPoint | null): Rule;
}

/** What all spawn cards have. */
export interface SpawnCardOf<K extends string> extends MzComponent {
  readonly id: SpawnCardId;
  readonly kind: K;
}

/** What is left to do for a goal, by what everybody sees: who looks for a way to win reads it here, mission by mission. */
export interface Errand {
  /** Any of these zones will do; none, where it is done nowhere in particular. */
  readonly zones: readonly Zone[];
  /**
   * What is done there: the verb of an answer, or the whole answer of a mission's own action. Where no single answer does
   * it: to come and look, to strike an enemy down, to grow in experience.
   */
  readonly how: 'objective' | 'rescue' | 'secret' | `mission:${MissionOfferId}` | 'come' | 'strike' | 'grow';
  /** Who can do it, where not everybody can. */
  readonly by?: readonly HeroId[];
  /** How many steps it stands for; less than 1 where it may turn out to be needless. */
  readonly times: number;
  /** Where it leads on to from there. */
  readonly onto?: readonly Zone[];
}

/** One line of a mission's objectives. Lines of a later stage count only once all earlier ones are done (M251). */
export interface Goal<I extends string = GoalId> {
  readonly id: I;
  readonly cite: string;
  readonly stage: number;
  done(world: World, board: Board): boolean;
  /** How much of it is done, for the player's eye. */
  progress?(world: World, board: Board): readonly [number, number];
  /** What is left of it. Only what everybody sees is asked: cards and tokens that lie face down have no face. */
  errands(world: World, board: Board): readonly Errand[];
}

/** A mission: data first, then its exceptions as hooks. It says its name, its goals, and the actions that only it has. */
export interface Mission<I extends string = MissionId, G extends string = GoalId, O extends string = MissionOfferId>
  extends MzComponent {
  readonly id: I;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly minutes: number;
  readonly map: MissionMap;
  /** Its chapter of the book; the mission's name is that of the chapter. */
  readonly rules: Chapter;
  /** All goals but the exit; the exit, where there is one, is the last stage. */
  readonly goals: readonly Goal<G>[];
  /** Must all heroes leave by the exit in the end? */
  readonly exit: boolean;
  /** Its own rules by which events happen that the rules tell too: the table of signs takes them from here. */
  readonly tells?: { readonly [E in keyof Mz['events']]?: readonly string[] };
  /** What is left to do before the last of them may leave, once all goals are met. */
  toLeave?(world: World, board: Board): readonly Errand[];
  /** Cards that leave the decks before anything is dealt. */
  readonly removed?: {
    readonly spawn?: readonly SpawnCard['kind'][];
    readonly citizens?: readonly CitizenCardId[];
  };
  /** Citizen cards that are dealt at random among the places of these tiles (all, where none is named). */
  readonly among?: { readonly cards: readonly CitizenCardId[]; readonly tiles?: readonly string[] };
  /** The spawn cards that lie face down on the map: all of this kind, and others at random. */
  readonly laid?: SpawnCard['kind'];
  /** What else is special about the set-up, once everything lies in its place. */
  prepare?(world: World, board: Board, start: Start): void;
  /** A defeat of its own, at any moment: the rule, or `null`. */
  lost?(world: World, board: Board): string | null;
  /** Actions that only this mission knows. */
  readonly offers?: readonly MissionOffer<O>[];
}

/** An action that a mission adds to a turn; the noun of its answer is its id: `mission:<id>`. */
export interface MissionOffer<I extends string = MissionOfferId> extends Offer, MzComponent {
  readonly id: I;
}

/** Enemies that act together. */
export interface Group {
  readonly zone: Zone;
  readonly enemies: readonly EnemyId[];
}
