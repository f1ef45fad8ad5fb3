// Runs before each test file while `coverage:rules` gathers: writes down how many assertions each test makes.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';

/** A test, and how often it asserted something. */
export interface AssertionLine {
  readonly test: string;
  readonly assertions: number;
}

const folder = process.env['NECROPOLE_COVERAGE'];

if (folder !== undefined && folder !== '') {
  afterEach(({ task }) => {
    const line: AssertionLine = { test: task.name, assertions: expect.getState().assertionCalls };
    appendFileSync(join(folder, `${process.pid}.assertions`), `${JSON.stringify(line)}\n`);
  });
}
