/** Where what explains something stands: near it, and never on it or on a piece; on a small screen, over the least of it. */

/** A part of the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 12;
/** So far from the edge of the board stands what lies along it. */
const EDGE = 6;

/** The best place for a box of this size beside a thing: inside of the screen, over as little as can be, then near. */
export function placeBeside(
  thing: Area,
  [width, height]: readonly [number, number],
  within: Area,
  others: readonly Area[],
): { readonly left: number; readonly top: number } {
  const across = (left: number): number => clamp(left, within.left + GAP, within.right - GAP - width);
  const down = (top: number): number => clamp(top, within.top + GAP, within.bottom - GAP - height);
  const [middleX, middleY] = [(thing.left + thing.right - width) / 2, (thing.top + thing.bottom - height) / 2];
  const places = [
    [thing.right + GAP, middleY],
    [thing.left - GAP - width, middleY],
    [middleX, thing.bottom + GAP],
    [middleX, thing.top - GAP - height],
    [within.left, within.top],
    [within.right, within.top],
    [within.left, within.bottom],
    [within.right, within.bottom],
  ].map(([left = 0, top = 0]) => ({ left: across(left), top: down(top) }));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = others.filter((one) => overlaps(box, one)).length;
    const far = Math.hypot(left - middleX, top - middleY);
    return (overlaps(box, thing) ? 1e6 : 0) + covered * 1e4 + far;
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** So much less covered is worth another place. */
const WORTH = 0.05;

/** Along the edges of the board, or just above or below what is to be seen: the first place of a box that covers the least of it. */
export function leastOver(box: Area, within: Area, kept: readonly Area[]): Area {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const tops = kept.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP]);
  const edges = [within.top + EDGE, within.bottom - EDGE - height];
  const high = [box.top, ...edges, ...tops].filter(
    (top) => top === box.top || (top >= within.top && top + height <= within.bottom),
  );
  const across = [box.left, within.right - EDGE - width].filter((left) => left >= within.left);
  const places = across.flatMap((left) =>
    high.map((top) => ({ left, top, right: left + width, bottom: top + height })),
  );
  const cost = (place: Area): number => kept.reduce((sum, one) => sum + shareOf(one, place), 0);
  return places.reduce((best, one) => (cost(one) < cost(best) - WORTH ? one : best), box);
}

/** How much of a thing lies under a box: from none of it to all. */
function shareOf(thing: Area, box: Area): number {
  if (!overlaps(thing, box)) return 0;
  const wide = Math.min(thing.right, box.right) - Math.max(thing.left, box.left);
  const high = Math.min(thing.bottom, box.bottom) - Math.max(thing.top, box.top);
  return (wide * high) / ((thing.right - thing.left) * (thing.bottom - thing.top));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlaps(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
