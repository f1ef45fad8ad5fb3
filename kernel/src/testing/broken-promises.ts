/** Facts held to what happens: in the conformance suite, and in every situation of a test. */

import type { Told } from '../app.ts';
import {
  type Answered,
  type Fact,
  factsOf,
  type Game,
  type OpenQuestion,
  type Option,
  type Promised,
  type Stand,
} from '../index.ts';

/** What came of an answer: the world after it, what is asked next, and what was told. */
export interface Consequence {
  readonly after: object;
  readonly open: readonly OpenQuestion[];
  readonly told: readonly Told[];
}

/** What the table of promises has for this fact; `null` where it only tells something. */
export function promiseOf(game: Game, { key }: Pick<Fact, 'key'>): Promised<object> | null {
  const row = (game.promises as { readonly [fact: string]: 'tells' | Promised<object> })[key];
  return row === undefined || row === 'tells' ? null : row;
}

/** The facts beside an option that say what will come of it. */
export function promisesOf(game: Game, option: Option): readonly Fact[] {
  return factsOf(option).filter((fact) => promiseOf(game, fact)?.comesTrue !== undefined);
}

/** Which promises of an option, made where it stood, did not come true. */
export function brokenPromises(
  game: Game,
  stand: Stand & { readonly option: Option },
  { after, open, told }: Consequence,
): readonly string[] {
  const answered: Answered = {
    ...stand,
    after,
    next: open.map(({ asking: { key, params } }) => ({ key, params })),
    heard: (type: string) => told.filter((event) => event.type === type).map(({ params }) => params) as never,
  };
  return promisesOf(game, stand.option).flatMap((fact) => {
    const said = nameOfFact(stand, fact);
    try {
      return promiseOf(game, fact)?.comesTrue?.(fact.params, answered) === false ? [`${said} does not come true`] : [];
    } catch (error) {
      return [`${said} cannot be judged: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** A fact, with where it is told. */
export function nameOfFact({ question, option }: Pick<Stand, 'question' | 'option'>, { key, params }: Fact): string {
  const where = option === null ? `in the context of "${question.key}"` : `beside "${option.key}" of "${question.key}"`;
  return `The fact ${key} ${JSON.stringify(params)} ${where}`;
}
