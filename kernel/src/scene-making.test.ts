import { describe, expect, it } from 'vitest';
import { bandsIn, cardsSeen, type StepOfPhases, stepsIn, unlessEmpty } from './scene-making.ts';
import { EVERYBODY, knowers, pile, redact } from './secrets.ts';

type Phase = 'deal' | 'bid' | 'play' | 'score';

const play: StepOfPhases<Phase> = {
  id: 'play',
  symbol: 'i-card',
  label: { key: 'playing' },
  now: { key: 'playing-of', params: ['Ada'] },
  of: [2, 5],
  phases: ['bid', 'play'],
};
const score: StepOfPhases<Phase> = { id: 'score', symbol: 'i-star', label: { key: 'scoring' }, phases: ['score'] };
const deal: StepOfPhases<Phase> = { id: 'deal', symbol: 'i-deck', label: { key: 'dealing' }, phases: ['deal'] };

describe('the steps of a turn', () => {
  it('are done, go on or come next; the one that goes on says by whom, and how much of it is used', () => {
    expect(stepsIn('play', [deal, play, score])).toEqual([
      { id: 'deal', symbol: 'i-deck', label: { key: 'dealing' }, state: 'done' },
      { id: 'play', symbol: 'i-card', label: { key: 'playing-of', params: ['Ada'] }, state: 'now', of: [2, 5] },
      { id: 'score', symbol: 'i-star', label: { key: 'scoring' }, state: 'next' },
    ]);
    expect(stepsIn('score', [play, score])).toEqual([
      { id: 'play', symbol: 'i-card', label: { key: 'playing' }, state: 'done' },
      { id: 'score', symbol: 'i-star', label: { key: 'scoring' }, state: 'now' },
    ]);
  });

  it('are those of the course that knows the phase, and none where no course does', () => {
    expect(stepsIn('bid', [deal], [play, score]).map(({ id, state }) => [id, state])).toEqual([
      ['play', 'now'],
      ['score', 'next'],
    ]);
    expect(stepsIn('deal', [play, score])).toEqual([]);
  });
});

describe('the cards of a pile', () => {
  const hand = pile('p', 'hand', ['axe-1', 'map-1'], knowers(0));

  it('say their family only to whoever knows them', () => {
    expect(cardsSeen(redact(hand, knowers(0)), (card) => card.slice(0, 3))).toEqual([
      { id: 'axe-1', family: 'axe' },
      { id: 'map-1', family: 'map' },
    ]);
    expect(cardsSeen(redact(hand, knowers(1)), 'item')).toEqual([{ id: null }, { id: null }]);
  });

  it('are left out where none lies', () => {
    const row = { id: 'row', label: { key: 'row' }, kind: 'row' as const };
    expect(unlessEmpty({ ...row, cards: [] })).toEqual([]);
    const cards = cardsSeen(redact(pile('p', 'row', ['axe-1'], EVERYBODY), knowers(1)), 'item');
    expect(unlessEmpty({ ...row, cards })).toEqual([{ ...row, cards: [{ id: 'axe-1', family: 'item' }] }]);
  });
});

describe('bands', () => {
  const bands = bandsIn({ x: 10, y: 0, width: 80, height: 100 }, [1, 2, 1]);

  it('one before the other down the box, each with its share', () => {
    const heights = bands.map(({ outline: [top, , foot] }) => (foot?.y ?? 0) - (top?.y ?? 0));
    expect(heights.map((height) => Math.round(height * 10) / 10)).toEqual([24.5, 49, 24.5]);
    expect(bands.at(-1)?.outline[2]?.y).toBeCloseTo(100);
  });

  it('they widen on the way, and the last is as wide as the box', () => {
    const widths = bands.flatMap(({ outline: [a, b, c, d] }) => [(b?.x ?? 0) - (a?.x ?? 0), (c?.x ?? 0) - (d?.x ?? 0)]);
    expect([...widths].sort((one, other) => one - other)).toEqual(widths);
    expect(widths.slice(-2)).toEqual([80, 80]);
    expect(widths[0]).toBeLessThan(60);
  });
});
