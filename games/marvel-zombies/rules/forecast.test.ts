import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mz } from '../shape.ts';
import { hero } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

/** What stands beside the question, but for what the hero has. */
function foreseen(match: Situation<Mz>) {
  const own = ['actions-left', 'power-left', 'health-left'];
  return match.question.context?.().filter(({ key }) => !own.includes(key));
}

proves('MZ-18.3', 'the wounds that would come are those that come', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: 'street-1' },
    horde: { 'street-1': { walker: 1, runner: 1 } },
  });
  expect(foreseen(match)).toEqual([
    { key: 'will-be-attacked', params: { who: 'colossus', wounds: 3 } },
    { key: 'lethal', params: { who: 'colossus' } },
    { key: 'spawn-live', params: { points: 0 } },
  ]);
  match.answer('end');
  expect(hero(match, 'colossus').health).toBe(0);
});

proves(['MZ-11.9', 'MZ-12.2'], 'who would be left behind, and which points would draw', () => {
  const match = inTurnOf('colossus', {
    board: mansion,
    heroes: { colossus: 'landing-west' },
    horde: { 'landing-west': { walker: 1 }, yard: { walker: 4 } },
    citizens: { 'trish-tilby': 'landing-west', 'senator-kelly': 'yard' },
    points: { initial: 'yard', 'red-1': 'landing-east' },
  });
  expect(foreseen(match)).toEqual([
    { key: 'will-be-attacked', params: { who: 'colossus', wounds: 1 } },
    { key: 'citizen-will-be-attacked', params: { citizen: 'trish-tilby' } },
    { key: 'citizens-lost', params: { citizens: 1 } },
    { key: 'spawn-live', params: { points: 1 } },
  ]);
  match.answer('end');
  expect(match.events('citizen-devoured')[0]?.params).toEqual({ citizen: 'senator-kelly' });
  while (match.question.key !== 'choose-hero') match.answer(match.options()[0] ?? '');
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['landing-east']);
});
