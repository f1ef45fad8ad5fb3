/** The words of a game: every sentence it can say, typed, so that a missing one is a compile error. */
import type { Fact } from './question.ts';
import type { Label } from './scene.ts';
import type { Seen } from './secrets.ts';
import type { Shape } from './shape.ts';

/** The languages of the project. */
export type Language = 'fr' | 'en';

/** The order in which languages are listed. */
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

type Spoken<M> = [keyof M] extends [never]
  ? { readonly [key: string]: (params: never) => string }
  : { readonly [K in keyof M]: (params: Seen<M[K]>) => string };

/** The name of a component and what it does, in our own words. */
export interface ComponentWords {
  readonly name: string;
  readonly text: string;
}

/** What the rules say, or a family of components beyond them: the parameters of its sentences. */
interface FamilySaid {
  readonly questions: object;
  readonly facts: object;
  readonly refusals: object;
  readonly events: object;
}

type Sentences<M> = { readonly [K in keyof M]: (params: Seen<M[K]>) => string };

/** What a family of components must say: its sentences, and the name and text of each of its components. */
export interface FamilyWords<Said extends FamilySaid, Id extends string> {
  readonly questions: Sentences<Said['questions']>;
  readonly facts: Sentences<Said['facts']>;
  readonly refusals: Sentences<Said['refusals']>;
  readonly events: Sentences<Said['events']>;
  readonly components: Readonly<Record<Id, ComponentWords>>;
}

/** One language of a game. */
export interface Words<S extends Shape = Shape> {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly about: string;
  readonly modes: { readonly [mode: string]: ComponentWords };
  readonly missions: { readonly [mission: string]: ComponentWords };
  /** The names of options and of their values: `difficulty`, `difficulty:easy`; and what a value is: `difficulty:easy?`. */
  readonly options: { readonly [option: string]: string };
  /** The names of the roles that `bot.roles` tells apart; a game that tells none apart names none. */
  readonly roles?: { readonly [role: string]: string };
  readonly questions: Spoken<S['questions']>;
  /** What an answer is called: by the verb of its key, from the nouns of its key. */
  readonly answers: { readonly [V in S['verbs']]: (...nouns: readonly string[]) => string };
  /** What the number of an answer counts that is stepped to, where its name alone would not say it in time. */
  readonly counted?: { readonly [V in S['verbs']]?: string };
  readonly facts: Spoken<S['facts']>;
  readonly refusals: Spoken<S['refusals']>;
  readonly events: Spoken<S['events']>;
  readonly outcomes: { readonly [O in S['outcomes']]: string };
  readonly components: { readonly [component: string]: ComponentWords };
  /** Names of spaces, pieces, tracks and other things of the scene, by key. */
  readonly labels: { readonly [label: string]: (...params: never[]) => string };
}

/** What the rules of a game say by themselves, without its components. */
export type RuleWords<S extends Shape, Said extends FamilySaid> = Words<Omit<S, keyof FamilySaid> & Said>;

/** The names that a scene uses, by key, each with its parameters. */
type Labels<L> = { readonly [K in keyof L]: readonly (string | number)[] };

/** What those names are: a missing one is a compile error. */
export type LabelWords<L extends Labels<L>> = { readonly [K in keyof L]: (...params: L[K]) => string };

/** A game's words in every language. */
export type Languages<S extends Shape = Shape> = { readonly [L in Language]: Words<S> };

/** The parts of the words that families share. */
const SHARED = ['questions', 'facts', 'refusals', 'events', 'components'] as const;
type SharedPart = (typeof SHARED)[number];

/** All of a union at once. */
type Every<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type PartOf<F, K extends SharedPart> = F extends { readonly [P in K]: infer W } ? W : object;

/** What families say, put together. */
export type JoinedWords<F> = { readonly [K in SharedPart]: Every<PartOf<F, K>> };

/** Joins what the rules and the families of components say, each some of it; of two with one key the later is heard. */
export function joinWords<const F extends readonly object[]>(...families: F): JoinedWords<F[number]> {
  const part = (of: SharedPart) => Object.assign({}, ...families.map((family) => (family as Joinable)[of])) as unknown;
  return Object.fromEntries(SHARED.map((of) => [of, part(of)])) as JoinedWords<F[number]>;
}

type Joinable = { readonly [K in SharedPart]?: object };

/** Makes the labels of a scene, their parameters checked. */
export function labelMaker<L extends Labels<L>>() {
  return <K extends keyof L & string>(key: K, ...params: L[K]): Label =>
    params.length === 0 ? { key } : { key, params };
}

/** The words of each kind of card and of each of its copies. A copy reads like its kind, or adds what is its own. */
export function withCopies<Kind extends string, Card extends string>(
  kinds: Readonly<Record<Kind, ComponentWords>>,
  copies: readonly Card[],
  kindOf: (copy: Card) => Kind,
  ofCopy: (words: ComponentWords, copy: Card) => ComponentWords = (words) => words,
): Readonly<Record<Kind | Card, ComponentWords>> {
  const written = copies.map((copy) => [copy, ofCopy(kinds[kindOf(copy)], copy)]);
  return { ...kinds, ...Object.fromEntries(written) };
}

/** Looks up what components are called, and what stands on them. One without words is called by its id. */
export function wordsOn(components: { readonly [component: string]: ComponentWords }) {
  return {
    nameOf: (id: string): string => components[id]?.name ?? id,
    textOf: (id: string): string => components[id]?.text ?? '',
  };
}

/** A text as it is compared with what somebody typed: without accents, capitals and curved apostrophes. */
export function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

/** What an answer is called, by its key alone. */
export function nameAnswer(words: Words, key: string): string {
  const [verb = '', ...nouns] = key.split(':');
  const say = words.answers[verb];
  if (say === undefined) throw new Error(`No word for the answer "${key}"`);
  return say(...nouns);
}

/** What an answer is called by whoever may read it: its key may tell less. */
export function nameOption(words: Words, { key, called }: { readonly key: string; readonly called?: Fact }): string {
  return called === undefined ? nameAnswer(words, key) : say(words, 'facts', called.key, called.params);
}

/** Says one of a family of sentences: a question, fact, refusal or event. */
export function say(
  words: Words,
  family: 'questions' | 'facts' | 'refusals' | 'events',
  key: string,
  params: object,
): string {
  const sentence = words[family][key];
  if (sentence === undefined) throw new Error(`No word for "${key}" among the ${family}`);
  return sentence(params as never);
}

/** Names a thing of the scene. */
export function label(words: Words, key: string, ...params: readonly (string | number)[]): string {
  const sentence = words.labels[key];
  if (sentence === undefined) throw new Error(`No word for the label "${key}"`);
  return sentence(...(params as never[]));
}
