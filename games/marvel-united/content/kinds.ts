/**
 * What each family of components is made of. The rules know these kinds, and no card by name. A card says its own id, as
 * in `SpecialCard<'photon-shield'>`: the names of a family are those of its list.
 */
import type { Fact, Provenance } from '@necropole/kernel';
import type { Mu, MuComponent, MuTable, Rule, Sight, SuperHeroMoment, SuperVillainMoment, Verdict } from '../shape.ts';
import type { Hero, LocationId, ThreatInPlay } from '../world.ts';
import type {
  BattlePlanId,
  EquipmentId,
  HeroId,
  PlanSpecialId,
  SpecialId,
  SuperHeroId,
  SuperVillainId,
  ThreatId,
  VillainId,
} from './ids.ts';
import type { ActionKind, ActionSymbol, Letters } from './symbols.ts';

/** A number for 2, 3 and 4 Heroes. */
export type ByHeroes = readonly [two: number, three: number, four: number];

// ── Heroes ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Hero card with a special effect. Hooks of it are on as long as it lies face up in the Storyline. */
export interface SpecialCard<I extends string = SpecialId> extends MuComponent {
  readonly id: I;
  /** The bottom symbols of each copy: there are as many copies. */
  readonly copies: readonly [Letters, ...Letters[]];
  /** What its back says, for the set-up. */
  readonly back?: 'starting-hand' | 'bottom-of-deck';
  /** On a black background: whoever plays it must resolve it. */
  readonly mandatory?: true;
  /** Why it cannot be resolved now. */
  judge?(table: MuTable, hero: Hero): Verdict;
  /** What it would do now: told before the choice. */
  facts?(table: MuTable, hero: Hero): readonly Fact<Mu>[];
  /** What it does in the turn in which it is played; nothing where it only lasts. */
  resolve?(table: MuTable, hero: Hero): Rule;
}

/** A Hero: a figure and a deck of twelve. */
export interface HeroDeck<I extends string = HeroId, S extends string = SpecialId> {
  readonly id: I;
  readonly provenance: Provenance;
  /** The cards without effect, by their symbols. */
  readonly plain: readonly Letters[];
  readonly specials: readonly SpecialCard<S>[];
  /** The Villain that an Anti-Hero is too. */
  readonly antiHero?: VillainId;
}

/** What a Hero carries. It lies face up until it is used. */
export interface Equipment<I extends string = EquipmentId> extends MuComponent {
  readonly id: I;
  /** Whose it is; `null`: generic, for Heroes who have none of their own. */
  readonly owner: HeroId | null;
  /** Its use in the action step of one's own turn; without, its hooks are all it does. */
  readonly use?: {
    judge(table: MuTable, hero: Hero): Verdict;
    resolve(table: MuTable, hero: Hero): Rule;
  };
  /** It is not turned over by its use. */
  readonly permanent?: true;
  /** What recharges it: these Action tokens at the start of one's turn, one of them; its own hooks; or nothing at all. */
  readonly recharge: readonly ('move' | 'attack' | 'heroic' | 'wild')[] | 'by-deed' | 'never';
}

// ── Villains ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whom a BAM! effect hits, and with what: each of these Heroes, or one of them. */
export interface Aim {
  readonly heroes: readonly Hero[];
  readonly one?: true;
  readonly damage: number;
  /** Crisis tokens. */
  readonly crisis?: number;
}

/** How a Master Plan card moves the Villain: so many Locations clockwise, or to Heroes; `null`: not at all. */
export type PlanMove = number | 'next-heroes' | 'heroes-before' | 'most-heroes' | null;

/** A Master Plan card, from top to bottom. */
export interface PlanCard<P extends string = PlanSpecialId> {
  readonly id: string;
  readonly move: PlanMove;
  readonly bam: boolean;
  readonly special: P | null;
  /** Before the Villain's Location, in it, after it: T and C. */
  readonly tokens: readonly [before: string, centre: string, after: string];
  /** It lies on top of the shuffled deck. */
  readonly start?: true;
}

/** The special effect of Master Plan cards. Its hooks are on as long as a card with it lies face up in the Storyline. */
export interface PlanSpecial<I extends string = PlanSpecialId> extends MuComponent {
  readonly id: I;
  resolve?(table: MuTable): Rule;
}

/** A Threat. Its hooks are on while it is in play; the holder that they are told is the card. */
export interface Threat<I extends string = ThreatId> extends MuComponent {
  readonly id: I;
  readonly copies: number;
  /** A Henchman has Health, for 2, 3 and 4 Heroes. */
  readonly health?: ByHeroes;
  /** What clears another Threat: so many tokens, each by one action of this kind. */
  readonly needs?: { readonly action: ActionKind; readonly count: number };
  /** Triggered when the Villain stops here. */
  stop?(table: MuTable, here: LocationId, threat: ThreatInPlay): Rule;
  bam?(table: MuTable, here: LocationId, threat: ThreatInPlay): Rule;
  /** Whom its BAM! effect would hit now, where it hits Heroes. */
  aims?(sight: Sight, here: LocationId, threat: ThreatInPlay): readonly Aim[];
  /** What its clearing brings, besides the end of its effect. */
  cleared?(table: MuTable, at: LocationId, hero: Hero | null): Rule;
}

/** A Villain: the dashboard, the Master Plan cards, the Threats. */
export interface Villain<I extends string = VillainId, T extends string = ThreatId, P extends string = PlanSpecialId>
  extends MuComponent {
  readonly id: I;
  readonly health: ByHeroes;
  /** How long the track is, if there is one: the Plot may come true at its end. */
  readonly track?: ByHeroes;
  /** So many Crisis tokens make a Hero do this Villain's will, unless something says otherwise. */
  readonly crisisLimit?: number;
  /** The Action tokens that the Heroes begin with against a Villain player. */
  readonly tokens: string;
  readonly plans: readonly PlanCard<P>[];
  readonly planSpecials: readonly PlanSpecial<P>[];
  readonly threats: readonly Threat<T>[];
  /** The set-up says where this Villain starts: against a Villain player the Heroes do not choose (MU-12.26). */
  readonly ownStart?: true;
  /** What the back of the dashboard wants done first. */
  setUp?(table: MuTable): Rule;
  bam(table: MuTable, at: LocationId): Rule;
  /** Whom it would hit now, where it hits Heroes. */
  aims?(sight: Sight, at: LocationId): readonly Aim[];
  /** `unplaced` tokens found no room there. */
  overflow(table: MuTable, at: LocationId, unplaced: number): Rule;
  /** What a KO brings instead of the BAM! effect. */
  knockedOut?(table: MuTable, hero: Hero): Rule;
  /** No damage reaches this Villain, whatever is completed. */
  readonly untouchable?: true;
  /** Is the Heroic Goal met? */
  goal?(table: MuTable): boolean;
  /** Has the Villainous Plot come true? */
  plot?(table: MuTable): boolean;
}

// ── Locations ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Location. Its hooks are its permanent effect; the holder that they are told is the Location. */
export interface Location<I extends string = LocationId> extends MuComponent {
  readonly id: I;
  /** T, C: filled at set-up; -: empty. */
  readonly slots: string;
  readonly endOfTurn: {
    /** On a black background. */
    readonly mandatory?: true;
    /** The token that it gives, where that is always the same. */
    readonly gives?: ActionSymbol;
    /** `at` is where the effect is: a Hero may act as if they were there. */
    judge(table: MuTable, hero: Hero, at: LocationId): Verdict;
    resolve(table: MuTable, hero: Hero, at: LocationId): Rule;
  };
}

// ── Super-Villain mode and Commander ──────────────────────────────────────────────────────────────────────────────

/** A Super-Villain card: played with a Master Plan card, or at the end of a Hero's turn. What it judges is public. */
export interface SuperVillainCard<I extends string = SuperVillainId> extends MuComponent {
  readonly id: I;
  readonly trigger: SuperVillainMoment;
  judge(table: MuTable): Verdict;
  resolve(table: MuTable): Rule;
}

/** A Super-Hero card, of one Hero. What it judges is public. */
export interface SuperHeroCard<I extends string = SuperHeroId> extends MuComponent {
  readonly id: I;
  readonly trigger: SuperHeroMoment['is'];
  judge(table: MuTable, hero: Hero, moment: SuperHeroMoment): Verdict;
  resolve(table: MuTable, hero: Hero, moment: SuperHeroMoment): Rule;
}

/** A Battle Plan of the Commander: its hooks are on for the whole match. */
export interface BattlePlan<I extends string = BattlePlanId> extends MuComponent {
  readonly id: I;
  readonly cost: 1 | 2;
}
