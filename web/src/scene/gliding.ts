/** Pieces glide along their way, one space at a time, together and then one shortly after the other. Web Animations. */
import type { Point } from '@necropole/boards';
import { apart, short } from './geometry.ts';
import { pointAt } from './paths.ts';

interface Glide {
  readonly points: readonly Point[];
  readonly animation: Animation;
}

export interface Move {
  readonly element: Element;
  readonly points: readonly Point[];
  readonly size: { readonly from: number; readonly to: number };
  readonly steps: number;
  /** How long it waits before it goes, in milliseconds. */
  readonly wait: number;
}

/** For the whole of what moves at once. */
const LONGEST_MS = 900;
const APART_MS = 40;

const under = new WeakMap<Element, Glide>();

/**
 * How long a step takes: what the table or the person's settings say, in milliseconds; 0 for none. What the table says
 * stands on it: nothing of the page needs to be styled to be asked for it.
 */
export function durationOf(element: Element, property: string): number {
  const said = element.closest('main')?.style.getPropertyValue(property);
  const value = said || getComputedStyle(element).getPropertyValue(property).trim();
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;
}

/** Where it is seen now, if it is under way. */
export function seenAt(element: Element): Point | null {
  const glide = under.get(element);
  if (glide === undefined || glide.animation.playState !== 'running') return null;
  return pointAt(glide.points, glide.animation.effect?.getComputedTiming().progress ?? 1);
}

export function placed([x, y]: Point, size: number): string {
  return `translate(${short(x)}px,${short(y)}px) scale(${Math.round((size / 64) * 1000) / 1000})`;
}

/** Lets them go, and says after how many milliseconds all have arrived. */
export function glide(moves: readonly Move[], stepMs: number): number {
  let longest = 0;
  for (const [i, { element, points, size, steps, wait }] of moves.entries()) {
    under.get(element)?.animation.cancel();
    const duration = Math.min(LONGEST_MS * (stepMs / 260), stepMs * Math.max(1, steps));
    const lengths = points.map((at, j) => apart(points[j - 1] ?? at, at));
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let gone = 0;
    const frames = points.map((at, j): Keyframe => {
      gone += lengths[j] ?? 0;
      const share = gone / whole;
      return { offset: Math.min(1, share), transform: placed(at, size.from + (size.to - size.from) * share) };
    });
    const delay = wait + Math.min(i * APART_MS, Math.max(0, LONGEST_MS - duration)) * (stepMs / 260);
    longest = Math.max(longest, delay + duration);
    const animation = element.animate(frames, {
      duration,
      delay,
      easing: steps > 1 ? 'cubic-bezier(0.4,0,0.2,1)' : 'cubic-bezier(0.6,0,0.2,1)',
      fill: 'backwards',
    });
    under.set(element, { points, animation });
  }
  return longest;
}
