import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogue } from './tools/catalogue.ts';
import { offline } from './tools/offline.ts';
import { workerGraph } from './tools/worker-graph.ts';

const toys = fileURLToPath(new URL('./e2e/testing/games', import.meta.url));

/** `--mode toys` builds the app with the games of its tests. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogue(mode === 'toys' ? toys : undefined), workerGraph(), offline()],
  // Relative, so that the built app can be served from any folder.
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The worker shares files with the page, and has no document to preload into.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
