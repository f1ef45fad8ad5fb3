/**
 * A plugin that lets the app fetch a game in parts: its rules, which the worker needs too; its words and its book in one
 * language; the book's examples, with the tables on which they stand; what teaches it; and its drawings. In Node a game is whole; here words
 * and book are filled in when they come, and what only the conformance suite reads never comes.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Art, Chapter, Language } from '@necropole/kernel';
import type { Plugin } from 'vite';
import type { BookParts } from './catalogue-source.ts';
import { LATER, laterWords, PART, type Parts, THINKING, WORDS } from './chapters-apart.ts';
import { loadCompiled } from './compile.ts';
import { drawingsOf, spriteFile, symbolsIn } from './drawings.ts';

const WAYS = 'virtual:necropole-ways';
const WAY = 'virtual:necropole-way/';
const BOOK = 'virtual:necropole-book/';
const CHAPTER = 'virtual:necropole-chapter';
const EXAMPLES = 'virtual:necropole-examples/';
const LEARNING = 'virtual:necropole-learning/';
const ART = 'virtual:necropole-art/';
const UNREAD = 'virtual:necropole-unread/';
/** Made by `catalogue.ts`. */
export const CHOICES = 'virtual:necropole-choices/';
const OWN_KINDS: readonly string[] = [WAY, WORDS, BOOK, EXAMPLES, LEARNING, ART];
const LIST = '@necropole/games';
/** Written out, because a configuration of Vite runs nothing of the project's packages. */
const LANGUAGES: readonly Language[] = ['fr', 'en'];

interface Listed {
  readonly id: string;
  readonly parts: Art['parts'];
  readonly book: BookParts;
}

/**
 * `folder` holds the list of games, and a folder for each; `listed` says which are on the list, with their books; `apart`
 * are the parts of which `chapters-apart.ts` makes files.
 */
export function gameParts(
  folder: string,
  listed: () => Promise<readonly Listed[]>,
  apart: () => Promise<Parts>,
): Plugin {
  const ids = async (): Promise<readonly string[]> => (await listed()).map(({ id }) => id);
  const wordsFile = (id: string, language: Language): string | undefined =>
    [join(folder, id, 'words', language, 'index.ts'), join(folder, id, 'words', `${language}.ts`)].find(existsSync);
  /** A book whose examples stand in a file of their own can come apart from the rules. */
  const examplesFile = (id: string): string | undefined =>
    [join(folder, id, 'rulebook', 'examples.ts')].find(existsSync);
  const learningFile = (id: string): string | undefined => [join(folder, id, 'learning', 'index.ts')].find(existsSync);

  return {
    name: 'necropole-game-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === WAYS || OWN_KINDS.some((kind) => source.startsWith(kind))) return `\0${source}`;
      if (importer === undefined) return null;
      const chapter = chapterWanted(folder, join(dirname(importer), source), importer);
      if (chapter !== null && examplesFile(chapter.game) !== undefined) return `\0${CHAPTER}${chapter.file}`;
      const id = dirname(importer).slice(folder.length + 1);
      if (importer !== join(folder, id, 'index.ts')) return null;
      if (source === './promises.ts' || source === './whereabouts.ts') return `\0${UNREAD}${id}`;
      if (source === './rulebook/index.ts' && examplesFile(id) !== undefined) return `\0${BOOK}empty/${id}`;
      if (source === './learning/index.ts') return `\0${LEARNING}empty/${id}`;
      const language = /^\.\/words\/(fr|en)(\/index)?\.ts$/.exec(source)?.[1];
      return language === undefined ? null : `\0${WORDS}empty/${id}`;
    },
    async load(id) {
      if (id === `${spriteFile}?raw`) return `export default ${JSON.stringify(symbolsIn(spriteFile))};`;
      if (id === `\0${WAYS}`) return `export const ways = ${rows(await ids(), (one) => fetched(`${WAY}${one}-ways`))};`;
      if (id.startsWith(`\0${CHAPTER}`)) return titlesCode(id.slice(CHAPTER.length + 1));
      if (id.startsWith(`\0${UNREAD}`)) return UNREAD_CODE;
      const [kind, game = '', language = ''] = partNamed(id);
      if (kind === 'hollow' || kind === 'book') {
        const book = (await listed()).find((one) => one.id === game)?.book;
        if (book === undefined) return null;
        if (kind === 'book')
          return `export const chapters = ${JSON.stringify(book.chapters[language === 'en' ? 'en' : 'fr'])};`;
        return `export const rulebook = ${JSON.stringify({ ...book.rest, chapters: [], excused: [], examples: [] })};`;
      }
      if (kind === 'examples') {
        const [empty, file] = [`${BOOK}empty/${game}`, examplesFile(game)].map((name) => JSON.stringify(name));
        return `import { rulebook } from ${empty}; import { examples } from ${file}; rulebook.examples.push(...examples);`;
      }
      if (kind === 'way') {
        const parts = (await listed()).find((one) => one.id === game)?.parts ?? [];
        return wayCode(game, parts, wordsFile, examplesFile(game), learningFile(game), await apart());
      }
      if (kind === 'untaught') return UNTAUGHT_CODE;
      if (kind === 'learning') {
        const [empty, file] = [`${LEARNING}empty/${game}`, learningFile(game)].map((name) => JSON.stringify(name));
        return `import { learning as empty } from ${empty}; import { learning } from ${file}; Object.assign(empty, learning);`;
      }
      if (kind === 'art') return `export const symbols = ${JSON.stringify(drawingsOf(game, folder))};`;
      if (kind === 'empty') return LANGUAGES.map((one) => `export const ${one} = {};`).join(' ');
      if (kind !== 'words') return null;
      const file = JSON.stringify(wordsFile(game, language === 'en' ? 'en' : 'fr'));
      const empty = JSON.stringify(`${WORDS}empty/${game}`);
      return `import { ${language} as empty } from ${empty}; import { ${language} } from ${file}; Object.assign(empty, ${language});`;
    },
  };
}

/** What stands in the place of what the app does not read. */
const UNREAD_CODE = 'export const promises = {}; export const whereabouts = () => ({ pieces: {}, piles: {} });';

/** What stands in the place of what teaches a game, until somebody wants to learn. */
const UNTAUGHT_CODE = 'export const learning = { howToPlay: null, lessons: [], legend: [], glossary: [] };';

/** The chapter of a game's book that one of its other files asks for; `null` where it asks for something else. */
function chapterWanted(folder: string, file: string, importer: string): { game: string; file: string } | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const [game = ''] = file.slice(folder.length + 1).split('/');
  const home = join(folder, game);
  const book = join(home, 'rulebook/');
  const asksOutside = !importer.startsWith(book) && importer !== join(home, 'index.ts');
  return file.startsWith(book) && asksOutside ? { game, file } : null;
}

/** A chapter as the rules ship it: its title. What it states comes with the book. */
async function titlesCode(file: string): Promise<string> {
  const chapters = await loadCompiled<{ readonly [name: string]: Chapter }>(file, `chapter-${basename(file, '.ts')}`);
  return Object.entries(chapters)
    .map(([name, { title }]) => `export const ${name} = ${JSON.stringify({ title, statements: [] })};`)
    .join('\n');
}

/** What a module of ours holds, of which game, in which language. Its name is that of the file that is built. */
function partNamed(id: string): readonly string[] {
  const [, game] = new RegExp(`^\0${ART}(.+)-art$`).exec(id) ?? [];
  if (game !== undefined) return ['art', game];
  const [, way] = new RegExp(`^\0${WAY}(.+)-ways$`).exec(id) ?? [];
  if (way !== undefined) return ['way', way];
  const [, unsaid] = new RegExp(`^\0${WORDS}empty/(.+)$`).exec(id) ?? [];
  if (unsaid !== undefined) return ['empty', unsaid];
  const [, unwritten] = new RegExp(`^\0${BOOK}empty/(.+)$`).exec(id) ?? [];
  if (unwritten !== undefined) return ['hollow', unwritten];
  const [, written, told] = new RegExp(`^\0${BOOK}(.+)-book-(fr|en)$`).exec(id) ?? [];
  if (written !== undefined && told !== undefined) return ['book', written, told];
  const [, shown] = new RegExp(`^\0${EXAMPLES}(.+)-examples$`).exec(id) ?? [];
  if (shown !== undefined) return ['examples', shown];
  const [, untaught] = new RegExp(`^\0${LEARNING}empty/(.+)$`).exec(id) ?? [];
  if (untaught !== undefined) return ['untaught', untaught];
  const [, taught] = new RegExp(`^\0${LEARNING}(.+)-learning$`).exec(id) ?? [];
  if (taught !== undefined) return ['learning', taught];
  const [, spoken, language] = new RegExp(`^\0${WORDS}(.+)-words-(fr|en)$`).exec(id) ?? [];
  return spoken !== undefined && language !== undefined ? ['words', spoken, language] : [];
}

const fetched = (of: string): string => `() => import(${JSON.stringify(of)})`;
const rulesOf = (id: string): string => `${fetched(`${LIST}/${id}`)}.then((m) => m.game)`;
const examplesOf = (id: string, file: string | undefined): string =>
  file === undefined ? 'null' : fetched(`${EXAMPLES}${id}-examples`);
const learningOf = (id: string, file: string | undefined): string =>
  file === undefined ? 'null' : fetched(`${LEARNING}${id}-learning`);

const partOf = (name: string, parts: Parts): string => (parts.has(name) ? fetched(`${PART}${name}`) : 'null');

function rows(ids: readonly string[], row: (id: string) => string): string {
  return `{ ${ids.map((id) => `${JSON.stringify(id)}: ${row(id)}`).join(', ')} }`;
}

/** Where everything of one game is: a page that lists many games need not know it of each. */
function wayCode(
  id: string,
  parts: Art['parts'],
  wordsFile: (id: string, language: Language) => string | undefined,
  examples: string | undefined,
  learning: string | undefined,
  apart: Parts,
): string {
  const spoken = LANGUAGES.filter((language) => wordsFile(id, language) !== undefined).map(
    (language) => `${language}: ${fetched(`${WORDS}${id}-words-${language}`)}`,
  );
  const written = LANGUAGES.filter(() => examples !== undefined).map(
    (language) => `${language}: ${fetched(`${BOOK}${id}-book-${language}`)}.then((m) => m.chapters)`,
  );
  const offered = LANGUAGES.map((language) => `${language}: ${fetched(`${CHOICES}${id}-choices-${language}`)}`);
  return [
    `export const rules = ${rulesOf(id)};`,
    `export const words = { ${spoken.join(', ')} };`,
    `export const symbols = ${fetched(`${ART}${id}-art`)}.then((m) => m.symbols);`,
    `export const books = { ${written.join(', ')} };`,
    `export const examples = ${examplesOf(id, examples)};`,
    `export const learning = ${learningOf(id, learning)};`,
    `export const later = ${partOf(`${id}-${LATER}`, apart)};`,
    `export const thinking = ${partOf(`${id}-${THINKING}`, apart)};`,
    `export const laterWords = { ${LANGUAGES.map((one) => `${one}: ${partOf(laterWords(id, one), apart)}`).join(', ')} };`,
    `export const choices = { ${offered.join(', ')} };`,
    `export const parts = ${JSON.stringify(parts)};`,
  ].join('\n');
}
