/** Where what is marked stands on the screen: on the board, on a sheet, among the goals, in a row of cards. */
import { placeUnder, type Scene } from '@necropole/kernel';
import { doorBetween } from '../scene/paths.ts';
import type { Plan } from '../scene/plan.ts';
import { namesOf, type Pointed, type Pointing, spacesOf } from './pointing.ts';
import type { Doors, Place, Places } from './pointing-drawing.ts';
import { revealOnBoard } from './reveal.ts';

/** Every kind of thing that is called by an id, the smallest first. */
const KINDS = ['piece', 'slot', 'edge', 'card', 'track', 'note', 'pile', 'sheet', 'space'] as const;

type Kind = (typeof KINDS)[number];

const CALLED = KINDS.map((kind) => `main [data-${kind}]`).join();

/** What is on the page, by what it is called and its kind. */
type Found = ReadonlyMap<string, readonly Element[]>;

/** Looked through once for all that is asked for in one moment: a page is long, and names are many. */
function foundNow(): Found {
  const found = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(CALLED)) {
    for (const kind of KINDS) {
      const name = element.getAttribute(`data-${kind}`);
      if (name === null) continue;
      const others = found.get(`${kind} ${name}`);
      if (others === undefined) found.set(`${kind} ${name}`, [element]);
      else others.push(element);
    }
  }
  return found;
}

/** Where each thing of these marks is now, as far as it is on the page. */
export function placesOf({ marks }: Pointing, scene: Scene): Places {
  const ids = new Set(marks.flatMap(thingsIn));
  if (ids.size === 0) return new Map();
  const found = foundNow();
  return new Map(
    [...ids].flatMap((id) => {
      const place = placeOf(id, scene, found);
      return place === null ? [] : [[id, place]];
    }),
  );
}

/** Where one passes from one space to the next, on the screen. */
export function doorsOn(plan: Plan): Doors {
  const onScreen = document.querySelector<SVGGElement>('.boardbox > svg.board > g')?.getScreenCTM() ?? null;
  return (from, to) => {
    const door = doorBetween(plan, from, to);
    if (door === null || onScreen === null) return null;
    const { x, y } = new DOMPoint(...door).matrixTransform(onScreen);
    return [x, y];
  };
}

function thingsIn(mark: Pointed): readonly string[] {
  if (mark.kind === 'go') return mark.piece === null ? mark.through : [mark.piece, ...mark.through];
  const others = mark.kind === 'strike' ? [mark.at, mark.by] : [mark.of, mark.cause];
  return others.filter((id) => id !== null);
}

export function placeOf(id: string, scene: Scene, found: Found = foundNow()): Place | null {
  for (const name of namesOf(id, scene)) {
    for (const kind of KINDS) {
      const element = seen(found.get(`${kind} ${name}`) ?? []);
      if (element !== null) return kind === 'piece' ? pieceAt(element) : boxOf([element], kind);
    }
  }
  const spaces = spacesOf(id, scene).flatMap((space) => found.get(`space ${space}`)?.[0] ?? []);
  return spaces.length === 0 ? null : boxOf(spaces, 'space');
}

/** The first of them that is seen: rather on the board than beside it, and there rather than on a part of the board that is out of sight. */
function seen(found: readonly Element[]): Element | null {
  const drawn = found.filter((one) => one.closest('svg.board') !== null || !isScrolledAway(one));
  const [near, far] = [drawn.filter((one) => !isOff(one)), drawn.filter(isOff)];
  return near.find((one) => one.closest('.boardbox') !== null) ?? near[0] ?? far[0] ?? null;
}

/** The part of the screen where the board is drawn. */
export function boardSeen(): DOMRect | null {
  return document.querySelector('.boardbox > svg.board')?.getBoundingClientRect() ?? null;
}

/** Where the board lies on the screen. */
export function boardAt(): DOMMatrix | null {
  const matrix = document.querySelector<SVGGElement>('.boardbox > svg.board > g')?.getScreenCTM();
  return matrix == null ? null : DOMMatrix.fromMatrix(matrix);
}

/** Where things on the board stand that stood there when it lay elsewhere on the screen. */
export function movedWith(places: Places, from: DOMMatrix | null, to: DOMMatrix | null): Places {
  if (from === null || to === null) return places;
  const moved = to.multiply(from.inverse());
  return new Map(
    [...places].map(([id, place]) => {
      if (!place.onBoard) return [id, place];
      const { x, y } = moved.transformPoint({ x: place.x, y: place.y });
      return [id, { ...place, x, y, w: place.w * moved.a, h: place.h * moved.d }];
    }),
  );
}

/** What lies over the board: its buttons, its small map. */
export function overBoard(): readonly DOMRect[] {
  return [...document.querySelectorAll('.boardbox > :is(.zoom, .minimap)')].map((one) => one.getBoundingClientRect());
}

/** Is it drawn on the board, where the board is not seen? */
function isOff(element: Element): boolean {
  const frame = element.closest('svg.board')?.getBoundingClientRect();
  if (frame === undefined) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
}

/** Is its middle cut off by something around it that scrolls, or is it not drawn at all? */
function isScrolledAway(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return true;
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const frame = around.getBoundingClientRect();
    const isCut = getComputedStyle(around).overflowY !== 'visible';
    if (isCut && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)) return true;
  }
  return false;
}

function boxOf(elements: readonly Element[], kind: Kind): Place {
  const boxes = elements.map((one) => one.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const [w, h] = [Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top];
  const onBoard = elements[0]?.closest('svg.board') != null;
  const fields =
    kind === 'track'
      ? [...(elements[0]?.querySelectorAll('.field') ?? [])].map((one) => one.getBoundingClientRect())
      : [];
  return {
    x: left + w / 2,
    y: top + h / 2,
    w,
    h,
    onBoard,
    round: kind !== 'space' && onBoard && kind !== 'track',
    space: kind === 'space',
    fields,
  };
}

/** A piece that glides is marked where it will stand. */
function pieceAt(element: Element): Place {
  const box = boxOf([element], 'piece');
  const matrix = element instanceof SVGGElement && element.style.transform !== '' ? element.parentElement : null;
  const onScreen = matrix instanceof SVGGElement ? matrix.getScreenCTM() : null;
  const bears = [...element.querySelectorAll('.life')].map((one) => one.getBoundingClientRect());
  if (onScreen === null || !(element instanceof SVGElement)) return { ...box, bears };
  const { e, f } = new DOMMatrix(element.style.transform);
  const { x, y } = new DOMPoint(e, f).matrixTransform(onScreen);
  return { ...box, bears, x, y };
}

/** What is told comes into view, where only a part of it is seen that stands beside the board. */
export function bringIntoView({ marks }: Pointing, scene: Scene): void {
  const ids = new Set(marks.flatMap((mark) => (mark.kind === 'change' ? [mark.of] : [])));
  if (ids.size === 0) return;
  const found = foundNow();
  for (const id of ids) {
    if (placeOf(id, scene, found) !== null) continue;
    const names = namesOf(id, scene).flatMap((name) =>
      ['track', 'note', 'sheet'].map((kind) => `main aside [data-${kind}="${CSS.escape(name)}"]`),
    );
    document.querySelector(names.join())?.scrollIntoView({ block: 'nearest' });
  }
}

/** The board moves to what is told on it, where only a part of the board is seen. */
export function moveToTold({ marks }: Pointing, scene: Scene): void {
  const frame = boardSeen();
  if (frame === null) return;
  const ids = marks.flatMap((mark) =>
    mark.kind === 'go' ? mark.through.slice(-1) : mark.kind === 'strike' ? [mark.at] : [mark.of],
  );
  const found = foundNow();
  const out = ids.filter((id) => {
    const place = placeOf(id, scene, found);
    return (
      place?.onBoard === true &&
      (place.x < frame.left || place.x > frame.right || place.y < frame.top || place.y > frame.bottom)
    );
  });
  const spaces = out.map((id) => scene.pieces.find((piece) => piece.id === id)?.at ?? id);
  const [first] = spaces;
  if (first !== undefined) revealOnBoard(document, [first]);
}

/** The floor that was shown, and the one that would have been by itself. */
interface FloorShown {
  readonly floor: string;
  readonly asked: string;
}

function floorsNow(): FloorShown | null {
  const tabs = document.querySelector<HTMLElement>('.floor-tabs');
  const floor = tabs?.querySelector<HTMLElement>('.on')?.dataset['floor'];
  return floor === undefined ? null : { floor, asked: tabs?.dataset['asked'] ?? floor };
}

/** Shows the floor where something is told, if nothing of it is seen on this one; gives what was shown until then. */
export function showFloorOf({ marks }: Pointing, scene: Scene): FloorShown | null {
  const shown = (scene.ground.floors ?? []).length > 1 ? floorsNow() : null;
  if (shown === null) return null;
  const ids = marks.flatMap(thingsIn);
  const found = foundNow();
  if (ids.some((id) => placeOf(id, scene, found)?.onBoard === true)) return null;
  const floorOf = (id: string): number | undefined => {
    const [at = id] = scene.pieces.flatMap((piece) => (namesOf(id, scene).includes(piece.id) ? [piece.at] : []));
    return scene.ground.spaces.find((space) => space.id === (placeUnder(scene, at) ?? at))?.floor;
  };
  const [floor] = ids.flatMap((id) => floorOf(id) ?? []);
  if (floor === undefined || shown.floor === `${floor}`) return null;
  showFloor(`${floor}`);
  return shown;
}

/** The floor that is seen, where there are several. */
export function floorShown(): string | null {
  return floorsNow()?.floor ?? null;
}

/** Back to what was shown; where the question has moved to another floor meanwhile, to that one. */
export function backToFloor({ floor, asked }: FloorShown): void {
  const now = floorsNow();
  showFloor(now === null || now.asked === asked ? floor : now.asked);
}

/** The floor where the question is answered. */
export function showAskedFloor(): void {
  const now = floorsNow();
  if (now !== null && now.floor !== now.asked) showFloor(now.asked);
}

function showFloor(floor: string): void {
  document.querySelector<HTMLElement>(`.floor-tabs [data-floor="${floor}"]`)?.click();
}

/** The small map flashes once: something happens where one does not look. */
export function flashMap(): void {
  const map = document.querySelector('.minimap');
  map?.animate?.(
    [{ outlineColor: 'transparent' }, { outlineColor: 'currentColor' }, { outlineColor: 'transparent' }],
    600,
  );
}
