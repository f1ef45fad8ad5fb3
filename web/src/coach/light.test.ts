import { describe, expect, it } from 'vitest';
import { lightFrom, type Sighted, unseenOf } from './light.ts';

const ground = { x: 0, y: 40, width: 390, height: 240 };

/** A phone: the board above, the note under it. */
function pointedAt(box: Sighted['board'], drawn: boolean): Sighted {
  return {
    board: { ...ground, height: 360 },
    ground,
    note: { x: 0, y: 450, width: 390, height: 120 },
    targets: [{ box, outline: null, isRound: false, isInSight: true, drawn }],
    askers: [],
    isOnBoard: true,
  };
}

describe('what the coach points at', () => {
  it('is brought into sight where the board hides a part of it', () => {
    const hidden = { x: 100, y: 260, width: 60, height: 80 };
    expect(unseenOf(pointedAt(hidden, true))).toEqual(hidden);
    expect(unseenOf(pointedAt({ ...hidden, y: 100 }, true))).toBeNull();
  });

  it('is left where it is beside the board, and where it fills the board', () => {
    expect(unseenOf(pointedAt({ x: 100, y: 300, width: 60, height: 80 }, false))).toBeNull();
    expect(unseenOf(pointedAt({ x: -50, y: 0, width: 500, height: 400 }, true))).toBeNull();
  });

  it('gets no light beyond the edge of the board', () => {
    expect(lightFrom(pointedAt({ x: 100, y: 260, width: 60, height: 80 }, true), false)?.edges).toBe(
      'M14 450L100 280M42 450L160 280',
    );
    expect(lightFrom(pointedAt({ x: 100, y: 300, width: 60, height: 80 }, true), false)).toBeNull();
  });

  it('is lit together where several things stand beside the board', () => {
    const [one, other] = [
      { x: 10, y: 400, width: 60, height: 20 },
      { x: 10, y: 420, width: 80, height: 20 },
    ];
    const seen = pointedAt(one, false);
    const both = { ...seen, targets: [...seen.targets, ...pointedAt(other, false).targets] };
    expect(lightFrom(both, false)).toEqual(
      lightFrom(pointedAt({ x: 10, y: 400, width: 80, height: 40 }, false), false),
    );
    const onBoard = { ...seen, targets: [...seen.targets, ...pointedAt({ ...one, y: 100 }, true).targets] };
    expect(lightFrom(onBoard, false)).toEqual(lightFrom(seen, false));
  });
});
