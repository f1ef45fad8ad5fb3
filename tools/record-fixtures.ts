// Records a match for every way in which a game can end, in its fixtures/. What is recorded and still true is kept.
// With --check: only says what is missing or no longer true.
//
// The matches are played by the game's determined player, or by the bot of --players (fixture-players.ts), seed after
// seed until each ending has come up: at most --matches of them, from number --first on. --fixture records only the
// named ones; --seats and --option fix what takes turns otherwise.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Game, MatchConfig } from '@necropole/kernel';
import { Match, writeReplay } from '@necropole/kernel/app';
import { progressBar } from '../cli/src/progress-bar.ts';
import { wordsOf } from '../cli/src/words/index.ts';
import { games as begun } from '../games/begun.ts';
import { games } from '../games/index.ts';
import { type Ending, endingsOf, faultOfFixture } from '../kernel/src/testing/fixtures.ts';
import { type Begin, playersOf } from './fixture-players.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Matches tried for a mode or mission before giving up. */
const MOST_MATCHES = 3000;

/** Which matches are to be recorded, and how they are played. */
interface Wanted {
  /** Names of fixtures; all, where none is named. */
  readonly fixtures: readonly string[];
  readonly bot: string | undefined;
  readonly seats: number | undefined;
  readonly options: Readonly<Record<string, string>>;
  readonly matches: number;
  readonly first: number;
}

/** Where the fixture of an ending is kept. */
function fileOf(game: Game, { fixture }: Ending): string {
  return join(ROOT, 'games', game.id, 'fixtures', `${fixture}.jsonl`);
}

/** What is wrong with the recorded match of an ending, or `null`. */
function faultOf(game: Game, ending: Ending): string | null {
  const file = fileOf(game, ending);
  if (!existsSync(file)) return 'it is missing';
  try {
    return faultOfFixture(game, ending.fixture, readFileSync(file, 'utf8'));
  } catch (error) {
    return messageOf(error);
  }
}

/** Says what is wrong with each fixture; gives how many are. */
function check(game: Game): number {
  const faults = endingsOf(game).flatMap((ending) => {
    const fault = faultOf(game, ending);
    return fault === null ? [] : [`${ending.fixture}: ${fault}`];
  });
  for (const fault of faults) console.log(fault);
  console.log(`${game.id}: ${endingsOf(game).length} endings, ${faults.length} without a true fixture`);
  return faults.length;
}

/** Plays until every missing ending has been recorded; gives how many were not found. */
async function record(game: Game, how: Wanted): Promise<number> {
  const isMeant = ({ fixture }: Ending): boolean => how.fixtures.length === 0 || how.fixtures.includes(fixture);
  const wanted = endingsOf(game).filter((ending) => isMeant(ending) && faultOf(game, ending) !== null);
  if (wanted.length === 0) {
    console.log(`${game.id}: every ending is recorded`);
    return 0;
  }
  const again = wanted.filter((ending) => existsSync(fileOf(game, ending)));
  const begin = await playersOf(game, how.bot);
  const err = (text: string): boolean => process.stderr.write(text);
  const terminal = { interactive: false, columns: 80, colour: false, progress: process.stderr.isTTY === true };
  const bar = progressBar(wanted.length, { err, terminal }, wordsOf('en'));
  mkdirSync(join(ROOT, 'games', game.id, 'fixtures'), { recursive: true });
  const missing = new Set(wanted);
  for (const group of groupsOf(wanted)) {
    for (let i = 0; i < how.matches && group.some((ending) => missing.has(ending)); i++) {
      const config = configFor(game, group[0] as Ending, how.first + i, how);
      const match = play(game, config, begin);
      const found = group.find((ending) => missing.has(ending) && ending.outcome === match.outcome?.id);
      if (found === undefined) continue;
      writeFileSync(fileOf(game, found), writeReplay(match));
      missing.delete(found);
      bar.advance(1);
    }
  }
  bar.end();
  for (const { fixture } of missing) console.log(`${fixture}: not found in ${how.matches} matches`);
  console.log(`${game.id}: recorded ${wanted.length - missing.size} of ${wanted.length}`);
  if (again.length > 0) console.log('Hashes of recorded matches have changed: raise the version of the game.');
  return missing.size;
}

/** The endings of one mode or mission belong together. */
function groupsOf(endings: readonly Ending[]): readonly (readonly Ending[])[] {
  const groups = new Map<string, Ending[]>();
  for (const ending of endings) {
    const key = `${ending.mode} ${ending.mission}`;
    groups.set(key, [...(groups.get(key) ?? []), ending]);
  }
  return [...groups.values()];
}

/** Seat counts and the values of options take turns, unless they are given; options of several values keep their default. */
function configFor(game: Game, { mode: id, mission }: Ending, number: number, wanted: Wanted): MatchConfig {
  const mode = game.modes.find((one) => one.id === id);
  if (mode === undefined) throw new Error(`${game.id} has no mode ${id}`);
  const [fewest, most] = wanted.seats === undefined ? mode.seats : [wanted.seats, wanted.seats];
  const seats = fewest + (number % (most - fewest + 1));
  const options: Record<string, string> = {};
  let turn = Math.floor(number / (most - fewest + 1));
  for (const [name, { values, several }] of Object.entries(mode.options)) {
    if (several !== undefined) continue;
    options[name] = values[turn % values.length] ?? '';
    turn = Math.floor(turn / values.length);
  }
  const seed = ['fixture', id, mission, number].filter((part) => part !== null).join('/');
  return { mode: id, mission, seats, options: { ...options, ...wanted.options }, seed };
}

function play(game: Game, config: MatchConfig, begin: Begin): Match {
  const match = Match.start(game, config);
  const choose = begin(config.seed);
  while (match.outcome === null) {
    const { seat, key } = choose(match);
    const reply = match.answer(seat, key);
    if (!reply.ok) throw new Error(`with seed ${config.seed} the answer ${key} is refused: ${reply.refusal.key}`);
    if (match.answers > game.bound) throw new Error(`with seed ${config.seed} the match does not end`);
  }
  return match;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      check: { type: 'boolean' },
      fixture: { type: 'string', multiple: true },
      players: { type: 'string' },
      seats: { type: 'string' },
      option: { type: 'string', multiple: true },
      matches: { type: 'string' },
      first: { type: 'string' },
    },
  });
  // A game that is begun is recorded when it is named.
  const chosen = values.game === undefined ? games : [...games, ...begun].filter(({ id }) => id === values.game);
  if (chosen.length === 0) throw new Error(`no game "${values.game}"`);
  const how: Wanted = {
    fixtures: values.fixture ?? [],
    bot: values.players,
    seats: values.seats === undefined ? undefined : Number(values.seats),
    options: Object.fromEntries((values.option ?? []).map((each) => each.split('=', 2) as [string, string])),
    matches: Number(values.matches ?? MOST_MATCHES),
    first: Number(values.first ?? 0),
  };
  for (const game of chosen) {
    const faults = values.check === true ? check(game) : await record(game, how);
    if (faults > 0) process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
