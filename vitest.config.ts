import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { runes } from './web/tools/runes.ts';

const MINUTE = 60_000;
const long = process.env['NECROPOLE_LONG'] === '1';

/** Makes one judge allow everything (`file#judgeName`): `coverage:rules --mutate` counts the tests that notice. */
function silenced(where: string): Plugin {
  const [file = '', name = ''] = where.split('#');
  return {
    name: 'necropole-silenced-judge',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return null;
      const { withoutJudge } = await import('./tools/judges.ts');
      return withoutJudge(readFileSync(file, 'utf8'), name);
    },
  };
}

/** Set where `coverage:rules` gathers what tests prove. */
const gathers = (process.env['NECROPOLE_COVERAGE'] ?? '') !== '';
const judge = process.env['NECROPOLE_SILENCED'];

const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  plugins: judge === undefined ? [] : [silenced(judge)],
  test: {
    // Loading the games anew for each of 200 files took twice as long as testing them. Those of the web app stand in for
    // parts of it, and stay apart; so do all where `coverage:rules` asks which file proves what.
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['**/*.test.ts'], exclude: [...NEVER, 'web/**'], isolate: gathers },
      },
      { extends: true, plugins: [runes()], test: { name: 'web', include: ['web/**/*.test.ts'], exclude: NEVER } },
    ],
    setupFiles: gathers ? ['./tools/count-assertions.ts'] : [],
    pool: 'forks',
    maxWorkers: 2,
    // A forgotten `.only` would silently hide every other test.
    allowOnly: false,
    // Far above what anything takes: a slow or busy machine is no failure.
    testTimeout: long ? 60 * MINUTE : 15 * MINUTE,
    hookTimeout: long ? 60 * MINUTE : 15 * MINUTE,
  },
});
