// Bundled like the command line: compiling on the fly wraps every function to keep its name, which would be measured too.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshBundle } from '../cli/bin/bundle.mjs';

process.env.NODE_ENV = 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundle = await freshBundle({
  root,
  name: 'necropole-bench',
  entries: { main: 'bench/main.ts' },
  sources: ['kernel', 'boards', 'bots', 'games', 'bench'],
  external: ['vitest', 'fast-check'],
});
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(bundle, 'main.mjs')).href);
