import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { hero } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';
import { levelOf, teamLevel } from './experience.ts';

const proves = provesFor(rulebook);

proves('MZ-14.1', 'a kill gives 1 experience to the killer alone, a brute no more than a walker', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: 'street-1', storm: 'street-1' },
    horde: { 'street-1': { brute: 1 } },
    dice: [4, 4, 1],
  });
  match.play('attack:steel-fists:street-1', 'roll');
  expect(match.world.heroes.map(({ xp }) => xp)).toEqual([1, 0]);
});

proves('MZ-14.2', 'a zombie hero is worth its endurance', () => {
  const { endurance } = zombieHeroCards.cyclops;
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', power: 4 } },
    zombieHeroes: { cyclops: 'street-1' },
    dice: [6, 6, 6, 6, 6, 6, 6],
  });
  match.play('attack:steel-fists:street-1', 'power:4', 'roll');
  expect(hero(match, 'colossus').xp).toBe(endurance);
  expect(match.world.zombieHeroDiscard.cards).toEqual(['cyclops']);
  expect(match.events('xp-gained')).toMatchObject([{ cite: 'MZ-14.2' }]);
});

proves('MZ-14.3', 'a new level unlocks a skill at once: the fourth action in the same turn', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', xp: 6 } },
    horde: { 'street-1': { walker: 1 } },
    dice: [4, 1, 1],
  });
  expect(match.question.params).toMatchObject({ actions: 3 });
  match.play('attack:steel-fists:street-1', 'roll');
  expect(match.events('level-reached')).toMatchObject([{ params: { who: 'colossus', level: 'yellow' } }]);
  expect(match.question.params).toMatchObject({ actions: 3 });
});

proves('MZ-14.4', 'blue up to 6, yellow up to 18, orange up to 42, then red', () => {
  expect([0, 5, 6, 7, 12, 18, 19, 42, 43, 60].map(levelOf)).toEqual([
    'blue',
    'blue',
    'blue',
    'yellow',
    'yellow',
    'yellow',
    'orange',
    'orange',
    'red',
    'red',
  ]);
});

proves('MZ-14.9', 'from yellow on a turn has 4 actions', () => {
  const match = inTurnOf('rogue', { heroes: { rogue: { at: 'street-1', xp: 7 } } });
  expect(match.question.params).toMatchObject({ actions: 4 });
});

proves('MZ-18.7', 'only heroes in play count for the level of the team', () => {
  const { world } = inTurnOf('rogue', {
    heroes: { rogue: { at: 'street-1', xp: 5 }, storm: { at: 'street-1', xp: 20 } },
  });
  expect(teamLevel(world)).toBe('orange');
  const [, storm] = world.heroes;
  if (storm !== undefined) storm.zone = -2;
  expect(teamLevel(world)).toBe('blue');
});
