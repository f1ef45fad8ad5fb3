/** Searching bots: iterations a second in every game and mode, against boardgame.io's, and how well they keep time. */
import { askedSeats, botNamed, type Sight, sightOf } from '@necropole/bots';
import type { Game, MatchConfig } from '@necropole/kernel';
import { Match } from '@necropole/kernel/app';
import { choicesOf } from './games.ts';
import { median, pick } from './measure.ts';
import type { BoardgameIo } from './rivals/boardgame-io.ts';
import { rivalThinks } from './rivals/bot.ts';
import { toys } from './toys.ts';

/** How fast a bot searches in one way to play a game, and how well it keeps a budget of time. */
export interface BotSpeed {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly iterationsPerSecond: number;
  readonly budgetMillis: number;
  readonly answerMillis: { readonly p50: number; readonly p99: number };
}

/** What the benchmark of the bots found. */
export interface BotsSpeed {
  readonly connectFour: {
    readonly iterations: number;
    readonly necropole: number;
    /** `null` where it is not installed. */
    readonly boardgameio: number | null;
    readonly ratio: number | null;
  };
  readonly games: readonly BotSpeed[];
}

const ITERATIONS = 1000;
const BUDGET = 50;
/** Every how many answers a match of random play is stopped to think. */
const THINK_EVERY = 9;
const FEWEST_THOUGHTS = 100;

/** The positions that both think about: the start, and two in which nobody can win at once. */
const POSITIONS: readonly (readonly number[])[] = [[], [3, 3, 2, 4, 3, 1], [3, 3, 3, 3, 0, 6, 6, 0]];
const WARM_UPS = 10;

/** Measures everything; `say` hears each line of games as it comes. */
export async function measureBots(
  games: readonly Game[],
  seconds: number,
  rival: BoardgameIo | null,
  say: (speed: BotSpeed) => void,
): Promise<BotsSpeed> {
  const connectFour = await againstRival(seconds, rival);
  const speeds = choicesOf(games).map(({ game, choice }) => {
    const speed = speedOf(game, choice, seconds);
    say(speed);
    return speed;
  });
  return { connectFour, games: speeds };
}

/** The same positions, iterations and rollouts, in turns. */
async function againstRival(seconds: number, rival: BoardgameIo | null): Promise<BotsSpeed['connectFour']> {
  const sights = POSITIONS.map(connectFourAfter);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const sight of sights) for (let i = 0; i < WARM_UPS; i++) think(sight, `search:${ITERATIONS}`);
  if (rival !== null) for (const columns of POSITIONS) await rivalThinks(rival, columns, ITERATIONS);
  const end = performance.now() + seconds * 1000;
  do {
    for (const [at, columns] of POSITIONS.entries()) {
      ours.push(ITERATIONS / timed(() => think(sights[at] as Sight, `search:${ITERATIONS}`)));
      if (rival === null) continue;
      const start = performance.now();
      await rivalThinks(rival, columns, ITERATIONS);
      theirs.push((ITERATIONS * 1000) / (performance.now() - start));
    }
  } while (performance.now() < end);
  const necropole = median(ours);
  const boardgameio = rival === null ? null : median(theirs);
  return {
    iterations: ITERATIONS,
    necropole: Math.round(necropole),
    boardgameio: boardgameio === null ? null : Math.round(boardgameio),
    ratio: boardgameio === null ? null : Number((necropole / boardgameio).toFixed(1)),
  };
}

function connectFourAfter(columns: readonly number[]): Sight {
  const match = Match.start(toys.connectFour, { mode: 'only', mission: null, seats: 2, options: {}, seed: 'bench' });
  for (const column of columns) match.answer(match.open[0]?.seat ?? 0, `drop:${column}`);
  const sight = sightOf(match, match.open[0]?.seat ?? 0);
  if (sight === null) throw new Error('nobody is asked');
  return sight;
}

function think(sight: Sight, name: string): number {
  return botNamed(name)?.sit('bench').choose(sight).account.iterations ?? 0;
}

/** How many seconds something takes. */
function timed(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function speedOf(game: Game, choice: Omit<MatchConfig, 'seed'>, seconds: number): BotSpeed {
  const times: number[] = [];
  let iterations = 0;
  let thought = 0;
  let matches = 0;
  let warm = 0;
  const end = performance.now() + seconds * 1000;
  const goesOn = (): boolean => performance.now() < end || times.length < FEWEST_THOUGHTS;
  while (goesOn()) {
    const match = Match.start(game, { ...choice, seed: `bench/${matches++}` }, { light: true, forkable: true });
    while (match.outcome === null && goesOn()) {
      const sight = sightOf(match, askedSeats(match)[0] ?? 0);
      if (sight === null) throw new Error('nobody is asked');
      const { options } = sight.question;
      if (options.length > 1 && match.answers % THINK_EVERY === 0 && warm < WARM_UPS) {
        think(sight, `search:${BUDGET}ms`);
        warm += 1;
      } else if (options.length > 1 && match.answers % THINK_EVERY === 0) {
        const spent = timed(() => {
          iterations += think(sight, `search:${BUDGET}ms`);
        });
        times.push(spent * 1000);
        thought += spent;
      }
      match.answer(sight.seat, options[pick(options.length)]?.key ?? '');
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Number((times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1));
  return {
    game: game.id,
    mode: choice.mode,
    mission: choice.mission,
    iterationsPerSecond: Math.round(iterations / thought),
    budgetMillis: BUDGET,
    answerMillis: { p50: at(0.5), p99: at(0.99) },
  };
}
