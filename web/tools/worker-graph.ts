/**
 * A plugin that builds the workers together with the page, so that all load the same files: built apart, as Vite does,
 * each would bring the kernel and every game once more.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

/** Every worker: its file, and the file that starts it, both in one folder. */
const WORKERS = [
  { folder: 'engine', file: 'worker', startedBy: 'client.ts' },
  { folder: 'engine', file: 'bot-worker', startedBy: 'worker.ts' },
  { folder: 'lab', file: 'lab-worker', startedBy: 'crew.ts' },
];

/** The modules that the workers begin with. */
export const workerFiles: readonly string[] = WORKERS.map(({ folder, file }) => join(source, folder, `${file}.ts`));

export function workerGraph(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'necropole-worker-graph',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { folder, file } of WORKERS) {
        files.set(file, this.emitFile({ type: 'chunk', id: join(source, folder, `${file}.ts`), name: file }));
      }
    },
    transform(code, id) {
      const started = WORKERS.find(({ folder, startedBy }) => id === join(source, folder, startedBy));
      if (started === undefined) return null;
      const here = `new URL('./${started.file}.ts', import.meta.url)`;
      if (!code.includes(here)) this.error(`${id} no longer starts its worker with ${here}`);
      return { code: code.replace(here, `import.meta.ROLLUP_FILE_URL_${files.get(started.file)}`), map: null };
    },
    /** A worker that loads a file of the page breaks where that looks for a document. */
    generateBundle(_options, bundle) {
      const open = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && workerFiles.includes(`${file.facadeModuleId}`),
      );
      const loaded = new Set(open);
      for (const file of loaded) {
        if (file.type !== 'chunk') continue;
        const drawn = file.moduleIds.find((id) => id.endsWith('.svelte') || id.includes('/svelte/'));
        if (drawn !== undefined) this.error(`a worker may load ${file.fileName}, which holds ${drawn}`);
        for (const name of [...file.imports, ...file.dynamicImports]) {
          const next = bundle[name];
          if (next !== undefined) loaded.add(next);
        }
      }
    },
  };
}
