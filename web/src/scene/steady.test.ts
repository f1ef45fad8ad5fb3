import { afterEach, describe, expect, it } from 'vitest';
import { type Steadied, steadied } from './testing/steadied.svelte.ts';

let map: Steadied;
afterEach(() => map.stop());

describe('a steady map', () => {
  it('holds at once what it is made of', () => {
    map = steadied({ hall: 1 }, 'hall');
    expect([map.get('hall'), map.get('yard'), map.reads()]).toEqual([1, undefined, 1]);
  });

  it('tells nobody of a change after which it holds the same', () => {
    map = steadied({ hall: 1, yard: 2 }, 'hall');
    map.make({ yard: 2, hall: 1 });
    expect(map.reads()).toBe(1);
  });

  it.each([
    ['another value', { hall: 1, yard: 3 }, 3],
    ['one more', { hall: 1, yard: 2, shed: 4 }, 2],
    ['one less', { hall: 1 }, undefined],
    ['one in the place of another', { hall: 1, shed: 2 }, undefined],
  ])('follows %s', (_, now, yard) => {
    map = steadied({ hall: 1, yard: 2 }, 'hall');
    map.make(now);
    expect(map.get('yard')).toBe(yard);
    expect(map.reads()).toBe(2);
  });
});
