import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { human, stand } from '../testing/mall.ts';

const proves = provesFor(rulebook);

proves('TEZ-7.1', 'wounds 2, suffer 1: 3', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 2, 'human-2': 2 },
    zombies: ['departmart.2'],
    dice: [5],
  });
  match.play('move:departmart.2', 'melee');
  expect(human(match, 'human-1')).toMatchObject({ wounds: 3, ammo: 9 });
  expect(human(match, 'human-2').wounds).toBe(2);
  expect(match.events('wounded')).toEqual([
    { type: 'wounded', cite: 'TEZ-7.1', params: { who: 'doctor', human: 'human-1', wounds: 1, now: 3 } },
  ]);
});

proves('TEZ-7.2', 'wounds 2, heal 1: 1', () => {
  const match = stand({
    humans: ['fry-cook', 'doctor'],
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 2 },
    lying: { departmart: ['axe-1'] },
  });
  match.play('move:departmart.2', 'take:axe-1');
  expect(human(match, 'human-1').wounds).toBe(1);
  expect(match.events('healed').map(({ params }) => params)).toEqual([
    { who: 'fry-cook', human: 'human-1', wounds: 1, now: 1 },
  ]);
});

proves('TEZ-7.2', 'healing ends at 0: 1 wound, heal 2: 0; and at 0 there is nothing to heal', () => {
  const match = stand({ at: { 'human-1': 'courtyard.north' }, wounds: { 'human-1': 1 } });
  match.play('move:courtyard.centre', 'use:courtyard.centre');
  expect(human(match, 'human-1').wounds).toBe(0);
  expect(match.events('healed')[0]?.params).toMatchObject({ wounds: 1, now: 0 });

  const unharmed = stand({ at: { 'human-1': 'departmart.1' }, lying: { departmart: ['first-aid-1'] } });
  unharmed.play('move:departmart.2', 'take:first-aid-1');
  expect(human(unharmed, 'human-1').wounds).toBe(0);
  expect(unharmed.events('healed')).toEqual([]);
  unharmed.play('move:courtyard.east', 'move:courtyard.centre');
  expect(unharmed.refuses('use:courtyard.centre')).toMatchObject({
    key: 'nothing-to-heal',
    cite: 'TEZ-7.2',
    refs: ['human-1'],
  });
});

proves('TEZ-7.3', 'ammo 9, spend 1: 8', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.3'] });
  match.play('move:departmart.2', 'shoot:departmart.3');
  expect(human(match, 'human-1')).toMatchObject({ wounds: 0, ammo: 8 });
  expect(match.events('ammo-spent')).toEqual([
    { type: 'ammo-spent', cite: 'TEZ-7.3', params: { who: 'doctor', human: 'human-1', ammo: 1, now: 8 } },
  ]);
});

proves('TEZ-7.4', 'ammo 5, gain 1 twice: 7', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' }, ammo: { 'human-1': 5 } });
  match.play('move:departmart.3', 'use:departmart.3', 'move:richs-galleria.3', 'move:parking-deck-z.3');
  match.play('use:parking-deck-z.3');
  expect(human(match, 'human-1').ammo).toBe(7);
  expect(match.events('ammo-gained').map(({ params }) => params.now)).toEqual([6, 7]);
});

proves('TEZ-7.4', 'ammo ends at 9: 8, gain 3: 9; and at 9 there is nothing to gain', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    ammo: { 'human-1': 8 },
    lying: { departmart: ['frequency-6'] },
  });
  match.play('move:departmart.2', 'take:frequency-6');
  expect(human(match, 'human-1').ammo).toBe(9);
  expect(match.events('ammo-gained')[0]?.params).toMatchObject({ ammo: 1, now: 9 });
  match.play('move:departmart.3');
  expect(match.refuses('use:departmart.3')).toMatchObject({ key: 'ammo-full', cite: 'TEZ-7.4' });
});

proves('TEZ-7.5', 'wounds 3 and ammo 5 leave a gap of 2 on the one track, and the player sees it', () => {
  const standing = {
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 3 },
    ammo: { 'human-1': 5 },
    zombies: ['departmart.2'],
  } as const;
  const one = stand({ ...standing, dice: [5] });
  expect(one.question.context?.()).toContainEqual({ key: 'track', params: { wounds: 3, ammo: 5 } });
  one.play('move:departmart.2');
  // One face of six, the 2 wounds, closes the gap.
  expect(one.option('melee').facts).toContainEqual({ key: 'lethal', params: { percent: 17 } });
  one.play('melee');
  expect(human(one, 'human-1')).toMatchObject({ character: 'doctor', wounds: 4, ammo: 5 });

  const two = stand({ ...standing, dice: [6] }).play('move:departmart.2', 'melee');
  expect(two.events('devoured')).toHaveLength(1);
});
