/** Where what explains something stands: near it, and never on it or on a piece. */

/** A part of the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 12;

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

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlaps(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
