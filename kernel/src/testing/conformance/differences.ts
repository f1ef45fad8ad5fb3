/** Comparing values as texts, and naming the place where they part. */
import { canonical } from '../../app.ts';

/** Where two values differ first, with both; `null` when they are equal. */
export function difference(left: unknown, right: unknown, path = ''): string | null {
  if (JSON.stringify(left) === JSON.stringify(right) || canonical(left) === canonical(right)) return null;
  const bothObjects = isObject(left) && isObject(right) && Array.isArray(left) === Array.isArray(right);
  if (!bothObjects) return `${path || 'the whole'} is ${shown(left)} and ${shown(right)}`;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : canonical(value);
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}

/** Every object that a value holds, with its path. */
export function objectsIn(value: unknown, path = 'world', found = new Map<object, string>()): Map<object, string> {
  if (value === null || typeof value !== 'object' || found.has(value)) return found;
  found.set(value, path);
  for (const key of Reflect.ownKeys(value)) {
    objectsIn((value as Record<string | symbol, unknown>)[key], `${path}.${String(key)}`, found);
  }
  return found;
}

/** An object that both values hold, by its path in each; `null` when they share nothing. */
export function shared(left: unknown, right: unknown, from: [string, string]): string | null {
  const ours = objectsIn(left, from[0]);
  for (const [object, path] of objectsIn(right, from[1])) {
    const same = ours.get(object);
    if (same !== undefined) return `${path} is the same object as ${same}`;
  }
  return null;
}
