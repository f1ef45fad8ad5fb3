/** Where a rule is at work: the lines of code that cite it, and the tests that prove it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Game } from '@necropole/kernel';

/** A line of a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A test that proves a rule. */
export interface Proof extends Place {
  readonly title: string;
}

/** What was found in the sources of a game. */
export interface Found {
  readonly code: readonly Place[];
  readonly tests: readonly Proof[];
}

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', 'rulebook']);

/** What is searched for: a rule, and the printed examples that show it. */
interface Searched {
  readonly cite: string;
  readonly examples: readonly string[];
}

/** Searches the folder of a game; `null` where it is not installed. */
export function findInSources(sources: string | null, game: Game, cite: string): Found | null {
  if (sources === null) return null;
  const folder = join(sources, 'games', game.id);
  if (!existsSync(folder)) return null;
  const examples = game.rulebook.examples.filter(({ proves }) => proves.includes(cite)).map(({ id }) => id);
  const code: Place[] = [];
  const tests: Proof[] = [];
  for (const file of filesBelow(folder)) {
    const text = readFileSync(file, 'utf8');
    const name = relative(sources, file);
    if (file.endsWith('.test.ts')) tests.push(...proofsIn(text, name, { cite, examples }));
    else code.push(...citesIn(text, name, cite));
  }
  return { code, tests };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(join(folder, entry.name));
      return entry.name.endsWith('.ts') ? [join(folder, entry.name)] : [];
    });
}

function citesIn(text: string, file: string, cite: string): Place[] {
  const quoted = [`'${cite}'`, `"${cite}"`, `\`${cite}\``];
  return text.split('\n').flatMap((row, i) => (quoted.some((one) => row.includes(one)) ? [{ file, line: i + 1 }] : []));
}

/** `proves('X-1.2', 'title', ...)`, `proves(['X-1.2', 'X-1.3'], ...)`, `proves.example('X-E1', ...)`. */
const PROVES = new RegExp(
  [
    /\bproves(\.example)?\(\s*/,
    /(\[[^\]]*\]|'[^']*'|"[^"]*")\s*,\s*/,
    /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);

function proofsIn(text: string, file: string, { cite, examples }: Searched): Proof[] {
  return [...text.matchAll(PROVES)].flatMap((found) => {
    const [, example, named = '', ...titles] = found;
    const names: readonly string[] = named.match(/[^\s'",[\]]+/g) ?? [];
    const meant = example === undefined ? [cite] : examples;
    if (!meant.some((one) => names.includes(one))) return [];
    const line = text.slice(0, found.index).split('\n').length;
    const title = (titles.find((one) => one !== undefined) ?? '').replace(/\\(.)/g, '$1');
    return [{ file, line, title: example === undefined ? title : `${names.join(', ')}: ${title}` }];
  });
}
