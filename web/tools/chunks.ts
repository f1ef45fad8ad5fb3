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
    'vite/preload-helper',
  ].join('|'),
);

/** The page's own files, each with the module that brings the others. */
const PAGES = { page: join(source, 'main.ts'), table: join(source, 'table', 'TablePage.svelte') };

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
  for (const [name, first] of Object.entries(PAGES)) {
    for (const id of reached(chunking, [first], false)) {
      if (!ofWorkers.has(id) && !names.has(id) && !WITH_LATER_PAGES.test(id)) names.set(id, name);
    }
  }
  found.set(chunking, names);
  return names;
}

/** All that these modules import; `later`: also what they fetch when it is wanted. */
function reached(chunking: Chunking, from: readonly string[], later: boolean): ReadonlySet<string> {
  const all = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (all.has(id)) continue;
    all.add(id);
    const info = chunking.getModuleInfo(id);
    if (info !== null) open.push(...info.importedIds, ...(later ? info.dynamicallyImportedIds : []));
  }
  return all;
}
