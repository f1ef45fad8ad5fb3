/** A game's sentences in one language. A missing word never stops a match: its key is said instead. */
import {
  type Fact,
  type Game,
  type Label,
  type Language,
  label,
  nameAnswer,
  nameOption,
  type Refusal,
  type Reply,
  say,
} from '@necropole/kernel';
import type { SeenEvent, SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { type CommandWords, wordsOf } from './words/index.ts';

/** Says what a game can say. */
export interface Phrases {
  readonly game: Game;
  readonly language: Language;
  readonly words: CommandWords;
  readonly title: string;
  mode(id: string): string;
  mission(id: string): string;
  option(name: string): string;
  question(question: Pick<SeenQuestion, 'key' | 'params'>): string;
  answer(key: string): string;
  /** An answer to whoever may read it: its key may tell less. */
  called(option: Pick<SeenOption, 'key' | 'called'>): string;
  fact(fact: Fact): string;
  refusal(refusal: Refusal): string;
  event(event: SeenEvent): string;
  outcome(id: string): string;
  label(label: Label): string;
  component(id: string): string;
}

/** What a role is called, by the game's own word. */
export function roleName(game: Game, role: string, words: CommandWords): string {
  return game.words[words.language].roles?.[role] ?? (game.bot?.roles === undefined ? words.player : role);
}

/** The phrases of a game in a language. */
export function phrasesOf(game: Game, language: Language): Phrases {
  const spoken = game.words[language];
  const words = wordsOf(language);
  return {
    game,
    language,
    words,
    title: spoken.title,
    mode: (id) => spoken.modes[id]?.name ?? id,
    mission: (id) => spoken.missions[id]?.name ?? id,
    option: (name) => spoken.options[name] ?? name,
    question: ({ key, params }) => orKey(() => say(spoken, 'questions', key, params), key),
    answer: (key) => orKey(() => nameAnswer(spoken, key), key),
    called: (option) => orKey(() => nameOption(spoken, option), option.key),
    fact: ({ key, params }) => orKey(() => say(spoken, 'facts', key, params), key),
    refusal: ({ key, params }) => orKey(() => say(spoken, 'refusals', key, params), key),
    event: (event) => sayEvent(event, game, language, words),
    outcome: (id) => spoken.outcomes[id] ?? id,
    label: ({ key, params }) => orKey(() => label(spoken, key, ...(params ?? [])), [key, ...(params ?? [])].join(' ')),
    component: (id) => spoken.components[id]?.name ?? id,
  };
}

function orKey(sentence: () => string, key: string): string {
  try {
    return sentence();
  } catch {
    return key;
  }
}

/** Some events are the kernel's own: no game has words for them. */
function sayEvent(event: SeenEvent, game: Game, language: Language, words: CommandWords): string {
  const { type, params } = event;
  if (type === 'reseeded') return words.play.reseeded((params as { by: number | null }).by);
  if (type === 'reseated') return words.play.reseated((params as { holders: readonly string[] }).holders);
  if (type === 'resumed') return words.play.goesOn((params as { version: number }).version);
  return orKey(() => say(game.words[language], 'events', event.type, event.params), event.type);
}

/** One of the kernel's own refusals, by its key. */
export function kernelRefusal(key: string, words: CommandWords): string {
  const known: { readonly [key: string]: string } = words.refusals;
  return known[key] ?? key;
}

/** Why an answer was not taken. */
export function sayRefused(reply: Exclude<Reply, { readonly ok: true }>, phrases: Phrases): string {
  if ('option' in reply) return `${phrases.refusal(reply.refusal)} [${reply.refusal.cite}]`;
  const { refusal } = reply;
  if (refusal.key === 'rule-error') return phrases.words.play.crashed(refusal.message);
  return kernelRefusal(refusal.key, phrases.words);
}
