import { sign, unmarked } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { foretoldBy } from './forecasts.ts';

const signs = {
  ending: ['end'],
  events: { struck: sign.told('X-1.1', 'i-wound', null, unmarked) },
  forecasts: {
    struck: ({ who, wounds }: { who: string; wounds: number }) => [{ of: who, symbol: 'i-wound', count: wounds }],
    lethal: ({ who }: { who: string }) => [{ of: who, symbol: 'i-skull' }],
  },
} as never;
const struck = (who: string, wounds: number) => ({ key: 'struck', params: { who, wounds } });
const option = (key: string, ...facts: readonly object[]): SeenOption =>
  ({ key, refs: [], facts, path: [], refusal: null }) as unknown as SeenOption;
const asked = (context: readonly object[], ...options: readonly SeenOption[]) =>
  ({ context, options }) as unknown as SeenQuestion;

describe('what facts foretell', () => {
  const ends = option('end', struck('bo', 1));
  const stays = option('stay', struck('ada', 2), { key: 'lethal', params: { who: 'ada' } });

  it('stands on whom it concerns: what comes anyway, and what the end of the turn brings', () => {
    expect(foretoldBy(asked([struck('cy', 3)], ends, stays), null, signs)).toEqual([
      { of: 'cy', symbol: 'i-wound', count: 3 },
      { of: 'bo', symbol: 'i-wound', count: 1 },
    ]);
  });

  it('of another answer while that is pointed at', () => {
    expect(foretoldBy(asked([], ends, stays), stays, signs).map(({ of, symbol }) => `${of} ${symbol}`)).toEqual([
      'bo i-wound',
      'ada i-wound',
      'ada i-skull',
    ]);
  });

  it('is told once, as the most of its kind; and nothing of an end that is refused', () => {
    const refused = { ...ends, refusal: { key: 'no', params: {}, cite: 'X-1.1' } };
    const told = foretoldBy(asked([struck('ada', 1), struck('ada', 4), struck('ada', 2)], refused), null, signs);
    expect(told).toEqual([{ of: 'ada', symbol: 'i-wound', count: 4 }]);
  });

  it('is nothing where the game foretells nothing', () => {
    expect(foretoldBy(asked([struck('ada', 1)], ends), null, { ending: ['end'] } as never)).toEqual([]);
  });
});
