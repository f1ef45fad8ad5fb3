/**
 * The board of a scene as a grid of characters. Points between the characters are looked up in the outlines; where two
 * neighbouring points lie in different spaces, a wall passes between them.
 */
import type { Ground, SceneEdge, SceneGroup, ScenePoint, SceneSpace } from '@necropole/kernel';
import { type Weight, wallCharacter } from './box-drawing.ts';
import { width } from './text-table.ts';

/** A character is about twice as high as it is wide. */
const ASPECT = 2;
const MOST_ROWS = 90;

/** What is written inside of a space, line by line, most important first. */
export type Inscription = (space: SceneSpace, columns: number, rows: number) => readonly string[];

/** Can this board be drawn at all? */
export function hasOutlines(ground: Ground): boolean {
  const flat = ground.spaces.every(({ outline }) => outline.length >= 3);
  return ground.spaces.length > 0 && flat && ground.width > 0 && ground.height > 0;
}

/** The floors of a board, lowest first. */
export function floorsOf(ground: Ground): readonly number[] {
  return [...new Set(ground.spaces.map(({ floor }) => floor ?? 0))].sort((a, b) => a - b);
}

/** The spaces on the two sides of an edge. */
export function sidesOf({ from, to, floor }: SceneEdge, ground: Ground): readonly SceneSpace[] {
  const spaces = ground.spaces.filter((space) => floor === undefined || space.floor === floor);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const off = Math.min(ground.width, ground.height) / 100 / length;
  const [dx, dy] = [(to.y - from.y) * off, (from.x - to.x) * off];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [1, -1].flatMap((way) => ownerOf(spaces, { x: middle.x + dx * way, y: middle.y + dy * way }) ?? []);
}

/** What is written on the wall of a group. */
export type Sign = (group: SceneGroup) => string;

/** Draws one floor of the board at most `columns` wide. */
export function rasterise(
  ground: Ground,
  floor: number,
  columns: number,
  inscription: Inscription,
  sign: Sign,
): string {
  const spaces = ground.spaces.filter((space) => (space.floor ?? 0) === floor);
  const { across, down } = gridSize(ground, columns);
  const point = (column: number, row: number): ScenePoint => ({
    x: ((column - 0.5) * ground.width) / (across - 1),
    y: ((row - 0.5) * ground.height) / (down - 1),
  });
  const owners: (SceneSpace | null)[][] = [];
  for (let row = 0; row <= down; row++) {
    owners.push([]);
    for (let column = 0; column <= across; column++) owners[row]?.push(ownerOf(spaces, point(column, row)));
  }
  const owner = (column: number, row: number): SceneSpace | null => owners[row]?.[column] ?? null;
  const grid: string[][] = [];
  for (let row = 0; row < down; row++) {
    grid.push([]);
    for (let column = 0; column < across; column++) grid[row]?.push(characterAt(owner, column, row));
  }
  for (const space of spaces) inscribe(grid, owner, space, ground, inscription);
  for (const group of ground.groups) hangSign(grid, owner, group.id, sign(group));
  return grid.map((row) => row.join('').trimEnd()).join('\n');
}

function gridSize(ground: Ground, columns: number): { across: number; down: number } {
  const rows = Math.round((columns * ground.height) / ground.width / ASPECT);
  if (rows <= MOST_ROWS) return { across: columns, down: Math.max(2, rows) };
  return { across: Math.max(2, Math.round((columns * MOST_ROWS) / rows)), down: MOST_ROWS };
}

function ownerOf(spaces: readonly SceneSpace[], at: ScenePoint): SceneSpace | null {
  // The last one lies on top, as in the browser.
  for (let i = spaces.length - 1; i >= 0; i--) {
    const space = spaces[i];
    if (space !== undefined && inside(space.outline, at)) return space;
  }
  return null;
}

/** Is a point inside of an outline? Counts the edges that a ray to the right crosses. */
function inside(outline: readonly ScenePoint[], at: ScenePoint): boolean {
  let crossed = false;
  let from = outline[outline.length - 1];
  for (const to of outline) {
    if (from !== undefined && to.y > at.y !== from.y > at.y) {
      const x = to.x + ((at.y - to.y) * (from.x - to.x)) / (from.y - to.y);
      if (at.x < x) crossed = !crossed;
    }
    from = to;
  }
  return crossed;
}

type Owner = (column: number, row: number) => SceneSpace | null;

function characterAt(owner: Owner, column: number, row: number): string {
  const upLeft = owner(column, row);
  const upRight = owner(column + 1, row);
  const downLeft = owner(column, row + 1);
  const downRight = owner(column + 1, row + 1);
  return wallCharacter(
    wallBetween(upLeft, upRight),
    wallBetween(upRight, downRight),
    wallBetween(downLeft, downRight),
    wallBetween(upLeft, downLeft),
  );
}

function wallBetween(a: SceneSpace | null, b: SceneSpace | null): Weight {
  if (a === b) return 0;
  return a?.group !== undefined && a.group === b?.group ? 1 : a?.group === undefined && b?.group === undefined ? 1 : 2;
}

/** Writes the lines of a space around its middle, where it is wide enough. */
function inscribe(grid: string[][], owner: Owner, space: SceneSpace, ground: Ground, inscription: Inscription): void {
  const down = grid.length;
  const across = grid[0]?.length ?? 0;
  const middle = {
    column: Math.round((space.middle.x * (across - 1)) / ground.width),
    row: Math.round((space.middle.y * (down - 1)) / ground.height),
  };
  const isFree = (column: number, row: number): boolean =>
    grid[row]?.[column] === ' ' && owner(column, row) === space && owner(column + 1, row + 1) === space;
  const runs = [];
  for (let row = 0; row < down; row++) {
    const run = runAround(isFree, middle.column, row, across);
    if (run !== null) runs.push({ row, ...run });
  }
  const near = runs.sort((a, b) => Math.abs(a.row - middle.row) - Math.abs(b.row - middle.row) || a.row - b.row);
  const widest = near[0] === undefined ? 0 : near[0].to - near[0].from;
  const lines = inscription(space, widest, near.length).slice(0, near.length);
  const rows = near.slice(0, lines.length).sort((a, b) => a.row - b.row);
  rows.forEach((run, i) => {
    const room = run.to - run.from;
    const text = [...(lines[i] ?? '')].slice(0, room);
    const from = run.from + Math.floor((room - width(text.join(''))) / 2);
    text.forEach((character, j) => {
      const row = grid[run.row];
      if (row !== undefined) row[from + j] = character;
    });
  });
}

/** The free characters of a row around a column: the run that holds it, or else the nearest one. */
function runAround(
  isFree: (column: number, row: number) => boolean,
  column: number,
  row: number,
  across: number,
): { from: number; to: number } | null {
  let at = -1;
  for (let off = 0; off < across && at < 0; off++) {
    if (isFree(column - off, row)) at = column - off;
    else if (isFree(column + off, row)) at = column + off;
  }
  if (at < 0) return null;
  let from = at;
  let to = at + 1;
  while (isFree(from - 1, row)) from -= 1;
  while (isFree(to, row)) to += 1;
  return { from, to };
}

/** Writes the name of a group on its uppermost wall, where that is long enough. */
function hangSign(grid: string[][], owner: Owner, group: string, text: string): void {
  const below = (column: number, row: number): boolean =>
    owner(column, row + 1)?.group === group && owner(column, row)?.group !== group;
  for (const [row, characters] of grid.entries()) {
    const from = characters.findIndex((_, column) => below(column, row) && below(column + 1, row));
    if (from < 0) continue;
    let to = from;
    while (to < characters.length && below(to, row)) to += 1;
    // The corners, a piece of wall on each side, and a space before and after the name.
    const room = to - from - 5;
    const name = [...text];
    const shown = name.length <= room ? name : [...name.slice(0, room - 1), '…'];
    if (room > 3) characters.splice(from + 1, shown.length + 2, ' ', ...shown, ' ');
    return;
  }
}
