import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { hero, stand, story } from '../testing/standing.ts';

const proves = provesFor(rulebook);

proves(['MZ-7.6', 'MZ-16.1'], 'a round begins with power, then green tokens, then the first activation', () => {
  const match = stand({
    phase: 'players-phase',
    heroes: { wolverine: { at: 'street-1', activated: true }, storm: { at: 'street-2', activated: true } },
    change: (world) => {
      world.round = 2;
    },
  });
  expect(story(match).slice(0, 2)).toEqual(['round-begins', 'power-raised']);
  expect(match.question.key).toBe('choose-hero');
  expect(match.options()).toEqual(['hero:wolverine', 'hero:storm']);
  expect(hero(match, 'wolverine').power).toBe(1);
});

proves('MZ-16.2', 'every hero gains 1 power in every round from the first on, up to 4', () => {
  const match = stand({
    phase: 'players-phase',
    heroes: { wolverine: 'street-1', storm: { at: 'street-2', power: 3 }, rogue: { at: 'street-3', power: 4 } },
  });
  expect(match.world.heroes.map(({ power }) => power)).toEqual([1, 4, 4]);
  expect(match.events('power-raised').map(({ params }) => params.heroes)).toEqual([['wolverine', 'storm']]);
});
