/** What the README counts is what `content/` and `fixtures/` hold. */
import { readFileSync } from 'node:fs';
import { withParts } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { readmeParts } from './testing/readme.ts';

test('the README is as `npm run readme` writes it', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  expect(withParts(readme, readmeParts)).toBe(readme);
});
