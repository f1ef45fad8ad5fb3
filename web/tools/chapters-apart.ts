/**
 * A plugin that keeps chapters of a game in a part of their own: those that only some matches need (`Game.later`), and what
 * bots think with (its folder `bot/`). In Node all is imported as it stands there. In the browser’s build, whoever stands outside of such a
 * part imports stand-ins: functions that call those that the part fills in when it comes, and deeds that offer nothing before.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game, Language } from '@necropole/kernel';
import type { Plugin } from 'vite';
import { loadTogether } from './compile.ts';

/** Fetches a part, and fills it in. */
export const PART = 'virtual:necropole-part/';
/** The words of a game in one language, and those that are filled when they come: `game-parts.ts` makes both. */
export const WORDS = 'virtual:necropole-words/';
const STAND_IN = 'virtual:necropole-stand-in';

/** The parts that a game may have, each by the end of its name. */
export const LATER = 'later';
export const THINKING = 'bot';

/** What the later chapters of a game say in a language. */
export const laterWords = (id: string, language: Language): string => `${id}-${LATER}-${language}`;
const SAID = /^(.+)-later-(fr|en)$/;
const SPOKEN = /\/words\/(?:fr|en)\/[^/]+$/;

/** Written out, because a configuration of Vite runs nothing of the project's packages. */
const LANGUAGES: readonly Language[] = ['fr', 'en'];

interface Listed {
  readonly id: string;
  readonly later: Game['later'];
}

/** By the name of each part, its files. */
export type Parts = ReadonlyMap<string, readonly string[]>;

/** `folder` holds a folder for each game. */
export function partsOf(folder: string, games: readonly Listed[]): Parts {
  const parts = new Map<string, readonly string[]>();
  for (const { id, later } of games) {
    const thinking = join(folder, id, 'bot');
    const files = existsSync(thinking) ? readdirSync(thinking).filter(isSource) : [];
    if (files.length > 0)
      parts.set(
        `${id}-${THINKING}`,
        files.map((file) => join(thinking, file)),
      );
    if (later === undefined) continue;
    parts.set(
      `${id}-${LATER}`,
      later.files.map((file) => join(folder, id, file)),
    );
    for (const language of LANGUAGES) {
      const said = later.words?.map((file) => join(folder, id, 'words', language, file)) ?? [];
      if (said.length > 0) parts.set(laterWords(id, language), said);
    }
  }
  return parts;
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts');

export function chaptersApart(parts: () => Promise<Parts>): Plugin {
  let asking: Promise<ReadonlyMap<string, string>> | undefined;
  let loading: ReturnType<typeof loadTogether> | undefined;
  const partOf = async (file: string): Promise<string | undefined> => {
    asking ??= parts().then((all) => new Map([...all].flatMap(([part, files]) => files.map((one) => [one, part]))));
    return (await asking).get(file);
  };
  const exportsOf = async (file: string): Promise<object> => {
    loading ??= parts().then((all) => loadTogether([...all.values()].flat(), 'chapters-apart'));
    return (await loading).get(file) ?? {};
  };

  return {
    name: 'necropole-chapters-apart',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(PART) || source.startsWith(STAND_IN)) return `\0${source}`;
      if (importer === undefined || !source.startsWith('.')) return null;
      const file = join(dirname(importer), source);
      const part = await partOf(file);
      return part === undefined || part === (await partOf(importer)) ? null : `\0${STAND_IN}${file}`;
    },
    async load(id) {
      if (id.startsWith(`\0${STAND_IN}`))
        return standInCode(await exportsOf(id.slice(STAND_IN.length + 1)), SPOKEN.test(id));
      if (!id.startsWith(`\0${PART}`)) return null;
      const name = id.slice(PART.length + 1);
      const files = (await parts()).get(name) ?? [];
      const [, game, language] = SAID.exec(name) ?? [];
      return game === undefined || language === undefined ? fillingCode(files) : sayingCode(files, game, language);
    },
  };
}

/**
 * What stands in for a file until it comes: of words, that nothing is said. What else is neither a function nor deeds has no
 * stand-in: whoever imports it from outside of its part fails to build.
 */
function standInCode(exported: object, isSpoken: boolean): string {
  const named = Object.entries(exported).map(([name, value]) => {
    if (typeof value === 'function' && !`${value}`.startsWith('class')) return functionCode(name);
    if (isSpoken) return `export const ${name} = {};`;
    return areDeeds(value) ? deedsCode(name, Object.keys(value.run)) : '';
  });
  return ['let whole;', 'export const fillIn = (file) => void (whole = file);', ...named].join('\n');
}

/** A generator too is called, and gives what there is to go through. */
const functionCode = (name: string): string => `export function ${name}(...given) { return whole.${name}(...given); }`;

/** Whose turn has them lists them before they are there: then there is nothing to do with them. */
function deedsCode(name: string, runs: readonly string[]): string {
  const run = runs.map((deed) => {
    const key = JSON.stringify(deed);
    return `${key}: (...given) => whole.${name}.run[${key}](...given)`;
  });
  const options = `(...given) => (whole === undefined ? [] : whole.${name}.options(...given))`;
  return `export const ${name} = { options: ${options}, run: { ${run.join(', ')} } };`;
}

function areDeeds(value: unknown): value is { readonly options: unknown; readonly run: object } {
  if (typeof value !== 'object' || value === null || Object.keys(value).sort().join() !== 'options,run') return false;
  const { options, run } = value as { options: unknown; run: unknown };
  return typeof options === 'function' && typeof run === 'object' && run !== null;
}

/** Adds sentences to those that a game says in a language, which come before them. */
function sayingCode(files: readonly string[], game: string, language: string): string {
  const lines = files.map((file, i) => `import * as file${i} from ${JSON.stringify(file)};`);
  const all = files.map((_, i) => `file${i}`).join(', ');
  return [
    `import '${WORDS}${game}-words-${language}';`,
    `import { ${language} as words } from '${WORDS}empty/${game}';`,
    ...lines,
    `for (const file of [${all}]) for (const kind in file) if (kind in words) Object.assign(words[kind], file[kind]);`,
  ].join('\n');
}

function fillingCode(files: readonly string[]): string {
  const lines = files.map((file, i) => {
    const [standIn, whole] = [`${STAND_IN}${file}`, file].map((name) => JSON.stringify(name));
    return `import { fillIn as fill${i} } from ${standIn}; import * as file${i} from ${whole}; fill${i}(file${i});`;
  });
  return lines.join('\n');
}
