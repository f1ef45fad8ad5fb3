import { fileURLToPath } from 'node:url';
import { PLAIN_ART } from '@necropole/kernel';
import { describe, expect, test } from 'vitest';
import { findNames, namesOfGames, readNouns } from './check-names.ts';
import { findNouns, nounsOf, wordsIn } from './nouns.ts';

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

describe('the nouns of the games on the list', async () => {
  const listed = await readNouns(fileURLToPath(new URL('../games/', import.meta.url)));
  const found = (line: string): string[] => [
    ...new Set(listed.flatMap(({ nouns }) => findNouns(line, nouns)).map(({ word }) => word)),
  ];

  // Each of these once stood outside of games/.
  test.each([
    ['a colour in a style sheet', '  --z-walker: #aec46a;', ['walker']],
    ['a class of a style sheet', '.poster .horde {', ['horde']],
    ['a piece of furniture', 'function drawFountain(outline: Polygon, taken: readonly Box[]): string {', ['fountain']],
    ['words of events that were guessed from', "  devoured: 'i-skull',", ['devoured']],
    ['a list of bad events', "  'eliminated', 'overrun', 'noise',", ['eliminated', 'overrun', 'noise']],
    ['families of cards', "  backpack: 'i-backpack',", ['backpack']],
    ['a drawing that only one game has', '<Icon id="i-bio" size={18} />', ['bio']],
  ])('%s', (_, line, words) => {
    expect(found(line).sort()).toEqual([...words].sort());
  });

  test.each([
    '/** A walker stands in the courtyard. */',
    '  // as a walker would',
    '<!-- a walker -->',
    'const room = token.at;',
    "throw new Error('Dead end')",
  ])('%s is left alone', (line) => {
    expect(found(line)).toEqual([]);
  });

  test('a pattern of paths is no comment', () => {
    expect(found("glob('**/*.ts', walker, '*/')")).toEqual(['walker']);
  });
});

test('nouns come from all that a game names, and everyday words are none', () => {
  const row = { cites: [], symbol: 'i-card', tone: 'plain', gravity: 'told', joins: null, heading: false } as const;
  const nouns = nounsOf(
    {
      game: {
        id: 'mill',
        components: [{ id: 'old-miller', provenance: 'reconstructed' }],
        modes: [{ id: 'only', seats: [1, 1], options: {}, missions: ['flood'], outcomes: [] }],
        signs: { events: { ground: { ...row, marks: () => [], shows: () => ({}) } }, answers: {}, deadly: [] },
        art: { ...PLAIN_ART, colours: { flour: '#fff' }, families: { grain: {} } },
      },
      symbols: '<symbol id="t-donkeys" viewBox="0 0 64 64"></symbol>',
      art: 'const millstone: Furnishing = { width: 1, depth: 1, shape: "" };',
    },
    wordsIn({ 'how anything may be': 'old new' }),
  );
  expect([...nouns.keys()]).toEqual(['donkey', 'flour', 'grain', 'millstone', 'ground', 'flood', 'miller']);
  expect(findNouns('first\n.donkeys { color: red }', nouns)).toEqual([
    { line: 2, word: 'donkey', of: 'the symbol t-donkeys of mill' },
  ]);
});
