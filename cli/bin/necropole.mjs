#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshBundle } from './bundle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

if (!existsSync(join(root, 'node_modules', 'esbuild'))) {
  console.error('Nécropole is not installed yet: run `npm install` in its folder first.');
  process.exit(1);
}

// The bundle lies in a cache, so it can't find the sources from its own address.
process.env.NECROPOLE_ROOT = root;
process.setSourceMapsEnabled(true);

const bundle = await bundleOrExit();
await import(pathToFileURL(join(bundle, 'main.mjs')).href);

async function bundleOrExit() {
  try {
    return await freshBundle({
      root,
      name: 'necropole',
      entries: { main: 'cli/src/main.ts', worker: 'cli/src/worker.ts' },
      sources: ['kernel', 'boards', 'bots', 'games', 'cli'],
      external: ['piscina'],
    });
  } catch (error) {
    console.error(`Nécropole could not be built: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
