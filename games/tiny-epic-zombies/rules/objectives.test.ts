import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { type Standing, stand, story } from '../testing/mall.ts';

const proves = provesFor(rulebook);

proves('TEZ-15.1', 'the ninth shot completes the objective; it is marked, and stays so', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.1', 'departmart.3'],
    progress: { 'thin-the-herd': 8 },
  });
  const herd = () => match.world.objectives.find(({ id }) => id === 'thin-the-herd');
  match.play('move:departmart.2', 'shoot:departmart.3');
  expect(herd()).toMatchObject({ progress: [9], done: [true] });
  expect(match.events('objective-done')).toMatchObject([{ cite: 'TEZ-15.1', params: { objective: 'thin-the-herd' } }]);
  match.play('move:departmart.3', 'move:departmart.2', 'shoot:departmart.1');
  expect(herd()).toMatchObject({ progress: [9], done: [true] });
  expect(match.events('objective-done')).toHaveLength(1);
  expect(match.outcome).toBeNull();
});

proves('TEZ-15.1', 'nothing more is done for an objective that is done', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' }, done: ['call-the-cdc'] }).play('move:departmart.1');
  expect(match.refuses('token:radio')).toMatchObject({ key: 'objective-done', cite: 'TEZ-15.1' });
});

proves('TEZ-15.2', 'the third objective, done on the first move, is victory before search and Zombie turn', () => {
  const herd: Standing = {
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.3'],
    progress: { 'thin-the-herd': 8 },
  };
  const second = stand({ ...herd, done: ['escape-the-mall'] }).play('move:departmart.2', 'shoot:departmart.3');
  expect(second.events('objective-done')).toHaveLength(1);
  expect(second.outcome).toBeNull();

  const third = stand({ ...herd, done: ['call-the-cdc', 'escape-the-mall'] });
  third.play('move:departmart.2', 'shoot:departmart.3');
  expect(third.outcome).toEqual({ id: 'objectives-completed', cite: 'TEZ-15.2', winners: [0, 1] });
  expect(third.events('moved')).toHaveLength(1);
  expect(story(third)).not.toContain('revealed');
  expect(story(third)).not.toContain('zombie-turn');
  expect(third.waiting).toEqual([]);
});

proves('TEZ-15.2', 'even in the search, before the card is revealed', () => {
  const match = stand({
    objectives: ['seal-the-doors', 'call-the-cdc', 'thin-the-herd'],
    progress: { 'seal-the-doors': 3 },
    done: ['call-the-cdc', 'thin-the-herd'],
    at: { 'human-1': 'departmart.2' },
  });
  match.play('move:departmart.1', 'move:departmart.2', 'move:departmart.1', 'end');
  expect(match.outcome).toMatchObject({ id: 'objectives-completed', cite: 'TEZ-15.2' });
  expect(story(match)).not.toContain('revealed');
});

proves('TEZ-15.2', 'even with an empty Search deck, before and in the last turns', () => {
  for (const lastTurns of [undefined, 2]) {
    const match = stand({
      at: { 'human-1': 'departmart.1' },
      zombies: ['departmart.3'],
      progress: { 'thin-the-herd': 8 },
      done: ['call-the-cdc', 'escape-the-mall'],
      deck: [],
      hand: lastTurns === undefined ? ['grenade-1'] : [],
      ...(lastTurns === undefined ? {} : { lastTurns, searchCards: { 'human-1': null, 'human-2': null } }),
    });
    match.play('move:departmart.2');
    expect(match.outcome).toBeNull();
    expect(match.answer('shoot:departmart.3').outcome?.id).toBe('objectives-completed');
  }
});
