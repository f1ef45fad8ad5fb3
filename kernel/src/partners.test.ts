/** `askAny`: partners who decide together. */
import { describe, expect, it } from 'vitest';
import { partners } from './testing/toys/partners.ts';
import { playAtRandom, startToy } from './testing/toys/play.ts';
import { questionsFor } from './view.ts';

describe('partners', () => {
  it('are all asked; the lead comes from the game', () => {
    const match = startToy(partners, 'fire', 3);
    expect(match.open.map(({ seat, team }) => [seat, team])).toEqual([
      [0, [0, 1, 2]],
      [1, [0, 1, 2]],
      [2, [0, 1, 2]],
    ]);
    expect(match.open.every(({ asking }) => asking === match.open[0]?.asking)).toBe(true);
  });

  it('are spoken for by whoever answers first, who is named', () => {
    const match = startToy(partners, 'fire', 3);
    expect(match.answer(2, 'take:spade')).toEqual({ ok: true });
    expect(match.table.world).toMatchObject({ tool: 'spade', spoke: [0, 0, 1] });
    expect(match.told.at(-1)).toMatchObject({ type: 'chosen', params: { by: 2, tool: 'spade' } });
  });

  it('who answer later are told that it has been answered', () => {
    const match = startToy(partners, 'fire', 3);
    const id = match.open[1]?.id;
    match.answer(2, 'take:spade');
    expect(match.answer(1, 'take:bucket', id)).toEqual({ ok: false, refusal: { key: 'already-answered' } });
    expect(match.answer(1, 'take:bucket', '99.0')).toEqual({ ok: false, refusal: { key: 'stale-question' } });
    expect(match.table.world.tool).toBe('spade');
  });

  it('may take back what one of them answered', () => {
    const match = startToy(partners, 'fire', 3);
    const id = match.open[1]?.id;
    match.answer(2, 'take:spade');
    expect(match.undoable([0])).toBe('free');
    expect(match.undo([0])).toEqual({ ok: true });
    expect(match.table.world).toMatchObject({ tool: null, spoke: [0, 0, 0] });
    expect(match.answer(1, 'take:bucket', id)).toEqual({ ok: false, refusal: { key: 'stale-question' } });
    expect(match.redo([1])).toEqual({ ok: true });
    expect(match.table.world.spoke).toEqual([0, 0, 1]);
  });

  it('need consent to take back a die', () => {
    const match = startToy(partners, 'fire', 2);
    match.answer(0, 'take:spade');
    match.answer(1, 'use');
    expect(match.undoable([0])).toBe('consent');
    expect(match.undo([0])).toEqual({ ok: false, refusal: { key: 'needs-consent' } });
  });

  it('each read the question; others only where it is public', () => {
    const match = startToy(partners, 'fire', 2);
    expect(questionsFor(match, [1]).map(({ seat, key }) => [seat, key])).toEqual([[1, 'choose']]);
    expect(questionsFor(match, [])).toEqual([]);
    match.answer(0, 'take:spade');
    expect(questionsFor(match, []).map(({ key }) => key)).toEqual(['use', 'use']);
  });

  it('win or lose together', () => {
    const winners = new Map<string, string>();
    for (let seed = 0; seed < 200; seed++) {
      const { outcome } = playAtRandom(startToy(partners, `${seed}`, 3), `${seed}`);
      if (outcome !== null) winners.set(outcome.id, outcome.winners.join());
    }
    expect(Object.fromEntries(winners)).toEqual({ saved: '0,1,2', burnt: '', nightfall: '' });
  });
});
