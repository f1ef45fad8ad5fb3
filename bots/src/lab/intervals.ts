/** How sure a share is: the intervals of Wilson. */

/** A share of successes, and the interval that holds the true share 95 times in 100. */
export interface Rate {
  readonly matches: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** The share of `wins` in `matches`, with its Wilson interval; of no matches, anything from 0 to 1. */
export function rateOf(wins: number, matches: number): Rate {
  if (matches === 0) return { matches, wins, rate: 0, low: 0, high: 1 };
  const share = wins / matches;
  const square = (Z * Z) / matches;
  const middle = share + square / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + square / (4 * matches));
  return {
    matches,
    wins,
    rate: share,
    low: Math.max(0, (middle - spread) / (1 + square)),
    high: Math.min(1, (middle + spread) / (1 + square)),
  };
}

/** A mean, and the interval that holds the true mean 95 times in 100. */
export interface Mean {
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of some values, with its interval. */
export function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { count, mean: 0, low: 0, high: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = count < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  const spread = Z * Math.sqrt(variance / count);
  return { count, mean, low: mean - spread, high: mean + spread };
}
