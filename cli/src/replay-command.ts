/** `replay verify` and `replay show`: the file of a match, checked or looked at. */
import { resolve } from 'node:path';
import type { Language, View } from '@necropole/kernel';
import { eventsFor, type Match, questionsFor, viewFor, viewForAll, waitingFor } from '@necropole/kernel/app';
import { wholeNumber } from './choices.ts';
import { phrasesOf } from './phrases.ts';
import { answersIn, type OpenedReplay, type Opening, openReplay, playFile, readReplayFile } from './replay-file.ts';
import { oneLine } from './screen.ts';
import { type Surroundings, UsageError } from './surroundings.ts';
import { logText, outcomeText, questionText, tableText } from './table-text.ts';
import type { CommandWords } from './words/index.ts';

const MOST_ANSWERS = 1_000_000_000;

/** Plays a file again and compares every hash. */
export function verifyReplay(
  file: string,
  given: Opening,
  around: Surroundings,
  language: Language,
  words: CommandWords,
): number {
  const opened = openReplay(resolve(around.folder, file), around.games, words, given);
  const { match, problems } = opened;
  if (problems.length > 0) {
    around.err(`${oneLine(file)}: ${problems.join('; ')}\n`);
    return 1;
  }
  const phrases = phrasesOf(opened.game, language);
  const end = match.outcome === null ? words.replay.unfinished : words.replay.ended(phrases.outcome(match.outcome.id));
  const parts = [
    describe(opened),
    words.replay.good(match.answers, opened.hashes, opened.overrides),
    end,
    opened.remark,
  ];
  around.out(`${oneLine(file)}: ${parts.filter((part) => part !== null).join('; ')}\n`);
  return 0;
}

function describe({ game, match }: OpenedReplay): string {
  const { mode, mission, seats } = match.config;
  return [game.id, mode, mission, seats].filter((part) => part !== null).join(' ');
}

/** The arguments of `replay show`. */
export interface ShowArguments {
  readonly seat?: string;
  readonly at?: string;
  readonly all?: boolean;
  readonly allowOverrides?: boolean;
}

/** Shows what could be seen at a moment of a match. */
export function showReplay(
  file: string,
  given: ShowArguments,
  around: Surroundings,
  language: Language,
  words: CommandWords,
): number {
  if (given.all === true && given.seat !== undefined) throw new UsageError(words.errors.allOrSeat);
  const at = given.at === undefined ? Infinity : wholeNumber('--at', given.at, 0, MOST_ANSWERS, words);
  const read = readReplayFile(resolve(around.folder, file), around.games, words);
  const { allowOverrides = false } = given;
  const whole = playFile(read, words, { allowOverrides });
  const answers = whole.problems.length > 0 ? whole.match.answers : answersIn(whole.replay);
  for (const problem of whole.problems) around.err(`${oneLine(file)}: ${problem}\n`);
  if (at !== Infinity && at > answers) throw new UsageError(words.errors.atTooLate(String(at), answers));
  const { game, match } = at < answers ? playFile(read, words, { allowOverrides, upToAnswers: at }) : whole;

  const seats = seatsOf(given.seat, match, words);
  const phrases = phrasesOf(game, language);
  const view = given.all === true ? allSeeing(match, whole.match, words) : viewFor(match, seats);
  const eyes = given.all === true ? view.seats : seats;
  const who = seats[0] === undefined ? words.replay.spectator : words.seat(seats[0]);
  const { mode, mission } = match.config;
  const heading = [
    phrases.title,
    phrases.mode(mode),
    mission === null ? null : phrases.mission(mission),
    words.replay.after(match.answers),
    whole.overrides > 0 ? words.replay.overridden(whole.overrides) : null,
    given.all === true ? words.replay.everything : words.replay.seenBy(who),
  ];
  around.out(`${heading.filter((part) => part !== null).join(', ')}\n\n`);
  const scene = game.scene(view);
  around.out(tableText(scene, phrases, around.terminal));
  around.out(logText(eventsFor(match, eyes), phrases, around.terminal));
  for (const question of questionsFor(match, eyes)) {
    const { text } = questionText(question, phrases, around.terminal, true, scene);
    around.out(`\n${words.seatTitle(question.seat)}\n${text}`);
  }
  if (match.outcome !== null) around.out(outcomeText(match.outcome, phrases, around.terminal));
  else around.out(`\n${words.replay.waiting(waitingFor(match).map(words.seat))}\n`);
  return whole.problems.length > 0 ? 1 : 0;
}

function seatsOf(given: string | undefined, match: Match, words: CommandWords): readonly number[] {
  if (given === undefined) return [];
  const { seats } = match.config;
  if (!/^\d+$/.test(given) || Number(given) >= seats) throw new UsageError(words.errors.seatOfMatch(given, seats));
  return [Number(given)];
}

/** Everything, at any moment of a match that is over by the end of its file. */
function allSeeing(match: Match, whole: Match, words: CommandWords): View {
  if (whole.outcome === null) throw new UsageError(words.errors.notOver);
  if (match.outcome !== null) return viewForAll(match);
  // The kernel opens a match's secrets when it is over. This one is: only, we look at an earlier moment of it.
  return viewForAll(Object.create(match, { outcome: { value: whole.outcome } }) as Match);
}
