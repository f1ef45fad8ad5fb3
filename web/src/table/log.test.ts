import type { SeenEvent } from '@necropole/kernel';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../look/sprite.ts', () => ({
  hasSymbol: (id: string) => ['i-move', 'i-noise', 'i-wound', 'i-objective', 'm-wound2', 'm-blank', 'd-6'].includes(id),
}));

const { iconOf, logLine, shownBy } = await import('./log.ts');
const { symbolOfFace } = await import('./dice.ts');

const event = (type: string, params: object = {}): SeenEvent => ({ type, cite: 'X-1.1', params, line: 7 });
const speak = ({ type }: SeenEvent): string => `told: ${type}`;

describe('a line of the log', () => {
  it('is a sentence with its rule, and leads back to its moment', () => {
    expect(logLine(event('moved'), 3, speak)).toEqual({
      number: 3,
      line: 7,
      text: 'told: moved',
      cite: 'X-1.1',
      icon: 'i-move',
      tone: 'plain',
      heading: false,
    });
  });

  it('says loss and gain, but not of what did not happen', () => {
    expect(logLine(event('wounded'), 0, speak).tone).toBe('bad');
    expect(logLine(event('objective-done'), 0, speak).tone).toBe('good');
    expect(logLine(event('no-noise'), 0, speak).tone).toBe('plain');
  });

  it('is a heading when a turn begins', () => {
    expect(logLine(event('turn-begins'), 0, speak).heading).toBe(true);
    expect(logLine(event('turn-ended'), 0, speak).heading).toBe(false);
  });

  it('has the sign of what it is named after', () => {
    expect(iconOf(event('wounded'))).toBe('i-wound');
    expect(iconOf(event('zombie-killed'))).toBe('i-skull');
    expect(iconOf(event('nothing-known'))).toBeNull();
  });
});

describe('what an event shows', () => {
  it('is its card or the face of its die', () => {
    expect(shownBy(event('revealed', { card: 'axe-1' }))).toEqual({ card: 'axe-1', faces: [] });
    expect(shownBy(event('rolled', { face: 6 }))).toEqual({ card: null, faces: [{ face: '6', hits: null }] });
    const attack = event('rolled', { dice: [5, 2], needed: 4 });
    expect(shownBy(attack).faces).toEqual([
      { face: '5', hits: true },
      { face: '2', hits: false },
    ]);
    expect(shownBy(event('dealt', { card: { is: 'secret' } }))).toEqual({ card: null, faces: [] });
  });

  it('is drawn by the name of the face', () => {
    expect(symbolOfFace('6')).toBe('d-6');
    expect(symbolOfFace('two-wounds')).toBe('m-wound2');
    expect(symbolOfFace('nothing')).toBe('m-blank');
    expect(symbolOfFace('unheard-of')).toBeNull();
  });
});
