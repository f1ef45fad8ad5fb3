/** The hands on a board: they drag, pinch and zoom it. Fetched once the table is there. */
import type { Point } from '@necropole/boards';

const WHEEL = 0.0018;
/** A press that moves further, in pixels of the screen, is no click. */
const STILL = 6;

/** What the hands need to move a board. */
interface Held {
  scale(): number;
  pointAt(event: MouseEvent): Point;
  under(at: Point): Point;
  put(scale: number, of: Point, at: Point): void;
  /** Pixels of the screen in a unit of what is seen. */
  pixels(): number;
}

/** One pointer drags, two pinch, the wheel zooms. A drag ends without a click. Gives the function that stops it. */
export function hands(svg: SVGSVGElement, held: Held): () => void {
  const fingers = new Map<number, Point>();
  let dragged = false;
  /** What the fingers took hold of when their number last changed. */
  let grip = { of: [0, 0] as Point, at: [0, 0] as Point, spread: 0, scale: 1 };

  const take = (): void => {
    const { at, spread } = gripOf([...fingers.values()]);
    grip = { of: held.under(at), at, spread, scale: held.scale() };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || event.ctrlKey) return;
    if (fingers.size === 0) {
      dragged = false;
      for (const [name, listen] of whileDown) window.addEventListener(name, listen);
    }
    fingers.set(event.pointerId, held.pointAt(event));
    take();
  };
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, held.pointAt(event));
    const { at, spread } = gripOf([...fingers.values()]);
    const far = Math.hypot(at[0] - grip.at[0], at[1] - grip.at[1]) * held.pixels();
    dragged ||= fingers.size > 1 || far > STILL;
    if (dragged) held.put(grip.spread > 0 ? (grip.scale * spread) / grip.spread : grip.scale, grip.of, at);
  };
  const up = ({ pointerId }: PointerEvent): void => {
    if (!fingers.delete(pointerId)) return;
    if (fingers.size > 0) take();
    else stop();
  };
  const whileDown = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  const stop = (): void => {
    for (const [name, listen] of whileDown) window.removeEventListener(name, listen);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const turned = -event.deltaY * (event.deltaMode === 1 ? WHEEL * 25 : WHEEL) * (event.ctrlKey ? 8 : 1);
    const at = held.pointAt(event);
    held.put(held.scale() * 2 ** turned, held.under(at), at);
  };
  const click = (event: MouseEvent): void => {
    // Keys and programs click without a press before.
    if (dragged && event.detail > 0) event.stopPropagation();
  };

  svg.addEventListener('pointerdown', down);
  svg.addEventListener('wheel', wheel, { passive: false });
  svg.addEventListener('click', click, true);
  return () => {
    stop();
    svg.removeEventListener('pointerdown', down);
    svg.removeEventListener('wheel', wheel);
    svg.removeEventListener('click', click, true);
  };
}

/** The middle between the first two fingers, and how far they are apart; nothing for one alone. */
function gripOf([one = [0, 0], other = one]: readonly Point[]): { readonly at: Point; readonly spread: number } {
  const at: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return { at, spread: Math.hypot(one[0] - other[0], one[1] - other[1]) };
}
