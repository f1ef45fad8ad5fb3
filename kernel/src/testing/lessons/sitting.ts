/** One pupil's way through a lesson, held against the scene at every step. */
import { configOfPosition, Match, viewFor } from '../../app.ts';
import {
  fitting,
  type Game,
  type Lesson,
  type LessonStep,
  type Met,
  meets,
  namesIn,
  newPupil,
  type Pupil,
  pointedAt,
  type Scene,
  seatsOfPupil,
  whenRead,
} from '../../index.ts';
import { unexplainedIn } from '../sound-learning.ts';
import { type Chooses, randomPupil } from './pupils.ts';
import { Witness } from './witness.ts';

/** What came of it. */
export interface Sitting {
  readonly match: Match;
  readonly pupil: Pupil;
  readonly ownAnswers: number;
  /** The steps whose notes were shown. */
  readonly taught: ReadonlySet<string>;
  readonly faults: readonly string[];
}

/** More own answers than any lesson takes, however contrary the pupil is. */
const TOO_MANY = 120;

/** How a pupil goes through a lesson. */
interface Way {
  readonly chooses: Chooses;
  /** Does the pupil press "Next" on every note? One that does not answers straight away. */
  readonly reads: boolean;
  /** What chance the others play with. */
  readonly seed: string;
  /** Called before each own answer. */
  readonly look?: (match: Match, pupil: Pupil) => void;
}

/** The match of a lesson. */
export function matchOf(game: Game, { id, seed }: Lesson): Match {
  const config = configOfPosition(game, id, seed);
  if (config === null) throw new Error(`${game.id} has no position "${id}"`);
  return Match.start(game, config);
}

/** Sends a pupil through a lesson, until it is over or the match is. Bots are played at random. */
export function sit(game: Game, lesson: Lesson, { chooses, reads, seed, look }: Way): Sitting {
  const match = matchOf(game, lesson);
  const seats = seatsOfPupil(lesson);
  const witness = new Witness(match, lesson);
  const others = randomPupil(`${seed}/others`);
  const read = new Set<string>();
  const taught = new Set<string>();
  const faults = new Set<string>();
  let pupil = newPupil(lesson);
  let seen = sightOf(match, seats);
  let ownAnswers = 0;

  const note = (): void => {
    for (;;) {
      const step = lesson.steps[pupil.step];
      if (step === undefined || pupil.mood === 'waits' || pupil.mood === 'over') return;
      if (pupil.mood === 'points') {
        if (!taught.has(step.id)) for (const fault of faultsOfSigns(game, step, seen.scene())) faults.add(fault);
        taught.add(step.id);
        for (const fault of faultsOfStep(step, pupil)) faults.add(fault);
      }
      const pointed = pointedAt(lesson, pupil, game.signs);
      const isOffered = typeof step.task !== 'object' || fitting(step.task, pupil.asked).length > 0;
      if (isOffered && pointed.length === 0) faults.add(`Step ${step.id} points at nothing`);
      for (const name of unseenOf(pointed)) faults.add(`Step ${step.id} points at ${name}, which is not in the scene`);
      if (!reads || typeof step.task === 'object') return;
      read.add(step.id);
      pupil = whenRead(lesson, pupil, read);
    }
  };

  /** What has just left the board may be pointed at: it is told of. */
  const unseenOf = (pointed: readonly string[]): readonly string[] => {
    const unseen = pointed.filter((name) => !seen.names().has(name));
    return unseen.length === 0 ? [] : unseen.filter((name) => !sightBefore(match, seats).names().has(name));
  };

  const catchUp = (...answered: readonly Met[]): void => {
    seen = sightOf(match, seats);
    for (const one of [...answered, ...witness.since()]) {
      pupil = meets(lesson, pupil, one, read);
      note();
    }
  };

  catchUp();
  while (match.outcome === null && pupil.mood !== 'over' && ownAnswers <= TOO_MANY) {
    const own = witness.question();
    const question = own ?? match.open[0];
    if (question === undefined) throw new Error('Nobody is asked, and the match is not over');
    if (own !== null) look?.(match, pupil);
    const key = (own === null ? others : chooses)(match, question, pupil);
    const answered = own === null ? [] : [witness.answered(own, key)];
    const reply = match.answer(question.seat, key);
    if (!reply.ok) throw new Error(`${key} was refused: ${reply.refusal.key}`);
    if (own !== null) ownAnswers += 1;
    catchUp(...answered);
  }
  return { match, pupil, ownAnswers, taught, faults: [...faults] };
}

/** What is wrong with a note that is shown. */
function faultsOfStep({ id, task }: LessonStep, { asked }: Pupil): readonly string[] {
  if (typeof task !== 'object' || fitting(task, asked).length > 0) return [];
  return [`Step ${id} points at an answer that nobody may give`];
}

/** The signs that stand there while it is shown, and that nothing explains. */
function faultsOfSigns(game: Game, { id }: LessonStep, scene: Scene): readonly string[] {
  const { learning } = game;
  if (learning === undefined) return [];
  return unexplainedIn(game, learning, scene).map(
    (sign) => `Step ${id} shows the sign ${sign}, which nothing explains`,
  );
}

/** What some seats see now: looked at before the match goes on, and drawn only where somebody looks. */
function sightOf(match: Match, seats: readonly number[]) {
  const scene = once(() => match.game.scene(viewFor(match, seats)));
  return { scene, names: once(() => namesSeen(scene())) };
}

/** What they saw before the last answer: the match is played again up to there. */
function sightBefore({ game, config, lines }: Match, seats: readonly number[]) {
  const before = Match.start(game, config);
  for (const line of lines.slice(0, -1)) before.repeat(line);
  return sightOf(before, seats);
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function namesSeen(scene: Scene): ReadonlySet<string> {
  const { pieces, sheets, notes } = scene;
  const shown = [pieces, sheets, notes].flat().flatMap(({ component }) => component ?? []);
  return new Set([...namesIn(scene), ...shown]);
}
