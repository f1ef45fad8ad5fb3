import { anyGame, type Game } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { connectFour } from '../../../kernel/src/testing/toys/connect-four.ts';
import { type PartWish, playPart } from './from-a-role.ts';

const LATE = 4;

/** Four in a row, where the second player comes to a role of their own once so many discs are on the board. */
const chased: Game = {
  ...anyGame(connectFour),
  bot: {
    roleNow: ({ world }, seat) =>
      seat === 1 && (world as unknown as { dropped: number }).dropped >= LATE ? 'chaser' : 'player',
  },
};

const wish: PartWish = {
  config: { mode: 'only', mission: null, seats: 2, options: {} },
  seed: 'part',
  opening: 'random',
  from: 'chaser',
  role: 'chaser',
  player: 'search:60',
  others: 'random',
};

const numbers = [0, 1, 2, 3, 4, 5];

test('the bot that is measured plays the seats that have the role, from when they have it', () => {
  const played = numbers.map((number) => playPart(chased, wish, number));
  expect(played.map((part) => part?.seats)).toEqual(numbers.map(() => [1]));
  expect(played.map((part) => part?.won)).toEqual(numbers.map(() => true));
  const lost = numbers.map((number) => playPart(chased, { ...wish, player: 'random', others: 'search:60' }, number));
  expect(lost.map((part) => part?.won)).toEqual(numbers.map(() => false));
});

test('those may count who have another role by then', () => {
  expect(playPart(chased, { ...wish, role: 'player' }, 0)).toMatchObject({ seats: [0], won: true, outcome: 'four' });
});

test('how far they came is what the game says of them in the end', () => {
  const far: Game = { ...chased, bot: { ...chased.bot, progress: (_, seat) => (seat === 1 ? 0.75 : 0) } };
  expect(playPart(far, wish, 0)?.progress).toBe(0.75);
  expect(playPart(far, { ...wish, role: 'player' }, 0)?.progress).toBe(0);
  expect(playPart(chased, wish, 0)?.progress).toBeNull();
});

test('a match that never comes to the role says nothing', () => {
  expect(playPart(chased, { ...wish, from: 'nobody' }, 0)).toBeNull();
});

test('a part that ends with a role is won by who does not get it, and the seats take turns', () => {
  const { from: _, role: __, ...whole } = wish;
  const race = numbers.map((number) => playPart(chased, { ...whole, until: 'chaser' }, number));
  expect(race.map((part) => part?.seats)).toEqual([[0], [1], [0], [1], [0], [1]]);
  expect(race.map((part) => part?.won)).toEqual([true, false, true, false, true, false]);
  expect(race.every((part) => part?.outcome === null)).toBe(true);
});
