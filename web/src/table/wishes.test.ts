import type { SeenQuestion } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { allowed, asked } from './testing/made-up.ts';
import { isInForce, nameOfWish, passes } from './wishes.ts';

function question(grave: boolean, more: Partial<SeenQuestion> = {}): SeenQuestion {
  const wish = { id: 'watch', label: { key: 'watch' }, pass: 'let', grave, span: 'turn-2' };
  return { ...asked(allowed('let'), allowed('go')), wish, ...more };
}

describe('a wish not to be asked', () => {
  it('for what is grave only passes all that is not', () => {
    const wishes = { '0 watch': { ask: 'grave' } } as const;
    expect([passes(wishes, question(false)), passes(wishes, question(true))]).toEqual([true, false]);
  });

  it('for a while passes everything, until that is over', () => {
    const wishes = (span: string) => ({ '0 watch': { ask: 'never', span } as const });
    expect([passes(wishes('turn-2'), question(true)), passes(wishes('turn-1'), question(true))]).toEqual([true, false]);
  });

  it('is that of one seat and one kind of question', () => {
    expect(nameOfWish({ seat: 0 }, 'watch')).toBe('0 watch');
    expect(passes({ '1 watch': { ask: 'grave' } }, question(false))).toBe(false);
    expect(passes({ '0 watch': { ask: 'grave' } }, asked(allowed('let')))).toBe(false);
    expect(passes({}, question(false))).toBe(false);
  });

  it('passes no sealed answer', () => {
    expect(passes({ '0 watch': { ask: 'grave' } }, question(false, { sealed: true }))).toBe(false);
  });
});

describe('a wish for a while', () => {
  it('is in force as long as that lasts; where nobody tells, it may be', () => {
    const wish = { ask: 'never', span: 'turn-1' } as const;
    expect(['turn-1', 'turn-2', undefined].map((span) => isInForce(wish, span))).toEqual([true, false, true]);
    expect(isInForce({ ask: 'grave' }, 'turn-2')).toBe(true);
    expect(isInForce(undefined, 'turn-2')).toBe(false);
  });
});
