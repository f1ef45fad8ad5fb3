/** Every game and mode: matches, answers, copies and forks. */
import { type Game, Match, type MatchConfig, type OpenQuestion, type Rest } from '@necropole/kernel';
import { median, pick } from './measure.ts';

/** What is known of one way to play a game. */
export interface GameSpeed {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly matchesPerSecond: number;
  readonly answersPerSecond: number;
  readonly answersPerSecondFull: number;
  readonly forcedShare: number;
  readonly copyMicros: number;
  readonly forkMillis: { readonly mean: number; readonly longestPhase: number };
}

const ROUNDS = 5;
const FORK_EVERY = 7;
const WORLDS = 200;
const LONGEST_FORKS = 200;

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
  playFor(game, next, true, seconds * 0.4);
  playFor(game, next, false, seconds * 0.2);
  const light: Tally[] = [];
  const full: Tally[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    light.push(playFor(game, next, true, seconds / ROUNDS));
    full.push(playFor(game, next, false, seconds / ROUNDS));
  }
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
    forcedShare: rounded((answers - chosen) / answers, 4),
    copyMicros: rounded(copyMicros(game, kept.worlds, seconds / 2), 3),
    forkMillis: { mean: rounded(kept.forkMean, 4), longestPhase: rounded(forkAtLongest(kept.longest), 4) },
  };
}

interface Tally {
  matches: number;
  answers: number;
  /** Answers to questions with two or more allowed options. */
  chosen: number;
  seconds: number;
}

function playFor(game: Game, next: () => MatchConfig, light: boolean, seconds: number): Tally {
  const tally: Tally = { matches: 0, answers: 0, chosen: 0, seconds: 0 };
  const start = performance.now();
  do {
    const match = Match.start(game, next(), { light });
    while (match.outcome === null) {
      const count = answerAtRandom(match);
      tally.answers += 1;
      if (count > 1) tally.chosen += 1;
    }
    tally.matches += 1;
    tally.seconds = (performance.now() - start) / 1000;
  } while (tally.seconds < seconds);
  return tally;
}

/** Gives one random allowed answer; says among how many it was chosen. */
function answerAtRandom(match: Match): number {
  const question = match.open[0] as OpenQuestion;
  const allowed = match.light ? question.options : question.options.filter(({ refusal }) => refusal === undefined);
  const reply = match.answer(question.seat, allowed[pick(allowed.length)]?.key ?? '');
  if (!reply.ok) throw new Error(`${match.game.id}: a random answer to ${question.asking.key} was refused`);
  return allowed.length;
}

interface Kept {
  readonly worlds: readonly object[];
  readonly forkMean: number;
  /** The match at the last question of the longest phase met. */
  readonly longest: Match;
}

/** Plays full matches, forks at some of the questions met, and keeps worlds and the longest phase. */
function playForForks(game: Game, next: () => MatchConfig, seconds: number): Kept {
  const worlds: object[] = [];
  let longest: { match: Match; line: number; length: number } | null = null;
  let forks = 0;
  let spent = 0;
  const end = performance.now() + seconds * 1000;
  do {
    const match = Match.start(game, next());
    while (match.outcome === null) {
      const question = match.open[0] as OpenQuestion;
      if (match.answers % FORK_EVERY === 0) {
        const start = performance.now();
        match.fork([question.seat], `fork/${forks}`);
        spent += performance.now() - start;
        forks += 1;
      }
      answerAtRandom(match);
    }
    for (const rest of match.rests) if (worlds.length < WORLDS) worlds.push(rest.world);
    const found = longestPhase(match.rests);
    if (longest === null || found.length > longest.length) longest = { match, ...found };
  } while (performance.now() < end);
  return { worlds, forkMean: spent / forks, longest: longest.match.branch({ line: longest.line }) };
}

/** How many answers the longest phase of a match took, and the line of its last question. */
function longestPhase(rests: readonly Rest[]): { readonly length: number; readonly line: number } {
  let found = { length: 0, line: 0 };
  for (let i = 1; i < rests.length; i++) {
    const end = rests[i]?.line ?? 0;
    const length = end - (rests[i - 1]?.line ?? 0);
    if (length > found.length) found = { length, line: end - 1 };
  }
  return found;
}

function forkAtLongest(match: Match): number {
  const seat = match.open[0]?.seat ?? 0;
  const times: number[] = [];
  for (let i = 0; i < LONGEST_FORKS; i++) {
    const start = performance.now();
    match.fork([seat], `longest/${i}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

function copyMicros(game: Game, worlds: readonly object[], seconds: number): number {
  const times: number[] = [];
  let kept: object = {};
  const end = performance.now() + seconds * 1000;
  do {
    const start = performance.now();
    for (const world of worlds) kept = game.copy(world);
    times.push(((performance.now() - start) * 1000) / worlds.length);
  } while (performance.now() < end);
  if (Object.keys(kept).length === 0) throw new Error(`${game.id} copied an empty world`);
  return median(times);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
