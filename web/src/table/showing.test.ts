import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat } from '../engine/beats.ts';
import type { Step } from './pacing.ts';
import { Showing } from './showing.svelte.ts';
import { following } from './testing/following.svelte.ts';
import { eventNamed, namesOf, sceneOf } from './testing/made-up.ts';

const beat = (name: string, first: number): Beat => ({
  events: [eventNamed(name)],
  first,
  gravity: 'told',
  marks: [],
  thrown: false,
  heading: false,
});
const step = (name: string, at: number, stay = 700): Step => ({
  ...beat(name, at),
  scene: sceneOf(at + 1),
  stay,
  parts: [beat(name, at)],
});
const three = [step('a', 0), step('b', 1), step('c', 2)];

const goOn = vi.fn();
const hurry = vi.fn();

function showing(): Showing {
  return new Showing({
    goOn,
    hurry,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
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

  it('wait for whoever explains them: the next one comes when that was read', () => {
    const shown = showing();
    shown.begin(three, sceneOf(0));
    const read = vi.fn(() => {
      shown.explained = null;
      shown.next();
    });
    shown.explained = read;
    shown.hold();
    vi.runOnlyPendingTimers();
    expect(namesOf(shown.news)).toEqual(namesOf(three[0]?.events ?? []));
    shown.next();
    expect(read).toHaveBeenCalledTimes(1);
    expect(namesOf(shown.news)).toEqual(namesOf(three[1]?.events ?? []));
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
    shown.glanceAt([eventNamed('d')], 0, [beat('d', 3)], shown.news);
    expect(namesOf(shown.news)).toBe('bcd');
    shown.arrive();
    expect([shown.skipping, shown.paused]).toEqual([false, false]);
  });

  it('stand on the card as far as they were told; what is skipped or cut short stands there too', () => {
    for (const end of ['skip', 'cutShort'] as const) {
      const shown = showing();
      shown.begin(three, sceneOf(0));
      expect(shown.filed.map(({ first }) => first)).toEqual([0]);
      shown[end]();
      expect(shown.filed.map(({ first }) => first)).toEqual([0, 1, 2]);
      expect([shown.watching, namesOf(shown.news)]).toEqual([false, 'bc']);
      shown.clear();
      expect(shown.filed).toEqual([]);
    }
  });

  it('go three times as fast while a key or a finger is held', () => {
    const shown = showing();
    shown.begin([step('a', 0, 900), step('b', 1, 900), step('c', 2, 900)], sceneOf(0));
    vi.advanceTimersByTime(300);
    shown.hasten(true);
    vi.advanceTimersByTime(199);
    expect(shown.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shown.at).toBe(1);
    vi.advanceTimersByTime(100);
    shown.hasten(false);
    vi.advanceTimersByTime(599);
    expect(shown.at).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown.at).toBe(2);
  });

  it('that stay until somebody goes on wait for ever', () => {
    const shown = showing();
    shown.begin([step('a', 0, Number.POSITIVE_INFINITY), step('b', 1)], sceneOf(0));
    vi.advanceTimersByTime(1_000_000);
    expect(shown.at).toBe(0);
    shown.next();
    expect(shown.at).toBe(1);
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
  it('stays as long as it should, with what it marks, and goes', () => {
    const shown = showing();
    shown.glanceAt([eventNamed('a')], 2000, [beat('a', 0)]);
    vi.advanceTimersByTime(shown.glanceLeft() - 1);
    expect([namesOf(shown.glance), namesOf(shown.marked)]).toEqual(['a', 'a']);
    vi.runAllTimers();
    expect([shown.glance, shown.marked]).toEqual([[], []]);
    expect(shown.glanceLeft()).toBe(0);
  });

  it('is not there where everything is summed up: all of it is marked together for a second, and stands on the card', () => {
    const shown = showing();
    shown.glanceAt([eventNamed('a')], 0, [beat('a', 0)]);
    expect([shown.glance, namesOf(shown.news), namesOf(shown.marked)]).toEqual([[], 'a', 'a']);
    expect(shown.filed).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(shown.marked).toEqual([]);
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
  shown.glanceAt([eventNamed('a')], 2000, []);
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
