/**
 * A plugin that builds the engine's worker together with the page, so that both load the same files: built apart, as
 * Vite does, each would bring the kernel and every game a second time.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const engine = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'engine');
const client = join(engine, 'client.ts');
const worker = join(engine, 'worker.ts');
const HERE = "new URL('./worker.ts', import.meta.url)";

export function workerGraph(): Plugin {
  let file = '';
  return {
    name: 'necropole-worker-graph',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      file = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
    },
    transform(code, id) {
      if (id !== client) return null;
      if (!code.includes(HERE)) this.error(`${client} no longer starts its worker with ${HERE}`);
      return { code: code.replace(HERE, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
    },
  };
}
