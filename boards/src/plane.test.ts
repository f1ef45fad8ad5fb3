import { describe, expect, it } from 'vitest';
import {
  areaOf,
  boundingBox,
  centroid,
  contains,
  distanceToWall,
  labelPoint,
  type Polygon,
  sharedWall,
  translate,
  turnOnCard,
} from './plane.ts';

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

/** A room with a bay: its centroid lies in a wall. */
const hook: Polygon = [
  [0, 0],
  [40, 0],
  [40, 4],
  [4, 4],
  [4, 40],
  [0, 40],
];

describe('the wall that two polygons share', () => {
  it('is the stretch where their sides overlap', () => {
    expect(sharedWall(square, translate(square, 10, 3))).toBe(7);
    expect(sharedWall(translate(square, 10, 3), square)).toBe(7);
  });

  it('is nothing where they meet at a corner only', () => {
    expect(sharedWall(square, translate(square, 10, 10))).toBe(0);
  });

  it('is nothing where they are apart, even on the same line', () => {
    expect(sharedWall(square, translate(square, 12, 0))).toBe(0);
    expect(sharedWall(square, translate(square, 10, 11))).toBe(0);
  });

  it('allows for walls drawn a hair apart', () => {
    expect(sharedWall(square, translate(square, 10.3, 0))).toBe(10);
  });

  it('runs in any direction, whichever way round the corners are written', () => {
    const below: Polygon = [
      [0, 0],
      [30, 40],
      [0, 40],
    ];
    const above: Polygon = [
      [0, 0],
      [30, 0],
      [30, 40],
    ];
    expect(sharedWall(below, above)).toBeCloseTo(50);
    expect(sharedWall(below, [...above].reverse())).toBeCloseTo(50);
  });

  it('adds up several stretches', () => {
    const teeth: Polygon = [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
      [10, 8],
      [15, 8],
      [15, 3],
      [10, 3],
    ];
    expect(sharedWall(square, teeth)).toBe(5);
  });
});

describe('turning a figure on its card', () => {
  const card = { width: 125, height: 88 };
  const topLeft: Polygon = [
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ];

  it('is clockwise, and the card stays at the origin', () => {
    expect(boundingBox(turnOnCard(topLeft, card, 0))).toEqual({ x: 0, y: 0, width: 20, height: 10 });
    expect(boundingBox(turnOnCard(topLeft, card, 1))).toEqual({ x: 78, y: 0, width: 10, height: 20 });
    expect(boundingBox(turnOnCard(topLeft, card, 2))).toEqual({ x: 105, y: 78, width: 20, height: 10 });
    expect(boundingBox(turnOnCard(topLeft, card, 3))).toEqual({ x: 0, y: 105, width: 10, height: 20 });
  });

  it('comes round after four quarters', () => {
    const portrait = { width: card.height, height: card.width };
    const turned = turnOnCard(turnOnCard(hook, card, 1), portrait, 3);
    expect(turned).toEqual(hook);
  });
});

describe('measures', () => {
  it('know surface, box and centre', () => {
    expect(areaOf(hook)).toBe(304);
    expect(areaOf([...hook].reverse())).toBe(304);
    expect(centroid(translate(square, 5, 7))).toEqual([10, 12]);
    expect(centroid([...square].reverse())).toEqual([5, 5]);
  });

  it('tell inside from outside', () => {
    expect(contains(hook, [2, 30])).toBe(true);
    expect(contains(hook, [20, 20])).toBe(false);
    expect(distanceToWall(square, [5, 8])).toBe(2);
  });

  it('put a label where there is room, inside even where the centroid is not', () => {
    expect(contains(hook, centroid(hook))).toBe(false);
    const point = labelPoint(hook);
    expect(contains(hook, point)).toBe(true);
    expect(distanceToWall(hook, point)).toBeGreaterThan(1.8);
    expect(labelPoint(square)).toEqual([5, 5]);
  });
});
