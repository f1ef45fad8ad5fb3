import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, Match, fastStreamsOf, writeReplay } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { command, freshFolder } from './testing/command.ts';
import { handsOf, lantern } from './testing/lantern.ts';

const CONFIG = { mode: 'duel', mission: null, seats: 2, options: { trap: 'none' }, seed: 'r' };

function played(answers: number): Match {
  const match = Match.start(lantern, CONFIG);
  const { deal } = fastStreamsOf('players');
  while (match.outcome === null && match.answers < answers) {
    const question = match.open[0];
    const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
    match.answer(question?.seat ?? 0, allowed[below(deal, allowed.length)]?.key ?? '');
  }
  return match;
}

/** A replay of a whole match in a folder of its own, changed by hand. */
function written(change: (rows: string[]) => readonly string[] = (rows) => rows, answers = Infinity) {
  const folder = freshFolder();
  const match = played(answers);
  const rows = writeReplay(match).trimEnd().split('\n');
  writeFileSync(join(folder, 'match.jsonl'), `${change(rows).join('\n')}\n`);
  return { folder, match };
}

test('a whole match agrees', async () => {
  const { folder, match } = written();
  const { code, out, err } = await command('replay verify match.jsonl', { folder });
  const end = match.outcome?.id === 'most' ? 'The highest sum' : 'A tie';
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`match.jsonl: lantern duel 2; agrees: 8 answers, 7 hashes; over: ${end}\n`);
});

test('an unfinished match agrees, too', async () => {
  const { folder } = written(undefined, 4);
  const { code, out } = await command('replay verify match.jsonl --lang fr', { folder });
  expect(code).toBe(0);
  expect(out).toBe('match.jsonl: lantern duel 2; concorde : 4 réponses, 3 empreintes; pas finie\n');
});

const replaced = (from: string | RegExp, to: string) => (rows: string[]) => rows.map((row) => row.replace(from, to));

const DAMAGED: readonly (readonly [string, (rows: string[]) => readonly string[], string | RegExp])[] = [
  ['no replay at all', () => ['hello'], /match\.jsonl is not a replay: its first line is not a header/],
  ['empty', () => [], /match\.jsonl is empty/],
  [
    'of a game that is not here',
    replaced('"lantern"', '"chess"'),
    /the game "chess", which is not here; known games: lantern/,
  ],
  ['of seats that cannot be', replaced('"seats":2', '"seats":9'), /cannot be set up: duel is for 2 seats, not 9/],
  ['of an unknown option', replaced('"trap"', '"lid"'), /cannot be set up: duel has no option "lid"/],
  ['cut off in a line', (rows) => [...rows.slice(0, 6), '{"seat":'], /damaged or cut off at line 7; opened up to/],
  [
    'with a line of nonsense',
    (rows) => [...rows.slice(0, 3), '{"a":1}', ...rows.slice(3)],
    /damaged or cut off at line 4/,
  ],
  [
    'with a changed hash',
    (rows) => rows.map((row, i) => (i === 5 ? row.replace(/"hash":"..../, '"hash":"0000') : row)),
    /line 6: the state differs from the file's; opened up to the last point that agrees: 2 of 8 lines/,
  ],
  [
    'with an unknown answer',
    replaced('"answer":"play:2"', '"answer":"play:9"'),
    /line \d+: the answer is refused: this is not one of the answers/,
  ],
  [
    'with an answer by the wrong seat',
    (rows) =>
      rows.map((row, i) => (i === 4 ? row.replace(/"seat":./, `"seat":${row.includes('"seat":0') ? 1 : 0}`) : row)),
    /line 5: the answer is refused: this seat is not asked/,
  ],
  [
    'with an answer by a seat that does not exist',
    replaced('"seat":1', '"seat":-3'),
    /the answer is refused: this seat is not asked/,
  ],
  [
    'without its hashes',
    (rows) => rows.filter((row) => !row.startsWith('{"hash"')),
    /the file has \d of the 7 hashes|differs/,
  ],
  [
    'of another version',
    (rows) =>
      rows.map((row, i) =>
        i === 0 ? row.replace('"version":3', '"version":2') : row.replace(/"hash":"..../, '"hash":"0000'),
      ),
    /differs from the file's; the file is of version 2, this is version 3; opened up to/,
  ],
];

test.each(DAMAGED)('a file that is %s gets exit code 1 and one clear line', async (_, change, message) => {
  const { folder } = written(change);
  const before = readFileSync(join(folder, 'match.jsonl'), 'utf8');
  const { code, out, err } = await command('replay verify match.jsonl', { folder });
  expect([code, out]).toEqual([1, '']);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(message);
  expect(readFileSync(join(folder, 'match.jsonl'), 'utf8')).toBe(before);
});

test('a file of another version whose hashes agree is this version', async () => {
  const { folder } = written(replaced('"version":3', '"version":2'));
  const { code, out } = await command('replay verify match.jsonl', { folder });
  expect(code).toBe(0);
  expect(out).toContain('the file is of version 2, this is version 3; everything agrees all the same');
});

test('each seat is shown what it may see, a spectator less, and everybody everything once it is over', async () => {
  const { folder } = written();
  const [first = [], second = []] = handsOf(played(2).table.world);
  const at = (flags: string) => command(`replay show match.jsonl --at 2 ${flags}`.trim(), { folder });
  const cards = async (flags: string) => {
    const { code, out } = await at(flags);
    expect(code).toBe(0);
    return [first, second].map((hand) => hand.every((card) => out.includes(String(card))));
  };
  expect(await cards('')).toEqual([false, false]);
  expect(await cards('--seat 0')).toEqual([true, false]);
  expect(await cards('--seat 1')).toEqual([false, true]);
  expect(await cards('--all')).toEqual([true, true]);
  expect((await at('--seat 0')).out).not.toMatch(new RegExp(second.join('|')));
});

test('`--at` counts answers, and is not past the end', async () => {
  const { folder } = written();
  expect((await command('replay show match.jsonl --at 0', { folder })).out).toContain(
    'after 0 answers, seen by a spectator',
  );
  expect((await command('replay show match.jsonl', { folder })).out).toContain('The match is over');
  const late = await command('replay show match.jsonl --at 9', { folder });
  expect([late.code, late.err]).toEqual([2, 'necropole: this match has 8 answers: --at 9 is past its end\n']);
});

test('`--all` waits for the end of the match; `--seat` must be one of its seats', async () => {
  const { folder } = written(undefined, 4);
  const all = await command('replay show match.jsonl --all', { folder });
  expect([all.code, all.err]).toEqual([2, 'necropole: the match is not over: --all opens only then\n']);
  for (const seat of ['2', '-1', 'one', '1.5']) {
    expect((await command(['replay', 'show', 'match.jsonl', `--seat=${seat}`], { folder })).code).toBe(2);
  }
});

test('a damaged file is shown up to where it agrees', async () => {
  const { folder } = written((rows) => [...rows.slice(0, 6), '{"seat":']);
  const { code, out, err } = await command('replay show match.jsonl', { folder });
  expect(code).toBe(1);
  expect(err).toContain('damaged or cut off at line 7');
  expect(out).toContain('after 3 answers');
});
