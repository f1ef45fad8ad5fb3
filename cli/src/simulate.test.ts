import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, freshFolder } from './testing/command.ts';

// Outside of this folder a bundle would not find its way back to the project's packages; it needs none.
const worker = join(freshFolder(afterAll), 'worker.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./testing/toy-worker.ts', import.meta.url))],
    outfile: worker,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
});

test('the JSON has the shape that other tools rely on', async () => {
  const { code, out, err } = await command('simulate lantern --matches 50 --seed s --threads 1 --json');
  expect([code, err]).toEqual([0, '']);
  const summary = JSON.parse(out);
  expect(Object.keys(summary)).toEqual([
    'game',
    'mode',
    'mission',
    'seats',
    'options',
    'players',
    'seed',
    'matches',
    'finished',
    'crashed',
    'outcomes',
    'wins',
    'points',
    'progress',
    'answers',
    'seconds',
    'matchesPerSecond',
    'answersPerSecond',
    'unused',
  ]);
  expect(summary).toMatchObject({
    game: 'lantern',
    mode: 'duel',
    mission: null,
    seats: 2,
    matches: 50,
    finished: 50,
    crashed: 0,
    answers: { mean: 8, max: 8 },
    unused: ['rope'],
  });
  expect(summary.outcomes.most + summary.outcomes.tie).toBe(50);
});

test('a mission is named, and only what can appear in its mode counts as unused', async () => {
  const { out } = await command('simulate lantern --mode quest --seats 3 --matches 20 --threads 1 --json');
  expect(JSON.parse(out)).toMatchObject({ mode: 'quest', mission: 'short', seats: 3, unused: ['rope', 'ghost'] });
});

test('the same seed gives the same outcomes with one thread and with two', async () => {
  const line = 'simulate lantern --matches 300 --seed same --json --threads';
  const counted = async (threads: number) => {
    const { code, out } = await command(`${line} ${threads}`, { worker });
    const { seconds: _, matchesPerSecond: __, answersPerSecond: ___, ...rest } = JSON.parse(out);
    return { code, rest };
  };
  const alone = await counted(1);
  expect(await counted(2)).toEqual(alone);
  expect(await counted(1)).toEqual(alone);
  const other = JSON.parse((await command('simulate lantern --matches 300 --seed another --json --threads 1')).out);
  expect(other.outcomes).not.toEqual(alone.rest.outcomes);
});

test('a rule that breaks: exit code 1, and a replay up to the crash that `replay verify` opens', async () => {
  const folder = freshFolder();
  const line = 'simulate lantern --option trap=error --matches 6 --seed s --threads 1 --json';
  const { code, out, err } = await command(line, { folder });
  const { crashed, finished, matches } = JSON.parse(out);
  expect(code).toBe(1);
  expect(crashed).toBeGreaterThan(0);
  expect(finished + crashed).toBe(matches);
  expect(err).toContain('the trapdoor opens');
  const replays = readdirSync(join(folder, 'crashes'));
  expect(replays).toHaveLength(crashed);
  for (const name of replays) {
    const verified = await command(['replay', 'verify', join('crashes', name)], { folder });
    expect([verified.code, verified.err]).toEqual([0, '']);
  }
  // The answer that is named does it again.
  const key = /the answer (play:\d) of seat (\d) does it/.exec(err)?.[1] ?? '';
  const again = await command(['play', '--resume', join('crashes', replays[0] ?? ''), '--players', 'me'], {
    folder,
    lines: [key],
  });
  expect(again.out).toContain('the trapdoor opens');
  expect(again.code).toBe(0);
});

test('a match over the bound of its game counts as crashed', async () => {
  const folder = freshFolder();
  const line = 'simulate lantern --option trap=endless --matches 2 --threads 1 --json --crashes lost';
  const { code, out, err } = await command(line, { folder });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ finished: 0, crashed: 2, answers: { mean: 20, max: 20 } });
  expect(err).toContain("more than 20 answers, the game's bound");
  expect(readdirSync(join(folder, 'lost'))).toEqual(['lantern-duel-2-1-0.jsonl', 'lantern-duel-2-1-1.jsonl']);
});

test('a replay that cannot be written is said, and the count still printed', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'crashes'), 'a file, not a folder');
  const { code, out, err } = await command('simulate lantern --option trap=endless --matches 1 --json', { folder });
  expect([code, JSON.parse(out).crashed]).toEqual([1, 1]);
  expect(err).toContain('could not be written');
});

test('a thread that fails is one clear line', async () => {
  const { code, err } = await command('simulate lantern --matches 100 --threads 2', { worker: '/no/such/worker.mjs' });
  expect(code).toBe(1);
  expect(err).toMatch(/^necropole: a thread of the simulation failed: /);
});

test('people get a table, and a bar on a terminal only', async () => {
  const line = 'simulate lantern --matches 40 --threads 1 --seed s';
  const piped = await command(line);
  expect(piped.err).toBe('');
  expect(piped.out).toContain('lantern, duel, 2 seats');
  expect(piped.out).toContain('components that were never used (1): rope');
  const watched = await command(line, { terminal: { progress: true } });
  expect(watched.err).toContain('█');
  expect(watched.err).toContain('40/40');
});

/** What does not depend on the clock. */
function timeless(out: string): object {
  const { seconds: _, matchesPerSecond: __, answersPerSecond: ___, ...rest } = JSON.parse(out);
  return rest;
}

test('a run that was broken off goes on, and ends like one that was not', async () => {
  const folder = freshFolder();
  const line = 'simulate lantern --players greedy,random --seed s --threads 1 --json --matches';
  const whole = await command(`${line} 12`, { folder });
  await command(`${line} 5 --resume run.jsonl`, { folder });
  const file = join(folder, 'run.jsonl');
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, kept.slice(0, -20));
  const resumed = await command(`${line} 12 --resume run.jsonl`, { folder });
  expect([resumed.code, resumed.err]).toEqual([0, '']);
  expect(timeless(resumed.out)).toEqual(timeless(whole.out));
  expect(readFileSync(file, 'utf8').match(/"number":/g)).toHaveLength(12);
  const again = await command(`${line} 12 --resume run.jsonl`, { folder });
  expect(timeless(again.out)).toEqual(timeless(whole.out));
});

test('a run does not go on from the file of another', async () => {
  const folder = freshFolder();
  await command('simulate lantern --seed s --threads 1 --json --matches 2 --resume run.jsonl', { folder });
  const before = readFileSync(join(folder, 'run.jsonl'), 'utf8');
  const { code, err } = await command('simulate lantern --seed t --threads 1 --matches 2 --resume run.jsonl', {
    folder,
  });
  expect(code).toBe(2);
  expect(err).toContain('belongs to another run');
  expect(readFileSync(join(folder, 'run.jsonl'), 'utf8')).toBe(before);
});

test('a sweep plays every combination, each with the same seed', async () => {
  const line =
    'simulate lantern --matches 6 --seed s --threads 1 --sweep mode=duel,quest --sweep players=random,greedy';
  const { code, out } = await command(`${line} --json`);
  expect(code).toBe(0);
  const { sweep, runs } = JSON.parse(out);
  expect(sweep).toEqual(['mode', 'players']);
  expect(runs.map(({ mode, players }: { mode: string; players: string[] }) => `${mode} ${players}`)).toEqual([
    'duel random,random',
    'duel greedy,greedy',
    'quest random,random',
    'quest greedy,greedy',
  ]);
  const alone = await command('simulate lantern --mode quest --matches 6 --seed s --threads 1 --json');
  expect(runs[2].outcomes).toEqual(JSON.parse(alone.out).outcomes);
  const table = (await command(line)).out.split('\n').filter((row) => /duel|quest/.test(row));
  expect(table).toHaveLength(4);
});

test.each([
  ['mode=duel,', 'a sweep is written name=a,b, not "mode=duel,"'],
  ['mode=race', 'lantern has no mode "race"; choose one of: duel, quest'],
  ['players=nobody', 'no player "nobody"'],
])('a sweep over %s gets one clear line and exit code 2', async (sweep, sentence) => {
  const { code, err } = await command(`simulate lantern --sweep ${sweep}`);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('the CSV has a line for each match', async () => {
  const folder = freshFolder();
  const { code } = await command('simulate lantern --matches 3 --seed s --threads 1 --csv matches.csv', { folder });
  const lines = readFileSync(join(folder, 'matches.csv'), 'utf8').trimEnd().split('\r\n');
  expect(code).toBe(0);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^game,mode,mission,seats,trap,players,number,seed,outcome,winners,points,roles,answers,/);
  expect(lines[1]).toMatch(/^lantern,duel,,2,none,random random,0,s\/0,(most|tie),[01 ]+,,,8,/);
});

test.each(['__proto__', 'constructor', 'prototype'])('no option is called %s', async (name) => {
  for (const flags of [
    ['--sweep', `${name}=a,b`],
    ['--option', `${name}=a`],
  ]) {
    const { code, err } = await command(['simulate', 'lantern', '--matches', '2', '--threads', '1', ...flags]);
    expect([code, err]).toEqual([2, expect.stringContaining(`duel has no option "${name}"`)]);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
