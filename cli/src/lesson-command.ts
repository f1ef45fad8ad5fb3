/** `lesson`: a guided first match in the terminal, new or gone on with. */
import { type Game, type Language, type Lesson, seatsOfPupil } from '@necropole/kernel';
import { configOfPosition, Match } from '@necropole/kernel/app';
import { chooseGame } from './choices.ts';
import { ME, type Seats } from './persons.ts';
import { goOn, type Opened, playAt } from './play-command.ts';
import { newSave, savesFolder } from './saves.ts';
import { type Surroundings, UsageError } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

/** Who sits where the pupil does not. */
const OTHERS = 'normal';

/** The arguments of `lesson`. */
export interface LessonArguments {
  readonly resume?: string;
}

/** Plays a lesson; gives the exit code. */
export function playLesson(
  id: string | undefined,
  wanted: string | undefined,
  given: LessonArguments,
  around: Surroundings,
  language: Language,
  words: CommandWords,
): Promise<number> {
  const { resume } = given;
  const opened = resume === undefined ? begin(id, wanted, around, words) : goOn(id, resume, { resume }, around, words);
  const { game, config } = opened.match;
  const lesson = game.learning?.lessons.find((one) => one.id === config.position);
  if (lesson === undefined) throw new UsageError(words.lesson.noLessonIn(opened.file));
  return playAt(opened, language, around, lesson);
}

function begin(id: string | undefined, wanted: string | undefined, around: Surroundings, words: CommandWords): Opened {
  if (id === undefined) throw new UsageError(words.errors.noGameNamed);
  const game = chooseGame(around.games, id, words);
  const lesson = chooseLesson(game, wanted, words);
  const config = configOfPosition(game, lesson.id, lesson.seed);
  if (config === null) throw new UsageError(words.lesson.untaught(game.id));
  const file = newSave(savesFolder(around.environment), game.id, around.now());
  return { match: Match.start(game, config), file, seats: seatsOf(lesson, config.seats) };
}

function chooseLesson(game: Game, wanted: string | undefined, words: CommandWords): Lesson {
  const lessons = game.learning?.lessons ?? [];
  const [first] = lessons;
  if (first === undefined) throw new UsageError(words.lesson.untaught(game.id));
  if (wanted === undefined) return first;
  const found = lessons.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  const known = lessons.map(({ id }) => id);
  throw new UsageError(words.lesson.unknown(game.id, wanted, known));
}

/** The pupil is one person, however many seats they hold. */
function seatsOf(lesson: Lesson, seats: number): Seats {
  const own = seatsOfPupil(lesson);
  const players = Array.from({ length: seats }, (_, seat) => (own.includes(seat) ? ME : OTHERS));
  return { players, together: true };
}
