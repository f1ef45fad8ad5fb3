import {
  boundingBox,
  contains,
  graphFromOutlines,
  groupOf,
  neighbouringGroups,
  neighboursOf,
  type Point,
  sharedWall,
  tabulate,
  zonesOfGroup,
} from '@necropole/boards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeCards, storeFaces } from './cards.ts';
import { type CourtyardSide, cardSize, type StoreFaceId } from './faces.ts';
import {
  courtyardPlace,
  isCorner,
  layMall,
  mallBox,
  neighbouringStores,
  nextClockwise,
  type Position,
  placeOnMall,
  places,
  positions,
} from './mall.ts';

type Faces = Readonly<Record<Position, StoreFaceId>>;

const card: readonly Point[] = [
  [0, 0],
  [cardSize.width, 0],
  [cardSize.width, cardSize.height],
  [0, cardSize.height],
];

/** Any order of the cards, either face of each. */
const anyFaces: fc.Arbitrary<Faces> = fc
  .tuple(
    fc.shuffledSubarray([...storeCards], { minLength: 8, maxLength: 8 }),
    fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: 8, maxLength: 8 }),
  )
  .map(([cards, sides]) =>
    tabulate(positions, (_, i) => {
      const found = cards[i]?.faces[sides[i] ?? 0];
      if (found === undefined) throw new Error('eight cards, eight positions');
      return found.id;
    }),
  );
const anySide = fc.constantFrom<CourtyardSide>('cooperative', 'competitive');

const example: Faces = {
  NW: 'richs-galleria',
  N: 'hurs-jewelers',
  NE: 'crafts-and-colors',
  E: 'amps-electronics',
  SE: 'parking-deck-z',
  S: 'departmart',
  SW: 'echo-ridge-food-court',
  W: 'first-place-sporting-goods',
};

describe('the places of the cards', () => {
  it('go round clockwise, corners every other time', () => {
    expect(nextClockwise('NW')).toBe('N');
    expect(nextClockwise('W')).toBe('NW');
    expect(positions.filter(isCorner)).toEqual(['NW', 'NE', 'SE', 'SW']);
  });

  it('fill the box, do not overlap, and join centre to centre', () => {
    const boxes = [...positions.map((position) => places[position]), courtyardPlace].map((place) =>
      boundingBox(placeOnMall(card, place)),
    );
    expect(Math.min(...boxes.flatMap((box) => [box.x, box.y]))).toBe(0);
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBe(mallBox.width);
    expect(Math.max(...boxes.map((box) => box.y + box.height))).toBe(mallBox.height);
    boxes.forEach((a, i) => {
      boxes.slice(i + 1).forEach((b) => {
        const acrossX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const acrossY = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        expect(Math.min(acrossX, acrossY)).toBeLessThanOrEqual(0);
        if (acrossX === 0 && acrossY > 0) expect(2 * a.y + a.height).toBe(2 * b.y + b.height);
        if (acrossY === 0 && acrossX > 0) expect(2 * a.x + a.width).toBe(2 * b.x + b.width);
      });
    });
  });

  it('put each entrance symbol on the outside: straight out from it there is no other card', () => {
    const out = { NW: [-1, 0], N: [0, -1], NE: [1, 0], E: [1, 0], SE: [1, 0], S: [0, 1], SW: [-1, 0], W: [-1, 0] };
    for (const position of positions) {
      const [x, y] = placeOnMall([[1, 1]], places[position])[0] ?? [NaN, NaN];
      const [dx, dy] = out[position];
      const outside = [2, 20, 60, 130].map((far): Point => [x + far * (dx ?? NaN), y + far * (dy ?? NaN)]);
      const others = positions.map((other) => placeOnMall(card, places[other]));
      expect(outside.filter((point) => others.some((outline) => contains(outline, point)))).toEqual([]);
    }
  });
});

describe('a laid mall', () => {
  it('lists its rooms clockwise from the north-west, the courtyard last', () => {
    const mall = layMall(example, 'cooperative');
    expect(mall.zones).toHaveLength(29);
    expect(mall.groups).toEqual([...positions.map((position) => example[position]), 'courtyard']);
    expect(mall.zones.slice(0, 4).map((zone) => zone.id)).toEqual([
      'richs-galleria.1',
      'richs-galleria.2',
      'richs-galleria.3',
      'hurs-jewelers.1',
    ]);
    expect(JSON.parse(JSON.stringify(mall))).toEqual(mall);
  });

  it('joins rooms across cards as they lie on the table', () => {
    const mall = layMall(example, 'cooperative');
    // N is turned a quarter: its rooms run from north to south, and the north-west card lies beside them.
    expect(neighboursOf(mall, 'richs-galleria.2')).toEqual(['richs-galleria.1', 'richs-galleria.3', 'hurs-jewelers.2']);
    expect(neighboursOf(mall, 'hurs-jewelers.3')).toContain('courtyard.north');
    expect(neighboursOf(mall, 'courtyard.north')).toEqual([
      'hurs-jewelers.3',
      'courtyard.centre',
      'courtyard.east',
      'courtyard.west',
    ]);
    // E shows its lower edge to the courtyard.
    expect(neighboursOf(mall, 'courtyard.east')).toEqual([
      'amps-electronics.1',
      'amps-electronics.2',
      'amps-electronics.3',
      'courtyard.centre',
      'courtyard.north',
      'courtyard.south',
    ]);
  });

  it('is what its outlines say, for any faces anywhere', () => {
    fc.assert(
      fc.property(anyFaces, anySide, (faces, side) => {
        const mall = layMall(faces, side);
        expect(mall).toEqual(graphFromOutlines(mall.zones, { wall: 4 }));
      }),
      { numRuns: 200 },
    );
  });

  it('leaves no doubt: rooms of two cards share a wall that can be seen, or none at all', () => {
    const doubtful = positions.flatMap((position) =>
      storeFaces.flatMap((face) =>
        storeFaces.flatMap((next) =>
          face.rooms.flatMap((room) =>
            next.rooms.flatMap((other) => {
              const wall = sharedWall(
                placeOnMall(room.outline, places[position]),
                placeOnMall(other.outline, places[nextClockwise(position)]),
              );
              const apart = face.card === next.card || wall === 0 || wall >= 4;
              return apart ? [] : [`${face.id}.${room.number} at ${position}, ${next.id}.${other.number}: ${wall}`];
            }),
          ),
        ),
      ),
    );
    expect(doubtful).toEqual([]);
  });

  it('is connected, and neighbours are mutual', () => {
    fc.assert(
      fc.property(anyFaces, anySide, (faces, side) => {
        const mall = layMall(faces, side);
        expect(mall.steps.flat().every((step) => step >= 0)).toBe(true);
        const oneWay = mall.zones.filter(({ id }) =>
          neighboursOf(mall, id).some((other) => !neighboursOf(mall, other).includes(id)),
        );
        expect(oneWay).toEqual([]);
      }),
    );
  });

  it('has corner stores away from the courtyard, and the others beside their own side of it', () => {
    const sides = { N: 'courtyard.north', E: 'courtyard.east', S: 'courtyard.south', W: 'courtyard.west' } as const;
    fc.assert(
      fc.property(anyFaces, anySide, (faces, side) => {
        const mall = layMall(faces, side);
        for (const position of ['NW', 'NE', 'SE', 'SW'] as const) {
          expect(neighbouringGroups(mall, faces[position])).not.toContain('courtyard');
        }
        for (const position of ['N', 'E', 'S', 'W'] as const) {
          const stores = neighboursOf(mall, sides[position]).map((room) => groupOf(mall, room));
          expect(new Set(stores)).toEqual(new Set([faces[position], 'courtyard']));
        }
        expect(neighboursOf(mall, 'courtyard.centre')).toEqual(Object.values(sides));
      }),
    );
  });

  it('has each store beside the one before and the one after it, and no other', () => {
    fc.assert(
      fc.property(anyFaces, anySide, (faces, side) => {
        const mall = layMall(faces, side);
        for (const position of positions) {
          const before = positions.find((other) => nextClockwise(other) === position) ?? position;
          const expected = [faces[before], faces[nextClockwise(position)]];
          expect([...neighbouringStores(mall, faces[position])].sort()).toEqual(expected.sort());
          expect(zonesOfGroup(mall, faces[position])).toHaveLength(3);
        }
      }),
    );
  });
});
