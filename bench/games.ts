/** Every game and mode: matches, answers, copies and forks. */
import type { Game, MatchConfig, OpenQuestion } from '@necropole/kernel';
import { Match, questionsFor, type Rest } from '@necropole/kernel/app';
import { median, pick, secondsWorked } from './measure.ts';

/** What is known of one way to play a game. */
export interface GameSpeed {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly matchesPerSecond: number;
  readonly answersPerSecond: number;
  /** On a full table, with questions that nobody reads. */
  readonly answersPerSecondFull: number;
  /** On a full table, where the seat that is asked reads its question whole. */
  readonly answersPerSecondRead: number;
  readonly forcedShare: number;
  readonly copyMicros: number;
  readonly forkMillis: {
    readonly mean: number;
    /** At the last question of the phase with the most answers. */
    readonly longestPhase: number;
    /** At the last question of the phase where it takes longest, whatever makes it long. */
    readonly costliest: number;
  };
}

const ROUNDS = 5;
const WARM_UP_SHARE = 0.4;
const FORK_EVERY = 7;
const WORLDS = 200;
const FORKS = 200;
/** Of how many ends of phases the fork is measured again, and how often it is tried at first. */
const COSTLIEST = 5;
const FIRST_FORKS = 3;

type Choice = Omit<MatchConfig, 'seed'>;

/** Every mode and mission of some games, each with the most seats it takes. */
export function choicesOf(games: readonly Game[]): readonly { readonly game: Game; readonly choice: Choice }[] {
  return games.flatMap((game) =>
    game.modes.flatMap(({ id, seats, missions }) =>
      (missions.length > 0 ? missions : [null]).map((mission) => ({
        game,
        choice: { mode: id, mission, seats: seats[1], options: {} },
      })),
    ),
  );
}

/** Measures one way to play a game. */
export function measureGame(game: Game, choice: Choice, seconds: number): GameSpeed {
  let matches = 0;
  const next = (): MatchConfig => ({ ...choice, seed: `bench/${matches++}` });
  const light = playRounds(game, next, 'light', seconds);
  const full = playRounds(game, next, 'full', seconds);
  const read = playRounds(game, next, 'read', seconds);
  const answers = light.reduce((sum, tally) => sum + tally.answers, 0);
  const chosen = light.reduce((sum, tally) => sum + tally.chosen, 0);
  const kept = playForForks(game, next, seconds);
  return {
    game: game.id,
    mode: choice.mode,
    mission: choice.mission,
    matchesPerSecond: rounded(median(light.map((tally) => tally.matches / tally.seconds)), 1),
    answersPerSecond: Math.round(median(light.map((tally) => tally.chosen / tally.seconds))),
    answersPerSecondFull: Math.round(median(full.map((tally) => tally.chosen / tally.seconds))),
    answersPerSecondRead: Math.round(median(read.map((tally) => tally.chosen / tally.seconds))),
    forcedShare: rounded((answers - chosen) / answers, 4),
    copyMicros: rounded(copyMicros(game, kept.worlds, seconds / 2), 3),
    forkMillis: {
      mean: rounded(kept.forkMean, 4),
      longestPhase: rounded(median(forkTimes(kept.longest, FORKS)), 4),
      costliest: rounded(Math.max(...kept.costliest.map(({ match }) => median(forkTimes(match, FORKS)))), 4),
    },
  };
}

interface Tally {
  matches: number;
  answers: number;
  /** Answers to questions with two or more allowed options. */
  chosen: number;
  seconds: number;
}

/** A light table, a full one, and one whose questions are read. */
type Kind = 'light' | 'full' | 'read';

/** Rounds of random play after a warm-up. Light ones come first: a simulation plays no full match either. */
function playRounds(game: Game, next: () => MatchConfig, kind: Kind, seconds: number): readonly Tally[] {
  playFor(game, next, kind, seconds * WARM_UP_SHARE);
  return Array.from({ length: ROUNDS }, () => playFor(game, next, kind, seconds / ROUNDS));
}

function playFor(game: Game, next: () => MatchConfig, kind: Kind, seconds: number): Tally {
  const tally: Tally = { matches: 0, answers: 0, chosen: 0, seconds: 0 };
  const start = secondsWorked();
  do {
    const match = Match.start(game, next(), { light: kind === 'light' });
    while (match.outcome === null) {
      if (kind === 'read') readQuestion(match);
      const count = answerAtRandom(match);
      tally.answers += 1;
      if (count > 1) tally.chosen += 1;
    }
    tally.matches += 1;
    tally.seconds = secondsWorked() - start;
  } while (tally.seconds < seconds);
  return tally;
}

/** Gives one random allowed answer; says among how many it was chosen. */
function answerAtRandom(match: Match): number {
  const question = match.open[0] as OpenQuestion;
  const { allowed } = question;
  const reply = match.answer(question.seat, allowed[pick(allowed.length)]?.key ?? '');
  if (!reply.ok) throw new Error(`${match.game.id}: a random answer to ${question.asking.key} was refused`);
  return allowed.length;
}

/** The seat that is asked reads all of its question: options, refusals, facts, and what stands beside it. */
function readQuestion(match: Match): void {
  const { seat } = match.open[0] as OpenQuestion;
  if (questionsFor(match, [seat]).length === 0)
    throw new Error(`${match.game.id}: seat ${seat} cannot read its question`);
}

interface Kept {
  readonly worlds: readonly object[];
  readonly forkMean: number;
  /** The match at the last question of the longest phase met. */
  readonly longest: Match;
  readonly costliest: readonly PhaseEnd[];
}

/** A match at the last question of a phase, and how long its fastest fork took there. */
interface PhaseEnd {
  readonly match: Match;
  readonly millis: number;
}

/** Plays full matches, forks at some of the questions met, and keeps worlds and the longest phase. */
function playForForks(game: Game, next: () => MatchConfig, seconds: number): Kept {
  const worlds: object[] = [];
  let costliest: readonly PhaseEnd[] = [];
  let longest: { match: Match; line: number; length: number } | null = null;
  let forks = 0;
  let spent = 0;
  const end = performance.now() + seconds * 1000;
  do {
    const match = Match.start(game, next());
    while (match.outcome === null) {
      const question = match.open[0] as OpenQuestion;
      if (match.answers % FORK_EVERY === 0) {
        const start = secondsWorked();
        match.fork([question.seat], `fork/${forks}`);
        spent += (secondsWorked() - start) * 1000;
        forks += 1;
      }
      answerAtRandom(match);
    }
    const rests = match.allRests();
    for (const rest of rests) if (worlds.length < WORLDS) worlds.push(rest.world);
    costliest = [...costliest, ...phaseEnds(match, rests)].sort((a, b) => b.millis - a.millis).slice(0, COSTLIEST);
    const found = longestPhase([...rests.map(({ line }) => line), match.lines.length]);
    if (longest === null || found.length > longest.length) longest = { match, ...found };
  } while (performance.now() < end);
  return { worlds, forkMean: spent / forks, longest: longest.match.branch({ line: longest.line }), costliest };
}

/** Every phase of a match that asked something, at its last question: there a fork has the most to play again. */
function phaseEnds(match: Match, rests: readonly Rest[]): readonly PhaseEnd[] {
  const lines = [...rests.map(({ line }) => line), match.lines.length];
  const ends = lines.filter((line, i) => i > 0 && line > (lines[i - 1] ?? 0));
  return ends.map((line) => {
    const at = match.branch({ line: line - 1 });
    return { match: at, millis: Math.min(...forkTimes(at, FIRST_FORKS)) };
  });
}

/** How many answers the longest phase of a match took, and the line of its last question. */
function longestPhase(ends: readonly number[]): { readonly length: number; readonly line: number } {
  let found = { length: 0, line: 0 };
  for (let i = 1; i < ends.length; i++) {
    const end = ends[i] ?? 0;
    const length = end - (ends[i - 1] ?? 0);
    if (length > found.length) found = { length, line: end - 1 };
  }
  return found;
}

/** How long it takes to fork a match where it stands, in milliseconds, each time. */
function forkTimes(match: Match, count: number): readonly number[] {
  const seat = match.open[0]?.seat ?? 0;
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    match.fork([seat], `again/${i}`);
    times.push(performance.now() - start);
  }
  return times;
}

function copyMicros(game: Game, worlds: readonly object[], seconds: number): number {
  const times: number[] = [];
  let kept: object = {};
  const end = performance.now() + seconds * 1000;
  do {
    const start = secondsWorked();
    for (const world of worlds) kept = game.copy(world);
    times.push(((secondsWorked() - start) * 1e6) / worlds.length);
  } while (performance.now() < end);
  if (Object.keys(kept).length === 0) throw new Error(`${game.id} copied an empty world`);
  return median(times);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
