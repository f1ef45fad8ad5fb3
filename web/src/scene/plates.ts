/** The plate of a space: its number on paper, then its icons on ink. Always upright, in a corner, clear of doors. */
import { type Box, boundingBox, type Point, type Polygon } from '@necropole/boards';
import type { Badge } from '@necropole/kernel';
import { grown, holds, overlap } from './geometry.ts';

export interface PlateItem {
  readonly symbol: string;
  readonly text: string | null;
  /** Something may be done here. */
  readonly offers: boolean;
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
const NARROW = 22;
const STEP = 4;
/** A lying plate is easier to read, so a standing one must be this much better placed. */
const STANDING_COSTS = 26;
const IN_DOOR_COSTS = 60;

export interface Neighbours {
  /** What a plate may not cover, and what it had better not stand in. */
  readonly fixed: readonly Box[];
  readonly doors: readonly Box[];
  /** From the middle of a wall, or a line, to a plate. */
  readonly clear: number;
}

export function placePlate(
  badges: readonly Badge[],
  outline: Polygon,
  middle: Point,
  { fixed, doors, clear }: Neighbours,
): Plate | null {
  if (badges.length === 0) return null;
  const number = badges.find(({ symbol }) => symbol === 'number')?.text ?? null;
  const icons = badges.filter(({ symbol }) => symbol !== 'number');
  const lying = { width: lyingWidth(number, icons), height: HEIGHT };
  const standing = {
    width: icons.some(({ text }) => text !== undefined) ? STANDING : NARROW,
    height: (number === null ? 3 : 20) + icons.length * ICON,
  };
  const sizes = icons.length === 0 ? [lying] : [lying, standing];
  const roomy = [clear, clear - 2, clear - 4];
  const best = roomy.reduce<Placed | null>(
    (found, least) => found ?? farthest(sizes, outline, middle, { fixed, doors, clear: least }),
    null,
  );
  const [width, height] = [lying.width, lying.height];
  const box = best?.box ?? { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
  return best?.box.height === standing.height ? standingPlate(box, number, icons) : lyingPlate(box, number, icons);
}

interface Placed {
  readonly box: Box;
}

/** The free place that is farthest from the middle of the space, where pieces gather. */
function farthest(
  sizes: readonly { readonly width: number; readonly height: number }[],
  outline: Polygon,
  middle: Point,
  { fixed, doors, clear }: Neighbours,
): Placed | null {
  const around = grown(boundingBox(outline), -clear - 0.01);
  let best: Placed | null = null;
  let most = -Infinity;
  for (const { width, height } of sizes) {
    const stands = height > HEIGHT;
    const [across, down] = [around.width - width, around.height - height];
    for (let i = 0; i <= Math.ceil(Math.max(0, across) / STEP); i++) {
      for (let j = 0; j <= Math.ceil(Math.max(0, down) / STEP); j++) {
        const x = around.x + Math.min(i * STEP, across);
        const y = around.y + Math.min(j * STEP, down);
        const [cx, cy] = [x + width / 2, y + height / 2];
        const far = Math.hypot(cx - middle[0], cy - middle[1]) + (cy - cx) / 1000 - (stands ? STANDING_COSTS : 0);
        if (far <= most) continue;
        const box = { x, y, width, height };
        const score = far - (doors.some((door) => overlap(box, door)) ? IN_DOOR_COSTS : 0);
        if (score <= most || !holds(outline, grown(box, clear))) continue;
        if (fixed.some((other) => overlap(grown(box, 3), other))) continue;
        [best, most] = [{ box }, score];
      }
    }
  }
  return best;
}

function lyingWidth(number: string | null, icons: readonly Badge[]): number {
  const texts = icons.reduce((sum, { text }) => sum + (text === undefined ? 0 : text.length * DIGIT + 1), 0);
  return (number === null ? 2 : PAPER + 2) + icons.length * ICON + texts + (icons.length > 0 ? 2 : -2);
}

function lyingPlate(box: Box, number: string | null, icons: readonly Badge[]): Plate {
  let x = box.x + (number === null ? 3 : PAPER + 3);
  const items = icons.map(({ symbol, text, offers }): PlateItem => {
    const item = { symbol, text: text ?? null, offers: offers === true, x, y: box.y + HEIGHT / 2 };
    x += ICON + (text === undefined ? 0 : text.length * DIGIT + 1);
    return item;
  });
  return { box, number, paper: number === null ? null : { ...box, width: PAPER }, items };
}

function standingPlate(box: Box, number: string | null, icons: readonly Badge[]): Plate {
  const top = box.y + (number === null ? 11 : 29);
  const items = icons.map(
    ({ symbol, text, offers }, i): PlateItem => ({
      symbol,
      text: text ?? null,
      offers: offers === true,
      x: box.x + box.width / 2 - (text === undefined ? 7 : 13),
      y: top + i * ICON,
    }),
  );
  return { box, number, paper: number === null ? null : { ...box, height: 19 }, items };
}
