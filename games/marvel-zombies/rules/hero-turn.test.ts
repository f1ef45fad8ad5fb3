import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { hero, stand } from '../testing/standing.ts';
import { inTurnOf, keysOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);
const two = { wolverine: { at: 'street-1', seat: 0 }, storm: { at: 'street-3', seat: 1 } } as const;

proves('MZ-16.3', 'nobody else acts before the turn is over', () => {
  const match = inTurnOf('wolverine', { heroes: two });
  expect(match.waiting).toEqual([0]);
  expect(keysOf(match, 'hero:')).toEqual([]);
  match.play('move:street-2', 'end');
  expect(match.options(0)).toEqual(['hero:storm']);
});

proves('MZ-16.4', 'the players choose the order together, anew in each round', () => {
  const match = stand({ phase: 'hero-turn', heroes: two });
  expect(match.waiting).toEqual([0, 1]);
  match.answer(1, 'hero:storm').answer(1, 'end').answer(0, 'hero:wolverine').answer(0, 'end');
  expect(match.world.round).toBe(2);
  expect(match.options(0)).toEqual(['hero:wolverine', 'hero:storm']);
  match.answer(0, 'hero:wolverine');
  expect(match.question.params).toEqual({ who: 'wolverine', actions: 3 });
});

proves('MZ-16.5', 'three actions at the blue level, and not a fourth', () => {
  const match = inTurnOf('wolverine', { heroes: two });
  match.play('move:street-2', 'move:street-3', 'move:street-4');
  expect(match.refuses('move:street-5')).toMatchObject({
    key: 'no-actions-left',
    cite: 'MZ-16.5',
    params: { needed: 1, left: 0 },
  });
  expect(match.offers('end')).toBe(true);
});

proves('MZ-16.5', 'the end of a turn says how many actions would be given away', () => {
  const match = inTurnOf('wolverine', { heroes: two }).play('move:street-2');
  expect(match.option('end').facts).toEqual([{ key: 'actions-left', params: { actions: 2 } }]);
  match.play('move:street-3', 'move:street-4');
  expect(match.option('end').facts ?? []).toEqual([]);
});

proves('MZ-16.6', 'the same action three times', () => {
  const match = inTurnOf('wolverine', {
    heroes: { wolverine: 'street-1' },
    horde: { 'street-1': { walker: 3 } },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  for (let i = 0; i < 3; i++) match.play('attack:adamantium-claws:street-1', 'roll');
  expect(match.events('attack-made')).toHaveLength(3);
});

proves('MZ-17.14', 'actions may be given up, and are not saved', () => {
  const match = inTurnOf('wolverine', { heroes: { wolverine: 'street-1' } });
  match.play('move:street-2', 'end');
  expect(match.events('turn-ended')).toMatchObject([{ cite: 'MZ-17.14' }]);
  match.answer('hero:wolverine');
  expect(match.question.params).toMatchObject({ actions: 3 });
});

proves('MZ-17.15', 'whoever has been activated is not activated again in this round', () => {
  const match = inTurnOf('wolverine', { heroes: two });
  match.play('move:street-2', 'move:street-3', 'move:street-2', 'end');
  expect(match.events('turn-ended')).toMatchObject([{ cite: 'MZ-17.15' }]);
  expect(hero(match, 'wolverine').activated).toBe(true);
  expect(match.refuses('hero:wolverine', 0)).toMatchObject({
    key: 'already-activated',
    cite: 'MZ-17.15',
    refs: ['wolverine'],
  });
});

proves('MZ-7.7', 'the enemies wait until every hero has been activated', () => {
  const match = inTurnOf('wolverine', { heroes: two }).answer('end');
  expect(match.events('enemies-phase')).toEqual([]);
  match.answer(0, 'hero:storm').answer(1, 'end');
  expect(match.events('enemies-phase')).toMatchObject([{ cite: 'MZ-7.7' }]);
});
