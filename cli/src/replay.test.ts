import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, Match, streamsOf, writeReplay } from '@necropole/kernel/app';
import { expect, test } from 'vitest';
import { command, freshFolder } from './testing/command.ts';
import { handsOf, lantern, nameOf } from './testing/lantern.ts';

const CONFIG = { mode: 'duel', mission: null, seats: 2, options: { trap: 'none' }, seed: 'r' };

function played(answers: number): Match {
  const match = Match.start(lantern, CONFIG);
  const { deal } = streamsOf('players');
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
  const end = match.outcome?.id === 'most' ? 'The most light wins' : 'The light is shared';
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`match.jsonl: lantern duel 2; agrees: 8 answers, 8 hashes; over: ${end}\n`);
});

test('an unfinished match agrees, too', async () => {
  const { folder } = written(undefined, 4);
  const { code, out } = await command('replay verify match.jsonl --lang fr', { folder });
  expect(code).toBe(0);
  expect(out).toBe('match.jsonl: lantern duel 2; concorde : 4 réponses, 4 empreintes; pas finie\n');
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
    (rows) => rows.map((row, i) => (i === 6 ? row.replace(/"hash":"..../, '"hash":"0000') : row)),
    /line 7: the state differs from the file's; opened up to the last point that agrees: 2 of 8 lines/,
  ],
  [
    'with an unknown answer',
    replaced('"answer":"play:2"', '"answer":"play:9"'),
    /line \d+: the answer is refused: this is not one of the answers/,
  ],
  [
    'with an answer by the wrong seat',
    (rows) =>
      rows.map((row, i) => (i === 5 ? row.replace(/"seat":./, `"seat":${row.includes('"seat":0') ? 1 : 0}`) : row)),
    /line 6: the answer is refused: this seat is not asked/,
  ],
  ['with an answer by a seat that does not exist', replaced('"seat":1', '"seat":-3'), /damaged or cut off at line \d+/],
  ['with an answer by a seat without end', replaced('"seat":1', '"seat":1e9'), /damaged or cut off at line \d+/],
  ['for seats without end', replaced('"seats":2', '"seats":1000000000'), /is not a replay/],
  ['of a later format', replaced('"necropole":2', '"necropole":3'), /is of a later format/],
  [
    'of the first format',
    replaced('"necropole":2', '"necropole":1'),
    /recorded before the random streams changed \(version 3 of the game\).*shown up to answer \d of 8/,
  ],
  [
    'corrected by hand',
    (rows) => [rows[0] ?? '', '{"override":["turn"],"value":1,"revision":0}', ...rows.slice(1)],
    /corrects the match by hand \(1 override\): it is opened only with --allow-overrides/,
  ],
  [
    'without its hashes',
    (rows) => rows.filter((row) => !row.startsWith('{"hash"')),
    /the file has \d of the 8 hashes|differs/,
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
    return [first, second].map((hand) => hand.every((card) => out.includes(nameOf(card))));
  };
  expect(await cards('')).toEqual([false, false]);
  expect(await cards('--seat 0')).toEqual([true, false]);
  expect(await cards('--seat 1')).toEqual([false, true]);
  expect(await cards('--all')).toEqual([true, true]);
  expect((await at('--seat 0')).out).not.toMatch(new RegExp(second.map(nameOf).join('|')));
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

test('a match that was corrected by hand is opened when that is asked for, and says so wherever it is shown', async () => {
  const folder = freshFolder();
  const match = Match.start(lantern, CONFIG);
  expect(match.override(['sums'], [5, 0]).ok).toBe(true);
  writeFileSync(join(folder, 'match.jsonl'), writeReplay(match));
  const verified = await command('replay verify match.jsonl --allow-overrides', { folder });
  expect([verified.code, verified.err]).toEqual([0, '']);
  expect(verified.out).toContain('agrees, with 1 override: 0 answers');
  const french = await command('replay verify match.jsonl --allow-overrides --lang fr', { folder });
  expect(french.out).toContain('concorde, avec 1 correction : 0 réponse');
  const shown = await command('replay show match.jsonl --allow-overrides', { folder });
  expect(shown.out).toContain('with 1 override by hand');
  const resumed = await command('play --resume match.jsonl --allow-overrides', { folder });
  expect(resumed.err).toContain('with 1 override by hand');
  for (const words of ['replay verify match.jsonl', 'replay show match.jsonl', 'play --resume match.jsonl']) {
    const { code, err } = await command(words, { folder });
    expect([code, err]).toEqual([1, expect.stringContaining('only with --allow-overrides')]);
  }
});

test('a file with a mark of its encoding and the line ends of another system is the same file', async () => {
  const { folder } = written((rows) => [`\ufeff${rows.join('\r\n')}\r`]);
  expect((await command('replay verify match.jsonl', { folder })).code).toBe(0);
});

test('what never ends is read up to a number of bytes', async () => {
  const folder = freshFolder();
  symlinkSync('/dev/zero', join(folder, 'zero.jsonl'));
  const zero = await command('replay verify zero.jsonl', { folder });
  expect([zero.code, zero.err]).toEqual([1, expect.stringContaining('is larger than 16 MB')]);
  writeFileSync(join(folder, 'long.jsonl'), `${writeReplay(played(2))}${'x'.repeat(2_000_000)}\n`.repeat(3));
  const long = await command('replay verify long.jsonl', { folder });
  expect([long.code, long.err]).toEqual([1, expect.stringContaining('damaged or cut off at line')]);
});

test('a long damaged file is read once', async () => {
  const { folder } = written((rows) => [...rows, ...new Array<string>(20_000).fill(rows[1] ?? ''), '{"seat":']);
  const { code, err } = await command('replay verify match.jsonl', { folder });
  expect([code, err]).toEqual([1, expect.stringMatching(/line 18: |damaged/)]);
});

test('a pipe is read like a file, and no further than one', async () => {
  const { folder } = written();
  execFileSync('sh', ['-c', 'mkfifo pipe'], { cwd: folder });
  spawn('sh', ['-c', 'cat match.jsonl > pipe'], { cwd: folder });
  expect((await command('replay show pipe --at 2', { folder })).code).toBe(0);
  spawn('sh', ['-c', 'yes > pipe'], { cwd: folder, stdio: 'ignore' });
  expect((await command('replay verify pipe', { folder })).err).toContain('is larger than 16 MB');
});

const NASTY = '\u001b[2J\u009b31m\u202e\u0007';

test('no control character of a file, a name, an argument or a variable reaches the terminal', async () => {
  const folder = freshFolder();
  const header = JSON.parse(writeReplay(played(2)).split('\n')[0] ?? '');
  const spoiled = (change: object) => JSON.stringify({ ...header, ...change });
  const files = {
    [`match${NASTY}.jsonl`]: writeReplay(played(3)),
    'game.jsonl': spoiled({ game: `lantern${NASTY}` }),
    'seed.jsonl': spoiled({ config: { ...header.config, seed: NASTY } }),
    'option.jsonl': spoiled({ config: { ...header.config, options: { [NASTY]: NASTY } } }),
    'outcome.jsonl': `${spoiled({})}\n{"outcome":${JSON.stringify(NASTY)},"hash":"00"}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const commands = [
    ...Object.keys(files).flatMap((name) => [
      ['replay', 'verify', name],
      ['replay', 'show', name],
      ['play', '--resume', name],
    ]),
    ['replay', 'verify', `nowhere${NASTY}`],
    ['play', NASTY],
    ['play', 'lantern', '--mode', NASTY],
    ['play', 'lantern', '--option', `${NASTY}=1`],
    ['play', 'lantern', '--players', NASTY],
    ['simulate', 'lantern', '--sweep', NASTY],
    ['rule', NASTY],
    [NASTY],
    [`--${NASTY}`],
    ['--lang', NASTY],
  ];
  const environment = { NECROPOLE_HOME: join(folder, `home${NASTY}`), LANG: `en${NASTY}` };
  for (const argv of commands) {
    const { out, err } = await command(argv, { folder, environment, lines: [NASTY, `s ${NASTY}`, 'q'] });
    expect(`${out}${err}`).not.toBe('');
    expect(`${out}${err}`).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  }
});

test('an argument begins no line of its own', async () => {
  const { err } = await command(['replay', 'verify', 'a\nnecropole: agrees'], {});
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
