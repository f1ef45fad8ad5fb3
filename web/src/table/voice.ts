/** What the game says, by its words; what it has no word for is said by its key rather than not at all. */
import {
  type Fact,
  findStatement,
  type Game,
  type Label,
  type Language,
  label,
  nameAnswer,
  nameOption,
  type Refusal,
  type Statement,
  say,
} from '@necropole/kernel';
import type { SeenEvent, SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { seatPlanOf } from '../engine/seats.ts';
import { verbOf } from './answers.ts';
import type { TableWords } from './words/index.ts';

/** The voice of a game in a language. */
export interface Voice {
  readonly title: string;
  readonly label: (one: Label) => string;
  readonly question: (one: Pick<SeenQuestion, 'key' | 'params'>) => string;
  readonly answer: (key: string) => string;
  /** An answer to whoever may read it: its key may tell less. */
  readonly called: (option: Pick<SeenOption, 'key' | 'called'>) => string;
  /** What the number of such an answer counts. */
  readonly counted: (key: string) => string | undefined;
  readonly fact: (one: Fact) => string;
  readonly facts: (list: readonly Fact[]) => string;
  readonly refusal: (one: Refusal) => string;
  readonly event: (one: Pick<SeenEvent, 'type' | 'params'>) => string;
  readonly outcome: (id: string) => string;
  readonly componentName: (id: string) => string;
  readonly componentText: (id: string) => string;
  readonly mode: (id: string) => string;
  readonly mission: (id: string) => string;
  readonly option: (name: string, value: string) => string;
  readonly rule: (cite: string) => Statement | null;
  readonly ruleText: (cite: string) => string | null;
}

export function voiceOf(game: Game, language: Language, own: TableWords): Voice {
  const words = game.words[language];
  const fact = ({ key, params }: Fact): string => orKey(key, () => say(words, 'facts', key, params));
  return {
    title: words.title,
    label: ({ key, params }) => orKey(key, () => label(words, key, ...(params ?? []))),
    question: ({ key, params }) => orKey(key, () => say(words, 'questions', key, params)),
    answer: (key) => orKey(key, () => nameAnswer(words, key)),
    called: (option) => orKey(option.key, () => nameOption(words, option)),
    counted: (key) => words.counted?.[verbOf(key)],
    fact,
    facts: (list) => list.map(fact).join(' · '),
    refusal: ({ key, params }) => orKey(key, () => say(words, 'refusals', key, params)),
    event: (event) =>
      kernelEvent(event, own) ?? orKey(event.type, () => say(words, 'events', event.type, event.params)),
    outcome: (id) => words.outcomes[id] ?? id,
    componentName: (id) => words.components[id]?.name ?? id,
    componentText: (id) => words.components[id]?.text ?? '',
    mode: (id) => words.modes[id]?.name ?? id,
    mission: (id) => words.missions[id]?.name ?? id,
    option: (name, value) => words.options[`${name}:${value}`] ?? value,
    rule: (cite) => findStatement(game.rulebook, cite),
    ruleText: (cite) => findStatement(game.rulebook, cite)?.[language] ?? null,
  };
}

/** What the kernel tells itself, in no game's words; `null` for the events of a game. */
function kernelEvent({ type, params }: Pick<SeenEvent, 'type' | 'params'>, own: TableWords): string | null {
  if (type === 'reseeded') return own.log.reseeded((params as { by: number | null }).by);
  if (type === 'resumed') return own.log.resumed((params as { version: number }).version);
  if (type !== 'reseated') return null;
  const { holders } = params as { holders: readonly string[] };
  return own.log.reseated(holders.map((holder) => nameOfHolder(holder, own)));
}

/** Whoever held a seat, as the page names them. */
function nameOfHolder(holder: string, own: TableWords): string {
  const plan = seatPlanOf(holder);
  if (plan === null) return holder;
  return plan.by === 'me' ? own.cover.owner : plan.by === 'bot' ? own.bot : plan.name;
}

function orKey(key: string, speak: () => string): string {
  try {
    return speak();
  } catch {
    return key;
  }
}
