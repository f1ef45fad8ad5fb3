/**
 * Faint lines that make a floor a place: what the game's art furnishes spaces with, laid along their walls, tiles, paving,
 * a pool. Chosen by the name of the space, so that a room is furnished alike in every match and every picture.
 */
import { type Box, boundingBox, edgesOf, type Point, type Polygon } from '@necropole/boards';
import type { Furnishing, Furniture, SceneSpace } from '@necropole/kernel';
import { artOfGame } from '../look/sprite.ts';
import { drawnFrom } from './chance.ts';
import { apart, boxAround, direction, grown, holds, lineOf, overlap, short } from './geometry.ts';

const TRIES = 26;
const MOST = 6;

/** `enclosed`: by the other spaces of its group. */
export function furnish(space: SceneSpace, outline: Polygon, taken: readonly Box[], enclosed: boolean): string {
  if (space.kind === 'location') return drawSkyline(space.id, outline);
  const furniture = artOfGame().furniture[space.kind];
  if (furniture === undefined) return '';
  if (enclosed && furniture.enclosed === 'pool') return drawPool(outline, taken);
  return furnishWith(furniture, space.id, outline, taken);
}

function furnishWith({ styles }: Furniture, name: string, outline: Polygon, taken: readonly Box[]): string {
  const draw = drawnFrom(name);
  const style = styles[styles.length === 1 ? 0 : Math.floor(draw() * styles.length)];
  const edges = edgesOf(outline).filter(([from, to]) => from[0] === to[0] || from[1] === to[1]);
  const placed: Box[] = [];
  let drawn = style?.floor === 'tiled' ? drawTiles(outline) : style?.floor === 'paved' ? drawPaving(outline) : '';
  for (let tries = 0; tries < TRIES && placed.length < MOST && edges.length > 0; tries++) {
    const piece = style?.pieces[Math.floor(draw() * style.pieces.length)];
    const edge = edges[Math.floor(draw() * edges.length)];
    if (piece === undefined || edge === undefined) break;
    const turned = edge[0][0] === edge[1][0];
    const [dx, dy] = direction(edge[0], edge[1]);
    const off = 9 + piece.depth / 2 + (draw() < 0.2 ? 16 : 0);
    const share = draw();
    const along: Point = [
      edge[0][0] + (edge[1][0] - edge[0][0]) * share,
      edge[0][1] + (edge[1][1] - edge[0][1]) * share,
    ];
    for (const way of [1, -1]) {
      const at: Point = [along[0] - dy * off * way, along[1] + dx * off * way];
      const box = turned ? boxAround(at, piece.depth, piece.width) : boxAround(at, piece.width, piece.depth);
      if (!holds(outline, grown(box, 6)) || [...taken, ...placed].some((other) => overlap(grown(box, 3), other)))
        continue;
      placed.push(box);
      drawn += drawPiece(piece, at, turned);
      break;
    }
  }
  return drawn;
}

function drawPiece({ shape, lines }: Furnishing, [x, y]: Point, turned: boolean): string {
  const placed = `transform="translate(${short(x)} ${short(y)})${turned ? ' rotate(90)' : ''}"`;
  return `<path class="w" ${placed} d="${shape}"/>${lines === undefined ? '' : `<path ${placed} d="${lines}"/>`}`;
}

function drawTiles(outline: Polygon): string {
  const { x, y, width, height } = boundingBox(outline);
  const tile = 17;
  let lines = '';
  for (let i = tile; i < width; i += tile) {
    for (const [from, to] of inside(outline, x + i, 0)) lines += `M${short(x + i)} ${short(from)}V${short(to)}`;
  }
  for (let j = tile; j < height; j += tile) {
    for (const [from, to] of inside(outline, y + j, 1)) lines += `M${short(from)} ${short(y + j)}H${short(to)}`;
  }
  return `<path class="tiles" d="${lines}"/>`;
}

/** The stretches of an upright (axis 0) or level (axis 1) line that lie inside the outline. */
function inside(outline: Polygon, at: number, axis: 0 | 1): readonly (readonly [number, number])[] {
  const along = axis === 0 ? 1 : 0;
  const cuts = edgesOf(outline)
    .filter(([from, to]) => from[axis] > at !== to[axis] > at)
    .map(([from, to]) => from[along] + ((at - from[axis]) / (to[axis] - from[axis])) * (to[along] - from[along]))
    .sort((a, b) => a - b);
  return cuts.flatMap((cut, i) => (i % 2 === 0 ? [[cut, cuts[i + 1] ?? cut] as const] : []));
}

/** Slabs: lines along the outer side, and joints that run from it to the side across. */
function drawPaving(outline: Polygon): string {
  const edges = edgesOf(outline);
  const lengths = edges.map(([from, to]) => apart(from, to));
  const longest = lengths.indexOf(Math.max(...lengths));
  const [outer, inner] = [edges[longest], edges[(longest + 2) % edges.length]];
  if (edges.length !== 4 || outer === undefined || inner === undefined) return '';
  const between = ([a, b]: readonly [Point, Point], share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const count = Math.max(2, Math.round((lengths[longest] ?? 0) / 30));
  const joints = Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count;
    return lineOf([between(outer, share), between(inner, 1 - share)]);
  });
  const courses = [1 / 3, 2 / 3].map((share) =>
    lineOf([between([outer[0], inner[1]], share), between([outer[1], inner[0]], share)]),
  );
  return `<path class="paving" d="${joints.join('')}${courses.join('')}"/>`;
}

/** Water in a round basin, above what lies at the bottom of the space. */
function drawPool(outline: Polygon, taken: readonly Box[]): string {
  const { x, y, width, height } = boundingBox(outline);
  const bottom = Math.min(y + height, ...taken.filter((box) => box.y > y + height / 3).map((box) => box.y + 4));
  const [cx, cy] = [x + width / 2, (y + bottom) / 2];
  const radius = Math.min(width, bottom - y) / 2 - 4;
  const wave = (left: number, top: number): string => `M${short(cx + left)} ${short(cy + top)}q5-5 10 0`;
  const ring = (share: number, name: string): string =>
    `<circle class="${name}" cx="${short(cx)}" cy="${short(cy)}" r="${short(radius * share)}"/>`;
  const waves = [wave(-radius * 0.7, -3), wave(radius * 0.35, 9), wave(radius * 0.2, -radius * 0.5)].join('');
  return `${ring(1, 'rim')}${ring(0.84, 'water')}<path class="waves" d="${waves}"/>${ring(0.28, 'rim')}`;
}

/** A title band, and the roofs of a town behind the tokens. */
function drawSkyline(name: string, outline: Polygon): string {
  const { x, y, width, height } = boundingBox(outline);
  const draw = drawnFrom(name);
  const foot = y + height - 58;
  let line = `M${short(x)} ${short(foot)}`;
  for (let left = 0; left < width; ) {
    const across = Math.min(width - left, 14 + Math.floor(draw() * 18));
    line += `V${short(foot - 12 - draw() * height * 0.24)}h${short(across)}`;
    left += across;
  }
  const band = `<rect class="band" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="32"/>`;
  return `${band}<path class="skyline" d="${line}V${short(foot)}z"/>`;
}
