import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Speed } from '../app/settings.ts';
import { Showing } from './showing.svelte.ts';
import { following } from './testing/following.svelte.ts';
import { eventNamed, namesOf, sceneOf } from './testing/made-up.ts';

const step = (name: string, at: number) => ({ events: [eventNamed(name)], first: at, scene: sceneOf(at + 1) });
const three = [step('a', 0), step('b', 1), step('c', 2)];

let speed: Speed;
const goOn = vi.fn();
const hurry = vi.fn();

function showing(): Showing {
  return new Showing({
    speed: () => speed,
    speak: ({ type }) => type,
    throwsDice: ({ type }) => type === 'd',
    goOn,
    hurry,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('steps', () => {
  it('come one after the other, each with its board, and then the match goes on', () => {
    const shown = showing();
    shown.begin(three, sceneOf(0));
    const seen = [];
    while (shown.watching) {
      seen.push(`${namesOf(shown.news)}${shown.scene?.ground.width}`);
      vi.runOnlyPendingTimers();
    }
    expect(seen).toEqual(['a1', 'b2', 'c3']);
    expect(shown.scene?.ground.width).toBe(3);
    expect(shown.jumped).toBe(false);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('wait while they are paused, can be taken by hand, and go on from there', () => {
    const shown = showing();
    shown.begin(three, sceneOf(0));
    shown.pause();
    vi.runAllTimers();
    expect(shown.at).toBe(0);
    shown.next();
    vi.runAllTimers();
    expect(shown.at).toBe(1);
    shown.pause();
    expect([shown.paused, shown.at]).toEqual([false, 2]);
    vi.runAllTimers();
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('that are skipped are told in one message, with what is skipped after them', () => {
    const shown = showing();
    shown.begin(three, sceneOf(0));
    shown.skip();
    expect([namesOf(shown.news), shown.scene?.ground.width, shown.watching, shown.jumped]).toEqual([
      'bc',
      3,
      false,
      true,
    ]);
    expect(goOn).toHaveBeenCalledTimes(1);
    shown.glanceAt([eventNamed('d')], false, shown.news);
    expect(namesOf(shown.news)).toBe('bcd');
    shown.arrive();
    expect([shown.skipping, shown.paused]).toEqual([false, false]);
  });

  it('hurry what is waited for, where there are none', () => {
    showing().next();
    expect(hurry).toHaveBeenCalledTimes(1);
    expect(goOn).not.toHaveBeenCalled();
  });

  it('tell whoever looks of each change', () => {
    const shown = showing();
    const seen: string[] = [];
    const stop = following(() => seen.push(namesOf(shown.news)));
    flushSync();
    shown.begin(three, sceneOf(0));
    flushSync();
    shown.next();
    flushSync();
    stop();
    expect(seen).toEqual(['', 'a', 'b']);
  });
});

describe('a glance', () => {
  it('stays longer than it takes to read, and goes', () => {
    const shown = showing();
    shown.glanceAt([eventNamed('a')], false);
    vi.advanceTimersByTime(shown.glanceLeft());
    expect(namesOf(shown.glance)).toBe('a');
    vi.runAllTimers();
    expect(shown.glance).toEqual([]);
    expect(shown.glanceLeft()).toBe(0);
  });

  it('is not there for those who want everything at once', () => {
    speed = 'instant';
    const shown = showing();
    shown.glanceAt([eventNamed('a')], true);
    expect(shown.glance).toEqual([]);
    expect(namesOf(shown.news)).toBe('a');
  });

  it('stays longer where a die is thrown or something weighs', () => {
    const shown = showing();
    const left = (name: string, weighs: boolean): number => {
      shown.glanceAt([eventNamed(name)], weighs);
      return shown.glanceLeft(weighs);
    };
    expect(left('d', false)).toBeGreaterThan(left('a', false));
    expect(left('a', true)).toBeGreaterThan(left('a', false));
  });
});

it('what is taken back is said, with what has happened instead', () => {
  const shown = showing();
  const known = ['a', 'b', 'c'].map(eventNamed);
  shown.retell(known, [...known.slice(0, 1), eventNamed('d')]);
  expect([namesOf(shown.takenBack), namesOf(shown.news)]).toEqual(['bc', 'd']);
});

it('nothing that was shown stays when somebody jumps elsewhere, or the screen is covered', () => {
  const shown = showing();
  shown.begin(three, sceneOf(0));
  shown.retell([eventNamed('x')], []);
  shown.glanceAt([eventNamed('a')], false);
  shown.jumpTo(sceneOf(9));
  expect([shown.steps, shown.news, shown.takenBack, shown.glance]).toEqual([[], [], [], []]);
  expect([shown.scene?.ground.width, shown.jumped]).toEqual([9, true]);
  shown.clear();
  expect(shown.scene).toBeNull();
});

describe('what comes by itself', () => {
  it('waits for the time and for what it needs', async () => {
    const shown = showing();
    const then = vi.fn();
    let ready = (): void => {};
    const promise = new Promise<void>((done) => (ready = done));
    shown.after(10, then, promise);
    await vi.advanceTimersByTimeAsync(20);
    expect(then).not.toHaveBeenCalled();
    ready();
    await vi.advanceTimersByTimeAsync(0);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('does not come when something else is done meanwhile', async () => {
    const shown = showing();
    const [first, second] = [vi.fn(), vi.fn()];
    let ready = (): void => {};
    const promise = new Promise<void>((done) => (ready = done));
    shown.after(0, first, promise);
    await vi.advanceTimersByTimeAsync(1);
    shown.after(5, second);
    ready();
    await vi.advanceTimersByTimeAsync(10);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    shown.after(5, first);
    shown.end();
    await vi.advanceTimersByTimeAsync(10);
    expect(first).not.toHaveBeenCalled();
  });
});
