/** Runs modules with runes (`*.svelte.ts`) in tests as a browser does: nothing of them needs a document. */
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

const client = fileURLToPath(import.meta.resolve('svelte/internal/client'));

export function runes(): Plugin {
  return {
    name: 'necropole-runes',
    // After the types are gone.
    enforce: 'post',
    // In Node the package gives its side for servers, where nothing follows a change.
    config: () => ({
      resolve: {
        alias: [{ find: /^svelte$/, replacement: client.replace(/internal\/client\/index\.js$/, 'index-client.js') }],
      },
    }),
    transform(code, id) {
      if (!id.endsWith('.svelte.ts')) return null;
      const { js } = compileModule(code, { filename: id, generate: 'client', dev: false });
      return { code: js.code, map: js.map };
    },
  };
}
