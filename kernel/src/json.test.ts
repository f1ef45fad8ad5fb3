import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, copyJson, deepFreeze, hash, unplain } from './json.ts';

/** The same value with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, reversed(held)]),
  );
}

describe('canonical text', () => {
  it('is the same whatever the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(reversed(value)) === canonical(value)));
  });

  it('is JSON that stands for the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('tells lists of different order apart', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
    expect(canonical({ a: 1, b: 2 })).not.toBe(canonical({ a: 2, b: 1 }));
  });

  it('leaves out a key without a value, as a file does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
});

describe('hash', () => {
  it('is sixteen hexadecimal digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[0-9a-f]{16}$/.test(hash(text))));
  });

  it('differs between texts that differ', () => {
    const texts = Array.from({ length: 20_000 }, (_, i) => `world ${i}`);
    expect(new Set(texts.map(hash)).size).toBe(texts.length);
  });

  it('sees two letters that change places', () => {
    expect(hash('ab')).not.toBe(hash('ba'));
  });

  it('never changes: files hold it', () => {
    expect(hash('nécropole')).toBe('a9f11e22fbc2a091');
  });
});

describe('copies', () => {
  it('are equal and share nothing', () => {
    const original = { list: [{ a: 1 }], none: null };
    const copy = copyJson(original);
    expect(copy).toEqual(original);
    (copy.list[0] as { a: number }).a = 2;
    expect(original.list[0]?.a).toBe(1);
  });

  it('freeze all the way down', () => {
    const frozen = deepFreeze({ list: [{ a: 1 }] });
    expect(() => {
      (frozen.list[0] as { a: number }).a = 2;
    }).toThrow(TypeError);
  });
});

describe('what is not plain JSON', () => {
  it('is named by its path', () => {
    const world = { when: new Date(0), list: [1, undefined, { f: () => 0 }], set: new Set(), odd: Number.NaN };
    expect(unplain(world)).toEqual([
      'world.when is a Date',
      'world.list[1] is undefined',
      'world.list[2].f is a function',
      'world.set is a Set',
      'world.odd is NaN',
    ]);
  });

  it('does not hide beside what JSON writes', () => {
    const list = Object.assign([1, 2], { seen: new Set() });
    const holes: number[] = [0];
    holes[2] = 2;
    const computed = Object.defineProperty({}, 'now', { enumerable: true, get: () => 0 });
    const secret = Object.defineProperty({ a: 1 }, 'hidden', { enumerable: false, value: 1 });
    class Deck extends Array {}
    expect(
      unplain({ list, holes, computed, secret, named: { [Symbol('key')]: 1 }, zero: -0, deck: new Deck() }),
    ).toEqual([
      'world.list.seen is a name in a list',
      'world.holes[1] is a hole',
      'world.computed.now is computed',
      'world.secret.hidden is not enumerable',
      'world.named has the symbol Symbol(key) as a name',
      'world.zero is -0',
      'world.deck is a Deck',
    ]);
  });

  it('is nowhere in JSON', () => {
    const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    fc.assert(fc.property(fc.jsonValue(), (value) => unplain(asWritten(value)).length === 0));
  });
});
