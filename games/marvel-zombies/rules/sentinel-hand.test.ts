import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { plasmaShot, thrownHand } from '../content/sentinel-hand.ts';
import { rulebook } from '../rulebook/index.ts';
import { enemiesAt, hero, type Standing } from '../testing/standing.ts';
import { heroAt, inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

/** Colossus beside a Hand in the first zone of the street. */
function withHand(charged: boolean, said: Standing = {}) {
  return inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 4, traits: ['fury-1'] } },
    change(world) {
      world.hand = { zone: 0, charged };
    },
    ...said,
  });
}

proves('MZ-25.16', 'only a hero in its zone attacks with it, for an action', () => {
  const horde = { 'street-1': { walker: 1 } };
  const match = withHand(true, { horde, dice: [4, 1, 1, 1] }).play('hand:plasma-shot:street-1');
  expect(match.world.turn.actions).toBe(2);
  const away = withHand(true, { heroes: { colossus: 'street-2' }, horde });
  expect(away.refuses('hand:plasma-shot')).toMatchObject({
    key: 'not-in-this-zone',
    cite: 'MZ-25.16',
    refs: ['hand'],
  });
  const tired = withHand(true, { horde: { 'street-3': { walker: 1 } } });
  tired.play('move:street-2', 'move:street-1', 'gain-trait');
  expect(tired.refuses('hand:plasma-shot:street-3')).toMatchObject({ key: 'no-actions-left', cite: 'MZ-16.5' });
});

proves('MZ-25.17', 'a charged Hand shoots once, and is empty', () => {
  const match = withHand(true, { horde: { 'street-2': { walker: 3 } }, dice: [4, 1, 1, 1] });
  match.play('hand:plasma-shot:street-2');
  expect(match.world.hand?.charged).toBe(false);
  expect(match.refuses('hand:plasma-shot')).toMatchObject({
    key: 'hand-empty',
    cite: 'MZ-25.17',
    refs: ['hand'],
  });
});

proves('MZ-25.18', 'both attacks have a range, dice and an accuracy, and their source', () => {
  for (const profile of [plasmaShot, thrownHand]) {
    expect(profile).toMatchObject({ type: 'ranged', provenance: 'reconstructed' });
    expect(profile.range[1]).toBeGreaterThanOrEqual(1);
  }
});

proves('MZ-25.19', 'a success of the plasma shot is 2 hits', () => {
  const match = withHand(true, { horde: { 'street-2': { brute: 2 } }, dice: [4, 1, 1, 1] });
  match.play('hand:plasma-shot:street-2');
  expect(enemiesAt(match, 'street-2')).toBe('1 brute');
  expect(match.events('attack-made')).toMatchObject([{ cite: 'MZ-25.19', params: { hits: 2 } }]);
});

proves('MZ-25.20', 'no bonus dice: neither power nor cards are asked for', () => {
  const match = withHand(true, { horde: { 'street-1': { walker: 9 } }, dice: [1, 1, 1, 1] });
  match.play('hand:plasma-shot:street-1');
  expect(match.question.key).toBe('turn');
  expect(hero(match, 'colossus').power).toBe(4);
});

proves('MZ-25.21', 'the 2 hits of a die strike one enemy', () => {
  const match = withHand(true, { horde: { 'street-2': { walker: 2 } }, dice: [4, 1, 1, 1] });
  match.play('hand:plasma-shot:street-2');
  expect(enemiesAt(match, 'street-2')).toBe('1 walker');
});

proves('MZ-25.22', 'the plasma shot strikes zombie heroes first', () => {
  const match = withHand(true, {
    horde: { 'street-2': { walker: 1 } },
    zombieHeroes: { cyclops: 'street-2' },
    dice: [4, 1, 1, 1],
  });
  match.play('hand:plasma-shot:street-2');
  expect(enemiesAt(match, 'street-2')).toBe('cyclops, 1 walker');
  expect(match.events('hits-wasted')).toMatchObject([{ params: { hits: 2 } }]);
});

proves('MZ-25.23', 'an empty Hand is thrown once, and gone', () => {
  const match = withHand(false, { horde: { 'street-2': { walker: 1 } }, dice: [4] });
  match.play('hand:thrown-hand:street-2');
  expect(match.world.hand).toBeNull();
  expect(match.events('hand-gone')).toHaveLength(1);
});

proves('MZ-25.24', 'a charged Hand is not thrown', () => {
  const match = withHand(true, { horde: { 'street-2': { walker: 1 } } });
  expect(match.refuses('hand:thrown-hand')).toMatchObject({
    key: 'hand-charged',
    cite: 'MZ-25.24',
    refs: ['hand'],
  });
});

proves('MZ-25.25', 'the throw rolls a die for each enemy but zombie heroes, who are safe', () => {
  const match = withHand(false, {
    horde: { 'street-2': { walker: 3 } },
    zombieHeroes: { cyclops: 'street-2' },
    dice: [6, 6, 6],
  });
  match.play('hand:thrown-hand:street-2');
  expect(enemiesAt(match, 'street-2')).toBe('cyclops');
  expect(match.events('attack-made')).toMatchObject([{ cite: 'MZ-25.25' }]);
});

proves('MZ-25.26', 'the Hand stays where it is when a hero leaves', () => {
  const match = withHand(true).play('move:street-2');
  expect(heroAt(match, 'colossus')).toBe('street-2');
  expect(match.world.hand).toEqual({ zone: 0, charged: true });
});

proves('MZ-25.27', 'its kills give experience', () => {
  const match = withHand(true, { horde: { 'street-2': { walker: 2 } }, dice: [4, 4, 1, 1] });
  match.play('hand:plasma-shot:street-2');
  expect(hero(match, 'colossus').xp).toBe(2);
});
