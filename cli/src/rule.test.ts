import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, freshFolder } from './testing/command.ts';

function sources(): string {
  const root = freshFolder();
  const folder = join(root, 'games', 'lantern');
  for (const name of ['rules', 'rulebook', 'fixtures']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'rulebook', 'index.ts'), `id: 'LAN-1.2'\n`);
  writeFileSync(join(folder, 'fixtures', 'old.ts'), `'LAN-1.2'\n`);
  writeFileSync(join(folder, 'rules', 'turn.ts'), `\ncite: 'LAN-1.2',\n// LAN-1.2 in a comment\ncite: 'LAN-1.20'\n`);
  writeFileSync(
    join(folder, 'rules', 'turn.test.ts'),
    `proves('LAN-1.2', 'a card is played', () => {});
proves(
  ['LAN-1.3', 'LAN-1.2'],
  "the last card's end",
  () => {});
proves('LAN-1.1', 'bids', () => { cite('LAN-1.2'); });
proves.example('LAN-E1', 'the end', () => {});
`,
  );
  return root;
}

test('a rule with the code that cites it and the tests that prove it', async () => {
  const { code, out } = await command('rule lan-1.2 --lang en', { sources: sources() });
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "LAN-1.2  page 1, rule, from the list: L2
      In turn, each plays a card, face up.
      Our reading: Only one.
    Cited by the code
      games/lantern/rules/turn.ts:2
    Proved by the tests
      games/lantern/rules/turn.test.ts:1  a card is played
      games/lantern/rules/turn.test.ts:2  the last card's end
    "
  `);
});

test('without --lang both languages are shown', async () => {
  const { out } = await command('rule LAN-1.1', { sources: sources() });
  expect(out).toContain('Everybody bids in secret.');
  expect(out).toContain('Chacun mise en secret.');
});

test('the tests of a printed example prove what the example shows', async () => {
  const { out } = await command('rule LAN-1.3 --json', { sources: sources() });
  expect(JSON.parse(out)).toMatchObject({
    cite: 'LAN-1.3',
    game: 'lantern',
    page: 1,
    kind: 'rule',
    from: ['L3'],
    reading: null,
    code: [],
    tests: [
      { file: 'games/lantern/rules/turn.test.ts', line: 2, title: "the last card's end" },
      { file: 'games/lantern/rules/turn.test.ts', line: 7, title: 'LAN-E1: the end' },
    ],
  });
});

test('where only the bundle is installed, it says so', async () => {
  expect((await command('rule LAN-1.1')).out).toContain('The sources are not installed here');
});
