// Records a match for every way in which a game can end, in its fixtures/. What is recorded and still true is kept.
// With --check: only says what is missing or no longer true.
//
// The matches are played by `chooseAnswer` of the game's testing/determined-player.ts, seed after seed until each ending
// has come up. It is shown forks in which all that a seat does not know has been dealt again, so it cannot peek.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Game,
  Match,
  type MatchConfig,
  type OpenQuestion,
  type Stream,
  streamsOf,
  writeReplay,
} from '@necropole/kernel';
import { progressBar } from '../cli/src/progress-bar.ts';
import { wordsOf } from '../cli/src/words/index.ts';
import { games } from '../games/index.ts';
import { type Ending, endingsOf, faultOfFixture } from '../kernel/src/testing/fixtures.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Matches tried for a mode or mission before giving up. */
const MOST_MATCHES = 3000;

/** What a game's determined player answers. */
type ChooseAnswer = (look: Match, question: OpenQuestion, chance: Stream) => string;

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
async function record(game: Game): Promise<number> {
  const wanted = endingsOf(game).filter((ending) => faultOf(game, ending) !== null);
  const again = wanted.filter((ending) => existsSync(fileOf(game, ending)));
  const chooseAnswer = await playerOf(game);
  const err = (text: string): boolean => process.stderr.write(text);
  const terminal = { interactive: false, columns: 80, colour: false, progress: process.stderr.isTTY === true };
  const bar = progressBar(wanted.length, { err, terminal }, wordsOf('en'));
  mkdirSync(join(ROOT, 'games', game.id, 'fixtures'), { recursive: true });
  const missing = new Set(wanted);
  for (const group of groupsOf(wanted)) {
    for (let number = 0; number < MOST_MATCHES && group.some((ending) => missing.has(ending)); number++) {
      const match = play(game, configFor(game, group[0] as Ending, number), chooseAnswer);
      const found = group.find((ending) => missing.has(ending) && ending.outcome === match.outcome?.id);
      if (found === undefined) continue;
      writeFileSync(fileOf(game, found), writeReplay(match));
      missing.delete(found);
      bar.advance(1);
    }
  }
  bar.end();
  for (const { fixture } of missing) console.log(`${fixture}: not found in ${MOST_MATCHES} matches`);
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

async function playerOf({ id }: Game): Promise<ChooseAnswer> {
  const file = join(ROOT, 'games', id, 'testing', 'determined-player.ts');
  if (!existsSync(file)) throw new Error(`${id} has no testing/determined-player.ts to record its matches`);
  const { chooseAnswer }: { readonly chooseAnswer?: ChooseAnswer } = await import(pathToFileURL(file).href);
  if (chooseAnswer === undefined) throw new Error(`the determined player of ${id} exports no chooseAnswer`);
  return chooseAnswer;
}

/** Seat counts and the values of options take turns. */
function configFor(game: Game, { mode: id, mission }: Ending, number: number): MatchConfig {
  const mode = game.modes.find((one) => one.id === id);
  if (mode === undefined) throw new Error(`${game.id} has no mode ${id}`);
  const [fewest, most] = mode.seats;
  const seats = fewest + (number % (most - fewest + 1));
  const options: Record<string, string> = {};
  let turn = Math.floor(number / (most - fewest + 1));
  for (const [name, { values }] of Object.entries(mode.options)) {
    options[name] = values[turn % values.length] ?? '';
    turn = Math.floor(turn / values.length);
  }
  const seed = ['fixture', id, mission, number].filter((part) => part !== null).join('/');
  return { mode: id, mission, seats, options, seed };
}

function play(game: Game, config: MatchConfig, chooseAnswer: ChooseAnswer): Match {
  const match = Match.start(game, config);
  const chance = streamsOf(`${config.seed}/players`).dice;
  while (match.outcome === null) {
    const seat = match.open[0]?.seat ?? 0;
    const look = match.fork([seat], `${config.seed}/look`);
    const question = look.open.find((one) => one.seat === seat);
    if (question === undefined) throw new Error(`seat ${seat} is asked nothing in its fork`);
    const key = chooseAnswer(look, question, chance);
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
  const { values } = parseArgs({ options: { game: { type: 'string' }, check: { type: 'boolean' } } });
  const chosen = games.filter(({ id }) => values.game === undefined || id === values.game);
  if (chosen.length === 0) throw new Error(`no game "${values.game}"`);
  for (const game of chosen) {
    const faults = values.check === true ? check(game) : await record(game);
    if (faults > 0) process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
