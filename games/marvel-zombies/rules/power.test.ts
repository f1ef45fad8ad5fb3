import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { enemiesAt, hero, standIn } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

proves('MZ-17.10', 'an action gives 2 power, and again', () => {
  const match = inTurnOf('colossus', { heroes: { colossus: 'street-1' } }).play('power', 'power');
  expect(hero(match, 'colossus').power).toBe(4);
  expect(match.world.turn.actions).toBe(1);
});

proves('MZ-17.11', 'power never goes above 4', () => {
  const match = inTurnOf('colossus', { heroes: { colossus: { at: 'street-1', power: 3 } } }).answer('power');
  expect(hero(match, 'colossus').power).toBe(4);
  expect(match.refuses('power')).toMatchObject({ key: 'power-full', cite: 'MZ-17.10', refs: ['colossus'] });
});

proves('MZ-24.2', 'without power a hero acts as always', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: 'street-1' },
    horde: { 'street-1': { walker: 1 } },
    dice: [4, 1, 1],
  });
  match.play('attack:steel-fists:street-1');
  expect(match.options()).toEqual(['roll']);
  match.play('roll', 'move:street-2', 'gain-trait');
});

proves('MZ-24.3', 'before the dice, each power spent is a die more; afterwards it is too late', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 3 } },
    horde: { 'street-1': { walker: 9 } },
    dice: [4, 4, 4, 4, 4],
  });
  match.play('attack:steel-fists:street-1');
  expect(match.refuses('power:4')).toMatchObject({ key: 'no-power', cite: 'MZ-24.3', refs: ['colossus'] });
  match.play('power:2');
  expect(match.question.params).toMatchObject({ dice: 5 });
  match.play('roll');
  expect(hero(match, 'colossus').power).toBe(1);
  expect(enemiesAt(match, 'street-1')).toBe('4 walkers');
  expect(match.question.key).toBe('turn');
});

proves('MZ-24.3', 'power may be added bit by bit: every one of it is a die', () => {
  const match = inTurnOf('storm', {
    heroes: { storm: { at: 'street-1', power: 4 } },
    horde: { 'street-1': { walker: 6 } },
    dice: [4, 4, 4, 4, 1],
  }).play('attack:lightning:street-1', 'power:1', 'power:2');
  expect(match.question.params).toMatchObject({ dice: 5 });
  match.play('roll');
  expect(match.events('attack-made')[0]?.params.dice).toHaveLength(5);
  expect(hero(match, 'storm').power).toBe(1);
});

proves('MZ-24.4', 'power may be spent on each attack of a turn', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 2 } },
    horde: { 'street-1': { walker: 9 } },
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  for (let i = 0; i < 2; i++) match.play('attack:steel-fists:street-1', 'power:1', 'roll');
  expect(match.events('power-spent')).toHaveLength(2);
});

proves.example('MZ-example-24-storm', 'Storm: 0, 1, then 3 power; four dice with Lightning; the last for Gust', () => {
  const match = standIn('MZ-example-24-storm', { dice: [3, 4, 1, 2] });
  expect(hero(match, 'storm').power).toBe(1);
  match.play('hero:storm', 'power');
  expect(hero(match, 'storm').power).toBe(3);
  match.play('attack:lightning:street-2', 'power:2', 'roll');
  expect(match.events('attack-made')[0]?.params.dice).toHaveLength(4);
  expect(enemiesAt(match, 'street-2')).toBe('3 walkers');
  expect(hero(match, 'storm').power).toBe(1);
  match.play('use:gust', 'zone:street-1');
  expect(hero(match, 'storm').power).toBe(0);
  expect(enemiesAt(match, 'street-2')).toBe('');
});
