import { anyGame, type Game } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { connectFour } from '../../kernel/src/testing/toys/connect-four.ts';
import { partners } from '../../kernel/src/testing/toys/partners.ts';
import { startToy } from '../../kernel/src/testing/toys/play.ts';
import { botHost } from './host.ts';
import { LEVELS } from './levels.ts';
import { BOT_NAMES, botNamed } from './names.ts';
import { sightOf } from './sight.ts';

test('every name that is offered stands for a bot of that name', () => {
  for (const name of BOT_NAMES) expect(botNamed(name)?.name).toBe(name);
  expect(Object.keys(LEVELS)).toEqual(['easy', 'normal', 'hard']);
});

test.each([
  '',
  'me',
  'search',
  'search:',
  'search:0',
  'search:-5',
  'search:1.5',
  'search:9999999',
  'search:5s',
  'constructor',
])('"%s" stands for none', (name) => {
  expect(botNamed(name)).toBeNull();
});

test('only a bot that thinks by the clock is timed', () => {
  expect(BOT_NAMES.filter((name) => botNamed(name)?.timed)).toEqual(['search:200ms']);
});

test('the weights of a game alone are a player for the lab: what weighs nothing is never answered', () => {
  const only: Game = {
    ...anyGame(connectFour),
    bot: { weigh: (_, { options }) => options.map(({ key }) => (key === 'drop:3' ? 1 : 0)) },
  };
  const answers = ['a', 'b', 'c', 'd'].map((seed) => {
    const sight = sightOf(startToy(only, seed), 0);
    return sight === null ? null : botNamed('playout')?.sit(seed).choose(sight).answer;
  });
  expect(answers).toEqual(['drop:3', 'drop:3', 'drop:3', 'drop:3']);
});

test('of partners who decide together, the lead is asked', () => {
  const match = startToy(anyGame(partners), 'lead', 3);
  expect([0, 1, 2].map((seat) => sightOf(match, seat) !== null)).toEqual([true, false, false]);
});

test('a host thinks about a saved match, and gives what a bot at the table would', () => {
  const game = anyGame(connectFour);
  const match = startToy(game, 'host');
  const host = botHost([game]);
  const request = { table: 't', game: game.id, saved: match.save(), seat: 0, bot: 'search:60', seed: 'bot' };
  const sight = sightOf(match, 0);
  const choice = host.think(structuredClone(request));
  expect(choice).toEqual(sight === null ? null : botNamed('search:60')?.sit('bot').choose(sight));
  expect(host.think({ ...request, seat: 1 })).toBeNull();
  expect(() => host.think({ ...request, bot: 'nobody' })).toThrow('no bot "nobody"');
  expect(() => host.think({ ...request, game: 'chess' })).toThrow('no game "chess" here');
});
