/**
 * Faint lines that make a floor a place: shelves, tables, racks and counters along the walls of a room, paving and a
 * basin in a yard. Chosen by the name of the space, so that a room is furnished alike in every match and every picture.
 */
import { type Box, boundingBox, edgesOf, type Point, type Polygon } from '@necropole/boards';
import type { SceneSpace } from '@necropole/kernel';
import { drawnFrom } from './chance.ts';
import { apart, boxAround, direction, grown, holds, lineOf, overlap, short } from './geometry.ts';

interface Piece {
  /** Along the wall, and away from it. */
  readonly width: number;
  readonly depth: number;
  readonly draw: (at: Point, turned: boolean) => string;
}

const TRIES = 26;
const MOST = 6;

export function furnish(space: SceneSpace, outline: Polygon, taken: readonly Box[], basin: boolean): string {
  switch (space.kind) {
    case 'room':
      return furnishRoom(space.id, outline, taken, null);
    case 'courtyard':
      return basin ? drawFountain(outline, taken) : drawPaving(outline) + furnishRoom(space.id, outline, taken, YARD);
    case 'location':
      return drawSkyline(space.id, outline);
    case 'street':
    case 'square':
    case 'hex':
    case 'centre':
      return '';
  }
}

function furnishRoom(name: string, outline: Polygon, taken: readonly Box[], given: Style | null): string {
  const draw = drawnFrom(name);
  const style = given ?? STYLES[Math.floor(draw() * STYLES.length)];
  const edges = edgesOf(outline).filter(([from, to]) => from[0] === to[0] || from[1] === to[1]);
  const placed: Box[] = [];
  let drawn = style?.tiled === true ? drawTiles(outline) : '';
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
      drawn += piece.draw(at, turned);
      break;
    }
  }
  return drawn;
}

function rect([x, y]: Point, width: number, height: number): string {
  return `<rect class="w" x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${width}" height="${height}"/>`;
}

function shelf(columns: number): Piece {
  const [width, depth] = [columns * 11, 17];
  return {
    width,
    depth,
    draw: ([x, y], turned) => {
      const [w, h] = turned ? [depth, width] : [width, depth];
      let lines = turned ? `M${short(x)} ${short(y - h / 2)}v${h}` : `M${short(x - w / 2)} ${short(y)}h${w}`;
      for (let i = 1; i < columns; i++) {
        const step = -width / 2 + i * 11;
        lines += turned
          ? `M${short(x - w / 2)} ${short(y + step)}h${w}`
          : `M${short(x + step)} ${short(y - h / 2)}v${h}`;
      }
      return `${rect([x, y], w, h)}<path d="${lines}"/>`;
    },
  };
}

function rack(count: number): Piece {
  return {
    width: count * 12,
    depth: 10,
    draw: ([x, y], turned) =>
      Array.from({ length: count }, (_, i) => {
        const step = (i - (count - 1) / 2) * 12;
        return disc(turned ? [x, y + step] : [x + step, y], 4.5);
      }).join(''),
  };
}

function disc([x, y]: Point, radius: number): string {
  return `<circle class="w" cx="${short(x)}" cy="${short(y)}" r="${radius}"/>`;
}

const table: Piece = {
  width: 34,
  depth: 34,
  draw: ([x, y]) =>
    disc([x, y], 10) +
    [0.8, 2.37, 3.94, 5.51]
      .map((angle) => disc([x + Math.cos(angle) * 15.5, y + Math.sin(angle) * 15.5], 3.8))
      .join(''),
};

const counter: Piece = {
  width: 38,
  depth: 22,
  draw: ([x, y], turned) => {
    const path = 'M-19-11h38v22h-8v-14h-30z';
    return `<path class="w" transform="translate(${short(x)} ${short(y)}) rotate(${turned ? 90 : 0})" d="${path}"/>`;
  },
};

const bed: Piece = {
  width: 20,
  depth: 34,
  draw: ([x, y], turned) => {
    const lines = 'M-10-17h20v34h-20zM-10-7h20M-6-14h12v4h-12z';
    return `<path class="w" transform="translate(${short(x)} ${short(y)}) rotate(${turned ? 90 : 0})" d="${lines}"/>`;
  },
};

const plant: Piece = {
  width: 20,
  depth: 20,
  draw: ([x, y]) =>
    `${disc([x, y], 8)}<path d="M${short(x)} ${short(y - 8)}v16M${short(x - 8)} ${short(y)}h16M${short(x - 5.5)} ${short(y - 5.5)}l11 11M${short(x + 5.5)} ${short(y - 5.5)}l-11 11"/>`,
};

const crates: Piece = {
  width: 30,
  depth: 15,
  draw: ([x, y], turned) =>
    [-7.5, 7.5]
      .map((step) => {
        const at: Point = turned ? [x, y + step] : [x + step, y];
        const [left, top] = [short(at[0] - 6.5), short(at[1] - 6.5)];
        return `${rect(at, 13, 13)}<path d="M${left} ${top}l13 13m-13 0l13-13"/>`;
      })
      .join(''),
};

const bench: Piece = {
  width: 30,
  depth: 9,
  draw: ([x, y], turned) => {
    const lines = 'M-15-4.5h30v9h-30zM-15 0h30';
    return `<path class="w" transform="translate(${short(x)} ${short(y)}) rotate(${turned ? 90 : 0})" d="${lines}"/>`;
  },
};

interface Style {
  readonly pieces: readonly Piece[];
  readonly tiled: boolean;
}

/** What stands in a yard, under the open sky. */
const YARD: Style = { pieces: [plant, bench, plant], tiled: false };

const STYLES: readonly Style[] = [
  { pieces: [shelf(4), shelf(3), rack(3)], tiled: false },
  { pieces: [shelf(4), counter, rack(4)], tiled: false },
  { pieces: [table, counter, plant], tiled: false },
  { pieces: [rack(4), rack(3), shelf(2), plant], tiled: false },
  { pieces: [crates, shelf(3), crates], tiled: true },
  { pieces: [shelf(3), bed, plant], tiled: true },
  { pieces: [counter, crates, table], tiled: false },
];

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
function drawFountain(outline: Polygon, taken: readonly Box[]): string {
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
