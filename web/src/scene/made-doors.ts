/** Doors of a make, seen from above along a level wall around their middle: wood swings, metal slides, a reader locks. */
import type { EdgeState, SceneEdge } from '@necropole/kernel';
import { short } from './geometry.ts';

type Make = NonNullable<SceneEdge['make']>;

/** One that is longer than this has two leaves. */
const TWO_LEAVES = 50;

export function drawMade(make: Make, state: EdgeState['state'], length: number): string {
  const half = length / 2;
  const jambs = path('jamb', `M${short(-half)}-6v12M${short(half)}-6v12`);
  if (state === 'broken') return `${jambs}${broken(half)}`;
  if (make === 'wood')
    return state === 'open'
      ? turnedOpen(half, length > TWO_LEAVES) + jambs
      : `${wooden(half, length > TWO_LEAVES)}${jambs}`;
  return state === 'open' ? slidOpen(half) : `${leaf(-half, half)}${leaf(0, half)}${arrows()}${jambs}`;
}

function leaf(x: number, width: number): string {
  return path('door', `M${short(x)}-5h${short(width)}v10h${short(-width)}z`);
}

function wooden(half: number, two: boolean): string {
  const grooves = [0.35, 0.7].flatMap((share) =>
    two ? [-half * share, half * share] : [-half + 2 * half * share * 0.8],
  );
  const lines = path('groove', grooves.map((x) => `M${short(x)}-5v10`).join(''));
  const knobs = two ? [-5, 5] : [half - 6];
  return `${two ? leaf(-half, half) + leaf(0, half) : leaf(-half, 2 * half)}${lines}${knobs.map((x) => `<circle class="knob" cx="${short(x)}" r="1.8"/>`).join('')}`;
}

/** The leaves stand in the room, at their hinges. */
function turnedOpen(half: number, two: boolean): string {
  const one = (x: number): string => `${path('leaf', `M${short(x)} 2v-26`)}${path('leaf2', `M${short(x)} 0v-22`)}`;
  return `${one(-half + 2)}${two ? one(half - 2) : ''}`;
}

function slidOpen(half: number): string {
  const left = Math.min(12, half * 0.35);
  return `${leaf(-half, left)}${leaf(half - left, left)}${path('slot-line', `M${short(-half + left + 2)} 0H${short(half - left - 2)}`)}`;
}

function arrows(): string {
  return path('arrows-apart', 'M-10 0h7M3 0h7M-7-3l-4 3 4 3M7-3l4 3-4 3');
}

function broken(half: number): string {
  return path(
    'door',
    `M${short(-half)}-5h8l-3 4 4 3-3 3h-6zM${short(half)}-5h-8l3 5-4 2 2 3h7zM-4 6l6 2-3 4-5-2zM2-9l5 2-4 3z`,
  );
}

/** What is left of a wall that was broken. */
export function drawRubble(length: number): string {
  const half = length / 2;
  return path(
    'rubble',
    `M${short(-half)}-4l6-2 4 4-3 6-7 2zM${short(half)}-4l-7-1-3 5 4 5 6 1zM-8 2l5-2 4 3-3 4-6-1zM3-7l5-1 2 4-4 3-5-2z`,
  );
}

function path(name: string, d: string): string {
  return `<path class="${name}" d="${d}"/>`;
}
