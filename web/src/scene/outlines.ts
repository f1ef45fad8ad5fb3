/** One outline around many squares: their boundary as closed lines, drawn a little inside of it, with its corners joined. */
import { type Box, boundingBox, type Polygon } from '@necropole/boards';
import { short } from './geometry.ts';

type Corner = readonly [x: number, y: number];
interface Side {
  readonly from: Corner;
  readonly to: Corner;
}

/** Around squares of one size that lie on one grid; `by` is how far inside. */
export function outlineAround(squares: readonly Polygon[], by: number): string {
  const boxes = squares.map(boundingBox);
  const [first] = boxes;
  if (first === undefined) return '';
  const unit = first.width;
  const column = ({ x }: Box): number => Math.round((x - first.x) / unit);
  const row = ({ y }: Box): number => Math.round((y - first.y) / unit);
  const cells = new Set(boxes.map((box) => `${column(box)} ${row(box)}`));
  const sides = boxes.flatMap((box) => sidesOf(column(box), row(box), (x, y) => cells.has(`${x} ${y}`)));
  const at = (corner: number, off: number, start: number): string => short(start + corner * unit + off * by);
  return loopsOf(sides)
    .map((loop) => {
      const points = loop.flatMap((side, i) => {
        const before = loop.at(i - 1) ?? side;
        const [ax, ay] = towards(before);
        const [bx, by2] = towards(side);
        // A corner moves along both of its normals; on a straight line there is none.
        if (ax === bx && ay === by2) return [];
        return [`${at(side.from[0], -ay - by2, first.x)} ${at(side.from[1], ax + bx, first.y)}`];
      });
      return `M${points.join('L')}z`;
    })
    .join('');
}

/** The sides of a square behind which no other lies, clockwise. */
function sidesOf(x: number, y: number, has: (x: number, y: number) => boolean): readonly Side[] {
  const sides: readonly (readonly [boolean, Corner, Corner])[] = [
    [has(x, y - 1), [x, y], [x + 1, y]],
    [has(x + 1, y), [x + 1, y], [x + 1, y + 1]],
    [has(x, y + 1), [x + 1, y + 1], [x, y + 1]],
    [has(x - 1, y), [x, y + 1], [x, y]],
  ];
  return sides.flatMap(([isInside, from, to]) => (isInside ? [] : [{ from, to }]));
}

function towards({ from, to }: Side): Corner {
  return [to[0] - from[0], to[1] - from[1]];
}

/** Sides one after the other, each beginning where the last one ends; where two squares touch by a corner, each keeps to itself. */
function loopsOf(sides: readonly Side[]): readonly (readonly Side[])[] {
  const from = new Map<string, Side[]>();
  for (const side of sides) {
    const key = side.from.join(' ');
    from.set(key, [...(from.get(key) ?? []), side]);
  }
  const loops: Side[][] = [];
  for (const start of sides) {
    let side: Side | undefined = take(from, start.from.join(' '), (one) => one === start);
    if (side === undefined) continue;
    const loop: Side[] = [];
    while (side !== undefined) {
      loop.push(side);
      const [dx, dy] = towards(side);
      const key: string = side.to.join(' ');
      const isRight = (one: Side): boolean => towards(one)[0] === -dy && towards(one)[1] === dx;
      side = take(from, key, isRight) ?? take(from, key, () => true);
    }
    loops.push(loop);
  }
  return loops;
}

function take(from: Map<string, Side[]>, key: string, isMeant: (side: Side) => boolean): Side | undefined {
  const here = from.get(key) ?? [];
  const found = here.find(isMeant);
  if (found !== undefined)
    from.set(
      key,
      here.filter((one) => one !== found),
    );
  return found;
}
