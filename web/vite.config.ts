import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogue, type OtherList } from './tools/catalogue.ts';
import { groups, WITH_LATER_PAGES } from './tools/chunks.ts';
import { licences } from './tools/licences.ts';
import { offline } from './tools/offline.ts';
import { safety } from './tools/safety.ts';
import { stylesFirst } from './tools/styles-first.ts';
import { workerGraph } from './tools/worker-graph.ts';

const gamesFolder = fileURLToPath(new URL('../games', import.meta.url));
/** Lists of games that never ship: the toys of the tests, and the games that are begun. */
const LISTS: { readonly [mode: string]: OtherList } = {
  toys: { list: `${gamesFolder}/testing`, folder: `${gamesFolder}/testing` },
  begun: { list: `${gamesFolder}/begun.ts` },
};

/** The game that a file of the build belongs to, and a hyphen; nothing for files of the app, or called after it already. */
function gameOf(name: string, modules: readonly string[]): string {
  const all = new Set(modules.map((id) => /\/games\/(?:testing\/)?([a-z\d-]+)\//.exec(id)?.[1]));
  const games = [...all].filter((one) => one !== undefined);
  const [game] = games;
  const isOne = games.length === 1 && !modules.some((id) => id.includes('/web/src/'));
  return game === undefined || !isOne || name.startsWith(game) ? '' : `${game}-`;
}

/** `--mode toys` builds and serves the app with the toys of its tests, `--mode begun` with the games that are begun. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogue(LISTS[mode]), workerGraph(), stylesFirst(), safety(), licences(), offline()],
  // Relative, so that the built app can be served from any folder.
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The worker shares files with the page, and has no document to preload into.
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      treeshake: { moduleSideEffects: [{ test: WITH_LATER_PAGES, sideEffects: false }] },
      // What belongs to a game is called after it, also where its rules and its words share it.
      output: {
        chunkFileNames: ({ name, moduleIds }) => `assets/${gameOf(name, moduleIds)}[name]-[hash].js`,
        codeSplitting: { groups },
      },
    },
  },
}));
