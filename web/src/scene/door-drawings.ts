/** Doors, windows and barriers, drawn along a level wall around its middle: whole, open or broken. */
import type { Point } from '@necropole/boards';
import type { EdgeState, SceneEdge } from '@necropole/kernel';
import { short } from './geometry.ts';

/** What stands in the wall, `length` long. The signs on it are not turned with it, and are drawn apart. */
export function drawInWall(kind: SceneEdge['kind'], state: EdgeState['state'], length: number): string {
  const half = Math.round(length / 2);
  switch (kind) {
    case 'door':
      return drawDoor(state, half);
    case 'window':
      return drawWindow(state, half);
    case 'barrier':
      return `${path('plank', `M${-half}-4h${2 * half}v8h${-2 * half}z`)}${path('plank', `M${4 - half} 6L${half - 6}-10l4 6L${8 - half} 12z`)}`;
    default:
      return '';
  }
}

function drawDoor(state: EdgeState['state'], half: number): string {
  const jambs = path('jamb', `M${-half}-7v14M${half}-7v14`);
  if (state === 'open') return `${jambs}${path('leaf', `M${-half} 2v-25`)}${path('leaf2', `M${-half} 0v-21`)}`;
  if (state === 'broken') return `${jambs}${path('door', `M${-half}-5h8l-3 5 3 6h-8zM${half}-5h-7l2 6-4 5h9z`)}`;
  const leaf = path('door', `M${-half}-7h${2 * half}v14h${-2 * half}z`);
  return `${leaf}${path('line', `M${6 - half}-7v14M${half - 6}-7v14`)}<circle class="knob" r="2.6"/>`;
}

/** A door that is locked only for whoever stands on one side: that half has its colour, the other is plain. */
export function drawOneSided(length: number, below: boolean): string {
  const half = Math.round(length / 2);
  const leaf = (name: string, y: number): string => path(name, `M${-half} ${y}h${2 * half}v7h${-2 * half}z`);
  return `${leaf('door', below ? 0 : -7)}${leaf('door plain', below ? -7 : 0)}`;
}

/** On which side of a wall that is turned so a point lies: below it, as it is drawn, and which way that is. */
export function sideOf(at: Point, turn: number, point: Point): { readonly below: boolean; readonly towards: Point } {
  const angle = (turn * Math.PI) / 180;
  const down: Point = [-Math.sin(angle), Math.cos(angle)];
  const below = (point[0] - at[0]) * down[0] + (point[1] - at[1]) * down[1] > 0;
  return { below, towards: below ? down : [-down[0], -down[1]] };
}

function drawWindow(state: EdgeState['state'], half: number): string {
  if (state === 'open' || state === 'broken') {
    const frame = path('line', `M${-half}-6.5v13M${half}-6.5v13`);
    return `${frame}${path('win', `M${-half}-6.5h9l-4 6 3 7h-8zM${half}-6.5h-8l3 5-5 8h10z`)}`;
  }
  const pane = path('win', `M${-half}-5.5h${2 * half}v11h${-2 * half}z`);
  return `${pane}${path('line', `M${short(-half / 3)}-5.5v11M${short(half / 3)}-5.5v11`)}`;
}

function path(name: string, d: string): string {
  return `<path class="${name}" d="${d}"/>`;
}
