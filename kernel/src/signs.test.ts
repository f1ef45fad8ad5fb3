import { describe, expect, it } from 'vitest';
import type { Shape } from './shape.ts';
import { citesOf, mark, type Signs, sign, signOf, symbolOf, toneOf, unmarked } from './signs.ts';
import { market, signsOfMarket } from './testing/faults/market.ts';

interface Events {
  fell: { who: string; by: string | null };
  drawn: { lucky: boolean };
}
const events: Signs<Shape & { events: Events }>['events'] = {
  fell: sign.grave(['X-1.1', 'X-1.2'], 'i-skull', 'fight', ({ who, by }) => [mark.strike(who, by)], { tone: 'bad' }),
  drawn: sign.quiet(
    ({ lucky }) => [lucky ? 'X-2.1' : 'X-2.2'],
    ({ lucky }) => (lucky ? 'i-check' : 'i-cross'),
    null,
    unmarked,
    { tone: ({ lucky }) => (lucky ? 'good' : 'plain') },
  ),
};

describe('a row of the table of signs', () => {
  it('says all of an event: what it does not say is plain, no heading, and shows nothing', () => {
    const { marks, shows, ...rest } = events.fell;
    const cites = ['X-1.1', 'X-1.2'];
    expect(rest).toEqual({ cites, symbol: 'i-skull', tone: 'bad', gravity: 'grave', joins: 'fight', heading: false });
    expect(marks({ who: 'storm', by: null })).toEqual([{ kind: 'strike', at: 'storm' }]);
    expect(marks({ who: 'storm', by: 'rat-1' })).toEqual([{ kind: 'strike', at: 'storm', by: 'rat-1' }]);
    expect(shows({ who: 'storm', by: null })).toEqual({});
    expect(events.drawn.marks({ lucky: true })).toEqual([]);
  });

  it('may depend on what happened', () => {
    const { drawn, fell } = events;
    expect([citesOf(drawn, { lucky: true }), citesOf(drawn, { lucky: false })]).toEqual([['X-2.1'], ['X-2.2']]);
    expect([symbolOf(drawn, { lucky: true }), symbolOf(drawn, { lucky: false })]).toEqual(['i-check', 'i-cross']);
    expect([toneOf(drawn, { lucky: true }), toneOf(drawn, { lucky: false })]).toEqual(['good', 'plain']);
    expect([symbolOf(fell, { who: '', by: null }), toneOf(fell, { who: '', by: null })]).toEqual(['i-skull', 'bad']);
    expect(symbolOf(sign.told('X-1.1', { none: 'it is not drawn' }, null, unmarked), {})).toBeNull();
  });

  it('names a way, a crowd, and what has changed', () => {
    expect(mark.go('cat', 'hall', 'attic')).toEqual({ kind: 'go', piece: 'cat', through: ['hall', 'attic'] });
    expect(mark.crowd(3, 'hall', 'attic')).toEqual({ kind: 'go', piece: null, through: ['hall', 'attic'], count: 3 });
    expect(mark.change('door', { cause: 'cat', by: 2 })).toEqual({ kind: 'change', of: 'door', cause: 'cat', by: 2 });
  });

  it('is found by the name of its event; the kernel’s own events have none', () => {
    expect(signOf(market().signs as Signs, 'drew')).toBe(signsOfMarket.events.drew);
    expect(signOf(market().signs as Signs, 'reseeded')).toBeNull();
    expect(signOf(market().signs as Signs, 'constructor')).toBeNull();
  });
});
