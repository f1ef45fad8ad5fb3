/** The maps are reconstructed: here stands what the book says about them, and that each can be played to its end. */

import { buildingAround, neighbours, zonePlace } from '@necropole/boards';
import { describe, expect, it } from 'vitest';
import { boxMissions } from '../../testing/box.ts';
import { legends } from '../../testing/legends.ts';
import type { Colour, MissionId } from '../ids.ts';
import type { TileFaceId } from '../tiles/faces.ts';
import { layTiles } from '../tiles/layout.ts';
import { missionIds, missions } from './index.ts';
import { citizenZonesOf, type MapPoint } from './maps.ts';

const boards = missionIds.map((id) => ({ id, map: missions[id].map, laid: layTiles(missions[id].map.floors) }));
const each = boards.map((board) => [board.id, board] as const);

describe('the map of a mission', () => {
  it.each(legends)('$mission has the tiles and the tokens of the book', (told) => {
    const { map } = missions[told.mission];
    const laid = layTiles(map.floors);
    const tiles = map.floors.map((floor) => floor.tiles.map((row) => row.join(' ')).join(' / ')).join(' + ');
    expect(tiles).toBe(told.tiles);
    expect(map.starts).toHaveLength(told.starts);
    const points = (from: MapPoint['from']): number => map.points.filter((point) => point.from === from).length;
    expect([points('start'), points('event'), points('five-heroes')]).toEqual(told.points);
    if (told.objectives !== null) expect(map.objectives).toHaveLength(told.objectives);
    expect(map.locked).toHaveLength(told.locked);
    if (told.open !== null) expect(map.open).toHaveLength(told.open);
    if (told.citizens !== null) expect(citizenZonesOf(map, laid)).toHaveLength(told.citizens);
    expect([map.exit !== null, map.hand !== null, map.elevator !== null]).toEqual([
      told.exit,
      told.hand,
      told.elevator,
    ]);
  });

  it.each(each)('%s needs no more tokens than there are', (_, { map, laid }) => {
    const faces = [...map.objectives.flatMap(({ face }) => (face === 'hidden' ? [] : face)), ...map.hidden];
    expect(map.objectives.filter(({ face }) => face === 'hidden')).toHaveLength(map.hidden.length);
    expect(count(faces, 'red')).toBeLessThanOrEqual(7);
    expect(count(faces, 'blue')).toBeLessThanOrEqual(1);
    expect(count(faces, 'green')).toBeLessThanOrEqual(1);
    expect(new Set(map.points.map((point) => point.id)).size).toBe(map.points.length);
    const coloured = map.locked.filter(({ colour }) => colour !== 'red').length;
    const kinds = laid.plan.openings.map((opening) => opening.kind);
    expect(count(kinds, 'door') - coloured).toBeLessThanOrEqual(25);
    expect(count(kinds, 'window')).toBeLessThanOrEqual(9);
    expect(citizenZonesOf(map, laid).length + map.citizens.length).toBeLessThanOrEqual(16);
    const tiles = map.floors
      .flatMap((floor) => floor.tiles.flat())
      .map((face: TileFaceId) => Number.parseInt(face, 10));
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  it.each(each)('%s names zones, doors and rooms that its tiles have', (_, { map, laid }) => {
    const { plan } = laid;
    const places = [
      ...map.starts,
      ...[map.exit ?? [], map.hand ?? []].flat(),
      ...map.points.map(({ zone }) => zone),
      ...map.objectives.map(({ zone }) => zone),
      ...map.zombieHeroes.map(({ zone }) => zone),
      ...map.citizens.map(({ zone }) => zone),
      ...map.laidCards,
    ];
    for (const place of places) expect([place, plan.zones[zonePlace(plan, place)]?.obstacle]).toEqual([place, false]);
    const symbols = laid.citizenSymbols.map((place) => plan.zones[place]?.id);
    for (const zone of map.noCitizens) expect(symbols).toContain(zone);
    for (const opening of [...map.open, ...map.locked.map((lock) => lock.opening)]) {
      expect([opening, plan.openings[plan.openingPlaces[opening] ?? -1]?.kind]).toEqual([opening, 'door']);
    }
    for (const room of map.openRooms) expect(laid.rooms).toContain(room);
    if (map.elevator !== null) expect(laid.shafts[map.elevator]).toBeDefined();
  });

  it.each(each)('%s spawns from the initial point on, clockwise on its floor', (_, { map, laid }) => {
    expect([map.points[0]?.id, map.points[0]?.from]).toEqual(['initial', 'start']);
    const { plan } = laid;
    const floors = map.points.map(({ zone }) => plan.zones[zonePlace(plan, zone)]?.floor);
    expect(floors).toEqual([...new Set(floors)].flatMap((floor) => floors.filter((other) => other === floor)));
    for (const floor of new Set(floors)) {
      const tiles = map.floors.find((each) => each.floor === floor)?.tiles ?? [];
      const middle = [(tiles[0]?.length ?? 0) * 3, tiles.length * 3] as const;
      const angles = map.points.flatMap(({ zone }) => {
        const { floor: on, middle: at } = plan.zones[zonePlace(plan, zone)] ?? {};
        return on === floor && at !== undefined ? [Math.atan2(at[1] - middle[1], at[0] - middle[0])] : [];
      });
      const turned = angles.map((angle) => (angle - (angles[0] ?? 0) + 2 * Math.PI) % (2 * Math.PI));
      expect(turned).toEqual([...turned].sort((a, b) => a - b));
    }
  });

  it.each(each)('%s starts without anything left to spawn around its heroes', (_, { map, laid }) => {
    const { plan } = laid;
    const isOpen = (opening: number): boolean => map.open.includes(plan.openings[opening]?.id ?? '');
    for (const start of map.starts) {
      const rooms = buildingAround(plan, zonePlace(plan, start), isOpen).map((place) => plan.zones[place]?.room);
      for (const room of rooms) expect(map.openRooms).toContain(room);
    }
    for (const place of citizenZonesOf(map, laid)) expect(map.openRooms).not.toContain(plan.zones[place]?.room);
    const empty = map.points.map(({ zone }) => zone).filter((zone) => map.starts.includes(zone));
    expect(empty).toEqual([]);
  });

  it.each(each)('%s reaches every zone once everything is open', (id, { map, laid }) => {
    const found = reach(id, () => true);
    const shut = map.elevator === null ? Object.values(laid.shafts) : [];
    const missing = laid.plan.zones.filter(
      (zone, place) => !zone.obstacle && !found.has(place) && !shut.includes(place),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each(each)('%s can be won: every key lies on this side of its lock', (id, { map, laid }) => {
    const { plan } = laid;
    const keys = (colour: Colour): readonly number[] => {
      const wanted = map.objectives.filter(
        ({ face }) => face === colour || (face === 'hidden' && map.hidden.includes(colour)),
      );
      return wanted.length > 0 ? wanted.map(({ zone }) => zonePlace(plan, zone)) : citizenZonesOf(map, laid);
    };
    const unlocked = new Set<Colour>();
    const found = (): ReadonlySet<number> =>
      reach(id, (opening) => map.locked.every((lock) => lock.opening !== opening || unlocked.has(lock.colour)));
    if (map.exit !== null && map.locked.length > 0) expect(found()).not.toContain(zonePlace(plan, map.exit));
    for (const _lock of map.locked) {
      for (const { colour } of map.locked) if (keys(colour).every((key) => found().has(key))) unlocked.add(colour);
    }
    const goals = [...map.objectives.map(({ zone }) => zone), ...(map.exit === null ? [] : [map.exit])];
    for (const goal of goals) expect([goal, found().has(zonePlace(plan, goal))]).toEqual([goal, true]);
  });
});

describe('what the set-up leaves open or empty', () => {
  const inBox = boards.filter(({ id }) => boxMissions.includes(id));
  const those = (shown: (map: (typeof boards)[number]['map']) => readonly string[]) =>
    Object.fromEntries(inBox.map(({ id, map }) => [id, shown(map).join(', ')]).filter(([, list]) => list !== ''));

  it('the doors that stand open', () => {
    const laboratory = '10V.corridor-west/13V.laboratory-north-east, 13V.infirmary-north/13V.laboratory-north-east';
    expect(those(({ open }) => open)).toEqual({
      mh3: laboratory,
      mh6: '16V.bedroom-2/16V.corridor-east, 18V.bedroom-3/18V.corridor-west, 17V.landing-east/17V.lounge-east',
      mh7: laboratory,
      mh8: [
        '13R.library-north/13R.study, 13R.library-south/13R.parlour, 13R.parlour/14R.hall-west',
        '14R.entrance/14R.front-steps, 14R.hall-east/15R.kitchen, 15R.dining-north/15R.kitchen',
        '15R.common-room/15R.dining-south',
      ].join(', '),
      mh9: '14R.entrance/14R.front-steps',
    });
  });

  it('the rooms for which nothing is drawn', () => {
    expect(those(({ openRooms }) => openRooms)).toEqual({
      mh0: 'ready-room',
      mh3: 'cerebro, laboratory, infirmary',
      mh6: 'bedroom-2, west-wing, bedroom-3, east-wing',
      mh7: 'monitor-room, laboratory, infirmary',
      mh8: 'library, study, parlour, hall, kitchen, dining-room, common-room',
      mh9: 'hall',
    });
  });

  it('the symbols without a citizen', () => {
    expect(those(({ noCitizens }) => noCitizens)).toEqual({
      mh3: '13V.cold-store, 17V.guest-room',
      mh5: '13R.study, 16V.dormitory-east',
      mh7: '13V.cold-store',
      mh8: '13R.library-north, 13R.study, 14R.hall-west, 15R.kitchen, 15R.dining-north',
      mh9: '14R.hall-west, 12R.gym-stands, 13R.study, 16V.bedroom-1, 18V.bedroom-4',
    });
  });

  it('the bedrooms in which sleepers wake', () => {
    expect(inBox.filter(({ map }) => map.highlighted).map(({ id }) => id)).toEqual(['mh5', 'mh9']);
  });

  it('the objectives that lie face down', () => {
    expect(those(({ hidden }) => hidden)).toEqual({
      mh2: 'blue, red, red, red',
      mh4: 'blue, green, red, red, red',
      mh5: 'blue, green, red, red, red',
      mh10: 'blue, green, red, red, red',
    });
  });

  it('the points that wake by an event, and those of five heroes', () => {
    const points = (from: MapPoint['from']) =>
      those((map) => map.points.filter((point) => point.from === from).map(({ id }) => id));
    expect(points('event')).toEqual({ mh0: 'green', mh1: 'blue', mh4: 'blue, green', mh7: 'blue, green' });
    expect(points('five-heroes')).toEqual({
      mh1: 'green',
      mh2: 'green',
      mh3: 'blue, green',
      mh5: 'blue, green',
      mh6: 'green',
      mh8: 'green',
      mh9: 'green',
      mh10: 'green',
    });
  });
});

describe('what single missions show', () => {
  it('MH3 and MH10 put their zombie heroes on the board, MH8 the journalist', () => {
    expect(missions.mh3.map.zombieHeroes.map(({ id }) => id)).toEqual(['psylocke', 'dark-phoenix']);
    expect(missions.mh10.map.zombieHeroes.map(({ id }) => id)).toEqual(['juggernaut']);
    expect(missions.mh8.map.citizens.map(({ id }) => id)).toEqual(['trish-tilby']);
  });

  it('MH3 and MH7 leave 13V open, without citizens', () => {
    for (const id of ['mh3', 'mh7'] as const) {
      const { laid, map } = boards.find((board) => board.id === id) ?? {};
      const zones = laid?.tileOf.flatMap((tile, place) => (tile === '13V' ? [place] : [])) ?? [];
      const rooms = zones.map((place) => laid?.plan.zones[place]?.room);
      for (const room of rooms) expect(map?.openRooms).toContain(room);
    }
  });

  it('MH5 and MH9 put no citizen under an objective', () => {
    for (const { id, map, laid } of boards) {
      if (id !== 'mh5' && id !== 'mh9') continue;
      const cards = citizenZonesOf(map, laid).map((place) => laid.plan.zones[place]?.id);
      expect(map.objectives.filter(({ zone }) => cards.includes(zone))).toEqual([]);
      expect(map.highlighted).toBe(true);
    }
  });

  it('MH5 has a citizen for each of six heroes', () => {
    const board = boards.find(({ id }) => id === 'mh5');
    expect(board && citizenZonesOf(board.map, board.laid).length).toBeGreaterThanOrEqual(6);
  });

  it('MH8 has its two red spawn points inside the house, and two charges for them', () => {
    const { map, laid } = boards.find(({ id }) => id === 'mh8') ?? {};
    const reds = map?.points.filter(({ id }) => id.startsWith('red')) ?? [];
    const indoor = reds.map(({ zone }) => laid?.plan.zones[laid.plan.places[zone] ?? -1]?.indoor);
    expect(indoor).toEqual([true, true]);
    expect(map?.objectives.map(({ face }) => face)).toEqual(['red', 'red']);
    expect(map?.points.find(({ id }) => id === 'blue')?.from).toBe('start');
  });

  it('MH9 lays 14 spawn cards, each in its own zone, none in the hall', () => {
    const { laidCards } = missions.mh9.map;
    expect(new Set(laidCards).size).toBe(14);
    expect(laidCards.filter((zone) => zone.startsWith('14R.hall') || zone === '14R.entrance')).toEqual([]);
  });
});

function count(list: readonly string[], wanted: string): number {
  return list.filter((each) => each === wanted).length;
}

/** The zones within reach of the starts, by open doors, by windows where the mission allows them, and by elevator. */
function reach(id: MissionId, mayOpen: (opening: string) => boolean): ReadonlySet<number> {
  const { map, laid } = boards.find((board) => board.id === id) ?? {};
  if (map === undefined || laid === undefined) return new Set();
  const { plan } = laid;
  const shafts = map.elevator === null ? [] : Object.values(laid.shafts);
  const isOpen = (opening: number): boolean => {
    const { id: name = '', kind } = plan.openings[opening] ?? {};
    if (kind === 'elevator') return shafts.length > 0;
    return kind === 'window' ? id !== 'mh1' : mayOpen(name);
  };
  const found = new Set(map.starts.map((start) => zonePlace(plan, start)));
  for (const place of found) {
    for (const next of neighbours(plan, place, isOpen)) found.add(next);
    if (shafts.includes(place)) for (const shaft of shafts) found.add(shaft);
  }
  return found;
}
