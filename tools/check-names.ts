// Only games/ knows the games: nothing that serves them all may name one, nor one of its cards, events or drawings.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { games } from '../games/index.ts';
import { everydayWords } from './everyday-words.ts';
import { type EverydayWords, findNouns, type Nouns, nounsOf, readGame, wordsIn, wordsOf } from './nouns.ts';

/** Nothing here names a game. */
const NEUTRAL_FOLDERS = ['kernel', 'boards', 'bots', 'web', 'server', 'cli', 'tools'];
/** Nothing here knows a noun of a game. Tools may speak of examples. */
const NOUNLESS_FOLDERS = ['kernel', 'boards', 'bots', 'web', 'server', 'cli'];
const EVERYDAY_FILE = 'everyday-words.ts';
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'fixtures', 'testing']);
const TEXT_FILE = /\.(ts|mts|cts|js|mjs|cjs|json|svelte|css|html|svg)$/;
/** Shorter words of a title ("tiny", "epic") are everyday words too; alone they give no game away. */
const TELLING_LENGTH = 5;

export type NamesOfGames = {
  /** Lower-case words, singular. */
  readonly words: ReadonlySet<string>;
  /** What the numbers of their rules begin with. */
  readonly prefixes: ReadonlySet<string>;
};

/** The names to look for: the words of each game's folder, and the prefixes found in its rulebook. */
export function namesOfGames(ids: readonly string[], rulebooks: readonly string[]): NamesOfGames {
  const words = ids.flatMap(wordsOf).filter((word) => word.length >= TELLING_LENGTH);
  const prefixes = rulebooks.flatMap((text) =>
    [...text.matchAll(/\b([A-Z]{2,5})-\d+\.\d+/g)].map((found) => found[1] ?? ''),
  );
  return { words: new Set(words), prefixes: new Set(prefixes) };
}

/** Each line of `text` that names a game, with the name. */
export function findNames(text: string, names: NamesOfGames): { line: number; name: string }[] {
  return text.split('\n').flatMap((lineText, index) => {
    const word = wordsOf(lineText).find((one) => names.words.has(one));
    const prefix = [...lineText.matchAll(/\b([A-Z]{2,5})-/g)].find((found) => names.prefixes.has(found[1] ?? ''))?.[1];
    const name = word ?? prefix;
    return name === undefined ? [] : [{ line: index + 1, name }];
  });
}

function textFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : textFilesBelow(join(folder, entry.name));
    return TEXT_FILE.test(entry.name) && !entry.name.includes('.test.') ? [join(folder, entry.name)] : [];
  });
}

function readNames(root: string): NamesOfGames {
  const games = join(root, 'games');
  const ids = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
    .map((entry) => entry.name);
  const rulebooks = ids.flatMap((id) => textFilesBelow(join(games, id, 'rulebook')));
  return namesOfGames(
    ids,
    rulebooks.map((file) => readFileSync(file, 'utf8')),
  );
}

/** What is wrong with a file that serves all games, a line each. */
type Check = (text: string) => readonly { readonly line: number; readonly message: string }[];

function namesNoGame(names: NamesOfGames): Check {
  return (text) =>
    findNames(text, names).map(({ line, name }) => ({
      line,
      message: `names a game (${name}): only games/, tests and docs may`,
    }));
}

/** Notes in `met` which words occur at all. */
function knowsNoNoun(listed: readonly ListedNouns[], met: Set<string>): Check {
  return (text) => {
    for (const word of wordsOf(text)) met.add(word);
    return listed
      .flatMap(({ nouns }) => findNouns(text, nouns))
      .map(({ line, word, of }) => ({
        line,
        message: `"${word}" is a word of ${of}: say it in shapes and roles, or, if it means something else here, in ${EVERYDAY_FILE} of that game`,
      }));
  };
}

/** The words that a game has in common with something else, and says so. */
async function ownWordsOf(folder: string): Promise<EverydayWords> {
  const file = join(folder, EVERYDAY_FILE);
  if (!existsSync(file)) return {};
  const { everydayWords: own = {} }: { readonly everydayWords?: EverydayWords } = await import(
    pathToFileURL(file).href
  );
  return own;
}

/** The nouns of each game of the list, the everyday words that they are without, and all. */
interface ListedNouns {
  readonly id: string;
  readonly own: ReadonlySet<string>;
  readonly nouns: Nouns;
  readonly all: Nouns;
}

/** Reads the games of the list in the folder that holds their own. */
export function readNouns(folder: string): Promise<readonly ListedNouns[]> {
  const house = wordsIn(everydayWords);
  return Promise.all(
    games.map(async (game) => {
      const own = wordsIn(await ownWordsOf(join(folder, game.id)));
      const read = readGame(game, folder);
      return { id: game.id, own, nouns: nounsOf(read, new Set([...house, ...own])), all: nounsOf(read, new Set()) };
    }),
  );
}

/** The everyday words that nobody needs any more, with where they are listed. */
function needless(listed: readonly ListedNouns[], met: ReadonlySet<string>): readonly (readonly [string, string])[] {
  const house = wordsIn(everydayWords);
  const isNeeded = (word: string, of: readonly ListedNouns[]): boolean =>
    met.has(word) && of.some(({ all }) => all.has(word));
  return [
    ...[...house].filter((word) => !isNeeded(word, listed)).map((word) => ['tools/everyday-words.ts', word] as const),
    ...listed.flatMap((one) =>
      [...one.own]
        .filter((word) => house.has(word) || !isNeeded(word, [one]))
        .map((word) => [`games/${one.id}/${EVERYDAY_FILE}`, word] as const),
    ),
  ];
}

async function main(): Promise<void> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const complain = (place: string, message: string): void => {
    console.log(`${place}: ${message}`);
    process.exitCode = 1;
  };
  const check = (folders: readonly string[], found: Check, isChecked: (file: string) => boolean): void => {
    for (const file of folders.flatMap((name) => textFilesBelow(join(root, name))).filter(isChecked)) {
      for (const { line, message } of found(readFileSync(file, 'utf8')))
        complain(`${relative(root, file)}:${line}`, message);
    }
  };
  const listed = await readNouns(join(root, 'games'));
  const met = new Set<string>();
  check(NEUTRAL_FOLDERS, namesNoGame(readNames(root)), () => true);
  check(NOUNLESS_FOLDERS, knowsNoNoun(listed, met), (file) => !file.includes('.spec.'));
  for (const [list, word] of needless(listed, met))
    complain(list, `"${word}" is no longer needed: take it off the list`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
