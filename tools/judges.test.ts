import { describe, expect, test } from 'vitest';
import { judgesIn, withoutJudge } from './judges.ts';

const SOURCE = `
export function judgeMove(world: World, room: string): Verdict {
  if (world.locked) return { key: 'locked' };
  return null;
}
const judgeSearch = (world: World): Verdict => (world.empty ? { key: 'empty' } : null);
function judgement() { return judgeMove; }
`;

describe('judges', () => {
  test('are found by their names', () => {
    expect(judgesIn(SOURCE)).toEqual(['judgeMove', 'judgeSearch']);
  });

  test('allow everything once silenced', () => {
    expect(withoutJudge(SOURCE, 'judgeMove')).toContain('Verdict { return null; \n  if (world.locked)');
    expect(withoutJudge(SOURCE, 'judgeSearch')).toContain('(world: World): Verdict => null;');
    expect(withoutJudge(SOURCE, 'judgeOther')).toBe(SOURCE);
  });
});
