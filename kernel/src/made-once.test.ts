import { expect, test } from 'vitest';
import { madeOf, madeOnce } from './made-once.ts';

test('what is made for a key is made once, and nobody can change it', () => {
  const asked: string[] = [];
  const map = madeOnce((name: string) => {
    asked.push(name);
    return { name, zones: [{ id: 'hall' }] };
  });
  expect(map('mansion')).toBe(map('mansion'));
  expect(map('garden').name).toBe('garden');
  expect(asked).toEqual(['mansion', 'garden']);
  expect(() => map('mansion').zones.push({ id: 'attic' })).toThrow();
  expect(() => Object.assign(map('mansion').zones[0] ?? {}, { id: 'attic' })).toThrow();
});

test('what is made of an object and a key is kept, until there are too many keys', () => {
  const [hall, garden] = [{}, {}];
  let made = 0;
  const count = madeOf<object, number>(2);
  const asked = (of: object, key: string) => count(of, key, () => ++made);
  expect([asked(hall, 'open'), asked(hall, 'shut'), asked(hall, 'open')]).toEqual([1, 2, 1]);
  expect([asked(hall, 'barred'), asked(hall, 'barred'), asked(hall, 'open')]).toEqual([3, 3, 4]);
  expect([asked(garden, 'open'), asked(garden, 'open')]).toEqual([5, 5]);
});
