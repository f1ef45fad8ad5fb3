/** What is wrong with a lesson: pupils of every kind are sent through it. */
import { Attendance, canonical, Match } from '../../app.ts';
import { type Game, type Lesson, type Pupil, pupilAfter, seatsOfPupil } from '../../index.ts';
import { playAtRandom } from '../random-play.ts';
import { contraryPupil, goodPupil, randomPupil } from './pupils.ts';
import { type Sitting, sit } from './sitting.ts';
import { faultsOfWords } from './words.ts';

/** Those who are sent through a lesson, and what must hold of each. */
export const PUPILS = {
  good: 'follows every step, lights every lamp, and finds every sign in the legend',
  contrary: 'never does what is asked, and never gets stuck',
  random: 'does anything, and is never pointed at nothing',
  forgetful: 'reloads, undoes and redoes after every answer, and is where they were',
  finisher: 'plays the match on to its end',
  words: 'reads short sentences in both languages, about rules that there are',
} as const;

/** One of those who are sent through a lesson. */
export type PupilKind = keyof typeof PUPILS;

/** A lesson that is followed takes no more own answers. */
const FOLLOWED_WITHIN = 40;
const CONTRARY = 20;
const RANDOM = 200;
/** Through lessons that are not the first of their game only some go, but for the long run. */
const RANDOM_IN_FURTHER = 40;

/** What one kind of pupil finds wrong, each fault once. */
export function findLessonFaults(game: Game, lesson: Lesson, kind: PupilKind): readonly string[] {
  const find = FINDERS[kind];
  return [...new Set(find(game, lesson))];
}

const FINDERS: { readonly [K in PupilKind]: (game: Game, lesson: Lesson) => readonly string[] } = {
  good: (game, lesson) => {
    const sitting = sit(game, lesson, { chooses: goodPupil(lesson), reads: true, seed: lesson.seed });
    const { pupil, taught, ownAnswers } = sitting;
    const { steps } = lesson;
    return [
      ...sitting.faults,
      ...steps.flatMap(({ id }, i) => (pupil.lamps[i] === 'lit' ? [] : [`Step ${id} is ${pupil.lamps[i]}, not lit`])),
      ...steps.flatMap(({ id }) => (taught.has(id) ? [] : [`Step ${id} is done before it is taught`])),
      ...(ownAnswers > FOLLOWED_WITHIN ? [`It takes ${ownAnswers} own answers to follow it`] : []),
    ];
  },
  contrary: (game, lesson) =>
    seeds(lesson, CONTRARY).flatMap((seed, i) =>
      faultsOf(sit(game, lesson, { chooses: contraryPupil(lesson, seed), reads: i % 2 === 0, seed })),
    ),
  random: (game, lesson) =>
    seeds(lesson, randomPupilsOf(game, lesson)).flatMap((seed, i) =>
      faultsOf(sit(game, lesson, { chooses: randomPupil(seed), reads: i % 2 === 0, seed })),
    ),
  forgetful: forgetful,
  finisher: (game, lesson) => {
    const { match } = sit(game, lesson, { chooses: goodPupil(lesson), reads: true, seed: lesson.seed });
    playAtRandom(match, `${lesson.seed}/finisher`, game.bound, () => {});
    return match.outcome === null ? [`The match has no end within ${game.bound} answers`] : [];
  },
  words: faultsOfWords,
};

function randomPupilsOf({ learning }: Game, { id }: Lesson): number {
  const isFirst = learning?.lessons[0]?.id === id;
  return isFirst || process.env['NECROPOLE_LONG'] === '1' ? RANDOM : RANDOM_IN_FURTHER;
}

function seeds({ seed }: Lesson, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${seed}/${i}`);
}

function faultsOf({ pupil, faults }: Sitting): readonly string[] {
  const isStuck = pupil.mood !== 'over';
  return [...faults, ...(isStuck ? [`A pupil gets stuck in step ${pupil.step + 1}`] : [])];
}

/** How far a pupil is, whatever is known of what stands open. */
function outlineOf({ asked, instead, ...rest }: Pupil): string {
  return canonical(JSON.parse(JSON.stringify({ ...rest, asked: asked?.question, instead: instead?.key })));
}

/** The same state after a save and a reload, and after taking the last answer back and giving it again. */
function forgetful(game: Game, lesson: Lesson): readonly string[] {
  const faults: string[] = [];
  const seats = seatsOfPupil(lesson);
  const stateOf = (match: Match, attendance = new Attendance(seats)): string =>
    canonical(JSON.parse(JSON.stringify(pupilAfter(lesson, attendance.of(match), new Set()))));
  const attendance = new Attendance(seats);
  const look = (match: Match, pupil: Pupil): void => {
    const followed = stateOf(match, attendance);
    const read = pupilAfter(lesson, attendance.of(match), new Set());
    if (outlineOf(read) !== outlineOf(pupil))
      faults.push(`At the table another lesson is heard than in the history, after ${match.answers} answers`);
    const again = Match.revive(game, JSON.parse(JSON.stringify(match.save())));
    if (stateOf(again) !== followed) faults.push(`A reload loses the lesson after ${match.answers} answers`);
    if (again.undoable(seats) !== 'free') return;
    const retracted = again.undo(seats).ok && again.redo(seats).ok;
    if (!retracted || stateOf(again) !== followed)
      faults.push(`Undo and redo lose the lesson after ${match.answers} answers`);
  };
  sit(game, lesson, { chooses: goodPupil(lesson), reads: false, seed: lesson.seed, look });
  return faults;
}
