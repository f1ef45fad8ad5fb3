/** Plain JSON, its canonical text, and its hash. Nothing here knows what a match is. */

/** What a world, a board and the value of an option are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The text of a value with the keys of every object in one order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const fields = Object.keys(record)
    .sort()
    .filter((key) => record[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
  return `{${fields.join(',')}}`;
}

/** A short fingerprint of a text: 64 bits as 16 hexadecimal digits. Finds accidents, not attackers. */
export function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** A deep copy of plain JSON. Slow and general: worlds are copied by their game's own `copy`. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const held = copyJson((value as Record<string, unknown>)[key]);
    // Assigned, it would become the prototype of the copy.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: held, enumerable: true, configurable: true });
    else copy[key] = held;
  }
  return copy as T;
}

/** Freezes a value and all that it holds. */
export function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  }
  return value;
}

/** What is not plain JSON in a value, as readable paths; empty when all is well. */
export function unplain(value: unknown, path = 'world'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return [`${path} is -0`];
    return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  }
  if (typeof value !== 'object') return [`${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`];
  const prototype: unknown = Object.getPrototypeOf(value);
  const isList = Array.isArray(value);
  if (prototype !== (isList ? Array.prototype : Object.prototype) && (isList || prototype !== null)) {
    return [`${path} is a ${value.constructor?.name ?? 'class instance'}`];
  }
  const found: string[] = [];
  if (isList)
    for (let i = 0; i < value.length; i++) if (!Object.hasOwn(value, i)) found.push(`${path}[${i}] is a hole`);
  for (const key of Reflect.ownKeys(value)) found.push(...unplainProperty(value, key, path));
  return found;
}

const PLACE = /^(0|[1-9]\d*)$/;

/** Everything that JSON would not write, or that a copy would lose: it must not hide beside what it does write. */
function unplainProperty(holder: object, key: string | symbol, path: string): readonly string[] {
  if (typeof key === 'symbol') return [`${path} has the symbol ${String(key)} as a name`];
  const isList = Array.isArray(holder);
  if (isList && key === 'length') return [];
  const isPlace = isList && PLACE.test(key);
  const at = isPlace ? `${path}[${key}]` : `${path}.${key}`;
  if (isList && !isPlace) return [`${at} is a name in a list`];
  const property = Object.getOwnPropertyDescriptor(holder, key);
  if (property?.get !== undefined || property?.set !== undefined) return [`${at} is computed`];
  if (property?.enumerable !== true) return [`${at} is not enumerable`];
  return unplain(property.value, at);
}
