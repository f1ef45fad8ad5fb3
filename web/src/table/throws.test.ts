import { expect, it } from 'vitest';
import { throwsIn } from './throws.ts';

const die = (face: number) => ({ face });

it('what was thrown for one thing stands together, what was thrown for another apart, each with its sign', () => {
  const aimed = { dice: [die(6), die(2)], icon: 'i-aim' };
  const hit = { dice: [], icon: 'i-hit' };
  const wounds = { dice: [die(3)], icon: 'i-wound' };
  expect(throwsIn([aimed, hit, wounds, { dice: [die(4)], icon: 'i-wound' }])).toEqual([
    { dice: [die(6), die(2)], icon: 'i-aim' },
    { dice: [die(3), die(4)], icon: 'i-wound' },
  ]);
});

it('one throw needs no sign, and nothing thrown is no throw', () => {
  expect(throwsIn([{ dice: [die(1)], icon: 'i-aim' }])).toEqual([{ dice: [die(1)], icon: null }]);
  expect(throwsIn([{ dice: [], icon: 'i-aim' }])).toEqual([]);
});
