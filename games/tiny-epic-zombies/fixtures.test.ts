/** The recorded matches: one for every way in which each mode can end (`npm run record:fixtures`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endingsOf, faultOfFixture } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { tinyEpicZombies } from './index.ts';

const folder = fileURLToPath(new URL('./fixtures', import.meta.url));
const files = readdirSync(folder).sort();

test('every ending of every mode has its recorded match', () => {
  const wanted = endingsOf(tinyEpicZombies).map(({ fixture }) => `${fixture}.jsonl`);
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
});

describe('a recorded match is played again with the same hashes, to the ending that it is named after', () => {
  test.each(files)('%s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(faultOfFixture(tinyEpicZombies, file.replace('.jsonl', ''), text)).toBeNull();
  });
});
