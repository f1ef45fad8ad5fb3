/** The plate of a space: its number on paper, then its icons on ink. Always upright, in a corner, clear of doors. */
import { type Box, boundingBox, type Point, type Polygon } from '@necropole/boards';
import type { Badge } from '@necropole/kernel';
import { apart, grown, holds, overlap } from './figures.ts';

export interface PlateItem {
  readonly symbol: string;
  readonly text: string | null;
  readonly x: number;
  readonly y: number;
}

export interface Plate {
  readonly box: Box;
  readonly number: string | null;
  /** The paper that the number stands on. */
  readonly paper: Box | null;
  readonly items: readonly PlateItem[];
}

const HEIGHT = 20;
const PAPER = 17;
const ICON = 18;
const DIGIT = 6.5;
const STANDING = 30;
/** From the middle of a wall to a plate. */
const CLEAR = 8;
const STEP = 3;
/** A lying plate is easier to read, so a standing one must be this much better placed. */
const STANDING_COSTS = 26;

export function placePlate(
  badges: readonly Badge[],
  outline: Polygon,
  middle: Point,
  fixed: readonly Box[],
  doors: readonly Box[],
): Plate | null {
  if (badges.length === 0) return null;
  const number = badges.find(({ symbol }) => symbol === 'number')?.text ?? null;
  const icons = badges.filter(({ symbol }) => symbol !== 'number');
  const lying = { width: lyingWidth(number, icons), height: HEIGHT };
  const standing = { width: STANDING, height: (number === null ? 3 : 20) + icons.length * ICON };
  const sizes = icons.length < 2 ? [lying] : [lying, standing];
  let best: { readonly box: Box; readonly score: number; readonly stands: boolean } | null = null;
  for (const size of sizes) {
    const stands = size === standing;
    for (const box of placesFor(size, outline)) {
      if (!holds(outline, grown(box, CLEAR)) || fixed.some((other) => overlap(grown(box, 3), other))) continue;
      const inDoor = doors.some((door) => overlap(box, door)) ? 60 : 0;
      const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
      const score = apart(centre, middle) - inDoor - (stands ? STANDING_COSTS : 0) + (centre[1] - centre[0]) / 1000;
      if (best === null || score > best.score) best = { box, score, stands };
    }
  }
  const [width, height] = [lying.width, lying.height];
  const box = best?.box ?? { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
  return best?.stands === true ? standingPlate(box, number, icons) : lyingPlate(box, number, icons);
}

function* placesFor({ width, height }: { width: number; height: number }, outline: Polygon): Generator<Box> {
  const around = grown(boundingBox(outline), -CLEAR - 0.01);
  const across = around.width - width;
  const down = around.height - height;
  for (let i = 0; i <= Math.ceil(Math.max(0, across) / STEP); i++) {
    for (let j = 0; j <= Math.ceil(Math.max(0, down) / STEP); j++) {
      yield { x: around.x + Math.min(i * STEP, across), y: around.y + Math.min(j * STEP, down), width, height };
    }
  }
}

function lyingWidth(number: string | null, icons: readonly Badge[]): number {
  const texts = icons.reduce((sum, { text }) => sum + (text === undefined ? 0 : text.length * DIGIT + 1), 0);
  return (number === null ? 2 : PAPER + 2) + icons.length * ICON + texts + (icons.length > 0 ? 2 : -2);
}

function lyingPlate(box: Box, number: string | null, icons: readonly Badge[]): Plate {
  let x = box.x + (number === null ? 3 : PAPER + 3);
  const items = icons.map(({ symbol, text }): PlateItem => {
    const item = { symbol, text: text ?? null, x, y: box.y + HEIGHT / 2 };
    x += ICON + (text === undefined ? 0 : text.length * DIGIT + 1);
    return item;
  });
  return { box, number, paper: number === null ? null : { ...box, width: PAPER }, items };
}

function standingPlate(box: Box, number: string | null, icons: readonly Badge[]): Plate {
  const top = box.y + (number === null ? 11 : 29);
  const items = icons.map(
    ({ symbol, text }, i): PlateItem => ({
      symbol,
      text: text ?? null,
      x: box.x + STANDING / 2 - (text === undefined ? 7 : 11),
      y: top + i * ICON,
    }),
  );
  return { box, number, paper: number === null ? null : { ...box, height: 19 }, items };
}
