/** Where the coach's light falls on the screen: found by the names of the things of the scene. */
import type { Scene } from '@necropole/kernel';
import { cameras } from '../scene/camera.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A thing on the screen: the box around it and, of a space, its outline and how that is placed. */
export interface Spot {
  readonly box: Box;
  readonly outline: { readonly d: string; readonly placed: string } | null;
  readonly isRound: boolean;
  readonly isInSight: boolean;
  /** Is it drawn on the board? Then it may lie where the board is not seen. */
  readonly drawn: boolean;
}

/** What is seen of what is pointed at. */
export interface Sighted {
  /** The board and what lies along it, the part of it that is drawn, the note, what is pointed at, and the pieces whose question it is. */
  readonly board: Box;
  readonly ground: Box;
  readonly note: Box;
  readonly targets: readonly Spot[];
  readonly askers: readonly Spot[];
  /** Does the first of them lie on the board? */
  readonly isOnBoard: boolean;
}

/** What is drawn of the board, and moves under its camera. */
const BOARD = '.play svg.board';
const KINDS = ['space', 'piece', 'card', 'note', 'track', 'sheet', 'edge', 'pile', 'slot', 'chip'];
/** The beam leaves the note as broad as the scene on it. */
const BREADTH = { wide: 64, narrow: 28 };

/** What is seen of some things, now. */
export function boxesOf(names: readonly string[], asks: readonly string[], scene: Scene): Sighted | null {
  const [board, ground, note] = [boxOf('.boardbox'), boxOf(BOARD), boxOf('[data-coach]')];
  if (board === null || ground === null || note === null) return null;
  const targets = spotsOf(names, scene);
  const first = targets[0];
  return {
    board,
    ground,
    note,
    targets,
    askers: asks.flatMap((name) => spotNamed(name, scene, board) ?? []),
    isOnBoard: first !== undefined && isWithin(first.box, board),
  };
}

/** Where some things are on the screen now. */
export function spotsOf(names: readonly string[], scene: Scene): readonly Spot[] {
  return names.flatMap((name) => spotNamed(name, scene) ?? []);
}

/** Does the middle of a thing lie in the part of the page that is scrolled to? */
function isInSight(element: Element): boolean {
  const box = plain(element.getBoundingClientRect());
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (!isWithin(box, plain(around.getBoundingClientRect()))) return false;
  }
  return true;
}

function boxOf(selector: string): Box | null {
  const found = document.querySelector(selector)?.getBoundingClientRect();
  return found === undefined || found.width === 0 ? null : plain(found);
}

function plain({ x, y, width, height }: DOMRect): Box {
  const round = (value: number): number => Math.round(value);
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** A thing goes by its own name, or by that of the component that it shows. */
function spotNamed(name: string, scene: Scene, within?: Box): Spot | null {
  const { pieces, sheets, notes, ground } = scene;
  const shown = [pieces, sheets, notes].flat().find(({ component }) => component === name)?.id;
  const group = ground.groups.some(({ id }) => id === name) ? ground.spaces.filter((one) => one.group === name) : [];
  const ids = [name, ...(shown === undefined ? [] : [shown]), ...group.map(({ id }) => id)];
  const found = ids.flatMap((id) =>
    KINDS.flatMap((kind) => [...document.querySelectorAll(`.play [data-${kind}="${CSS.escape(id)}"]`)]),
  );
  const spots = found.map(spotOf).filter(({ box }) => box.width > 0);
  const [first, ...others] = within === undefined ? spots : spots.filter(({ box }) => isWithin(box, within));
  if (first === undefined) return within === undefined ? spotOnStrip(name, scene) : null;
  if (group.length === 0) return first;
  const box = others.map((one) => one.box).reduce(joined, first.box);
  return { ...first, box, outline: null, isRound: false, isInSight: true };
}

/** On small screens sheets and goals are summed up in a strip. */
function spotOnStrip(name: string, { sheets, tracks, notes }: Scene): Spot | null {
  const sheet = tracks.find(({ id }) => id === name)?.at ?? name;
  const part = notes.some(({ id }) => id === name) ? 'goals' : sheets.find(({ id }) => id === sheet)?.id;
  const found = part === undefined ? null : document.querySelector(`.play [data-strip="${CSS.escape(part)}"]`);
  return found === null ? null : spotOf(found);
}

function spotOf(element: Element): Spot {
  const drawn = element.matches('[data-space]') ? element.querySelector('path') : null;
  const matrix = drawn?.getScreenCTM();
  const shape = drawn ?? element;
  const box = plain(shape.getBoundingClientRect());
  const seen = {
    box,
    isRound: element.matches('[data-piece]') && isSquare(box),
    isInSight: isInSight(element),
    drawn: element.closest(BOARD) !== null,
  };
  if (drawn === null || matrix == null) return { ...seen, outline: null };
  const { a, b, c, d, e, f } = matrix;
  return { ...seen, outline: { d: drawn.getAttribute('d') ?? '', placed: `matrix(${[a, b, c, d, e, f].join(' ')})` } };
}

/** A token is about as high as it is wide; a card that lies on the board is not. */
function isSquare({ width, height }: Box): boolean {
  return Math.abs(width - height) < 0.15 * width;
}

function joined(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

function isWithin({ x, y, width, height }: Box, outer: Box): boolean {
  const [midX, midY] = [x + width / 2, y + height / 2];
  return midX >= outer.x && midX <= outer.x + outer.width && midY >= outer.y && midY <= outer.y + outer.height;
}

/** The part of a box that lies in another; `null` where none does. */
function partIn(box: Box, outer: Box): Box | null {
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)];
  const width = Math.min(box.x + box.width, outer.x + outer.width) - x;
  const height = Math.min(box.y + box.height, outer.y + outer.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** What of the first thing that is pointed at the camera is to show; `null` where it is seen already. */
export function unseenOf({ targets: [first], ground }: Sighted): Box | null {
  if (first?.drawn !== true) return null;
  const { width = 0, height = 0 } = partIn(first.box, ground) ?? {};
  const isSeen =
    width >= Math.min(first.box.width, ground.width) && height >= Math.min(first.box.height, ground.height);
  return isSeen ? null : first.box;
}

/** The beam from the note to the two outermost corners of what is pointed at first, or of all of it beside the board. */
export function lightFrom(
  { note, ground, targets: [first, ...others] }: Sighted,
  isWide: boolean,
): { fill: string; edges: string } | null {
  // What is spoken of beside the board stands together.
  const beside = others.flatMap(({ box, drawn }) => (drawn ? [] : [box]));
  const target =
    first === undefined ? null : first.drawn ? partIn(first.box, ground) : beside.reduce(joined, first.box);
  if (target === null) return null;
  const isBeside = isWide && target.x + target.width <= note.x;
  const breadth = isWide ? BREADTH.wide : BREADTH.narrow;
  const [right, bottom] = [target.x + target.width, target.y + target.height];
  if (isBeside) {
    const [from, to] = [note.y, note.y + breadth];
    const isAbove = target.y + target.height / 2 < (from + to) / 2;
    const upper: Corner = [isAbove ? right : target.x, target.y];
    const lower: Corner = [isAbove ? target.x : right, bottom];
    return shone([note.x, from], [note.x, to], upper, lower);
  }
  if (bottom > note.y) return null;
  const start = isWide ? note.x + note.width / 2 - breadth / 2 : note.x + 14;
  return shone([start, note.y], [start + breadth, note.y], [target.x, bottom], [right, bottom]);
}

type Corner = readonly [number, number];

function shone(one: Corner, other: Corner, first: Corner, second: Corner): { fill: string; edges: string } {
  const at = ([x, y]: Corner): string => `${x} ${y}`;
  return {
    fill: `M${at(one)}L${at(first)}L${at(second)}L${at(other)}z`,
    edges: `M${at(one)}L${at(first)}M${at(other)}L${at(second)}`,
  };
}

/** Moves the board until this part of the screen, where something of it lies, is seen. */
export function bringIntoSight({ x, y, width, height }: Box): void {
  const board = document.querySelector(BOARD);
  const matrix = board?.querySelector<SVGGElement>(':scope > g')?.getScreenCTM();
  if (board == null || matrix == null) return;
  const onBoard = matrix.inverse();
  const from = new DOMPoint(x, y).matrixTransform(onBoard);
  const to = new DOMPoint(x + width, y + height).matrixTransform(onBoard);
  cameras.get(board)?.reveal({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y });
}
