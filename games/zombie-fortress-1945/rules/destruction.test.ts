import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { rulebook } from '../rulebook/index.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import { citesOf, teamAt } from '../testing/laid.ts';
import { underground } from '../testing/underground.ts';
import { advanceDestruction } from './destruction.ts';

const proves = provesFor(rulebook);

function* six(table: ZfTable): Rule<PhaseName> {
  yield* advanceDestruction(table);
  return 'fortress-turn';
}

proves('ZF-8.30', 'a six of a movement die brings the marker a box nearer to the end', () => {
  const match = underground({ destruction: 2 }, six);
  expect(match.world.fortress.destruction).toBe(3);
  expect(match.events('destruction-advances')).toMatchObject([
    { cite: 'ZF-8.30', params: { now: 3, end: DESTRUCTION_END } },
  ]);
});

proves(['ZF-9.1', 'ZF-9.2'], 'at the end of the track everybody who is still inside is lost', () => {
  const match = underground({ destruction: DESTRUCTION_END - 1 }, six);
  expect(citesOf(match, 'buried')).toEqual(['ZF-9.1', 'ZF-9.1']);
  expect(teamAt(match).state).toBe('lost');
  expect(match.outcome).toMatchObject({ id: 'buried', winners: [2] });
});
