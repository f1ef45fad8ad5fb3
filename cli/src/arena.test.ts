import { expect, test } from 'vitest';
import { command } from './testing/command.ts';

const LINE = 'arena lantern --players greedy,random --matches 40 --seed s --threads 1';

test('the JSON has the shape that other tools rely on', async () => {
  const { code, out, err } = await command(`${LINE} --json`);
  expect([code, err]).toEqual([0, '']);
  const { pairings, mirror } = JSON.parse(out);
  expect(pairings).toHaveLength(1);
  expect(pairings[0]).toMatchObject({ a: 'greedy', b: 'random', role: 'player', matches: 40, progress: null });
  const { wins, low, high, matches, against } = pairings[0];
  expect(wins + against.wins).toBeGreaterThanOrEqual(matches);
  expect(low).toBeLessThan(wins / matches);
  expect(high).toBeGreaterThan(wins / matches);
  expect(mirror).toMatchObject({ a: 'random', b: 'random', role: 'player' });
  expect(mirror.low).toBeLessThan(0.5);
  expect(mirror.high).toBeGreaterThan(0.5);
});

test('every pair of the bots meets, and people get a table', async () => {
  const { code, out } = await command(
    'arena lantern --players greedy,search:5,random --matches 4 --threads 1 --lang fr',
  );
  expect(code).toBe(0);
  expect(out.split('\n').filter((row) => row.trim().startsWith('joueur'))).toHaveLength(3);
  expect(out).toContain('contre lui-même');
});

test.each([
  ['--players greedy,nobody', 'no player "nobody"; choose among: random, greedy'],
  ['--role judge', 'duel has no role "judge"; choose one of: player'],
  ['--matches 1', '--matches must be a whole number of at least 2, not "1"'],
])('`arena lantern %s` gets one clear line and exit code 2', async (given, sentence) => {
  const { code, err } = await command(`arena lantern ${given}`);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('a match that crashes is said, instead of a figure that hides it', async () => {
  const { code, out, err } = await command('arena lantern --option trap=error --matches 20 --threads 1 --json');
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/match \d+ of [a-z,]+ with the seed .* crashed/);
});
