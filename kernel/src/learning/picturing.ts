/** The table that a picture of the page "How to play" shows: played to, by the rules. */
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import type { Scene } from '../scene.ts';
import type { Shape } from '../shape.ts';
import { questionsFor, type SeenQuestion, viewFor } from '../view.ts';
import type { Picture } from './how-to-play.ts';
import type { OptionMatch } from './lesson.ts';
import { fits } from './pupil.ts';

/** What a seat sees of a table, and what it is asked. */
export interface Pictured {
  readonly scene: Scene;
  /** With those options alone that the picture lights; `null` where the seat is not asked. */
  readonly question: SeenQuestion | null;
}

/** Plays to what the picture shows. Fails where an answer is not allowed, or a lit option is not there. */
export function pictured<S extends Shape>(game: Game<S>, picture: Picture<S>): Pictured {
  const { position, seed, seat, answers = [], lit = [] } = picture;
  const posed: Game<S> = { ...game, setup: (start) => position.setUp(start) };
  const match = Match.start(posed, { ...position.config, seed });
  for (const key of answers) {
    const asked = match.open.find(({ options }) => options.some((one) => one.key === key));
    if (asked === undefined) throw new Error(`Nobody is offered ${key}`);
    const reply = match.answer(asked.seat, key, asked.id);
    if (!reply.ok) throw new Error(`${key} is refused`);
  }
  const question = questionsFor(match, [seat])[0] ?? null;
  const options = question?.options.filter((option) => lit.some((wanted) => isMeant(wanted, option))) ?? [];
  for (const wanted of lit) {
    if (!options.some((option) => isMeant(wanted, option))) throw new Error(`${wanted.key} is not allowed`);
  }
  return { scene: game.scene(viewFor(match, [seat])), question: question === null ? null : { ...question, options } };
}

function isMeant(wanted: OptionMatch, { key, refusal, facts }: SeenQuestion['options'][number]): boolean {
  return refusal === null && fits(wanted, { key, facts: facts.map((fact) => fact.key) });
}
