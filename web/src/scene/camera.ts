/** Pan, zoom and pinch over a board, by mouse, touch and keys. */
import type { Box, Point } from '@necropole/boards';
import { whenIdle } from '../app/idle.ts';

/** Where the board lies: every point of it times `scale`, then moved by `x` and `y`. */
export interface Placed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Camera {
  readonly zoomBy: (factor: number) => void;
  /** Shows the whole board; where it is seen already, `back` to the part that was seen before. */
  readonly fit: (back?: boolean) => void;
  /** Shows this part of the board, at least so large on the screen. */
  readonly show: (part: Box, leastScale: number) => void;
  /** Moves just enough for this part to be seen; one that is too large is seen around its middle. */
  readonly reveal: (part: Box) => void;
  /** Brings this point to the middle, without coming nearer. */
  readonly lookAt: (at: Point) => void;
  readonly destroy: () => void;
}

const CLOSEST = 6;

/** The cameras over the boards that are drawn. */
export const cameras = new WeakMap<Element, Camera>();

/** `moved` is told where the board lies, how many screen pixels a design pixel takes, and what part of it is seen. */
export function cameraOver(
  svg: SVGSVGElement,
  box: Box,
  moved: (placed: Placed, scale: number, part: Box) => void,
): Camera {
  const whole: Placed = { scale: 1, x: 0, y: 0 };
  let placed = whole;
  /** What was seen before the whole board was. */
  let before = whole;
  const fitted = (): number => Math.min(svg.clientWidth / box.width, svg.clientHeight / box.height) || 1;
  /** What is seen at the scale of 1: the board, and what the shape of the screen leaves around it. */
  const seen = (): Box => {
    const [width, height] = [svg.clientWidth / fitted(), svg.clientHeight / fitted()];
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
  };
  const place = (scale: number, x: number, y: number): void => {
    const whole = seen();
    placed = within(box, whole, { scale, x, y });
    const [left, top] = under([whole.x, whole.y]);
    const part = { x: left, y: top, width: whole.width / placed.scale, height: whole.height / placed.scale };
    moved(placed, fitted() * placed.scale, part);
  };
  /** The board at this scale, with its point `of` under the point `at` of what is seen. */
  const put = (scale: number, of: Point, at: Point): void => {
    const near = Math.max(1, Math.min(CLOSEST, scale));
    place(near, at[0] - of[0] * near, at[1] - of[1] * near);
  };
  const under = ([x, y]: Point): Point => [(x - placed.x) / placed.scale, (y - placed.y) / placed.scale];
  const middle = (): Point => middleOf(seen());
  /** Where the pointer is, in the units of what is seen. */
  const pointAt = ({ clientX, clientY }: MouseEvent): Point => {
    const [{ left, top }, { x, y }] = [svg.getBoundingClientRect(), seen()];
    return [x + (clientX - left) / fitted(), y + (clientY - top) / fitted()];
  };

  const reveal = (part: Box): void => {
    const [whole, { scale, x, y }] = [seen(), placed];
    const [left, top] = under([whole.x, whole.y]);
    const dx = outOf([left, whole.width / scale], [part.x, part.width]);
    const dy = outOf([top, whole.height / scale], [part.y, part.height]);
    place(scale, x - dx * scale, y - dy * scale);
  };

  // Whoever looks at the first question has not taken hold of the board yet.
  let letGo: (() => void) | null = () => {};
  whenIdle(async () => {
    const { hands } = await import('./hands.ts');
    if (letGo !== null) letGo = hands(svg, { scale: () => placed.scale, pointAt, under, put, pixels: fitted });
  });
  const resized = new ResizeObserver(() => place(placed.scale, placed.x, placed.y));
  resized.observe(svg);
  place(1, 0, 0);
  const camera: Camera = {
    zoomBy: (factor) => put(placed.scale * factor, under(middle()), middle()),
    fit: (back = false) => {
      const to = back && placed.scale === 1 ? before : whole;
      if (placed.scale > 1) before = placed;
      place(to.scale, to.x, to.y);
    },
    show: (part, leastScale) => {
      const whole = seen();
      const closest = Math.min(whole.width / part.width, whole.height / part.height);
      const scale = Math.max(1, leastScale / fitted(), Math.min(closest, 1.3 / fitted()));
      put(scale, middleOf(part), middle());
    },
    reveal,
    lookAt: (at) => put(placed.scale, at, middle()),
    destroy: () => {
      resized.disconnect();
      letGo?.();
      letGo = null;
    },
  };
  cameras.set(svg, camera);
  return camera;
}

type Stretch = readonly [from: number, length: number];

/** How far a stretch lies out of another: one that is longer is wanted around its middle. */
export function outOf([from, length]: Stretch, [start, size]: Stretch): number {
  if (size > length) return start + size / 2 - from - length / 2;
  return Math.min(0, start - from) + Math.max(0, start + size - from - length);
}

function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** No further than the edges of the board; a board that is smaller than what is seen lies in the middle. */
export function within(board: Box, seen: Box, { scale, x, y }: Placed): Placed {
  const along = (at: number, from: number, long: number, seenFrom: number, seenLong: number): number => {
    const before = (seenFrom - at) / scale - from;
    const after = (seenFrom + seenLong - at) / scale - from - long;
    const off = after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after);
    // What is less than a thousandth comes of counting, not of anybody's hand.
    return Math.round((at + scale * off) * 1000) / 1000 || 0;
  };
  return {
    scale,
    x: along(x, board.x, board.width, seen.x, seen.width),
    y: along(y, board.y, board.height, seen.y, seen.height),
  };
}
