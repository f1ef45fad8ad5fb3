import { expect, test } from 'vitest';
import { EVERYBODY, NOBODY, pile } from '../index.ts';
import { pourOut } from './piles.ts';

test('a pile that is poured out keeps the order of its cards, and what is known of each', () => {
  const from = pile('p', 'from', ['b', 'c'], EVERYBODY);
  const onto = pile('p', 'onto', ['a'], NOBODY);
  pourOut(from, onto);
  expect(from).toMatchObject({ cards: [], known: [] });
  expect(onto).toMatchObject({ cards: ['a', 'b', 'c'], known: [NOBODY, EVERYBODY, EVERYBODY] });
});
