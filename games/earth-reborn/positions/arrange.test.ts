import { expect, test } from 'vitest';
import { type Laid, laid } from '../testing/laid.ts';
import { tileWith } from './arrange.ts';

test('what is wanted of a table is the same after a match on it', () => {
  const tile = tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red');
  const placed = [0, 0, 0, 0];
  const wanted: Laid = {
    figures: { 'franck-einstein': { at: 'c3', facing: 'right', tiles: [tile], placed } },
    activated: 'franck-einstein',
  };
  const { match } = laid(wanted);
  const [question] = match.open;
  match.answer(question?.seat ?? 0, 'move:1');
  expect(match.answers).toBe(1);
  expect(placed).toEqual([0, 0, 0, 0]);
});
