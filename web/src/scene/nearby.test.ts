import { expect, it } from 'vitest';
import { nearby } from './nearby.ts';

/** Boxes of all sizes, strewn over a wide field, some of them off its edges. */
const boxes = Array.from({ length: 200 }, (_, i) => ({
  x: ((i * 379) % 1900) - 400,
  y: ((i * 613) % 1700) - 300,
  width: 1 + ((i * 37) % 400),
  height: 1 + ((i * 53) % 90),
}));

it('what lies near is all that overlaps, each once, in its order', () => {
  const near = nearby(boxes, (box) => box);
  for (const { x, y, width, height } of boxes) {
    const wanted = { x: x - 5, y: y + 3, width: width + 20, height };
    const overlapping = boxes.filter(
      (box) =>
        box.x < wanted.x + wanted.width &&
        wanted.x < box.x + box.width &&
        box.y < wanted.y + wanted.height &&
        wanted.y < box.y + box.height,
    );
    expect(near.at(wanted)).toEqual(overlapping);
  }
});

it('where nothing is, nothing lies near', () => {
  expect(nearby([], (box: never) => box).at({ x: 0, y: 0, width: 10, height: 10 })).toEqual([]);
  expect(nearby(boxes, (box) => box).at({ x: 9000, y: 9000, width: 10, height: 10 })).toEqual([]);
});
