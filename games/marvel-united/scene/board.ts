/** The board: six Locations are the sides of a hexagon, clockwise from the top, around the Missions. In design pixels. */
import { type Ground, madeOf, type ScenePoint, type SceneSpace } from '@necropole/kernel';
import { locations } from '../content/locations/index.ts';
import type { Board } from '../world.ts';
import { named } from './labels.ts';

const WIDTH = 824;
const HEIGHT = 716;
const OUTER = 404;
const INNER = 168;
/** Half of the way between two neighbours. */
const GUTTER = 5;
const SIXTH = Math.PI / 3;

/** The space in the middle: what lies on it is about the whole match. */
export const CENTRE = 'mission-guide';

const remembered = madeOf<Board, Ground>(1);

/** The circle of Locations: nothing changes it as long as a match lasts. */
export function groundOf(board: Board): Ground {
  return remembered(board, 'ring', () => ({
    width: WIDTH,
    height: HEIGHT,
    groups: [],
    spaces: [...board.ring.map((id, i) => sideAt(id, i)), centre()],
  }));
}

function sideAt(id: Board['ring'][number], side: number): SceneSpace {
  const outline = [corner(side, OUTER), corner(side + 1, OUTER), corner(side + 1, INNER), corner(side, INNER)];
  return {
    id,
    kind: 'location',
    outline: drawnIn(outline),
    middle: middleOf(outline),
    label: named('location', id),
    slots: locations[id].slots.length,
  };
}

function centre(): SceneSpace {
  const outline = Array.from({ length: 6 }, (_, i) => corner(i, INNER));
  return {
    id: CENTRE,
    kind: 'centre',
    outline: drawnIn(outline),
    middle: middleOf(outline),
    label: named('mission-guide'),
    quiet: true,
  };
}

/** The corner of the hexagon where this side begins. */
function corner(side: number, radius: number): ScenePoint {
  const angle = (side - 2) * SIXTH;
  return { x: WIDTH / 2 + radius * Math.cos(angle), y: HEIGHT / 2 + radius * Math.sin(angle) };
}

function middleOf(outline: readonly ScenePoint[]): ScenePoint {
  const sum = (of: (point: ScenePoint) => number): number => outline.reduce((total, point) => total + of(point), 0);
  return rounded({ x: sum(({ x }) => x) / outline.length, y: sum(({ y }) => y) / outline.length });
}

/** A convex outline, each side moved inwards by the gutter. */
function drawnIn(outline: readonly ScenePoint[]): readonly ScenePoint[] {
  const sides = outline.map((from, i) => movedIn(from, outline[(i + 1) % outline.length] ?? from));
  return sides.map((side, i) => rounded(crossing(sides[(i + sides.length - 1) % sides.length] ?? side, side)));
}

type Side = readonly [from: ScenePoint, to: ScenePoint];

function movedIn(from: ScenePoint, to: ScenePoint): Side {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = (-(to.y - from.y) / length) * GUTTER;
  const dy = ((to.x - from.x) / length) * GUTTER;
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x + dx, y: to.y + dy },
  ];
}

function crossing([a, b]: Side, [c, d]: Side): ScenePoint {
  const along = { x: b.x - a.x, y: b.y - a.y };
  const across = { x: d.x - c.x, y: d.y - c.y };
  const share = ((c.x - a.x) * across.y - (c.y - a.y) * across.x) / (along.x * across.y - along.y * across.x);
  return { x: a.x + along.x * share, y: a.y + along.y * share };
}

function rounded({ x, y }: ScenePoint): ScenePoint {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
