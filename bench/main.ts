/** `npm run bench -- [kernel|boards|games|bots|web] [--json] [--seconds N] [--game ID]`: measures, and prints a table or one JSON object. */
import { parseArgs } from 'node:util';
import { games } from '@necropole/games';
import { type BoardSpeed, measureBoards } from './boards.ts';
import { type BotSpeed, type BotsSpeed, measureBots } from './bots.ts';
import { choicesOf, type GameSpeed, measureGame } from './games.ts';
import { type KernelSpeed, measureKernel, measureReference } from './kernel.ts';
import { RIVAL } from './rivals/boardgame-io.ts';
import { readyRival } from './rivals/index.ts';
import { measureWeb, webTable } from './web.ts';

const USAGE = 'npm run bench -- [kernel|boards|games|bots|web] [--json] [--seconds N] [--game ID]';
const DEFAULT_SECONDS = 3;

interface Wanted {
  readonly kernel: boolean;
  readonly boards: boolean;
  readonly games: boolean;
  readonly bots: boolean;
  readonly web: boolean;
  readonly json: boolean;
  readonly seconds: number;
  readonly game: string | null;
}

async function main(): Promise<void> {
  const wanted = readArguments();
  const say = (text: string): void => {
    if (!wanted.json) console.log(text);
  };
  if (wanted.web) {
    const web = await measureWeb(say);
    console.log(wanted.json ? JSON.stringify({ web }) : webTable(web));
    return;
  }
  say(`Measured on one core with Node ${process.version}; ${wanted.seconds} s for each number. Medians of rounds.`);
  say('A second of a rate is one that the process worked, not one that it waited for a busy machine.\n');
  const rival = wanted.kernel || wanted.bots ? readyRival(console.error) : null;
  const kernel = wanted.kernel ? measureKernel(wanted.seconds, rival) : null;
  const reference = kernel?.reference ?? measureReference(wanted.seconds);
  say(`Reference (bare connect four): ${shown(reference)} moves a second.\n`);
  if (kernel !== null) say(kernelTable(kernel));
  const boards = wanted.boards ? measureBoards(wanted.seconds) : null;
  if (boards !== null) say(boardsTable(boards));
  const chosen = games.filter(({ id }) => wanted.game === null || id === wanted.game);
  if (chosen.length === 0) fail(`no game "${wanted.game}"`);
  const speeds: GameSpeed[] = [];
  if (wanted.games) {
    say(gamesHeading());
    for (const { game, choice } of choicesOf(chosen)) {
      const speed = measureGame(game, choice, wanted.seconds);
      speeds.push(speed);
      say(gameRow(speed));
    }
  }
  let bots: BotsSpeed | null = null;
  if (wanted.bots) {
    say(`${speeds.length > 0 ? '\n' : ''}${botsHeading()}`);
    bots = await measureBots(chosen, wanted.seconds, rival, (speed) => say(botRow(speed)));
    say(botsRatio(bots));
  }
  if (wanted.json)
    console.log(JSON.stringify({ reference, kernel: kernel?.kernel ?? null, boards, games: speeds, bots }));
}

function readArguments(): Wanted {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        seconds: { type: 'string', default: String(DEFAULT_SECONDS) },
        game: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const part = positionals[0] ?? 'all';
    const seconds = Number(values.seconds);
    if (positionals.length > 1 || !['all', 'kernel', 'boards', 'games', 'bots', 'web'].includes(part))
      fail(`cannot measure "${positionals.join(' ')}"`);
    if (!(seconds > 0 && seconds <= 600)) fail(`--seconds must be a number above 0, not "${values.seconds}"`);
    return {
      kernel: part === 'all' || part === 'kernel',
      boards: part === 'all' || part === 'boards',
      games: part === 'all' || part === 'games',
      bots: part === 'all' || part === 'bots',
      web: part === 'web',
      json: values.json,
      seconds,
      game: values.game ?? null,
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(`bench: ${message.split('\n')[0]}; ${USAGE}`);
  process.exit(2);
}

function shown(value: number): string {
  return value.toLocaleString('en');
}

function orNothing(value: number | null): string {
  return value === null ? '—' : shown(value);
}

function kernelTable({ kernel, uses }: KernelSpeed): string {
  const rows = (['ticTacToe', 'connectFour'] as const).map((toy) => {
    const speed = kernel[toy];
    return columns(
      toy,
      shown(speed.necropole),
      shown(speed.necropoleFull),
      orNothing(speed.boardgameio),
      orNothing(speed.ratio),
      orNothing(speed.ratioFull),
    );
  });
  return [
    'Moves a second, the same rules, set-up included. Light: no log, events or hashes. Full: log, events and undo; refusals when they are read.',
    columns('', 'light', 'full', 'boardgame.io', 'ratio', 'ratio, full'),
    ...rows,
    uses.length === 0
      ? `${RIVAL} is not installed, so it was not measured.`
      : `${RIVAL} in production mode, the fastest of: ${uses.map(({ name, rate }) => `${name} ${shown(rate)}`).join(', ')}.`,
    '',
  ].join('\n');
}

function boardsTable({ lineMicros, keptMicros, viewMicros, mendedMicros }: BoardSpeed): string {
  return [
    'Sight on a board of 16 by 20 squares, in microseconds. Mended: after one edge or square has changed.',
    columns('', 'by its line', 'kept', 'whole view', 'mended view'),
    columns('sight', String(lineMicros), String(keptMicros), String(viewMicros), String(mendedMicros)),
    '',
  ].join('\n');
}

function gamesHeading(): string {
  return [
    'Random play with the most seats of each mode. Answers: questions with two or more allowed options only.',
    'Full: a match with its log and undo, its questions unread. Read: the seat that is asked reads each question whole.',
    columns('', 'matches/s', 'answers/s', 'full', 'full, read', 'forced', 'copy µs', 'fork ms', 'longest', 'costliest'),
  ].join('\n');
}

function gameRow(speed: GameSpeed): string {
  const name = [speed.game, speed.mode, speed.mission].filter((part) => part !== null).join(' ');
  return columns(
    name,
    shown(speed.matchesPerSecond),
    shown(speed.answersPerSecond),
    shown(speed.answersPerSecondFull),
    shown(speed.answersPerSecondRead),
    `${(100 * speed.forcedShare).toFixed(1)} %`,
    String(speed.copyMicros),
    String(speed.forkMillis.mean),
    String(speed.forkMillis.longestPhase),
    String(speed.forkMillis.costliest),
  );
}

function botsHeading(): string {
  return [
    'Searching bots in random play, with the most seats of each mode; a budget of time for each answer.',
    columns('', 'iterations/s', 'budget ms', 'p50 ms', 'p99 ms'),
  ].join('\n');
}

function botRow(speed: BotSpeed): string {
  const name = [speed.game, speed.mode, speed.mission].filter((part) => part !== null).join(' ');
  const { p50, p99 } = speed.answerMillis;
  return columns(name, shown(speed.iterationsPerSecond), String(speed.budgetMillis), String(p50), String(p99));
}

function botsRatio({ connectFour }: BotsSpeed): string {
  const { iterations, necropole, boardgameio, ratio } = connectFour;
  const theirs =
    boardgameio === null
      ? `${RIVAL} is not installed, so it was not measured`
      : `boardgame.io's MCTS bot ${shown(boardgameio)}: ${ratio} times`;
  return `Connect four, ${shown(iterations)} iterations, uniform rollouts to the end, no hints: ${shown(necropole)} iterations a second, ${theirs}.`;
}

function columns(name: string, ...measured: readonly string[]): string {
  return `${name.padEnd(44)}${measured.map((one) => one.padStart(13)).join('')}`;
}

main().catch((error) => fail(error instanceof Error ? error.message : String(error)));
