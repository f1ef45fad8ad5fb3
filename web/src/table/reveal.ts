/** Small screens: what the question is about comes into view, and whoever is asked is seen whole. */
import { placeUnder, type Scene } from '@necropole/kernel';
import type { SeenQuestion } from '@necropole/kernel/app';
import type { Area } from '../learn/placing.ts';
import { cameras } from '../scene/camera.ts';
import { isAllowed, targetOf } from './answers.ts';
import { allOn, frameFor, toMiddle } from './framing.ts';

/** Nobody sees more at once. */
const MOST = 12;
/** So many pictures in which nothing moves, and it has come to rest; so many more nobody waits. */
const AT_REST = 3;
const PATIENT = 120;
const BOX = '.boardbox';
const BOARD = `${BOX} > svg.board`;
/** What lies over the board. */
const OVER = `${BOX} > :is(.zoom, .minimap, .board-foot)`;

/** The spaces that answer, and last the one where whoever is asked stands. */
export function spacesAsked(question: SeenQuestion, scene: Scene): readonly string[] {
  const standing = askedIn(question, scene).flatMap(({ at }) => placeUnder(scene, at) ?? []);
  return [...litBy(question).slice(0, MOST), ...standing];
}

/** The pieces that are asked; where the question names none, those whose turn it is. */
function askedIn({ refs }: SeenQuestion, { pieces }: Scene): Scene['pieces'] {
  const named = pieces.filter(({ id }) => refs.includes(id));
  return named.length > 0 ? named : pieces.filter(({ state, figure }) => state === 'active' && figure !== undefined);
}

/** What the answers are about. */
function litBy({ options }: SeenQuestion): readonly string[] {
  return options.filter(isAllowed).flatMap((option) => targetOf(option) ?? []);
}

/** Counts the questions, so that what was begun for another one is given up. */
let latest = 0;
/** Sees the board grow and shrink while its question is open. */
let watch: ResizeObserver | null = null;

/** The board turns to a question: its spaces, and then, when nothing moves any more, whoever is asked with what the answers are about. */
export function revealAsked(question: SeenQuestion, scene: Scene): void {
  latest += 1;
  const mine = latest;
  const [standing, lit] = [askedIn(question, scene), litBy(question)];
  const spaces = spacesAsked(question, scene);
  const wasAway = standing.length === 1 && standing.every(({ id }) => !isSeen(id));
  // Around whoever is asked, the framing finds room for the answers: one after the other they would draw the board to one side.
  revealOnBoard(document, standing.length > 0 ? spaces.slice(litBy(question).slice(0, MOST).length) : spaces);
  const box = document.querySelector(BOX);
  if (box === null) return;
  // Whoever takes the board into their hands has it.
  box.addEventListener('pointerdown', () => (latest += 1), { once: true, capture: true });
  const frame = (boxes: ReadonlyMap<string, Area>): void => {
    const board = document.querySelector(BOARD)?.getBoundingClientRect();
    if (board === undefined) return;
    const others = lit.flatMap((id) => boxes.get(id) ?? []);
    if (standing.length === 0) {
      choose(
        scene.pieces.filter(({ id }) => lit.includes(id)),
        boxes,
        board,
      );
      return;
    }
    const asked = standing.flatMap(({ id }) => boxes.get(id) ?? []);
    if (asked.length === 0) return;
    const over = [...document.querySelectorAll(OVER)].map((one) => one.getBoundingClientRect());
    const [dx, dy] = wasAway && others.length === 0 ? toMiddle(asked, board) : frameFor(asked, others, board, over);
    if (dx !== 0 || dy !== 0) moveBy(dx, dy, board);
  };
  // What is fetched late takes room from the board, or gives it some: it turns to the question again. The first time is at once.
  let sizes = 0;
  watch?.disconnect();
  watch = new ResizeObserver(() => {
    sizes += 1;
    const size = sizes;
    const ids = [...standing.map(({ id }) => id), ...lit];
    whenAtRest(ids, frame, () => mine !== latest || size !== sizes);
  });
  // Cards along its foot take room from the board alone.
  for (const one of document.querySelectorAll(`${BOX}, ${BOARD}`)) watch.observe(one);
}

/** One of several pieces is chosen, and they lie apart: the whole board shows where. */
function choose(pieces: Scene['pieces'], boxes: ReadonlyMap<string, Area>, board: DOMRect): void {
  const places = pieces.flatMap(({ id }) => boxes.get(id) ?? []);
  const svg = document.querySelector(BOARD);
  if (places.length === 0 || svg === null || allOn(places, board)) return;
  const [dx, dy] = frameFor(places, [], board, []);
  const moved = places.map(({ left, right, top, bottom }) => ({
    left: left + dx,
    right: right + dx,
    top: top + dy,
    bottom: bottom + dy,
  }));
  if (allOn(moved, board)) moveBy(dx, dy, board);
  else cameras.get(svg)?.fit();
}

/** Tells where these pieces are as soon as none of them moves. */
function whenAtRest(
  ids: readonly string[],
  then: (boxes: ReadonlyMap<string, Area>) => void,
  isOver: () => boolean,
): void {
  let [last, still, looks] = ['', 0, 0];
  const look = (): void => {
    if (isOver()) return;
    const boxes = new Map(ids.flatMap((id) => [...boxOf(id)].map((box): [string, Area] => [id, box])));
    const now = JSON.stringify([...boxes.values()]);
    still = now === last ? still + 1 : 0;
    last = now;
    looks += 1;
    if (still >= AT_REST || looks >= PATIENT) then(boxes);
    else requestAnimationFrame(look);
  };
  look();
}

function isSeen(id: string): boolean {
  const board = document.querySelector(BOARD)?.getBoundingClientRect();
  return board !== undefined && [...boxOf(id)].some((box) => allOn([box], board));
}

function boxOf(id: string): readonly Area[] {
  const name = CSS.escape(id);
  const one =
    document.querySelector(`${BOARD} [data-piece="${name}"]`) ??
    document.querySelector(`${BOARD} [data-space="${name}"]`);
  return one === null ? [] : [one.getBoundingClientRect()];
}

/** Moves what is drawn of the board by so many pixels of the screen. */
function moveBy(dx: number, dy: number, { left, top, width, height }: DOMRect): void {
  const board = document.querySelector<SVGSVGElement>(BOARD);
  const matrix = board?.querySelector<SVGGElement>(':scope > g')?.getScreenCTM();
  if (board === null || matrix == null) return;
  const { x, y } = new DOMPoint(left + width / 2 - dx, top + height / 2 - dy).matrixTransform(matrix.inverse());
  cameras.get(board)?.lookAt([x, y]);
}

/** The board reveals what takes the focus; nothing takes it. */
export function revealOnBoard(box: ParentNode, spaces: readonly string[]): void {
  for (const id of spaces) {
    const space = box.querySelector(`[data-space="${CSS.escape(id)}"]`);
    space?.dispatchEvent(new FocusEvent('focus'));
    space?.dispatchEvent(new FocusEvent('blur'));
  }
}
