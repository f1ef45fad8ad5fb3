// Measures bots in a part of a game that begins, or ends, when a seat comes to a role: bots/src/lab/from-a-role.ts.
//
//   npx tsx tools/measure-roles.ts --game <game> --mode <mode> --seats 2 --from <role> --role <role>
//     --players random,greedy,search:60 --others greedy --opening greedy --matches 100 [--until <role>] [--resume <file>]
//
// With --position <id> all matches begin in the position of a printed example or a lesson, each with its own chance.
// For each of --players: of so many matches how many came to that part, in how many its seats won, and how far they came, as
// the game says; and each against the one named before it, match by match. With --resume what was played is kept in a file, and not played again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Game, MatchConfig } from '@necropole/kernel';
import { completed } from '@necropole/kernel/app';
import { type Mean, meanOf, type PartWish, type PlayedPart, playPart, rateOf } from '../bots/src/lab/index.ts';
import { games } from '../games/index.ts';

/** A line of the file: whose part it is, and which. `part` is `null` where the match never came to it, whoever plays it. */
interface KeptPart {
  readonly of: string;
  readonly number: number;
  readonly part: PlayedPart | null;
}

const PERCENT = 100;

function percent(share: number): string {
  return (PERCENT * share).toFixed(0);
}

function kept(file: string | undefined): KeptPart[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): KeptPart => JSON.parse(line));
}

function measure(
  game: Game,
  tables: string | null,
  wish: PartWish,
  matches: number,
  file: string | undefined,
): readonly PlayedPart[] {
  const { player: _, others: __, ...opened } = wish;
  const of = JSON.stringify([game.id, game.version, tables, wish]);
  const ofNobody = JSON.stringify([game.id, game.version, tables, opened]);
  const before = new Map(
    kept(file).flatMap((one) => (one.of === of || one.of === ofNobody ? [[one.number, one.part] as const] : [])),
  );
  const played: PlayedPart[] = [];
  for (let number = 0; number < matches; number++) {
    const known = before.get(number);
    const part = known === undefined ? playPart(game, wish, number) : known;
    if (known === undefined && file !== undefined)
      appendFileSync(
        file,
        `${JSON.stringify({ of: part === null ? ofNobody : of, number, part } satisfies KeptPart)}\n`,
      );
    if (part !== null) played.push(part);
  }
  const { wins, rate, low, high } = rateOf(played.filter(({ won }) => won).length, played.length);
  const came = meanOf(played.flatMap(({ progress }) => progress ?? []));
  const far =
    came.count === 0 ? '' : `; came ${percent(came.mean)} % (${percent(came.low)} to ${percent(came.high)}) of the way`;
  console.log(
    `${wish.player}: ${wins} of ${played.length} (${percent(rate)} %, ${percent(low)} to ${percent(high)})${far}; ${matches} matches`,
  );
  return played;
}

/** From the same positions luck is much the same: what two players made of each says more than both shares. */
function compare(name: string, parts: readonly PlayedPart[], other: string, others: readonly PlayedPart[]): void {
  const found = new Map(others.map((part) => [part.number, part]));
  const pairs = parts.flatMap((part) => {
    const same = found.get(part.number);
    return same === undefined ? [] : [[part, same] as const];
  });
  const won = meanOf(pairs.map(([part, same]) => Number(part.won) - Number(same.won)));
  const far = meanOf(pairs.map(([part, same]) => (part.progress ?? 0) - (same.progress ?? 0)));
  const said = ({ mean, low, high }: Mean): string => `${signed(mean)} (${signed(low)} to ${signed(high)})`;
  console.log(`${name} against ${other}, ${pairs.length} the same: won ${said(won)}, came ${said(far)} points`);
}

function signed(share: number): string {
  return `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`;
}

/** The game that a module exports. */
async function gameOf(file: string): Promise<Game> {
  const { game }: { readonly game: Game } = await import(pathToFileURL(resolve(file)).href);
  return game;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      mode: { type: 'string' },
      seats: { type: 'string' },
      option: { type: 'string', multiple: true },
      seed: { type: 'string' },
      tables: { type: 'string' },
      from: { type: 'string' },
      role: { type: 'string' },
      until: { type: 'string' },
      players: { type: 'string' },
      others: { type: 'string' },
      opening: { type: 'string' },
      matches: { type: 'string' },
      resume: { type: 'string' },
    },
  });
  const game = values.tables === undefined ? games.find(({ id }) => id === values.game) : await gameOf(values.tables);
  const mode = game?.modes.find(({ id }) => values.mode === undefined || id === values.mode);
  if (game === undefined || mode === undefined) throw new Error(`no game "${values.game}" with mode "${values.mode}"`);
  const whole: MatchConfig = {
    mode: mode.id,
    mission: null,
    seats: Number(values.seats ?? mode.seats[0]),
    options: Object.fromEntries((values.option ?? []).map((each) => each.split('=', 2) as [string, string])),
    seed: values.seed ?? 'roles',
  };
  const { seed, ...config } = completed(game, whole);
  let before: { readonly player: string; readonly parts: readonly PlayedPart[] } | null = null;
  for (const player of (values.players ?? 'random,greedy').split(',')) {
    const wish: PartWish = {
      config,
      seed,
      opening: values.opening ?? 'greedy',
      ...(values.from === undefined ? {} : { from: values.from }),
      ...(values.role === undefined ? {} : { role: values.role }),
      ...(values.until === undefined ? {} : { until: values.until }),
      player,
      others: values.others ?? 'greedy',
    };
    const parts = measure(game, values.tables ?? null, wish, Number(values.matches ?? 40), values.resume);
    if (before !== null) compare(player, parts, before.player, before.parts);
    before = { player, parts };
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
