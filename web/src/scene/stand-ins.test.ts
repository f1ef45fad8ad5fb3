import { describe, expect, test } from 'vitest';
import { noMarks } from './marks.ts';
import { answerAt, onlyLit, standsFor } from './stand-ins.ts';
import type { Stood } from './standing.ts';

function piece(id: string, at: string): Stood {
  const thing = { id, at, kind: 'piece', symbol: 's', name: id } as unknown as Stood['thing'];
  return { thing, x: 0, y: 0, size: 40, count: 1, heap: [thing], buried: false };
}

const one = piece('one', 'hall');
const other = piece('other', 'hall');
const lit = (...ids: string[]) => ({ ...noMarks, lit: new Set(ids) });

describe('the only lit thing of a space', () => {
  test('stands for the space', () => {
    expect([...onlyLit([one, other], lit('one'))]).toEqual([['hall', 'one']]);
  });

  test('is nobody where two are lit', () => {
    expect([...onlyLit([one, other], lit('one', 'other'))]).toEqual([]);
  });
});

describe('a press', () => {
  const standIns = new Map([['hall', 'one']]);

  test('on a space answers for the space where it answers itself, else for what stands in for it', () => {
    expect(answerAt('hall', lit('hall', 'one'), standIns)).toBe('hall');
    expect(answerAt('hall', lit('one'), standIns)).toBe('one');
    expect(answerAt('yard', lit('one'), standIns)).toBe('yard');
  });

  test('on a refused piece goes through to a lit place, and to nothing else', () => {
    const refused = { ...lit('hall'), refused: new Set(['other']) };
    expect(standsFor(other, refused, new Map())).toBe('hall');
    expect(standsFor(other, { ...refused, lit: new Set() }, new Map())).toBe('other');
  });

  test('on a heap answers for the one in it that is lit', () => {
    const heap = { ...one, heap: [one.thing, other.thing] };
    expect(standsFor(heap, lit('other'), new Map())).toBe('other');
  });
});
