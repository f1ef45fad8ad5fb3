import type { Scene, SeenEvent } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { factorOf, isWatched, stayOf, stepsBetween } from './pacing.ts';

const empty: Scene = {
  width: 1,
  height: 1,
  groups: [],
  spaces: [],
  pieces: [],
  piles: [],
  tracks: [],
  sheets: [],
  notes: [],
};
const event = (type: string): SeenEvent => ({ type, cite: '', params: {}, line: 1 });

describe('steps', () => {
  it('tell alike events together, four at most, and remember where they began', () => {
    const steps = stepsBetween(empty, empty, ['a', 'z', 'z', 'z', 'z', 'z', 'b'].map(event), 10);
    expect(steps.map(({ events, first }) => [events.length, first])).toEqual([
      [1, 10],
      [4, 11],
      [1, 15],
      [1, 16],
    ]);
  });

  it('of bots are watched, short ones of one’s own are seen at a glance, and nothing is when it goes instantly', () => {
    const [one, many] = [
      stepsBetween(empty, empty, [event('a')], 0),
      stepsBetween(empty, empty, ['a', 'b', 'c', 'd'].map(event), 0),
    ];
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
