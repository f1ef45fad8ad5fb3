import { expect, test } from 'vitest';
import { findNames, namesOfGames } from './check-names.ts';

const names = namesOfGames(['tiny-epic-zombies'], ["{ id: 'TEZ-9.2', page: 9 }"]);

test.each([
  "import { game } from '@necropole/games/tiny-epic-zombies';",
  'const tinyEpicZombies = 1;',
  '// a zombie walks in',
  'function moveZombie() {}',
  'const ZOMBIES = 18;',
  "cite: 'TEZ-9.2'",
])('a line that names a game is found: %s', (line) => {
  expect(findNames(`first\n${line}`, names)).toEqual([expect.objectContaining({ line: 2 })]);
});

test.each(['a tiny step', 'an epic', 'UTF-8', 'moveEnemies()', 'const zone = 1;'])('%s is left alone', (line) => {
  expect(findNames(line, names)).toEqual([]);
});
