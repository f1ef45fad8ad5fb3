/** Several spaces seen as one: what is in sight, what an answer would strike. Its outline runs around all of them. */
import { edgesOf } from '@necropole/boards';
import { inset, lineOf, pathOf } from './geometry.ts';
import type { Plan } from './plan.ts';

const INSIDE = 3;

/** The sides that two of the spaces share are left out; where spaces differ in size, each keeps its own. */
export function fieldOf(plan: Plan, ids: readonly string[]): { readonly inside: string; readonly edge: string } {
  const spaces = ids.map((id) => plan.spaceById.get(id)).filter((space) => space !== undefined);
  const tiled = spaces.every(({ kind }) => kind === 'square' || kind === 'hex');
  if (!tiled) {
    const each = spaces.map(({ glow }) => glow).join('');
    return { inside: each, edge: each };
  }
  const sides = new Map<string, { readonly line: string; readonly times: number }>();
  for (const { outline } of spaces) {
    const drawn = edgesOf(inset(outline, INSIDE));
    for (const [i, [from, to]] of edgesOf(outline).entries()) {
      const ends = [from, to].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).sort();
      const key = ends.join(' ');
      const own = drawn[i];
      sides.set(key, { line: own === undefined ? '' : lineOf(own), times: (sides.get(key)?.times ?? 0) + 1 });
    }
  }
  const edge = [...sides.values()].filter(({ times }) => times === 1).map(({ line }) => line);
  return { inside: spaces.map(({ outline }) => pathOf(outline)).join(''), edge: edge.join('') };
}
