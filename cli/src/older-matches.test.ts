/** Matches that the terminal saved before the random streams changed, or by another version of a game: none is lost. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@necropole/games';
import { expect, test } from 'vitest';
import { command, freshFolder } from './testing/command.ts';
import { lantern } from './testing/lantern.ts';

const OLD = fileURLToPath(new URL('./testing/format-1/', import.meta.url));

function folderWith(name: string): string {
  const folder = freshFolder();
  for (const file of readdirSync(OLD)) if (file.startsWith(name)) cpSync(join(OLD, file), join(folder, file));
  return folder;
}

function savesIn(folder: string): readonly string[] {
  const home = join(folder, 'home');
  return existsSync(home) ? readdirSync(home).filter((file) => file.endsWith('.jsonl')) : [];
}

test.each(['tez-competitive', 'mz-mh1'])(
  '%s, recorded before, says what it is and is shown as far as it can be',
  async (name) => {
    const folder = folderWith(name);
    const { code, out, err } = await command(['replay', 'show', `${name}.jsonl`, '--seat', '0'], { folder, games });
    expect([code, err]).toEqual([1, expect.stringContaining('recorded before the random streams changed')]);
    const shown = Number(/shown up to answer (\d+) of/.exec(err)?.[1]);
    expect(shown).toBeGreaterThan(0);
    expect(out).toContain(`after ${shown} answers`);
    const verified = await command(['replay', 'verify', `${name}.jsonl`, '--lang', 'fr'], { folder, games });
    expect([verified.code, verified.err]).toEqual([1, expect.stringContaining('avant le changement du hasard')]);
  },
);

test.each(['tez-competitive', 'mz-mh1'])(
  '%s, saved before, goes on from its last rest point and says so',
  async (name) => {
    const folder = folderWith(name);
    const before = readFileSync(join(folder, `${name}.jsonl`), 'utf8');
    const first = await command(['play', '--resume', `${name}.jsonl`], { folder, games, lines: ['1', '1', 'q'] });
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('the match goes on from its last rest point, with new dice');
    expect(readFileSync(join(folder, `${name}.jsonl`), 'utf8')).toBe(before);
    const [file = ''] = savesIn(folder);
    const again = await command(['play', '--resume', join(folder, 'home', file)], { folder, games, lines: ['1', 'q'] });
    expect([again.code, again.err]).toEqual([0, '']);
    expect(savesIn(folder)).toEqual([file]);
  },
);

test('a match of another version that plays otherwise goes on from the rest point beside its file', async () => {
  const folder = freshFolder();
  const begun = await command('play lantern --seed s --players me,me', { folder, lines: ['1', '1', '1', 'q'] });
  expect(begun.code).toBe(0);
  const [file = ''] = savesIn(folder);
  const other = { ...lantern, version: lantern.version + 1, phases: { ...lantern.phases } };
  const [name = ''] = Object.keys(other.phases);
  const usual = other.phases[name];
  if (usual === undefined) throw new Error('a game has phases');
  other.phases[name] = function* (table) {
    table.shuffled([1, 2, 3]);
    return yield* usual(table);
  };
  const resumed = await command(['play', '--resume', join('home', file)], {
    folder,
    games: [other],
    lines: ['1', 'q'],
  });
  expect([resumed.code, resumed.err]).toEqual([0, '']);
  expect(resumed.out).toContain(`The rules have changed since version ${lantern.version}`);
});

test('whoever takes a seat when a match goes on is named in its history', async () => {
  const folder = freshFolder();
  await command('play lantern --seed s --players me,random', { folder, lines: ['1', 'q'] });
  const [file = ''] = savesIn(folder);
  const { code, out } = await command(['play', '--resume', join('home', file), '--players', 'me,me'], {
    folder,
    lines: ['q'],
  });
  expect(code).toBe(0);
  expect(out).toContain('Who sits where has changed');
  expect(readFileSync(join(folder, 'home', file), 'utf8')).toContain('{"reseat":["me","me"]');
});
