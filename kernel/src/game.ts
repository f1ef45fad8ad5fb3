/** A game: all that the kernel, the browser, the bots and the tests need to know of one. */
import type { Art } from './art.ts';
import type { Component, Listener } from './hooks.ts';
import type { BotInsight } from './insight.ts';
import { canonical, type Json } from './json.ts';
import type { Learning } from './learning/index.ts';
import type { Promises } from './promises.ts';
import type { Dealing, Narrowed } from './redeal.ts';
import { type Bilingual, findExample, type Position, type Rulebook } from './rulebook.ts';
import type { Label, Scene } from './scene.ts';
import type { Knowers, Pile, Seat, Seen } from './secrets.ts';
import type { Shape } from './shape.ts';
import type { Signs } from './signs.ts';
import type { Flow, Table } from './table.ts';
import type { Languages } from './words.ts';

/** A choice made before the match: its values, and the one it has unless said otherwise. */
export interface ModeOption {
  readonly values: readonly string[];
  readonly default: string;
  /** Where several may be chosen, in an order, written with commas: the fewest and the most. */
  readonly several?: readonly [number, number];
}

/** One way to play a game. */
export interface Mode<S extends Shape = Shape> {
  readonly id: string;
  /** The fewest and the most seats. */
  readonly seats: readonly [number, number];
  readonly options: { readonly [name: string]: ModeOption };
  /** Missions to choose from; empty where there are none. */
  readonly missions: readonly string[];
  /** Every way in which a match of this mode can end. */
  readonly outcomes: readonly S['outcomes'][];
  /** The outcomes that only some missions know, each with those missions. */
  readonly outcomesOf?: { readonly [O in S['outcomes']]?: readonly string[] };
}

/** What a match is made from. With the answers, it is the whole match. */
export interface MatchConfig {
  readonly mode: string;
  readonly mission: string | null;
  readonly seats: number;
  readonly options: { readonly [name: string]: string };
  readonly seed: string;
  /** Somebody typed the seed, so that it was known before the match began; left out where it was drawn. */
  readonly chosen?: true;
  /** The printed example or the lesson in whose position it begins, by its id; left out where it begins by the set-up. */
  readonly position?: string;
}

/** What `setup` is given: the choices, and chance. It asks nothing. */
export interface Start extends Omit<MatchConfig, 'seed' | 'chosen' | 'position'> {
  /** A list in a random order. */
  shuffled<T>(items: readonly T[]): T[];
  /** A whole number from 0 up to, and without, `count`. */
  below(count: number): number;
  /** Shuffles a pile in place. */
  shuffle(of: Pile): void;
}

/** What stands on the table when a match begins. */
export interface SetUp<S extends Shape> {
  readonly world: S['world'];
  readonly board: S['board'];
  readonly phase: S['phase'];
}

/** What somebody sees of a match: the whole board, and the world with what they may not know left out. */
export interface View<S extends Shape = Shape> {
  readonly board: S['board'];
  readonly world: Seen<S['world']>;
  readonly phase: S['phase'];
  /** The seats whose view this is; empty for spectators. */
  readonly seats: readonly Seat[];
  /** The seats that are to answer. */
  readonly waiting: readonly Seat[];
}

/** Where everything is that can be moved. */
export interface Whereabouts {
  /** By the ids of pieces: the space, group, sheet, edge or card that each stands on. */
  readonly pieces: { readonly [piece: string]: string };
  /** By the ids of markers: the number of its track that each stands at. Left out where there are no tracks. */
  readonly markers?: { readonly [marker: string]: number };
  /** By the ids of dice: what each shows, and where; `null` at the table's edge. Left out where none lie on the table. */
  readonly dice?: { readonly [die: string]: { readonly at: string | null; readonly face: number | string } };
  /** By the ids of piles: the cards that lie in each, in their order, `null` for one that is not known. */
  readonly piles: { readonly [pile: string]: readonly (string | null)[] };
}

/** What only a game can say of a match that is over: for the record of those who played it. */
export interface Chronicle {
  /** How many rounds were begun, as players count them. */
  readonly rounds: number;
  /** Who was played, in the order of the table. */
  readonly cast: readonly CastMember[];
}

/** A figure that a seat played: what it is called, and the symbol of its face. */
export interface CastMember {
  readonly seat: Seat;
  readonly label: Label;
  readonly token: string;
}

/** What a mission is like, for whoever chooses one. */
export interface MissionFace {
  /** From 1, easy, to 3, hard. */
  readonly difficulty: 1 | 2 | 3;
  readonly minutes: number;
  /** What is to be done, in its order. */
  readonly aims: readonly Label[];
  /** What there is to meet in it beside the ordinary: what no mission before it has is new there. */
  readonly features: readonly { readonly symbol: string; readonly label: Label }[];
}

/** Chapters of the rules that only some matches need: an app may fetch them when such a match is opened. */
export interface LaterChapters {
  /** Their files in the game’s folder. Other files take nothing but functions and deeds from them, and no function before a match needs them. */
  readonly files: readonly string[];
  /** The files of its words in each language that say what only they ask and tell: they export it by kind, as `Words` has it. */
  readonly words?: readonly string[];
  /** Can they come into such a match? Its choices alone say so. */
  comeInto(config: Omit<MatchConfig, 'seed'>): boolean;
}

/** A game is one of these. Methods rather than function fields, so that a list can hold games of different shapes. */
export interface Game<S extends Shape = Shape> {
  readonly id: string;
  /** Raised when any recorded match's hashes change. */
  readonly version: number;
  readonly modes: readonly Mode<S>[];
  /** How long a match takes at the table, from and to, as the box says. */
  readonly minutes: readonly [number, number];
  /** The most answers that a match can take; more is an error. */
  readonly bound: number;
  /** The phases in which the board is still being built, if there are any. */
  readonly setupPhases?: readonly S['phase'][];
  /** What a mission is like before one has played it; `null` where the game does not say. */
  missionFace?(mission: string): MissionFace | null;
  /** What is wrong with choices that are each allowed and do not go together, in one sentence, or `null`. */
  refuses?(config: Omit<MatchConfig, 'seed'>): Bilingual | null;
  setup(start: Start): SetUp<S>;
  readonly phases: { readonly [P in S['phase']]: PhaseRule<S> };
  /** Who listens to this hook now, in the order of the book. */
  listeners(world: S['world'], board: S['board'], hook: string): readonly Listener<S>[];
  /** Every component of `content/`, derived from it. */
  readonly components: readonly Component<S>[];
  /** Can this component appear in such a match? */
  appears(component: string, config: Omit<MatchConfig, 'seed'>): boolean;
  /** A copy of a world that is equal, complete, and shares nothing. */
  copy(world: S['world']): S['world'];
  /** What is wrong with a world, in words for developers; empty when all is well. */
  invariants(world: S['world'], board: S['board']): readonly string[];
  /** Brings the world of an earlier version up to this one's shape, so that a match under way can go on. */
  adopt?(world: S['world'], version: number): S['world'];
  /** May this card lie in this place of its pool? */
  accepts?(place: string, card: Json): boolean;
  /**
   * The hidden places of which the world shows more than their names say, and what may lie there, before they are dealt
   * again. Where several depend on each other, it draws one of the ways that these may think possible.
   */
  narrows?(world: S['world'], board: S['board'], how: Dealing): readonly Narrowed[];
  /** Could this deal have led to what these have seen? */
  fits?(world: S['world'], board: S['board'], mask: Knowers): boolean;
  scene(view: View<S>): Scene;
  /** Where everything is that can be moved, read from the world and not from the scene: the two must agree. */
  whereabouts(view: View<S>): Whereabouts;
  /** With whom a match was played and for how long, read from what everybody sees of it at its end. */
  chronicle?(view: View<S>): Chronicle;
  /** What each kind of event is to the eye. */
  readonly signs: Signs<S>;
  /** What it is drawn with. */
  readonly art: Art;
  /** What each fact promises. */
  readonly promises: Promises<S>;
  readonly words: Languages<S>;
  /** Chapters that only some matches need; left out where all matches need all. */
  readonly later?: LaterChapters;
  /** What bots may use of the game; they play without it too. */
  readonly bot?: BotInsight<S>;
  readonly rulebook: Rulebook<S>;
  /** What teaches it; toys teach nothing. */
  readonly learning?: Learning<S>;
}

/** A phase: runs one turn or activation, and names the next. */
export type PhaseRule<S extends Shape> = { run(table: Table<S>): Flow<S['phase']> }['run'];

/** A game as the tools hold it, whatever its shape. The one place where a shape is forgotten. */
export function anyGame<S extends Shape>(game: Game<S>): Game {
  return game as unknown as Game;
}

/** What is wrong with a configuration, in one sentence, or `null`. */
export function misfit(game: Game, config: MatchConfig): string | null {
  const mode = game.modes.find(({ id }) => id === config.mode);
  if (mode === undefined) {
    return `${game.id} has no mode "${config.mode}"; choose one of: ${game.modes.map(({ id }) => id).join(', ')}`;
  }
  const [fewest, most] = mode.seats;
  if (!Number.isInteger(config.seats) || config.seats < fewest || config.seats > most) {
    const range = fewest === most ? `${fewest}` : `${fewest} to ${most}`;
    return `${mode.id} is for ${range} seats, not ${config.seats}`;
  }
  if (mode.missions.length > 0 && (config.mission === null || !mode.missions.includes(config.mission))) {
    return `${mode.id} has no mission "${config.mission}"; choose one of: ${mode.missions.join(', ')}`;
  }
  if (mode.missions.length === 0 && config.mission !== null) return `${mode.id} has no missions`;
  for (const name of Object.keys(config.options)) {
    const option = Object.hasOwn(mode.options, name) ? mode.options[name] : undefined;
    if (option === undefined) {
      const names = Object.keys(mode.options).join(', ') || 'none';
      return `${mode.id} has no option "${name}"; its options are: ${names}`;
    }
    const value = config.options[name] ?? '';
    const wrong = misfitOfOption(name, option, value);
    if (wrong !== null) return wrong;
  }
  return misfitOfPosition(game, config) ?? game.refuses?.(completed(game, config))?.en ?? null;
}

/** A position is made for one set of choices: with others it would be another table than the book's. */
function misfitOfPosition(game: Game, config: MatchConfig): string | null {
  if (config.position === undefined) return null;
  const wanted = configOfPosition(game, config.position, config.seed);
  if (wanted === null) {
    const known = positionsOf(game).join(', ') || 'none';
    return `${game.id} has no position "${config.position}"; its positions are: ${known}`;
  }
  const { chosen: _, ...given } = completed(game, config);
  if (canonical(given) === canonical(wanted)) return null;
  return `position ${config.position} is for ${wanted.seats} seats of ${wanted.mode}, with options of its own`;
}

/** The position of the printed example or of the lesson of this id; `null` when there is none. */
export function findPosition<S extends Shape>({ rulebook, learning }: Game<S>, id: string): Position<S> | null {
  const lesson = learning?.lessons.find((one) => one.id === id);
  return (findExample(rulebook, id) ?? lesson)?.position ?? null;
}

/** The ids of all positions in which a match can begin: printed examples, then lessons. */
export function positionsOf({ rulebook, learning }: Game): readonly string[] {
  return [...rulebook.examples, ...(learning?.lessons ?? [])].map(({ id }) => id);
}

/** The configuration of a match that begins in the position of an example or a lesson; `null` when there is none. */
export function configOfPosition(game: Game, id: string, seed: string): MatchConfig | null {
  const position = findPosition(game, id);
  return position === null ? null : completed(game, { ...position.config, seed, position: id });
}

/** May this option have this value? */
export function optionAllows({ values, default: usual, several }: ModeOption, value: string): boolean {
  if (value === usual) return true;
  if (several === undefined) return values.includes(value);
  const chosen = value.split(',');
  const fine = chosen.every((each, i) => values.includes(each) && chosen.indexOf(each) === i);
  return fine && chosen.length >= several[0] && chosen.length <= several[1];
}

function misfitOfOption(name: string, option: ModeOption, value: string): string | null {
  if (optionAllows(option, value)) return null;
  const among = option.values.join(', ');
  if (option.several === undefined) return `option ${name} cannot be "${value}"; choose one of: ${among}`;
  const [fewest, most] = option.several;
  return `option ${name} cannot be "${value}"; choose ${fewest} to ${most}, with commas between, of: ${among}`;
}

/** The configuration with every option that was left out at its default. */
export function completed(game: Game, config: MatchConfig): MatchConfig {
  const mode = game.modes.find(({ id }) => id === config.mode);
  const names = Object.keys(mode?.options ?? {});
  if (names.length === 0) return config;
  const options: Record<string, string> = {};
  for (const name of names.sort()) {
    options[name] = config.options[name] ?? mode?.options[name]?.default ?? '';
  }
  return { ...config, options };
}
