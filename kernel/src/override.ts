/** A correction by hand: one value of a world, by its path. It reaches what the world itself holds, and nothing else. */
import { LIMITS } from './door/limits.ts';
import { isSafeKey, unwelcome } from './door/welcome.ts';
import type { Json } from './json.ts';

/** Sets the value at a path of a world. Throws when there is none, or when the value is none for a world. */
export function setAt(world: object, path: readonly (string | number)[], value: Json): void {
  const wrong = unwelcome(value, { depth: LIMITS.depth, values: LIMITS.lineValues });
  if (wrong !== null) throw new Error(`This cannot be set: ${wrong}`);
  let holder: unknown = world;
  for (const step of path.slice(0, -1)) holder = holds(holder, step) ? holder[step] : null;
  const last = path[path.length - 1];
  if (last === undefined || !holds(holder, last)) throw new Error(`The world has nothing at ${path.join('.')}`);
  const [here, given] = [kindOf(holder[last]), kindOf(value)];
  if (here !== given && here !== 'null' && given !== 'null') {
    throw new Error(`The world has a value of the kind ${here} at ${path.join('.')}, not ${given}`);
  }
  holder[last] = value;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Has it a property of its own by this name? The length of a list is none. */
function holds(value: unknown, step: string | number): value is Record<string | number, unknown> {
  if (value === null || typeof value !== 'object' || !isSafeKey(`${step}`)) return false;
  return Object.prototype.propertyIsEnumerable.call(value, step);
}
