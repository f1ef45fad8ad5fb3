/** The tests of a game's recorded matches: one for every way in which it can end (`npm run record:fixtures`). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game, Shape } from '../index.ts';
import { endingsWithout, faultOfFixture } from './fixtures.ts';

/** Plays again everything that is recorded in a folder, and misses what is not. */
export function recordedMatches<S extends Shape>(game: Game<S>, folder: URL): void {
  const files = readdirSync(folder).sort();
  const nameOf = (file: string): string => file.replace('.jsonl', '');

  test('every ending has its recorded match', () => {
    expect(endingsWithout(game, files.map(nameOf))).toEqual([]);
  });

  describe('a recorded match is played again with the same hashes, to the ending that it is named after', () => {
    test.each(files)('%s', (file) => {
      expect(faultOfFixture(game, nameOf(file), readFileSync(new URL(file, folder), 'utf8'))).toBeNull();
    });
  });
}
