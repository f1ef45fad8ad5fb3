import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;
const long = process.env['NECROPOLE_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    // A forgotten `.only` would silently hide every other test.
    allowOnly: false,
    testTimeout: long ? 60 * MINUTE : 2 * MINUTE,
    hookTimeout: long ? 60 * MINUTE : 2 * MINUTE,
  },
});
