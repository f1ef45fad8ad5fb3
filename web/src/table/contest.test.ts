import type { Contest, ShownBids, Signs } from '@necropole/kernel';
import { sign, unmarked } from '@necropole/kernel';
import type { SeenQuestion } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { bandOf, bidsIn } from './contest.ts';
import { allowed, asked, eventNamed } from './testing/made-up.ts';

const contest: Contest = {
  label: { key: 'race' },
  rule: { key: 'highest' },
  sides: [
    { seat: 1, label: { key: 'them' }, token: 'b-one', side: 4, least: 1, note: { key: 'at-least', params: [1] } },
    { seat: 0, label: { key: 'us' }, token: 'b-two', note: { key: 'of', params: [9] } },
  ],
};
const bidding: SeenQuestion = { ...asked(allowed('bid:0'), allowed('bid:1'), allowed('bid:2')), sealed: true, contest };
const opened: ShownBids = {
  label: { key: 'race' },
  sides: [
    { seat: 1, label: { key: 'them' }, token: 'b-one', side: 4, amount: 3 },
    { seat: 0, label: { key: 'us' }, token: 'b-two', amount: 2 },
  ],
  winner: 0,
  outcome: { key: 'first' },
};
const signs = {
  events: { opened: sign.told('X-1', 'i-lock', null, unmarked, { shows: () => ({ bids: opened }) }) },
} as unknown as Signs;

describe('two who bid', () => {
  it('see their own number to choose, and of the other whether it is sealed', () => {
    expect(bandOf(bidding, [0, 1], null)?.sides.map(({ state }) => state)).toEqual(['choosing', 'own']);
    expect(bandOf(bidding, [0], null)?.sides.map(({ state }) => state)).toEqual(['sealed', 'own']);
  });

  it('are shown no number before both are opened', () => {
    expect(bandOf(bidding, [0], null)?.sides.map(({ amount }) => amount)).toEqual([0, 0]);
    expect(bandOf(null, [], opened)).toMatchObject({
      state: 'opened',
      winner: 0,
      sides: [{ amount: 3 }, { amount: 2 }],
    });
  });

  it('are asked again in the place of what was opened before', () => {
    expect(bandOf(bidding, [0, 1], opened)?.state).toBe('bidding');
    expect(bandOf(asked(allowed('end')), [0], null)).toBeNull();
  });
});

describe('opened bids', () => {
  it('are those that were opened last, also where the other has answered since: whoever lost is shown them as long', () => {
    expect(bidsIn([eventNamed('opened', 3), eventNamed('goes', 3)], signs)).toMatchObject({
      bids: opened,
      isNew: true,
    });
    const later = bidsIn([eventNamed('opened', 2), eventNamed('opened', 3), eventNamed('goes', 4)], signs);
    expect(later).toMatchObject({ bids: opened, event: { line: 3 }, isNew: false });
    expect(bidsIn([eventNamed('goes', 4)], signs)).toBeNull();
    expect(bidsIn([], signs)).toBeNull();
  });
});
