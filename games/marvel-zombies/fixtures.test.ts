/** The recorded matches: one for every way in which each mission can end (`npm run record:fixtures`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endingsOf, faultOfFixture } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { marvelZombies } from './index.ts';

const folder = fileURLToPath(new URL('./fixtures', import.meta.url));
const files = readdirSync(folder).sort();

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

test('every ending of every mission has its recorded match; only MH5 and MH8 can fail by their own rule', () => {
  const wanted = endingsOf(marvelZombies).map(({ fixture }) => `${fixture}.jsonl`);
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
  expect(wanted.filter((file) => file.includes('mission-failed'))).toEqual([
    'heroic--mh5--mission-failed.jsonl',
    'heroic--mh8--mission-failed.jsonl',
  ]);
});

describe('a recorded match is played again with the same hashes, to the ending that it is named after', () => {
  test.each(files)('%s', (file) => {
    expect(faultOfFixture(marvelZombies, file.replace('.jsonl', ''), textOf(file))).toBeNull();
  });
});
