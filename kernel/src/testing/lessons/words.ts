/** The words of a lesson: short enough, in both languages, well written, and about rules that there are. */
import {
  type Bilingual,
  type Game,
  LANGUAGES,
  type LaterNote,
  type Lesson,
  type LessonStep,
  type Says,
  statementsOf,
} from '../../index.ts';
import { slipsIn } from '../well-written.ts';

const TITLE = 24;
const TEXT = 120;
const NAME = 22;
const PATIENCE = 20;
const STEPS: readonly [number, number] = [6, 9];

/** What is wrong with notes: what they say, what they wait for, and which rules they are about. */
export function faultsOfNotes(game: Game, notes: readonly LaterNote[]): readonly string[] {
  const events = new Set(Object.keys(game.signs.events));
  return [
    ...faultsOfTaught(game, notes),
    ...notes.flatMap(({ id, on }) =>
      'event' in on && !events.has(on.event) ? [`Step ${id} waits for ${on.event}, which is never told`] : [],
    ),
  ];
}

function faultsOfTaught({ rulebook }: Game, taught: readonly (LessonStep | LaterNote)[]): readonly string[] {
  const cites = new Set(statementsOf(rulebook).map(({ id }) => id));
  return [
    ...twice(taught.map(({ id }) => id)).map((id) => `Step ${id} is there twice`),
    ...taught.flatMap(({ id, say, learnt }) => [
      ...said(`Step ${id}`, say),
      ...written(`Step ${id}, what is learnt`, learnt.name, NAME),
    ]),
    ...taught.flatMap(({ id, teaches }) => [
      ...(teaches.length === 0 ? [`Step ${id} teaches no rule`] : []),
      ...teaches.filter((cite) => !cites.has(cite)).map((cite) => `Step ${id} teaches ${cite}, which is no statement`),
    ]),
  ];
}

/** What is wrong with the words of a lesson. */
export function faultsOfWords(game: Game, lesson: Lesson): readonly string[] {
  const { steps, later } = lesson;
  return [
    ...(steps.length < STEPS[0] || steps.length > STEPS[1] ? [`It has ${steps.length} steps, not six to nine`] : []),
    ...written(`The lesson`, lesson.title, TITLE),
    ...faultsOfTaught(game, [...steps, ...later]),
    ...steps.flatMap(({ id, otherwise = [] }) =>
      otherwise.flatMap((other) => said(`Step ${id}, otherwise`, other.say)),
    ),
    ...steps.flatMap(({ id, task, when, done }) => {
      const hasEvent = 'event' in when || (done !== undefined && 'event' in done);
      return task === 'watch' && !hasEvent ? [`Step ${id} watches, and waits for no event`] : [];
    }),
    ...steps.flatMap(({ id, patience = 0 }) =>
      patience > PATIENCE ? [`Step ${id} waits for ${patience} answers`] : [],
    ),
    ...steps.flatMap(({ id, when }, i) => {
      const awaited = 'after' in when ? when.after : 'question' in when ? when.once : undefined;
      const isBefore = awaited === undefined || steps.slice(0, i).some((step) => step.id === awaited);
      return isBefore ? [] : [`Step ${id} waits for a step that is not before it`];
    }),
  ];
}

function said(where: string, { title, text }: Says): readonly string[] {
  return [...written(`${where}, title`, title, TITLE), ...written(`${where}, text`, text, TEXT)];
}

function written(where: string, words: Bilingual, most: number): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const text = words[language];
    const long = [...text].length > most ? [`${where} has ${[...text].length} signs in ${language}, not ${most}`] : [];
    return [...long, ...slipsIn(language, text).map((slip) => `${where}, ${language}: ${slip}`)];
  });
}

function twice(list: readonly string[]): readonly string[] {
  return list.filter((each, at) => list.indexOf(each) !== at);
}
