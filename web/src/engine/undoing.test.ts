import type { Match } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { trailOf } from './undoing.ts';

function lines(...rows: readonly (readonly [seat: number, answer: string, informed: boolean])[]): Pick<Match, 'lines'> {
  return {
    lines: rows.map(([seat, answer, informed]) => ({ kind: 'answer', seat, answer, informed })),
  } as unknown as Pick<Match, 'lines'>;
}

describe('the trail of small questions', () => {
  it('holds the last answers of the seat, since somebody else answered', () => {
    const trail = trailOf(lines([1, 'pass', false], [0, 'pick:rat', false], [0, 'walk:2', false]), 0);
    expect(trail).toEqual([
      { key: 'pick:rat', free: true },
      { key: 'walk:2', free: true },
    ]);
  });

  it('goes back freely only as far as nothing became known', () => {
    const trail = trailOf(lines([0, 'pick:rat', false], [0, 'show:card', true], [0, 'walk:2', false]), 0);
    expect(trail.map(({ free }) => free)).toEqual([false, false, true]);
  });

  it('is no longer than can be seen at once', () => {
    const many = lines(...Array.from({ length: 6 }, (_, i) => [0, `walk:${i}`, false] as const));
    expect(trailOf(many, 0).map(({ key }) => key)).toEqual(['walk:3', 'walk:4', 'walk:5']);
    expect(trailOf(many, 1)).toEqual([]);
  });
});
