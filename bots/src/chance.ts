/** How a bot chooses by chance. */
import { below, type Stream } from '@necropole/kernel/app';

const FINE = 2 ** 30;

/** A number from 0 up to, and without, 1. */
export function fraction(stream: Stream): number {
  return below(stream, FINE) / FINE;
}

/** One of some options by their weights; any of them where no weight is above 0. */
export function drawByWeight(stream: Stream, weights: readonly number[], count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.max(0, weights[i] ?? 0);
  if (!(sum > 0)) return below(stream, count);
  let left = fraction(stream) * sum;
  for (let i = 0; i < count; i++) {
    left -= Math.max(0, weights[i] ?? 0);
    if (left < 0) return i;
  }
  return count - 1;
}
