import type { Scene } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { endsOf, tellingsOf } from '../engine/tellings.ts';
import { factorOf, isWatched, isWeighty, stayOf, stepsOf } from './pacing.ts';
import { eventNamed, sceneOf } from './testing/made-up.ts';

describe('steps', () => {
  it('tell alike events together, four at most, and remember where they began', () => {
    const tellings = tellingsOf(
      ['a', 'z', 'z', 'z', 'z', 'z', 'b'].map((name) => eventNamed(name)),
      10,
    );
    expect(endsOf(tellings)).toEqual([10, 14, 15, 16]);
    expect(tellings.map(({ events, first }) => [events.length, first])).toEqual([
      [1, 10],
      [4, 11],
      [1, 15],
      [1, 16],
    ]);
  });

  it('show the board after each, keep it where none could be drawn, and end with what is there now', () => {
    const tellings = tellingsOf(
      ['a', 'b', 'c', 'd'].map((name) => eventNamed(name)),
      0,
    );
    const widths = (scenes: readonly (Scene | null)[]) =>
      stepsOf(tellings, sceneOf(1), scenes, sceneOf(9)).map((step) => step.scene.ground.width);
    expect(widths([sceneOf(2), null, sceneOf(3)])).toEqual([2, 2, 3, 9]);
    expect(widths([])).toEqual([1, 1, 1, 9]);
  });

  it('of bots are watched, short ones of one’s own are seen at a glance, and nothing is when it goes instantly', () => {
    const [one, many] = [
      tellingsOf([eventNamed('a')], 0),
      tellingsOf(
        ['a', 'b', 'c', 'd'].map((name) => eventNamed(name)),
        0,
      ),
    ];
    expect(isWatched(one, 'person', 'normal')).toBe(false);
    expect(isWatched(one, 'bot', 'normal')).toBe(true);
    expect(isWatched(many, 'person', 'normal')).toBe(true);
    expect(isWatched(many, 'bot', 'instant')).toBe(false);
    expect(isWatched([], 'bot', 'slow')).toBe(false);
  });

  it('that end the match are watched, so that its outcome comes after them', () => {
    const one = tellingsOf([eventNamed('a')], 0);
    expect(isWatched(one, 'person', 'normal', true)).toBe(true);
    expect(isWatched(one, 'person', 'instant', true)).toBe(false);
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

  it('leave time for what weighs, and for a die to come to rest', () => {
    expect(stayOf('Done.', 'normal', { weighs: true })).toBe(2000);
    expect(stayOf('Done.', 'instant', { weighs: true })).toBe(0);
    expect(stayOf('A 6.', 'normal', { thrown: true })).toBeGreaterThan(stayOf('A 6.', 'normal'));
  });
});

describe('what weighs', () => {
  const label = { key: 'thing' };
  const track = (value: number, at?: string) => ({
    ...sceneOf(1),
    sheets: [{ id: 'sheet', label, seat: 0, token: '', active: false, lines: [] }],
    tracks: [
      {
        id: 'track',
        label,
        from: 0,
        to: 9,
        markers: [{ id: 'marker', token: '', value, label }],
        ...(at === undefined ? {} : { at }),
      },
    ],
  });
  const figure = { id: 'figure', at: 'room', token: '', label, figure: 1 };

  it('is a goal that is done, a figure that is lost, and a track that is nobody’s own', () => {
    const goal = (done: boolean) => ({ ...sceneOf(1), notes: [{ id: 'goal', label, lines: [], done }] });
    expect(isWeighty(goal(false), goal(true))).toBe(true);
    expect(isWeighty({ ...sceneOf(1), pieces: [figure] }, sceneOf(1))).toBe(true);
    expect(
      isWeighty({ ...sceneOf(1), pieces: [figure] }, { ...sceneOf(1), pieces: [{ ...figure, state: 'lost' }] }),
    ).toBe(true);
    expect(isWeighty(track(3), track(2))).toBe(true);
  });

  it('is neither a move, nor what a sheet counts, nor a step within a stretch of a track', () => {
    expect(isWeighty({ ...sceneOf(1), pieces: [figure] }, { ...sceneOf(1), pieces: [{ ...figure, at: 'hall' }] })).toBe(
      false,
    );
    expect(isWeighty(track(3, 'sheet'), track(2, 'sheet'))).toBe(false);
    const banded = (value: number): Scene => ({
      ...track(value),
      tracks: track(value).tracks.map((one) => ({
        ...one,
        bands: [
          { from: 0, label },
          { from: 5, label },
        ],
      })),
    });
    expect(isWeighty(banded(2), banded(4))).toBe(false);
    expect(isWeighty(banded(4), banded(5))).toBe(true);
  });
});
