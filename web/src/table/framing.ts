/** How far the board has to move on the screen, so that whoever is asked is seen whole, clear of what lies over the board. */
import type { Area } from '../learn/placing.ts';

/** What is seen has so much room around it. */
const ROOM = 6;

type Move = readonly [dx: number, dy: number];

/**
 * The least move with which those who are asked lie on the board, in the clear; with as many of the others as there is room for, the
 * nearest first. Where the others lie all around, and not all of them have room, who is asked lies in the middle. None where the board
 * has no room for them.
 */
export function frameFor(asked: readonly Area[], others: readonly Area[], board: Area, over: readonly Area[]): Move {
  const [first, ...more] = asked;
  if (first === undefined) return [0, 0];
  const middle = middleOf(first);
  if (more.length === 0 && others.length > 0 && isAround(others.reduce(joined), middle)) {
    return moveTo([first, ...others], board, []) ?? toMiddle([first], board);
  }
  const near = [...others].sort((a, b) => apart(middleOf(a), middle) - apart(middleOf(b), middle));
  let best: Move | null = moveTo([first], board, over);
  let kept: readonly Area[] = [first];
  for (const one of [...more, ...near]) {
    const move = moveTo([...kept, one], board, over);
    if (move === null) continue;
    best = move;
    kept = [...kept, one];
  }
  return best ?? moveTo([first], board, []) ?? [0, 0];
}

/** The move with which these lie in the middle of the board: who was out of sight is found there. */
export function toMiddle(boxes: readonly Area[], board: Area): Move {
  const [first, ...more] = boxes;
  if (first === undefined) return [0, 0];
  const [[x, y], [left, top]] = [middleOf(board), middleOf(more.reduce(joined, first))];
  return [x - left, y - top];
}

/** The least move that brings all of these onto the board and from under what lies over it; `null` where none does. */
function moveTo(boxes: readonly Area[], board: Area, over: readonly Area[]): Move | null {
  const all = boxes.reduce(joined);
  const [x, y] = [
    inside([all.left, all.right], [board.left, board.right]),
    inside([all.top, all.bottom], [board.top, board.bottom]),
  ];
  if (x === null || y === null) return null;
  // To the edges of what lies over it: beside it, above it or below it.
  const across = over.flatMap((one) => boxes.map((box) => one.left - ROOM - box.right));
  const along = over.flatMap((one) =>
    boxes.flatMap((box) => [one.top - ROOM - box.bottom, one.bottom + ROOM - box.top]),
  );
  const moves = [x, ...across].flatMap((dx) => [y, ...along].map((dy): Move => [dx, dy]));
  const [least] = moves
    .filter((move) => isClear(boxes, move, board, over))
    .sort((a, b) => apart(a, [0, 0]) - apart(b, [0, 0]));
  return least ?? null;
}

type Stretch = readonly [from: number, to: number];

/** How far a stretch has to move to lie in another, with room around it; `null` where it is longer. */
function inside([from, to]: Stretch, [start, end]: Stretch): number | null {
  if (to - from + 2 * ROOM > end - start) return null;
  return Math.max(0, start + ROOM - from) + Math.min(0, end - ROOM - to);
}

function isClear(boxes: readonly Area[], [dx, dy]: Move, board: Area, over: readonly Area[]): boolean {
  return boxes.every((box) => {
    const [left, right, top, bottom] = [box.left + dx, box.right + dx, box.top + dy, box.bottom + dy];
    const on = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
    return on && !over.some((one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom);
  });
}

function isAround({ left, right, top, bottom }: Area, [x, y]: Move): boolean {
  return left < x && x < right && top < y && y < bottom;
}

/** Do all of these lie on the board? */
export function allOn(boxes: readonly Area[], board: Area): boolean {
  return boxes.every(
    ({ left, right, top, bottom }) =>
      left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom,
  );
}

function joined(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function middleOf({ left, top, right, bottom }: Area): Move {
  return [(left + right) / 2, (top + bottom) / 2];
}

function apart([x, y]: Move, [otherX, otherY]: Move): number {
  return Math.hypot(x - otherX, y - otherY);
}
