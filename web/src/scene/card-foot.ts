/** The signs along the foot of a card that can be read, on its own grid of 64. */
import type { SceneCard } from '@necropole/kernel';
import { STEP, WIDTH } from './card-places.ts';

/** Where the first begins, and how much of a step a sign and a letter take. */
const LEFT = 19.75;
const SIGN = 0.87;
const LETTER = 0.5;

/** A sign along the foot of a card: where its middle is, and where its text begins. */
export interface FootSign {
  readonly x: number;
  readonly textAt: number;
  readonly size: number;
}

/** What a card gives, from the left, then the places for what it needs; in the middle where these are alone. Closer where there are many; `most` is the room for each. */
export function footOfCard({ badges = [], of }: SceneCard, most = STEP): readonly FootSign[] {
  const widths = [...badges.map(({ text = '' }) => 1 + text.length * LETTER), ...Array<number>(of?.need ?? 0).fill(1)];
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const step = Math.min(most, WIDTH / wide);
  let x = badges.length > 0 && of === undefined ? -LEFT : (-wide * step) / 2;
  return widths.map((width) => {
    const sign = { x: x + step / 2, textAt: x + step, size: step * SIGN };
    x += width * step;
    return sign;
  });
}
