/** Runs before each test file: gives it its steps, and afterwards writes down what it used of them and what it ran. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Counters } from './counting.ts';

const counters = globalThis as unknown as Counters;
const steps = Number(process.env['NECROPOLE_STEPS']);
const folder = process.env['NECROPOLE_RAN'] ?? '';

counters.necropoleSteps = steps;
counters.necropoleRan ??= {};

afterAll(() => {
  if (folder === '') return;
  const used = {
    test: expect.getState().testPath,
    steps: steps - counters.necropoleSteps,
    ran: Object.keys(counters.necropoleRan),
  };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(used));
});
