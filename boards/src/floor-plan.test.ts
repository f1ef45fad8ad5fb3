import { describe, expect, it } from 'vitest';
import { floorPlan } from './floor-making.ts';
import {
  adjacent,
  buildingAround,
  distances,
  type FloorPlan,
  neighbours,
  openingPlace,
  seen,
  stepsTowards,
  zonePlace,
  zonesOfRoom,
} from './floor-plan.ts';
import type { Cell, FloorSketch } from './floor-sketch.ts';
import { areaOf, contains } from './plane.ts';

/** Small letters are outdoors, capitals indoors, `*` an obstacle; letters of one string in `rooms` share a room. */
function draw(
  rows: readonly string[],
  {
    rooms = [],
    openings = {},
    blind = [],
    links = [],
  }: {
    rooms?: readonly string[];
    openings?: Record<string, readonly [x: number, y: number, side: 'right' | 'below']>;
    blind?: readonly (readonly [x: number, y: number, side: 'right' | 'below'])[];
    links?: FloorSketch['links'];
  } = {},
): FloorPlan {
  const letters = [...new Set(rows.join(''))].filter((letter) => letter !== ' ');
  const cellsOf = (letter: string): Cell[] =>
    rows.flatMap((row, y) => [...row].flatMap((each, x) => (each === letter ? [[x, y] as const] : [])));
  return floorPlan({
    floors: ['ground'],
    zones: letters.map((letter) => ({
      id: letter,
      room: rooms.find((room) => room.includes(letter)) ?? letter,
      floor: 'ground',
      indoor: letter >= 'A' && letter <= 'Z',
      obstacle: letter === '*',
      cells: cellsOf(letter),
    })),
    openings: Object.entries(openings).map(([id, [x, y, side]]) => ({
      id,
      kind: 'door',
      floor: 'ground',
      cell: [x, y],
      side,
    })),
    sides: blind.map(([x, y, side]) => ({ floor: 'ground', cell: [x, y], side, is: 'blind' })),
    links,
  });
}

const always = (): boolean => true;
const never = (): boolean => false;

/** What somebody in a zone sees, as `zone` and range: `a0 b1`. */
function view(plan: FloorPlan, zone: string, isOpen = always): string {
  return seen(plan, zonePlace(plan, zone), isOpen)
    .map((each) => `${plan.zones[each.zone]?.id}${each.range}`)
    .join(' ');
}

function beside(plan: FloorPlan, zone: string, isOpen = always): string {
  return neighbours(plan, zonePlace(plan, zone), isOpen)
    .map((place) => plan.zones[place]?.id)
    .join('');
}

describe('steps', () => {
  const house = draw(['aabb', 'AABB', 'CCDD'], {
    rooms: ['CD'],
    openings: { front: [0, 0, 'below'], back: [3, 1, 'below'] },
  });

  it('go over common sides and never over corners', () => {
    expect(beside(house, 'a')).toBe('bA');
    expect(beside(house, 'C')).toBe('D');
    expect(beside(draw(['ab', 'cd']), 'a')).toBe('bc');
  });

  it('go through openings that are open, never through walls', () => {
    expect(beside(house, 'A', never)).toBe('');
    expect(beside(house, 'A')).toBe('a');
    expect(beside(house, 'B')).toBe('D');
    const front = openingPlace(house, 'front');
    expect(adjacent(house, 0, zonePlace(house, 'A'), (opening) => opening === front)).toBe(true);
    expect(adjacent(house, zonePlace(house, 'B'), zonePlace(house, 'D'), (opening) => opening === front)).toBe(false);
  });

  it('go round an obstacle, which nobody enters', () => {
    const court = draw(['abc', 'd*e', 'fgh']);
    expect(beside(court, 'b')).toBe('ac');
    expect(distances(court, zonePlace(court, 'b'), always)[zonePlace(court, 'g')]).toBe(4);
    expect(distances(court, zonePlace(court, 'b'), always)[zonePlace(court, '*')]).toBe(-1);
  });

  it('take stairs between zones that share no side', () => {
    const stairs = draw(['A B'], { links: [['A', 'B']] });
    expect(beside(stairs, 'A', never)).toBe('B');
    expect(view(stairs, 'A')).toBe('A0');
  });
});

describe('sight outdoors', () => {
  it('is straight, as far as the next wall, and never diagonal', () => {
    const street = draw(['abcd', 'eAfg']);
    expect(view(street, 'a')).toBe('a0 b1 e1 c2 d3');
    expect(view(street, 'e')).toBe('e0 a1');
    expect(view(street, 'c')).toBe('c0 b1 d1 f1 a2');
  });

  it('crosses an obstacle', () => {
    expect(view(draw(['a*b']), 'a')).toBe('a0 b2');
  });

  it('ends in the first zone behind an open opening', () => {
    const row = draw(['abABC'], { rooms: ['AB'], openings: { door: [1, 0, 'right'] } });
    expect(view(row, 'a')).toBe('a0 b1 A2');
    expect(view(row, 'a', never)).toBe('a0 b1');
  });
});

describe('sight indoors', () => {
  it('goes along a large room, not round its corner', () => {
    const room = draw(['ABC', 'XXD'], { rooms: ['ABCD'] });
    expect(view(room, 'A')).toBe('A0 B1 C2');
    expect(view(room, 'C')).toBe('C0 B1 D1 A2');
  });

  it('enters the next room by the opening of the own zone only, and its first zone only', () => {
    const rooms = draw(['ABCD'], { rooms: ['AB', 'CD'], openings: { door: [1, 0, 'right'] } });
    expect(view(rooms, 'A')).toBe('A0 B1');
    expect(view(rooms, 'B')).toBe('B0 A1 C1');
    expect(view(rooms, 'B', never)).toBe('B0 A1');
    expect(view(rooms, 'C')).toBe('C0 B1 D1');
  });

  it('sees a zone behind an opening whatever the shape of both', () => {
    const bend = draw(['AAA', 'A B', 'XXB'], { openings: { door: [2, 0, 'below'] } });
    expect(view(bend, 'A')).toBe('A0 B1');
    expect(view(bend, 'B')).toBe('B0 A1');
  });

  it('goes out in the line of the opening, over any number of zones, and into no second house', () => {
    const facing = draw(['xaaby', 'AcdeB'], { openings: { left: [0, 1, 'right'], right: [3, 1, 'right'] } });
    expect(view(facing, 'A')).toBe('A0 c1 d2 e3');
    expect(view(facing, 'e')).toContain('A3');
  });

  it('is stopped by stairs that one may pass', () => {
    const hall = draw(['AB'], { rooms: ['AB'], blind: [[0, 0, 'right']] });
    expect(view(hall, 'A')).toBe('A0');
    expect(beside(hall, 'A', never)).toBe('B');
  });
});

describe('ways', () => {
  const ring = draw(['abc', 'd*e', 'fgh']);
  const at = (id: string): number => zonePlace(ring, id);
  const ids = (steps: readonly { readonly zone: number }[]): string =>
    steps.map(({ zone }) => ring.zones[zone]?.id).join('');

  it('lead to each nearest goal, with every first step of a shortest way', () => {
    const { distance, ways } = stepsTowards(ring, at('b'), [at('g'), at('g')], always);
    expect(distance).toBe(4);
    expect(ways.map(({ goal, steps }) => [goal, ids(steps)])).toEqual([[at('g'), 'ac']]);
    const split = stepsTowards(ring, at('b'), [at('h'), at('d'), at('e')], always);
    expect(split.distance).toBe(2);
    expect(split.ways.map(({ goal, steps }) => [goal, ids(steps)])).toEqual([
      [at('d'), 'a'],
      [at('e'), 'c'],
    ]);
  });

  it('end where one stands, or nowhere', () => {
    expect(stepsTowards(ring, at('a'), [at('a'), at('b')], always)).toEqual({ distance: 0, ways: [] });
    expect(stepsTowards(ring, at('a'), [at('*')], always)).toEqual({ distance: Infinity, ways: [] });
    expect(stepsTowards(ring, at('a'), [], always)).toEqual({ distance: Infinity, ways: [] });
  });

  it('name the openings that a step goes through', () => {
    const row = draw(['aA', 'aA'], { openings: { door: [0, 0, 'right'], window: [0, 1, 'right'] } });
    const way = (isOpen: (opening: number) => boolean) => stepsTowards(row, 0, [1], isOpen).ways[0]?.steps;
    expect(way(always)).toEqual([{ zone: 1, through: [0, 1] }]);
    expect(way((opening) => opening === 1)).toEqual([{ zone: 1, through: [1] }]);
    expect(way(never)).toBeUndefined();
  });
});

describe('buildings', () => {
  const street = draw(['ABCa', 'DEFb'], {
    rooms: ['BC'],
    openings: { inner: [0, 0, 'right'], front: [2, 0, 'right'], side: [2, 1, 'right'], shut: [0, 1, 'right'] },
  });

  it('reach as far as nothing closed parts them, and never over the street', () => {
    const names = (zone: string, open: readonly string[]): string =>
      buildingAround(street, zonePlace(street, zone), (opening) => open.includes(street.openings[opening]?.id ?? ''))
        .map((place) => street.zones[place]?.id)
        .join('');
    expect(names('B', [])).toBe('BC');
    expect(names('C', ['inner', 'front', 'side'])).toBe('ABC');
    expect(names('F', ['front', 'side'])).toBe('F');
    expect(names('a', ['front'])).toBe('');
  });

  it('end at the stairs', () => {
    const zone = { room: 'hall', indoor: true, obstacle: false, cells: [[0, 0]] } as const;
    const plan = floorPlan({
      floors: ['ground', 'upper'],
      zones: [
        { id: 'foot', floor: 'ground', ...zone },
        { id: 'head', floor: 'upper', ...zone },
      ],
      openings: [],
      sides: [],
      links: [['foot', 'head']],
    });
    expect(adjacent(plan, 0, 1, never)).toBe(true);
    expect(buildingAround(plan, 0, always)).toEqual([0]);
  });

  it('consist of rooms', () => {
    expect(zonesOfRoom(street, 'BC')).toEqual([1, 2]);
  });
});

describe('a plan', () => {
  const plan = draw(['aab', 'aAb', 'bbb'], { openings: { door: [0, 1, 'right'] } });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it('outlines its zones, and knows a point inside each', () => {
    expect(plan.zones.map(({ outline }) => areaOf(outline))).toEqual([3, 5, 1]);
    expect(plan.zones.every(({ outline, middle }) => contains(outline, middle))).toBe(true);
  });

  it('draws walls as long as they are, with a gap for the door', () => {
    expect(plan.walls).toHaveLength(3);
    expect(plan.walls).toContainEqual({ floor: 'ground', from: [1, 1], to: [2, 1], kind: 'wall' });
    expect(draw(['AB', 'AC'], { rooms: ['BC'] }).walls).toContainEqual({
      floor: 'ground',
      from: [1, 0],
      to: [1, 2],
      kind: 'wall',
    });
  });

  it('refuses what cannot be: an opening in the air, a zone or an opening that it does not have', () => {
    expect(() => draw(['aA'], { openings: { door: [1, 0, 'right'] } })).toThrow('door');
    expect(() => draw(['aa'], { openings: { door: [0, 0, 'right'] } })).toThrow('door');
    expect(() => zonePlace(plan, 'z')).toThrow('z');
    expect(() => openingPlace(plan, 'gate')).toThrow('gate');
  });
});
