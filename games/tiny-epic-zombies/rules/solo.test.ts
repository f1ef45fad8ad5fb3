import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { human, stand, untilTurn, wanderAndEnd } from '../testing/mall.ts';
import { setUpAs } from '../testing/set-ups.ts';

const proves = provesFor(rulebook);

proves('TEZ-18.6', 'one player has 2 Humans, each with a card, a pawn, tokens and a search card; 22 are left', () => {
  const match = setUpAs('solo', 1);
  expect(match.question).toMatchObject({ key: 'choose-character', params: { human: 'human-1' } });
  expect(match.options()).toHaveLength(3);
  match.answer(match.options()[0] ?? '');
  expect(match.question).toMatchObject({ key: 'choose-character', params: { human: 'human-2' } });
  const { world, board } = untilTurn(match);
  expect(world.humans.map(({ id, seat }) => [id, seat])).toEqual([
    ['human-1', 0],
    ['human-2', 0],
  ]);
  expect(new Set(world.humans.map(({ character }) => character)).size).toBe(2);
  for (const each of world.humans) {
    expect(each).toMatchObject({ room: 'courtyard.centre', wounds: 0, ammo: 9 });
    expect(each.search.cards).toHaveLength(1);
  }
  expect(world.deck.cards).toHaveLength(22);
  expect(world.zombieCards).toMatchObject([{ marker: 0 }]);
  expect(board).toMatchObject({ zombieSeat: null, side: 'cooperative' });
});

proves('TEZ-18.7', 'the difficulties of pure cooperative are offered: 3, 2, 1 or 0 survivors', () => {
  const optionsOf = (id: string) => tinyEpicZombies.modes.find((mode) => mode.id === id)?.options;
  expect(optionsOf('solo')).toEqual(optionsOf('cooperative'));
  const survivors = (difficulty: string) => setUpAs('solo', 1, 'seed', { difficulty }).world.survivors;
  expect(optionsOf('solo')?.['difficulty']?.values.map(survivors)).toEqual([3, 2, 1, 0]);
});

proves('TEZ-18.8', 'the two Humans alternate, and a Zombie turn follows each', () => {
  const match = stand({ mode: 'solo' });
  for (let turn = 0; turn < 4; turn++) untilTurn(wanderAndEnd(match));
  const told = match
    .events()
    .filter(({ type }) => type === 'turn-begins' || type === 'zombie-turn')
    .map(({ type, params }) => ('human' in params ? params.human : type));
  const round = ['human-1', 'zombie-turn', 'human-2', 'zombie-turn'];
  expect(told).toEqual([...round, ...round, 'human-1']);
});

proves('TEZ-18.9', 'an item of one Human is of no use to the other until it is dropped and picked up', () => {
  const match = stand({
    mode: 'solo',
    at: { 'human-1': 'departmart.3', 'human-2': 'departmart.3' },
    ammo: { 'human-1': 5, 'human-2': 5 },
    holds: { 'human-1': ['adrenaline-1'], 'human-2': ['adrenaline-2'] },
  });
  expect(match.options().filter((key) => key.includes('adrenaline'))).toEqual([
    'item:adrenaline-1',
    'drop:adrenaline-1',
  ]);
  match.play('drop:adrenaline-1', 'move:departmart.2', 'move:departmart.3', 'use:departmart.3', 'move:departmart.2');
  expect([human(match, 'human-1').ammo, human(match, 'human-2').ammo]).toEqual([6, 5]);
  untilTurn(match.play('end'));
  expect(match.options().filter((key) => key.includes('adrenaline'))).toEqual([
    'item:adrenaline-2',
    'drop:adrenaline-2',
  ]);
  match.play('move:departmart.2', 'take:adrenaline-1');
  expect(human(match, 'human-2').backpack.cards).toEqual(['adrenaline-2', 'adrenaline-1']);
});
