import { areaOf, contains, edgesOf, type Polygon, sharedWall } from '@necropole/boards';
import { describe, expect, it } from 'vitest';
import { entranceSymbols } from '../symbols.ts';
import { isStoreRoom, storeCards, storeFaceById, storeFaces, storeRoomById, storeRooms } from './cards.ts';
import { courtyards } from './courtyard.ts';
import { cardSize, type StoreFace, type StoreFaceId } from './faces.ts';

type Span = readonly [number, number];
type Spans = Readonly<Partial<Record<1 | 2 | 3, Span>>>;
interface Edges {
  readonly top: Spans;
  readonly right: Spans;
  readonly bottom: Spans;
  readonly left: Spans;
  readonly '13': boolean;
}

/** What was read from photographs of the real cards: the share of each edge that each room touches, in percent. */
const photographed: Readonly<Partial<Record<StoreFaceId, Edges>>> = {
  'first-place-sporting-goods': {
    top: { '1': [0, 26], '2': [26, 72], '3': [72, 100] },
    right: { '3': [0, 100] },
    bottom: { '1': [0, 73], '3': [73, 100] },
    left: { '1': [0, 100] },
    '13': true,
  },
  'amps-electronics': {
    top: { '1': [0, 26], '2': [26, 52], '3': [52, 100] },
    right: { '3': [0, 100] },
    bottom: { '1': [0, 27], '2': [27, 74], '3': [74, 100] },
    left: { '1': [0, 100] },
    '13': false,
  },
  'crafts-and-colors': {
    top: { '1': [0, 74], '3': [74, 100] },
    right: { '3': [0, 100] },
    bottom: { '2': [0, 75], '3': [75, 100] },
    left: { '1': [0, 36], '2': [36, 100] },
    '13': true,
  },
  departmart: {
    top: { '1': [0, 50], '2': [50, 100] },
    right: { '2': [0, 34], '3': [34, 100] },
    bottom: { '2': [0, 51], '3': [51, 100] },
    left: { '1': [0, 68], '2': [68, 100] },
    '13': false,
  },
  'echo-ridge-food-court': {
    top: { '1': [0, 26], '2': [26, 75], '3': [75, 100] },
    right: { '3': [0, 100] },
    bottom: { '1': [0, 51], '3': [51, 100] },
    left: { '1': [0, 100] },
    '13': true,
  },
  'echo-ridge-security': {
    top: { '1': [0, 76], '3': [76, 100] },
    right: { '3': [0, 100] },
    bottom: { '2': [0, 50], '3': [50, 100] },
    left: { '1': [0, 34], '2': [34, 100] },
    '13': true,
  },
  'richs-galleria': {
    top: { '1': [0, 100] },
    right: { '1': [0, 35], '2': [35, 66], '3': [66, 100] },
    bottom: { '3': [0, 100] },
    left: { '1': [0, 35], '2': [35, 66], '3': [66, 100] },
    '13': false,
  },
  'gamelyn-world': {
    top: { '1': [0, 28], '2': [28, 100] },
    right: { '2': [0, 33], '3': [33, 100] },
    bottom: { '1': [0, 27], '2': [27, 51], '3': [51, 100] },
    left: { '1': [0, 100] },
    '13': false,
  },
  'hoards-collectibles': {
    top: { '1': [0, 26], '2': [26, 51], '3': [51, 100] },
    right: { '3': [0, 100] },
    bottom: { '1': [0, 50], '2': [50, 76], '3': [76, 100] },
    left: { '1': [0, 100] },
    '13': false,
  },
  'hurs-jewelers': {
    top: { '1': [0, 27], '2': [27, 60], '3': [60, 100] },
    right: { '3': [0, 100] },
    bottom: { '1': [0, 27], '2': [27, 60], '3': [60, 100] },
    left: { '1': [0, 100] },
    '13': false,
  },
  'parking-deck-z': {
    top: { '1': [0, 26], '2': [26, 100] },
    right: { '2': [0, 35], '3': [35, 100] },
    bottom: { '1': [0, 26], '3': [26, 100] },
    left: { '1': [0, 100] },
    '13': true,
  },
};
const photographedIds = storeFaces.map((face) => face.id).filter((id) => photographed[id] !== undefined);

const { width, height } = cardSize;

/** The stretch of a card edge that an outline touches, in percent. */
function touched(outline: Polygon, axis: 0 | 1, at: number): Span | undefined {
  const along = axis === 0 ? 1 : 0;
  const length = along === 0 ? width : height;
  const ends = edgesOf(outline)
    .filter(([from, to]) => from[axis] === at && to[axis] === at)
    .flatMap(([from, to]) => [(from[along] / length) * 100, (to[along] / length) * 100]);
  return ends.length === 0 ? undefined : [Math.min(...ends), Math.max(...ends)];
}

function spansOf(face: StoreFace, axis: 0 | 1, at: number): Spans {
  return Object.fromEntries(
    face.rooms.flatMap((room) => {
      const span = touched(room.outline, axis, at);
      return span === undefined ? [] : [[room.number, span]];
    }),
  );
}

function expectSpans(found: Spans, read: Spans): void {
  for (const number of [1, 2, 3] as const) {
    const [from, to] = found[number] ?? [-1, -1];
    const [readFrom, readTo] = read[number] ?? [-1, -1];
    expect(Math.abs(from - readFrom)).toBeLessThanOrEqual(3);
    expect(Math.abs(to - readTo)).toBeLessThanOrEqual(3);
  }
}

/** Rooms cover the card once: their surfaces add up to it, and no sampled point is in two or in none. */
function expectTiling(outlines: readonly Polygon[]): void {
  expect(outlines.reduce((sum, outline) => sum + areaOf(outline), 0)).toBeCloseTo(width * height);
  const amiss: string[] = [];
  for (let x = 0.37; x < width; x += 1.7) {
    for (let y = 0.41; y < height; y += 1.7) {
      const rooms = outlines.filter((outline) => contains(outline, [x, y])).length;
      if (rooms !== 1) amiss.push(`${rooms} rooms at ${x}, ${y}`);
    }
  }
  expect(amiss).toEqual([]);
}

describe('the store cards', () => {
  it('are 8 with two faces each, two of each symbol, numbered 1 and 2', () => {
    expect(storeCards).toHaveLength(8);
    expect(storeFaces).toHaveLength(16);
    expect(Object.keys(storeFaceById)).toHaveLength(16);
    expect(storeRooms).toHaveLength(48);
    expect(Object.keys(storeRoomById)).toHaveLength(48);
    expect(storeCards.map((card) => card.id)).toEqual(
      entranceSymbols.flatMap((symbol) => [`${symbol}-1`, `${symbol}-2`]),
    );
  });

  it('have the same symbol, number, objective icon and special feature on both faces', () => {
    for (const card of storeCards) {
      const [front, back] = card.faces.map((face) => ({
        card: `${face.symbol}-${face.number}`,
        icons: face.rooms.flatMap((room) => room.icons.filter((icon) => icon.kind !== 'flask')),
        supplies: face.rooms.flatMap((room) => room.supply ?? []),
        passages: face.rooms.flatMap((room) => (room.passage ? [room.number] : [])),
        traps: face.rooms.filter((room) => room.ability === 'arm-trap').length,
        vehicles: face.rooms.filter((room) => room.vehicle !== undefined).length,
      }));
      expect(front).toEqual(back);
      expect(front?.card).toBe(card.id);
      expect(card.faces.map((face) => face.card)).toEqual([card.id, card.id]);
    }
  });

  it('carry gears 1 to 4 and biohazards 1 to 4, once each', () => {
    const icons = storeCards.flatMap((card) => card.faces[0].rooms.flatMap((room) => room.icons));
    const numbered = icons.flatMap((icon) => (icon.kind === 'flask' ? [] : [`${icon.kind} ${icon.number}`]));
    expect(numbered.sort()).toEqual(['biohazard', 'gear'].flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind} ${n}`)));
  });

  it('have two supply spaces, one vehicle of each kind and two passages a mall', () => {
    const fronts = storeCards.flatMap((card) => card.faces[0].rooms);
    expect(fronts.flatMap((room) => room.supply ?? [])).toEqual([1, 2]);
    expect(fronts.filter((room) => room.passage)).toHaveLength(2);
    expect(storeRooms.flatMap((room) => room.vehicle ?? [])).toEqual(['motorcycle', 'police-car']);
  });

  it('have in their rooms what the photographs show, and what is ours on the five other faces', () => {
    const shown = storeFaces.map(({ id, symbol, number, rooms }) => [
      id,
      `${symbol} ${number}`,
      ...rooms.map(({ icons, ability = [], supply, passage, vehicle = [] }) =>
        [
          ...icons.map((icon) => ('number' in icon ? `${icon.kind} ${icon.number}` : icon.kind)),
          ...[ability].flat(),
          ...(supply === undefined ? [] : [`supply ${supply}`]),
          ...(passage ? ['passage'] : []),
          ...[vehicle].flat().map((each) => `parked ${each}`),
        ].join(', '),
      ),
    ]);
    expect(shown).toEqual([
      ['crafts-and-colors', 'green 1', 'gear 1', 'supply 1', 'flask'],
      ['nails-and-co', 'green 1', 'flask', 'gear 1, supply 1', 'shore-up'],
      ['first-place-sporting-goods', 'green 2', 'biohazard 1', 'clearance-sale', 'flask, gain-ammo'],
      ['one-hour-photo', 'green 2', 'flask', 'photo-lab', 'biohazard 1, gain-ammo'],
      ['echo-ridge-food-court', 'blue 1', 'flask', 'leftovers', 'biohazard 3'],
      ['echo-ridge-pharmacy', 'blue 1', 'biohazard 3', 'dispensary', 'flask'],
      ['departmart', 'blue 2', 'gear 3', 'flask, supply 2', 'gain-ammo'],
      ['highland-outfitters', 'blue 2', 'gear 3', 'flask, long-shot', 'gain-ammo, supply 2'],
      ['richs-galleria', 'purple 1', 'gear 2', 'flask, loud-crash', 'passage'],
      ['gamelyn-world', 'purple 1', 'gear 2', 'flask, bonus-round', 'passage'],
      ['parking-deck-z', 'purple 2', 'biohazard 2', 'flask, motorcycle, parked motorcycle', 'gain-ammo'],
      ['echo-ridge-security', 'purple 2', 'flask', 'biohazard 2, gain-ammo', 'police-car, parked police-car'],
      ['hoards-collectibles', 'orange 1', 'biohazard 4', 'passage', 'flask'],
      ['hurs-jewelers', 'orange 1', 'biohazard 4', 'passage', 'flask'],
      ['amps-electronics', 'orange 2', 'gear 4', 'gain-ammo', 'flask, arm-trap'],
      ['recess-playland', 'orange 2', 'flask', 'gear 4, slide', 'arm-trap'],
    ]);
  });

  it('say where they come from', () => {
    const ours = storeFaces.filter((face) => face.provenance === 'reconstructed').map((face) => face.id);
    expect(ours).toHaveLength(5);
    expect([...ours, ...photographedIds].sort()).toEqual(storeFaces.map((face) => face.id).sort());
  });
});

describe.each(storeFaces)('$id', (face) => {
  const [first, second, third] = face.rooms;

  it('has three numbered rooms, each with something in it', () => {
    expect(face.rooms.map((room) => room.number)).toEqual([1, 2, 3]);
    for (const room of face.rooms) {
      expect(room.icons.length + [room.ability, room.passage, room.supply].filter(Boolean).length).toBeGreaterThan(0);
    }
  });

  it('has one flask and one numbered icon', () => {
    const kinds = face.rooms.flatMap((room) => room.icons.map((icon) => icon.kind));
    expect(kinds).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'flask')).toHaveLength(1);
  });

  it('covers its card, entrance at the top left, 1 beside 2 and 2 beside 3', () => {
    expectTiling(face.rooms.map((room) => room.outline));
    expect(contains(first.outline, [1, 1])).toBe(true);
    expect(sharedWall(first.outline, second.outline)).toBeGreaterThanOrEqual(4);
    expect(sharedWall(second.outline, third.outline)).toBeGreaterThanOrEqual(4);
  });
});

describe.each(photographedIds)('%s as photographed', (id) => {
  const face = storeFaceById[id];
  const read = photographed[id];

  it('has its rooms where the card has them', () => {
    expectSpans(spansOf(face, 1, 0), read?.top ?? {});
    expectSpans(spansOf(face, 0, width), read?.right ?? {});
    expectSpans(spansOf(face, 1, height), read?.bottom ?? {});
    expectSpans(spansOf(face, 0, 0), read?.left ?? {});
  });

  it('has rooms 1 and 3 side by side only if the card has', () => {
    const wall = sharedWall(face.rooms[0].outline, face.rooms[2].outline);
    expect(wall >= 4).toBe(read?.['13']);
    expect(wall === 0 || wall >= 4).toBe(true);
  });
});

describe.each([courtyards.cooperative, courtyards.competitive])('the $side courtyard', (courtyard) => {
  it('is a centre with an ability and four sides, each beside the centre and its two neighbours', () => {
    expect(courtyard.rooms.map((room) => room.name)).toEqual(['centre', 'north', 'east', 'south', 'west']);
    expectTiling(courtyard.rooms.map((room) => room.outline));
    const [centre, ...sides] = courtyard.rooms;
    expect(courtyard.rooms.filter((room) => room.ability !== undefined)).toEqual([centre]);
    sides.forEach((side, i) => {
      expect(sharedWall(side.outline, centre.outline)).toBeGreaterThan(30);
      const walls = sides.map((other, j) => (i === j ? 0 : sharedWall(side.outline, other.outline)));
      expect(walls.map((wall) => wall > 4)).toEqual(sides.map((_, j) => (i + j) % 2 === 1));
    });
  });

  it('is no store', () => {
    expect(isStoreRoom('courtyard.centre')).toBe(false);
    expect(isStoreRoom('departmart.1')).toBe(true);
  });
});
