/** The tiles are reconstructed: here stands everything that the book lets one work out about them. */
import { adjacent, distances, seen, sightRange, zonePlace, zonesOfRoom } from '@necropole/boards';
import { describe, expect, it } from 'vitest';
import { planText } from '../../testing/plan-text.ts';
import { TILE_CELLS, type TileFace, type TileFaceId, tileFaceIds } from './faces.ts';
import { tileFaces } from './index.ts';
import { layTiles } from './layout.ts';

const ground = layTiles([
  {
    floor: 'ground',
    turns: 0,
    tiles: [
      ['10R', '11R', '12R'],
      ['13R', '14R', '15R'],
      ['16R', '17R', '18R'],
    ],
  },
]);
const basement = layTiles([
  {
    floor: 'basement',
    turns: 0,
    tiles: [
      ['10V', '11V', '12V'],
      ['13V', '14V', '15V'],
    ],
  },
]);
const upper = layTiles([{ floor: 'upper', turns: 0, tiles: [['16V', '17V', '18V']] }]);
const faces = tileFaceIds.map((id) => tileFaces[id]);

/** How many zones of these faces carry a symbol. */
function symbols(symbol: 'spawn' | 'citizen', ...ids: readonly TileFaceId[]): number {
  return ids.flatMap((id) => tileFaces[id].zones).filter((zone) => zone.symbols?.includes(symbol)).length;
}

function zonesOf(room: string): readonly { readonly face: TileFace; readonly zone: TileFace['zones'][number] }[] {
  return faces.flatMap((face) => face.zones.filter((zone) => zone.room === room).map((zone) => ({ face, zone })));
}

const isOpen = (): boolean => true;
const isShut = (): boolean => false;

describe('the drawing of a face', () => {
  it.each(faces.map((face) => [face.id, face] as const))(
    '%s has a cell for every zone and a zone for every cell',
    (_, face) => {
      expect(face.plan.map((line) => line.length)).toEqual(Array(2 * TILE_CELLS + 1).fill(2 * TILE_CELLS + 1));
      const drawn = new Set(face.plan.flatMap((line, y) => [...line].filter((_mark, x) => x % 2 === 1 && y % 2 === 1)));
      expect([...drawn].sort()).toEqual(face.zones.map((zone) => zone.mark).sort());
      expect(new Set(face.zones.map((zone) => zone.id)).size).toBe(face.zones.length);
    },
  );

  it.each(faces.map((face) => [face.id, face] as const))('%s shows walls exactly where there are walls', (id, face) => {
    const { plan } = layTiles([{ floor: face.floor, turns: 0, tiles: [[id]] }]);
    const walls = new Set<string>();
    for (const { from, to, kind } of plan.walls) {
      for (let x = 2 * from[0]; x <= 2 * to[0]; x++) {
        for (let y = 2 * from[1]; y <= 2 * to[1]; y++) if ((x + y) % 2 === 1 && kind === 'wall') walls.add(`${x} ${y}`);
      }
    }
    const last = 2 * TILE_CELLS;
    face.plan.forEach((line, y) => {
      [...line].forEach((mark, x) => {
        if ((x + y) % 2 === 0 || x === 0 || y === 0 || x === last || y === last) return;
        const place = `${id} ${x} ${y}`;
        expect([place, '|-'.includes(mark)]).toEqual([place, walls.has(`${x} ${y}`)]);
      });
    });
  });

  it('agrees with its neighbours about what stands on a common edge', () => {
    const rows = [
      ['10R', '11R', '12R'],
      ['13R', '14R', '15R'],
      ['16R', '17R', '18R'],
    ] as const;
    const basementRows = [
      ['10V', '11V', '12V'],
      ['13V', '14V', '15V'],
    ] as const;
    const edge = (id: TileFaceId, side: 'top' | 'bottom' | 'left' | 'right'): string => {
      const { plan } = tileFaces[id];
      if (side === 'top' || side === 'bottom') return plan.at(side === 'top' ? 0 : -1) ?? '';
      return plan.map((line) => line.at(side === 'left' ? 0 : -1)).join('');
    };
    const sides = (line: string): string => [...line].filter((_, i) => i % 2 === 1).join('');
    for (const grid of [rows, basementRows, [['16V', '17V', '18V']] as const]) {
      grid.forEach((row, y) => {
        row.forEach((id, x) => {
          const [right, below] = [row[x + 1], grid[y + 1]?.[x]];
          if (right !== undefined) expect([id, sides(edge(id, 'right'))]).toEqual([id, sides(edge(right, 'left'))]);
          if (below !== undefined) expect([id, sides(edge(id, 'bottom'))]).toEqual([id, sides(edge(below, 'top'))]);
        });
      });
    }
  });
});

describe('the house of the missions', () => {
  it('has three floors', () => {
    for (const face of faces) {
      const number = Number.parseInt(face.id, 10);
      const floor = face.id.endsWith('R') ? 'ground' : number < 16 ? 'basement' : 'upper';
      expect([face.id, face.floor]).toEqual([face.id, floor]);
    }
  });

  it('has one shaft on each, on 11R, 11V and 17V, whose doors nothing else shares', () => {
    const shafts = faces.filter((face) => face.zones.some((zone) => zone.shaft)).map(({ id }) => id);
    expect(shafts).toEqual(['11R', '11V', '17V']);
    for (const { plan, shafts } of [ground, basement, upper]) {
      for (const shaft of Object.values(shafts)) {
        const kinds = (plan.openingsOf[shaft] ?? []).map((opening) => plan.openings[opening]?.kind);
        expect(new Set(kinds)).toEqual(new Set(['elevator']));
      }
    }
  });

  it('has stairs from the entrance to two landings, and nobody sees up or down', () => {
    const { plan } = layTiles([
      { floor: 'upper', turns: 0, tiles: [['16V', '17V', '18V']] },
      { floor: 'ground', turns: 0, tiles: [['13R', '14R', '15R']] },
    ]);
    const [entrance, behind] = [zonePlace(plan, '14R.entrance'), zonePlace(plan, '14R.hall-back')];
    const landings = plan.links.map(([a, b]) => (a === entrance ? b : a));
    expect(landings.map((place) => plan.zones[place]?.id)).toEqual(['17V.landing-west', '17V.landing-east']);
    for (const landing of landings) {
      expect(adjacent(plan, entrance, landing, isShut)).toBe(true);
      expect(sightRange(plan, entrance, landing, isOpen)).toBe(-1);
    }
    expect(sightRange(plan, entrance, behind, isOpen)).toBe(-1);
    expect(adjacent(plan, entrance, behind, isShut)).toBe(true);
  });

  it('has stairs only where both floors are laid', () => {
    expect([ground, basement, upper].map(({ plan }) => plan.links)).toEqual([[], [], []]);
  });

  it('has a large hall and a kitchen with three spawn symbols and two citizens together', () => {
    const both = [...zonesOf('hall'), ...zonesOf('kitchen')];
    expect(zonesOf('hall').length).toBeGreaterThan(1);
    expect(both.filter(({ zone }) => zone.symbols?.includes('spawn'))).toHaveLength(3);
    expect(both.filter(({ zone }) => zone.symbols?.includes('citizen'))).toHaveLength(2);
    expect(ground.plan.openingPlaces['14R.hall-east/15R.kitchen']).toBeDefined();
  });

  it('has a fountain on 17R that everybody sees across and nobody enters', () => {
    const { plan } = ground;
    const [fountain, west, east] = ['fountain', 'court-west', 'court-east'].map((id) => zonePlace(plan, `17R.${id}`));
    if (fountain === undefined || west === undefined || east === undefined) throw new Error('no fountain');
    expect(plan.zones[fountain]?.obstacle).toBe(true);
    expect(distances(plan, west, isOpen)[fountain]).toBe(-1);
    expect(sightRange(plan, west, east, isShut)).toBeGreaterThan(0);
  });

  it('has a greenhouse on 16R and a garage on 18R: closed buildings with one door, no window, one citizen', () => {
    for (const [room, tile] of [
      ['greenhouse', '16R'],
      ['garage', '18R'],
    ] as const) {
      const zones = zonesOfRoom(ground.plan, room);
      const openings = zones.flatMap((zone) => ground.plan.openingsOf[zone] ?? []);
      expect(openings.map((opening) => ground.plan.openings[opening]?.kind)).toEqual(['door']);
      expect(zonesOf(room).map(({ face }) => face.id)).toEqual(zones.map(() => tile));
      expect(zonesOf(room).filter(({ zone }) => zone.symbols?.includes('citizen'))).toHaveLength(1);
    }
  });

  it('has Danger Room and hangar on 12V and 15V, Cerebro with a spawn symbol, the laboratory on 13V', () => {
    expect(new Set(zonesOf('danger-room').map(({ face }) => face.id))).toEqual(new Set(['12V']));
    expect(new Set(zonesOf('hangar').map(({ face }) => face.id))).toEqual(new Set(['15V']));
    expect(new Set(zonesOf('laboratory').map(({ face }) => face.id))).toEqual(new Set(['13V']));
    const cerebro = zonesOf('cerebro').find(({ zone }) => zone.id === 'cerebro');
    expect([cerebro?.face.floor, cerebro?.zone.symbols]).toEqual(['basement', ['spawn']]);
    expect(symbols('spawn', '13V')).toBe(1);
  });

  it('has highlighted bedrooms on 16V and 18V, and nowhere else', () => {
    const tiles = faces.filter((face) => face.zones.some((zone) => zone.highlighted)).map(({ id }) => id);
    expect(tiles).toEqual(['16V', '18V']);
    expect(zonesOf('landing').map(({ face }) => face.id)).toEqual(['17V', '17V', '17V']);
  });
});

describe('what zones bear', () => {
  const borne = (id: TileFaceId): readonly string[] =>
    tileFaces[id].zones.flatMap(({ id: zone, symbols: shown = [], ...zoneIs }) => {
      const marks = (['stairs', 'shaft', 'obstacle', 'highlighted'] as const).filter((mark) => zoneIs[mark] === true);
      const all = [...shown, ...marks];
      return all.length === 0 ? [] : [`${zone}: ${all.join(', ')}`];
    });

  it.each([
    ['10R', 'classroom: spawn', 'art-room: citizen', 'corridor-west: spawn'],
    ['11R', 'garden-room: spawn, citizen', 'shaft: shaft'],
    ['12R', 'gym-court: spawn', 'gym-stands: citizen', 'gym-store: spawn', 'corridor-end: spawn'],
    ['13R', 'library-north: citizen', 'library-south: spawn', 'study: citizen', 'parlour: spawn'],
    ['14R', 'hall-west: spawn, citizen', 'hall-back: spawn', 'entrance: stairs'],
    ['15R', 'kitchen: spawn, citizen', 'dining-north: citizen', 'dining-south: spawn', 'common-room: spawn'],
    ['16R', 'greenhouse-north: spawn', 'greenhouse-south: citizen'],
    ['17R', 'fountain: obstacle'],
    ['18R', 'garage-west: spawn', 'garage-east: citizen'],
    ['10V', 'cerebro: spawn', 'servers-north: citizen', 'servers-south: spawn', 'vault: citizen'],
    ['11V', 'war-room-west: spawn', 'war-room-east: citizen', 'armoury: spawn', 'shaft: shaft'],
    ['12V', 'danger-north-west: spawn', 'danger-south-east: spawn', 'control-room: citizen', 'costume-room: spawn'],
    ['13V', 'laboratory-south-west: spawn', 'cold-store: citizen'],
    ['14V', 'locker-room: spawn', 'communications: spawn', 'holding-cells: citizen', 'power-plant: spawn'],
    ['15V', 'ready-room: spawn', 'workshop: spawn', 'fuel-store: citizen', 'hangar-deck-2: spawn', 'hangar-jet: spawn'],
    [
      '16V',
      'bedroom-1: citizen, highlighted',
      'bedroom-2: highlighted',
      'dormitory-west: spawn',
      'dormitory-east: citizen',
    ],
    [
      '17V',
      'guest-room: citizen',
      'shaft: shaft',
      'landing-alcove: spawn',
      'landing-west: stairs',
      'landing-east: stairs',
      'lounge-west: spawn',
    ],
    [
      '18V',
      'dormitory-west: citizen',
      'dormitory-east: spawn',
      'bedroom-3: highlighted',
      'bedroom-4: citizen, highlighted',
    ],
  ] as const)('is on %s as drawn', (id, ...marked) => {
    expect(borne(id)).toEqual(marked);
  });
});

describe('the citizen symbols', () => {
  it('add up as the missions count them', () => {
    expect(symbols('citizen', '10R', '11R', '12R', '13R', '14R', '15R')).toBe(8);
    expect(symbols('citizen', '10R', '11R', '12R', '13R', '14R', '15R', '16R', '17R', '18R')).toBe(10);
    expect(['16R', '17R', '18R'].map((id) => symbols('citizen', id as TileFaceId))).toEqual([1, 0, 1]);
    expect(symbols('citizen', '13R', '14R', '15R', '16R', '17R', '18R')).toBe(7);
    expect(symbols('citizen', '13R', '14R', '16R', '17R')).toBe(4);
    expect(symbols('citizen', '15R')).toBe(2);
    expect(symbols('citizen', '10V', '11V', '12V', '13V', '14V', '15V')).toBe(7);
    expect(symbols('citizen', '13V')).toBe(1);
    expect(symbols('citizen', '11V', '12V', '14V', '15V', '16V', '17V', '18V')).toBe(9);
  });

  it('leave eight without 11R and the hall, and four in the rooms of both dormitory tiles', () => {
    const hall = zonesOf('hall').filter(({ zone }) => zone.symbols?.includes('citizen')).length;
    expect(symbols('citizen', '11R')).toBeGreaterThanOrEqual(1);
    expect(symbols('citizen', '11R') + hall).toBe(2);
    expect(symbols('citizen', '16V', '18V')).toBe(4);
    expect(symbols('citizen', '17V')).toBeGreaterThanOrEqual(1);
  });

  it('lie indoors, as spawn symbols do', () => {
    const marked = faces.flatMap((face) => face.zones).filter((zone) => zone.symbols !== undefined);
    expect(marked.filter((zone) => zone.outdoor || zone.shaft)).toEqual([]);
  });
});

describe('laying tiles', () => {
  it('turns a board without changing who reaches and sees whom', () => {
    const tiles = [
      ['16R', '13R'],
      ['17R', '14R'],
      ['18R', '15R'],
    ] as const;
    const turned = layTiles([{ floor: 'ground', turns: 1, tiles }]).plan;
    const straight = layTiles([
      {
        floor: 'ground',
        turns: 0,
        tiles: [
          ['13R', '14R', '15R'],
          ['16R', '17R', '18R'],
        ],
      },
    ]).plan;
    const views = (plan: typeof turned): Record<string, string[]> =>
      Object.fromEntries(
        plan.zones.map(({ id }) => {
          const view = seen(plan, zonePlace(plan, id), isOpen);
          return [id, view.map(({ zone, range }) => `${plan.zones[zone]?.id} ${range}`).sort()];
        }),
      );
    const steps = (plan: typeof turned): Record<string, string[]> =>
      Object.fromEntries(
        plan.zones.map(({ id }, place) => [
          id,
          (plan.steps[place] ?? [])
            .map(({ zone, through }) => [plan.zones[zone]?.id, ...through.map((o) => plan.openings[o]?.id)].join(' '))
            .sort(),
        ]),
      );
    expect(views(turned)).toEqual(views(straight));
    expect(steps(turned)).toEqual(steps(straight));
  });

  it('leaves no zone out where the elevator alone joins the floors', () => {
    for (const below of [
      { floor: 'ground', turns: 0, tiles: [['10R', '11R', '12R']] },
      { floor: 'basement', turns: 0, tiles: [['10V', '11V', '12V']] },
    ] as const) {
      const { plan, shafts } = layTiles([{ floor: 'upper', turns: 0, tiles: [['16V', '17V', '18V']] }, below]);
      for (const shaft of Object.values(shafts)) {
        const away = distances(plan, shaft, isOpen);
        const { floor } = plan.zones[shaft] ?? {};
        const missing = plan.zones.filter((zone, place) => zone.floor === floor && away[place] === -1);
        expect(missing.map(({ id }) => id)).toEqual([]);
      }
    }
  });

  it('tells floor, tile, room and symbols of every zone', () => {
    const { plan, floorOf, tileOf, roomOf, rooms, spawnSymbols } = ground;
    const kitchen = zonePlace(plan, '15R.kitchen');
    expect([floorOf[kitchen], tileOf[kitchen], rooms[roomOf[kitchen] ?? -1]]).toEqual(['ground', '15R', 'kitchen']);
    expect(spawnSymbols[kitchen]).toBe(true);
    expect(roomOf[zonePlace(plan, '14R.front-steps')]).toBe(-1);
  });

  it('keeps doors and windows to what the box holds: 27 doors and 9 open windows', () => {
    const count = (kind: string): number => ground.plan.openings.filter((opening) => opening.kind === kind).length;
    expect(count('window')).toBeLessThanOrEqual(9);
    expect(count('door')).toBeLessThanOrEqual(27);
  });

  it('can be printed for the eye', () => {
    const text = planText(upper.plan, { '17V.guest-room': 'here' });
    expect(text).toContain('|here');
    expect(text).toContain('D10');
    expect(text).toContain('17V.landing-west (landing)');
  });
});
