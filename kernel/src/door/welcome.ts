/** What may come in at all, whatever it is for: plain JSON, of a counted size, with no name that reaches a prototype. */

/** Names that lead from an object to what all objects share. */
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Control characters, and those that turn the direction of a text or break its line. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** May this be the name of a property? */
export function isSafeKey(key: string): boolean {
  return !FORBIDDEN.includes(key);
}

/** Shows a text all that it holds? */
export function isTame(text: string): boolean {
  return !HIDDEN.test(text);
}

/** A text without what it does not show. */
export function tamed(text: string): string {
  return text.replace(ALL_HIDDEN, '');
}

/** How large a value may be. */
export interface Measure {
  readonly depth: number;
  readonly values: number;
}

/** Why a value may not come in, in words for developers; `null` when it may. */
export function unwelcome(value: unknown, measure: Measure): string | null {
  return new Inspection(measure.values).look(value, measure.depth);
}

class Inspection {
  private left: number;

  constructor(values: number) {
    this.left = values;
  }

  look(value: unknown, depth: number): string | null {
    this.left -= 1;
    if (this.left < 0) return 'it holds too many values';
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
    if (typeof value === 'number') return Number.isFinite(value) ? null : 'it holds a number that is not finite';
    if (typeof value !== 'object') return `it holds a value of the type ${typeof value}`;
    if (depth <= 0) return 'it is nested too deeply';
    if (Array.isArray(value)) return this.list(value, depth);
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return 'it holds an object of a class';
    for (const key of Object.keys(value)) {
      if (!isSafeKey(key)) return `it holds the name ${key}`;
      const held = (value as Record<string, unknown>)[key];
      // A property without a value is none: no text would hold it.
      const wrong = held === undefined ? null : this.look(held, depth - 1);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private list(values: readonly unknown[], depth: number): string | null {
    if (values.length > this.left) return 'it holds too many values';
    for (const value of values) {
      const wrong = this.look(value, depth - 1);
      if (wrong !== null) return wrong;
    }
    return null;
  }
}
