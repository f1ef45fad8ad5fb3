import type { Scene, SeenEvent } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { endsOf, factorOf, isWatched, stayOf, stepsOf, tellingsOf } from './pacing.ts';

const scene = (width: number): Scene => ({
  width,
  height: 1,
  groups: [],
  spaces: [],
  pieces: [],
  piles: [],
  tracks: [],
  sheets: [],
  notes: [],
});
const event = (type: string): SeenEvent => ({ type, cite: '', params: {}, line: 1 });

describe('steps', () => {
  it('tell alike events together, four at most, and remember where they began', () => {
    const tellings = tellingsOf(['a', 'z', 'z', 'z', 'z', 'z', 'b'].map(event), 10);
    expect(endsOf(tellings)).toEqual([10, 14, 15, 16]);
    expect(tellings.map(({ events, first }) => [events.length, first])).toEqual([
      [1, 10],
      [4, 11],
      [1, 15],
      [1, 16],
    ]);
  });

  it('show the board after each, keep it where none could be drawn, and end with what is there now', () => {
    const tellings = tellingsOf(['a', 'b', 'c', 'd'].map(event), 0);
    const widths = (scenes: readonly (Scene | null)[]) =>
      stepsOf(tellings, scene(1), scenes, scene(9)).map((step) => step.scene.width);
    expect(widths([scene(2), null, scene(3)])).toEqual([2, 2, 3, 9]);
    expect(widths([])).toEqual([1, 1, 1, 9]);
  });

  it('of bots are watched, short ones of one’s own are seen at a glance, and nothing is when it goes instantly', () => {
    const [one, many] = [tellingsOf([event('a')], 0), tellingsOf(['a', 'b', 'c', 'd'].map(event), 0)];
    expect(isWatched(one, 'person', 'normal')).toBe(false);
    expect(isWatched(one, 'bot', 'normal')).toBe(true);
    expect(isWatched(many, 'person', 'normal')).toBe(true);
    expect(isWatched(many, 'bot', 'instant')).toBe(false);
    expect(isWatched([], 'bot', 'slow')).toBe(false);
  });
});

describe('durations', () => {
  it('double when slow, halve when fast, and are nothing at once', () => {
    const normal = stayOf('A Zombie comes.', 'normal');
    expect(stayOf('A Zombie comes.', 'slow')).toBe(normal * 2);
    expect(stayOf('A Zombie comes.', 'fast')).toBe(Math.round(normal / 2));
    expect(stayOf('A Zombie comes.', 'instant')).toBe(0);
    expect(factorOf('slow')).toBe(2);
  });

  it('grow with what there is to read, up to a limit', () => {
    expect(stayOf('x'.repeat(60), 'normal')).toBeGreaterThan(stayOf('x', 'normal'));
    expect(stayOf('x'.repeat(5000), 'normal')).toBe(2600);
  });
});
