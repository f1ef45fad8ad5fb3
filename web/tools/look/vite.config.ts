import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const toys = fileURLToPath(new URL('../../../games/testing/index.ts', import.meta.url));

/** `--mode toys` shows the toys instead of the games. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  logLevel: 'warn',
  resolve: { alias: mode === 'toys' ? [{ find: /^@necropole\/games$/, replacement: toys }] : [] },
}));
