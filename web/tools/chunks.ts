/**
 * What always comes together is built into one file: in several, with what they say to each other, it is a tenth larger.
 * What a worker may load, a game first of all, stays out of the page's files: a worker has no document.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { workerFiles } from './worker-graph.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What the page, the workers and every game stand on. */
const SHARED = new RegExp(
  [
    '/kernel/src/(match|art|choosing|deeds|hearing|memory|piles|scene|scene-making|scene-names|insight|question|signs|words)\\.ts$',
    '/boards/src/(furniture|plane|tabulate)\\.ts$',
    '/web/src/engine/(seats|records|grounds|protocol|problems|fetching|tellings)\\.ts$',
    '/web/(package\\.json|src/app/words/lists\\.ts)$',
    'virtual:necropole-ways$',
    'vite/preload-helper',
  ].join('|'),
);

/** The page's own files, each with the module that brings the others. */
const PAGES = { page: join(source, 'main.ts'), table: join(source, 'table', 'TablePage.svelte') };

/** The module that finds the games, and what is fetched as the rules of one. */
const GAMES = '\0virtual:necropole-ways';
const GAME = /\/games\/(?:testing\/)?([a-z\d-]+)\/index\.ts$/;

/** The names that a module asks others for, and the modules that only hand on what their package has. */
const IMPORTED = /^import (?:\{([^}]*)\} from )?"([^"]+)";/gm;
const HANDS_ON = /\/(?:kernel|boards)\/src\/index\.ts$/;

/** Of the framework, what only pages use that are fetched when they are wanted. */
export const WITH_LATER_PAGES = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select|size)\.js$/;

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const found = new WeakMap<Chunking, ReadonlyMap<string, string>>();

export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'match', test: SHARED },
  { name: (id, chunking) => fileNames(chunking).get(id) ?? null, includeDependenciesRecursively: false },
];

/** For each module of the page, the file that it is built into. */
function fileNames(chunking: Chunking): ReadonlyMap<string, string> {
  const known = found.get(chunking);
  if (known !== undefined) return known;
  const ofWorkers = reached(chunking, workerFiles, true);
  const names = new Map<string, string>();
  for (const [id, game] of ofOneGame(chunking)) names.set(id, game);
  for (const [name, first] of Object.entries(PAGES)) {
    for (const id of reached(chunking, [first], false)) {
      if (!ofWorkers.has(id) && !names.has(id) && !WITH_LATER_PAGES.test(id)) names.set(id, name);
    }
  }
  found.set(chunking, names);
  return names;
}

/** What comes with the rules of one game and of no other, and which: its other parts never come without them. */
function ofOneGame(chunking: Chunking): ReadonlyMap<string, string> {
  const games = new Map<string, string[]>();
  const ways = chunking.getModuleInfo(GAMES)?.dynamicallyImportedIds ?? [];
  for (const entry of ways.flatMap((way) => chunking.getModuleInfo(way)?.dynamicallyImportedIds ?? [])) {
    const game = GAME.exec(entry)?.[1];
    if (game === undefined) continue;
    for (const id of reached(chunking, [entry], false)) games.set(id, [...(games.get(id) ?? []), game]);
  }
  return new Map([...games].flatMap(([id, [game = '', ...others]]) => (others.length === 0 ? [[id, game]] : [])));
}

/** All that these modules import; `later`: also what they fetch when it is wanted. */
function reached(chunking: Chunking, from: readonly string[], later: boolean): ReadonlySet<string> {
  const all = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (all.has(id)) continue;
    all.add(id);
    open.push(...importsOf(chunking, id));
    if (later) open.push(...(chunking.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  }
  return all;
}

/** What a module imports; of what a package hands on, only the files that hold what is asked for. */
function importsOf(chunking: Chunking, id: string): readonly string[] {
  const { code, importedIds = [] } = chunking.getModuleInfo(id) ?? {};
  const asked = new Map<string, string[]>();
  for (const [, names = '', from = ''] of (code ?? '').matchAll(IMPORTED)) {
    asked.set(from, [...(asked.get(from) ?? []), ...names.split(',').map(nameAsked)]);
  }
  // What is imported is listed in the order in which it is asked for; hollow modules stand for several.
  const wanted = [...asked.values()];
  const namesOf = (i: number): readonly string[] =>
    (wanted.length === importedIds.length ? wanted[i] : wanted.flat()) ?? [];
  return importedIds.flatMap((one, i) => {
    if (!HANDS_ON.test(one)) return [one];
    return chunking.getModuleInfo(one)?.importedIds.filter((file) => has(chunking, file, namesOf(i))) ?? [];
  });
}

/** Does a module export one of these? What it hands on itself is not looked through. */
function has(chunking: Chunking, id: string, names: readonly string[]): boolean {
  return chunking.getModuleInfo(id)?.exports.some((name) => name === '*' || names.includes(name)) === true;
}

const nameAsked = (imported: string): string => imported.trim().split(' ')[0] ?? '';
