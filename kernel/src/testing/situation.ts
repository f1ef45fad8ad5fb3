/**
 * A situation: a world made by hand, a script of answers and dice, and what a player would see. It reads like the
 * check column of the rules list: initial, action, expected.
 *
 *     const kitchen = situation(game, { change: (world) => { world.at = 'kitchen'; }, dice: [6] });
 *     kitchen.play('move:hall', 'fight:rat');
 *     expect(kitchen.refuses('move:cellar').key).toBe('locked');
 */

import { configOfPosition, copyJson, Match, viewFor } from '../app.ts';
import {
  anyGame,
  type Game,
  type Json,
  type MatchConfig,
  type OpenQuestion,
  type Option,
  type Outcome,
  type Refusal,
  type Scene,
  type Seat,
  type Shape,
  type View,
} from '../index.ts';
import { diceLeft } from '../random.ts';
import { brokenPromises, promisesOf } from './broken-promises.ts';
import { MarkedThings } from './marked-things.ts';
import { miscited } from './miscited.ts';
import { mispointed } from './mispointed.ts';
import { checkAtEnd, hearCite, hearExample } from './recorder.ts';

/** Where a situation begins. What is left out is as the set-up of the config makes it. */
export interface SituationStart<S extends Shape> {
  /** By default the first mode, its first mission, its fewest seats, its default options. */
  readonly config?: Partial<MatchConfig>;
  /** The printed example in whose position it begins, by its id; of `config` it takes the seed only. */
  readonly example?: string;
  readonly world?: S['world'];
  readonly board?: S['board'];
  readonly phase?: S['phase'];
  /** Every die that will be rolled, in order. Without it dice come from the seed. */
  readonly dice?: readonly number[];
  /** Makes the situation out of the world that set-up gave, or out of `world`. Both are copies. */
  readonly change?: (world: S['world'], board: S['board']) => void;
}

type EventType<S extends Shape> = keyof S['events'] & string;

/** An event with the parameters of its type. Secrets in it are not redacted. */
export interface SituationEvent<S extends Shape, K extends EventType<S> = EventType<S>> {
  readonly type: K;
  readonly cite: string;
  readonly params: S['events'][K];
}

/** Stands in a world and asks its first question. */
export function situation<S extends Shape>(game: Game<S>, start: SituationStart<S> = {}): Situation<S> {
  return new Situation(game, start);
}

/** A match that stands in a world made by hand. Errors list what was offered. */
export class Situation<S extends Shape> {
  readonly match: Match<S>;
  /** The components whose hooks have done something. */
  readonly used: ReadonlySet<string>;
  private heldToSigns = 0;
  private drawn: { readonly question: string; readonly scene: Scene } | null = null;

  constructor(game: Game<S>, start: SituationStart<S>) {
    const used = new Set<string>();
    const part = configOf(game, start.config ?? {});
    const config = start.example === undefined ? part : exampleConfig(game, start.example, part.seed);
    const { world, board, phase } = startOf(game, config, start);
    start.change?.(world, board);
    const standing = { world, board, phase };
    this.match = Match.from(game, config, standing, start.dice ?? null, { used, cited: hearCite });
    this.used = used;
    this.checkCites();
    checkAtEnd(() => this.finish());
  }

  get world(): S['world'] {
    return this.match.table.world;
  }

  get board(): S['board'] {
    return this.match.table.board;
  }

  get phase(): S['phase'] {
    return this.match.phase;
  }

  get outcome(): Outcome<S> | null {
    return this.match.outcome;
  }

  /** The seats that are to answer. */
  get waiting(): readonly Seat[] {
    return this.match.open.map(({ seat }) => seat);
  }

  /** The question of the only seat asked. */
  get question(): OpenQuestion<S>['asking'] {
    return this.asked().asking;
  }

  /** The question of one of several seats asked. */
  questionOf(seat: Seat): OpenQuestion<S>['asking'] {
    return this.asked(seat).asking;
  }

  /** The keys of the answers that are allowed: to the only seat asked, or to `seat`. */
  options(seat?: Seat): readonly string[] {
    return this.asked(seat)
      .options.filter(({ refusal }) => refusal === undefined)
      .map(({ key }) => key);
  }

  /** One option, allowed or refused, with its facts, refs and path. */
  option(key: string, seat?: Seat): Option<Json, S> {
    const question = this.asked(seat);
    const option = question.options.find((one) => one.key === key);
    if (option === undefined) throw new Error(`No option "${key}".\n${listed(question)}`);
    return option;
  }

  /** Is this answer there, and allowed? */
  offers(key: string, seat?: Seat): boolean {
    return this.options(seat).includes(key);
  }

  /** Why this answer is refused. Fails when it is allowed, or not there at all. */
  refuses(key: string, seat?: Seat): Refusal<S> {
    const option = this.option(key, seat);
    if (option.refusal === undefined) {
      throw new Error(`"${key}" should be refused, but is allowed.\n${listed(this.asked(seat))}`);
    }
    return option.refusal;
  }

  /** Gives an answer: of the only seat asked, or of `seat`. Fails when it is refused. */
  answer(key: string): this;
  answer(seat: Seat, key: string): this;
  answer(first: Seat | string, second?: string): this {
    const [seat, key] = typeof first === 'string' ? [undefined, first] : [first, second ?? ''];
    const question = this.asked(seat);
    const marked = new MarkedThings([question.seat], this.sceneOf(question));
    const brokenOf = this.promised(question, key);
    const reply = this.match.answer(question.seat, key, undefined, (at) => marked.hear(at as unknown as Match));
    if (!reply.ok) throw new Error(`"${key}" is refused: ${JSON.stringify(reply.refusal)}\n${listed(question)}`);
    this.checkCites();
    const [mistake] = marked.mistakes(this.match as unknown as Match);
    const [broken] = brokenOf();
    if (mistake !== undefined || broken !== undefined) throw new Error(mistake ?? broken);
    return this;
  }

  /** Gives several answers in a row, each of the only seat asked. */
  play(...keys: readonly string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** What was told since the beginning: everything, or the events of one type. */
  events(): readonly SituationEvent<S>[];
  events<K extends EventType<S>>(type: K): readonly SituationEvent<S, K>[];
  events(type?: string): readonly unknown[] {
    const told = this.match.told.map(({ type: told, cite, params }) => ({ type: told, cite, params }));
    return type === undefined ? told : told.filter((event) => event.type === type);
  }

  /** What these seats see; the spectators, if none. */
  view(...seats: readonly Seat[]): View<S> {
    return viewFor(this.match, seats);
  }

  /** Ends the script: fails when a scripted die was not rolled. `proves` does it by itself. */
  finish(): void {
    const left = diceLeft(this.match.table.streams);
    if (left > 0) throw new Error(`${left} of the scripted dice ${left === 1 ? 'was' : 'were'} never rolled`);
  }

  /** Whatever was told since the last look is held against the table of signs. */
  private checkCites(): void {
    const { told, game } = this.match;
    const [wrong] = miscited(anyGame(game), told.slice(this.heldToSigns));
    this.heldToSigns = told.length;
    if (wrong !== undefined) throw new Error(wrong);
  }

  /** What an answer promises, as it stands before it; the function tells which of it did not come true. */
  private promised({ seat, id }: OpenQuestion<S>, key: string): () => readonly string[] {
    const match = this.match as unknown as Match;
    const { game, table } = match;
    const asked = match.open.find((one) => one.seat === seat && one.id === id);
    const option = asked?.options.find((one) => one.key === key);
    if (asked === undefined || option === undefined || asked.sealed || promisesOf(game, option).length === 0) {
      return () => [];
    }
    const { key: question, params } = asked.asking;
    const stand = {
      seat,
      world: game.copy(table.world),
      board: table.board,
      question: { key: question, params },
      option,
    };
    const before = match.told.length;
    return () => {
      const { open, told } = match;
      return brokenPromises(game, stand, { after: match.table.world, open, told: told.slice(before) });
    };
  }

  /** Whatever a question that a test reads points at is drawn, and what it names and the scene draws is pointed at. */
  private checkRefs(question: OpenQuestion<S>): void {
    if (this.drawn?.question === question.id) return;
    const { asking, options } = question as unknown as OpenQuestion;
    const { key, refs = [], sharing, named, inOneGo } = asking;
    const [wrong] = mispointed(this.sceneOf(question), {
      key,
      refs,
      options,
      ...(sharing === undefined ? {} : { sharing: sharing() }),
      named: named?.() ?? [],
      inOneGo: inOneGo?.() ?? null,
    });
    if (wrong !== undefined) throw new Error(wrong);
  }

  /** The scene as whoever is asked sees it, drawn once a question. */
  private sceneOf({ id, seat }: OpenQuestion<S>): Scene {
    if (this.drawn?.question !== id) this.drawn = { question: id, scene: this.match.game.scene(this.view(seat)) };
    return this.drawn.scene;
  }

  private asked(seat?: Seat): OpenQuestion<S> {
    const { open, outcome } = this.match;
    if (outcome !== null) throw new Error(`Nobody is asked: the match is over (${outcome.id}, ${outcome.cite})`);
    const found = seat === undefined ? open : open.filter((question) => question.seat === seat);
    const [first, second] = found;
    if (first === undefined) throw new Error(`Seat ${seat} is not asked.\n${open.map(listed).join('\n')}`);
    if (second !== undefined && first.asking !== second.asking) {
      throw new Error(`Several seats are asked: say which.\n${open.map(listed).join('\n')}`);
    }
    this.checkRefs(first);
    return first;
  }
}

/** A whole configuration out of a part of one. */
export function configOf<S extends Shape>(game: Game<S>, part: Partial<MatchConfig>): MatchConfig {
  const mode = game.modes.find(({ id }) => id === (part.mode ?? game.modes[0]?.id));
  return {
    mode: part.mode ?? mode?.id ?? '',
    mission: part.mission ?? mode?.missions[0] ?? null,
    seats: part.seats ?? mode?.seats[0] ?? 1,
    options: part.options ?? {},
    seed: part.seed ?? 'situation',
  };
}

function exampleConfig<S extends Shape>(game: Game<S>, id: string, seed: string): MatchConfig {
  const config = configOfPosition(anyGame(game), id, seed);
  if (config === null) throw new Error(`The rulebook of ${game.id} has no example ${id}`);
  hearExample(id);
  return config;
}

function startOf<S extends Shape>(game: Game<S>, config: MatchConfig, start: SituationStart<S>) {
  const given = start.world !== undefined && start.board !== undefined && start.phase !== undefined;
  const first = given ? undefined : Match.start(game, config).rests[0];
  return {
    world: copyJson(start.world ?? (first?.world as S['world'])),
    board: copyJson(start.board ?? (first?.board as S['board'])),
    phase: start.phase ?? (first?.phase as S['phase']),
  };
}

function listed<S extends Shape>({ seat, asking, options }: OpenQuestion<S>): string {
  const keys = options.map(({ key, refusal }) =>
    refusal === undefined ? `  ${key}` : `  ${key} (refused: ${refusal.key}, ${refusal.cite})`,
  );
  return [`Seat ${seat} is asked "${asking.key}" (${asking.cite}):`, ...keys].join('\n');
}
