// Mutation testing: breaks the rules and content of each game, one place at a time, and counts what the unit tests notice.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { progressBar } from '../cli/src/progress-bar.ts';
import { wordsOf } from '../cli/src/words/index.ts';
import { isGood, noticedOf, survivorsOf, tableOf } from './mutation/report.ts';
import { type Tried, testGame } from './mutation/testing-a-game.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const HELP = `npm run mutate [-- --game ID --sample 400 --seed SEED --jobs 2 --out FOLDER]

Breaks the rules and content of each game, one place at a time, and counts what the game's unit tests notice.
The conformance suite, the recorded matches and the bots do not take part.

  --game ID       one game; without it, every game
  --sample N      mutants of rules, hooks, facts and refs (400); strings come on top, a quarter as many
  --seed SEED     which places are broken (today's date)
  --jobs N        processes at a time (2)
  --out FOLDER    where survivors, and what noticed the others, are written (node_modules/.cache/necropole-mutation)

Leaves with 0 when every score reaches its target, 1 when one does not, 2 when something is wrong.`;

interface Wish {
  readonly games: readonly string[];
  readonly sample: number;
  readonly seed: string;
  readonly jobs: number;
  readonly out: string;
}

/** What the words of a command line ask for, or `null` where help is wanted. */
function readWish(words: readonly string[]): Wish | null {
  const { values } = parseArgs({
    args: [...words],
    options: {
      help: { type: 'boolean', short: 'h' },
      game: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.help === true) return null;
  const known = readdirSync(join(ROOT, 'games')).filter((game) => existsSync(join(ROOT, 'games', game, 'rules')));
  if (values.game !== undefined && !known.includes(values.game)) {
    throw new Error(`no game "${values.game}"; choose one of: ${known.join(', ')}`);
  }
  return {
    games: values.game === undefined ? known : [values.game],
    sample: wholeNumber('sample', values.sample ?? '400'),
    seed: values.seed ?? new Date().toISOString().slice(0, 10),
    jobs: wholeNumber('jobs', values.jobs ?? '2'),
    out: resolve(values.out ?? join(ROOT, 'node_modules', '.cache', 'necropole-mutation')),
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1 on, not "${text}"`);
  return value;
}

async function mutate(game: string, { sample, seed, jobs, out }: Wish): Promise<boolean> {
  const wanted = { mutants: sample, strings: Math.ceil(sample / 4) };
  const file = join(out, `${game}-${seed.replace(/[^\w.-]/g, '_')}.txt`);
  mkdirSync(out, { recursive: true });
  const err = (text: string): boolean => process.stderr.write(text);
  const terminal = { interactive: false, columns: 80, colour: false, progress: process.stderr.isTTY === true };
  const bar = progressBar(wanted.mutants + wanted.strings, { err, terminal }, wordsOf('en'));
  const start = performance.now();
  const soFar: Tried[] = [];
  const write = (tried: readonly Tried[]): void => {
    const head = `${game}, seed ${seed}, ${tried.length} mutants\n${tableOf(tried)}\n`;
    writeFileSync(file, `${head}\nSURVIVED\n\n${survivorsOf(tried)}\nNOTICED\n\n${noticedOf(tried)}`);
  };
  const tried = await testGame({ root: ROOT, game, seed, wanted, jobs }, (one) => {
    soFar.push(one);
    bar.advance(1);
    write(soFar);
  });
  bar.end();
  write(tried);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const each = (tried.reduce((sum, { processor }) => sum + processor, 0) / tried.length).toFixed(1);
  console.log(`${game}: ${tried.length} mutants, seed ${seed}, ${minutes} min (${each} s of processor time a mutant)`);
  console.log(`${tableOf(tried)}\n  survivors: ${relative(process.cwd(), file)}\n`);
  return isGood(tried);
}

try {
  const wish = readWish(process.argv.slice(2));
  if (wish === null) console.log(HELP);
  else for (const game of wish.games) if (!(await mutate(game, wish))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
