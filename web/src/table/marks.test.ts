import type { Scene } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { marksOf } from './marks.ts';
import { allowed, asked, sceneOf } from './testing/made-up.ts';

const spaces = ['attic', 'cellar'].map((id) => ({ id }));
const scene = { ...sceneOf(1), ground: { width: 1, height: 1, groups: [], spaces } } as unknown as Scene;
const nothing = { answer: null, thing: null, refused: null };

describe('the place that a question is about', () => {
  const lit = (...options: Parameters<typeof asked>) => [
    ...(marksOf(scene, { ...asked(...options), refs: ['cellar', 'ada'] }, nothing).asked ?? []),
  ];

  it('is lit where no answer lies on the board', () => {
    expect(lit(allowed('lay:1', 'token'), allowed('lay:2'))).toEqual(['cellar']);
  });

  it('is left dark where the answers are lit there', () => {
    expect(lit(allowed('go:attic', 'attic'))).toEqual([]);
  });
});
