import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('does not wait for ever for a page that is never idle', () => {
  vi.useFakeTimers();
  // A browser that never has time by itself: it calls at the latest when it was told to.
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: { timeout?: number } = {}) => {
    if (timeout !== undefined) setTimeout(work, timeout);
  });
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
