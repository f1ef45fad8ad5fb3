import { squareStep } from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { floorName as inEnglish } from '../../words/en/floor-names.ts';
import { floorName as inFrench } from '../../words/fr/floor-names.ts';
import { ruledRoomIds } from '../ids.ts';
import { arrows, type FloorFace, isWall, room } from './face.ts';
import { type FloorFaceId, floorFaceIds, floorFaces } from './index.ts';
import { corpsesFrom, phrasesFrom, positionsOf, stanceOn } from './positions.ts';
import { ruledRooms } from './ruled-rooms.ts';
import { type FloorTile, floorTiles } from './tiles.ts';

const proves = provesFor(rulebook);
const all: readonly FloorFace[] = floorFaceIds.map((id) => floorFaces[id]);
const facesOf = ({ faces }: FloorTile): readonly FloorFace[] => faces.map((id) => floorFaces[id]);
const key = (x: number, y: number): string => `${x} ${y}`;

/** The squares that can be reached from the first one within the tile, elements that bar the way left out. */
function reached(face: FloorFace): ReadonlySet<string> {
  const free = face.plan.squares.filter(({ mark }) => face.elements[mark]?.bars !== true);
  const walls = new Set(
    face.plan.edges.flatMap(({ x, y, side, mark }) => {
      const [dx, dy] = squareStep[side];
      return isWall(mark) ? [`${key(x, y)} ${key(x + dx, y + dy)}`, `${key(x + dx, y + dy)} ${key(x, y)}`] : [];
    }),
  );
  const [first] = free;
  const seen = new Set<string>(first === undefined ? [] : [key(first.x, first.y)]);
  for (let before = -1; before !== seen.size; ) {
    before = seen.size;
    for (const { x, y } of free) {
      for (const [dx, dy] of Object.values(squareStep)) {
        const from = key(x + dx, y + dy);
        if (seen.has(from) && !walls.has(`${from} ${key(x, y)}`)) seen.add(key(x, y));
      }
    }
  }
  return seen;
}

/** What a shape is, however it is turned: its squares in the four directions, the first in order. */
function shapeOf({ plan: { squares } }: FloorFace): string {
  const turned = [0, 1, 2, 3].map((turns) => {
    let places = squares.map(({ x, y }) => [x, y] as const);
    for (let i = 0; i < turns; i++) places = places.map(([x, y]) => [-y, x] as const);
    const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
    return places
      .map(([x, y]) => key(x - left, y - top))
      .sort()
      .join(',');
  });
  return turned.sort()[0] ?? '';
}

describe('the box', () => {
  it('has 91 floor tiles with two faces each, and every face on one of them', () => {
    expect(floorTiles).toHaveLength(91);
    const used: readonly FloorFaceId[] = floorTiles.flatMap(({ faces }) => faces);
    expect(new Set(used).size).toBe(182);
    expect([...used].sort()).toEqual([...floorFaceIds].sort());
    expect(new Set(floorTiles.map(({ id }) => id)).size).toBe(91);
  });

  it('sorts them by shape into eleven groups, stairs left out: rooms of one shape each, then ways by their form', () => {
    const groups = floorTiles.reduce((map, tile) => {
      const of = map.get(tile.group) ?? new Set<string>();
      for (const face of facesOf(tile)) of.add(shapeOf(face));
      return map.set(tile.group, of);
    }, new Map<FloorTile['group'], Set<string>>());
    expect([...groups.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, null]);
    for (const group of [1, 2, 3, 4, 5, 6, 7, 9, 11] as const) expect(groups.get(group)?.size, `${group}`).toBe(1);
    expect([groups.get(8)?.size, groups.get(10)?.size]).toEqual([3, 2]);
    const shapes = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11].flatMap((group) => [...(groups.get(group as 1) ?? [])]);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('has one shape on both sides of a tile, of 1 to 16 squares', () => {
    const sizes = floorTiles.map((tile) => {
      const [one, other] = facesOf(tile).map(shapeOf);
      expect(one, tile.id).toBe(other);
      return floorFaces[tile.faces[0]].plan.squares.length;
    });
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 16]);
    // More than the frame of 16 by 20 holds, so that there is a choice.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(16 * 20);
  });

  it('has five drillers, the first with four walls, two sewer exits, and stairs both ways', () => {
    const drillers = floorTiles.filter(({ group }) => group === 6);
    expect(drillers).toHaveLength(5);
    const walls = drillers.map(({ faces: [front] }) => floorFaces[front].plan.edges.length);
    expect(walls).toEqual([8, 6, 4, 4, 2]);
    expect(drillers.every(({ faces: [, back] }) => floorFaces[back].plan.edges.length === 8)).toBe(true);
    expect(all.filter(({ sewer }) => sewer === true)).toHaveLength(2);
    const stairs = floorTiles
      .filter(({ group }) => group === null)
      .map((tile) => facesOf(tile).map((face) => face.stairs));
    expect(stairs).toEqual(Array.from({ length: 4 }, () => ['up', 'down']));
  });
});

describe('every face', () => {
  it('is one room: every square that can be entered is reached from every other', () => {
    for (const face of all) {
      const free = face.plan.squares.filter(({ mark }) => face.elements[mark]?.bars !== true);
      expect(reached(face).size, face.id).toBe(free.length);
      expect(free.length, face.id).toBeGreaterThan(0);
    }
  });

  it('says what each mark is', () => {
    for (const { id, plan, elements, vault } of all) {
      for (const { mark } of plan.squares) {
        expect(mark === '.' || mark in arrows || mark in elements || mark === vault, `${id}: "${mark}"`).toBe(true);
      }
      for (const { mark } of plan.edges) {
        expect(['#', '~', 'X'].includes(mark) || mark in elements, `${id}: "${mark}"`).toBe(true);
      }
      const marks = new Set([...plan.squares, ...plan.edges].map(({ mark }) => mark));
      for (const letter of Object.keys(elements))
        expect(marks.has(letter), `${id}: "${letter}" stands nowhere`).toBe(true);
    }
  });

  it('is closed where the building ends: rooms have a wall on every outer side, but for the open ones of a few', () => {
    const open = all
      .filter(({ name, rooms, indoor }) => indoor && name !== 'corridor' && rooms.length > 0 && name !== 'safe-room')
      .flatMap((face) => {
        const sides = outerSides(face);
        const gaps = sides - face.plan.edges.filter(({ mark }) => isWall(mark)).length;
        return gaps === 0 ? [] : [[face.id, gaps] as const];
      });
    expect(open).toEqual([
      ['mess-hall', 4],
      ['torture-room', 2],
      ['robot-workshop', 1],
      ['chapel', 2],
      ['laundry', 2],
      ['garage', 2],
      ['cells', 3],
      ['lobby', 4],
      ['changing-room', 2],
      ['barracks', 2],
      ['shed', 2],
    ]);
    for (const face of all.filter(({ indoor }) => !indoor)) expect(face.plan.edges, face.id).toEqual([]);
  });

  proves('ER-24.11', 'what is one square wide indoors is a corridor, and every type of room is there', () => {
    const narrow = floorTiles.filter(({ group }) => group !== null && group >= 8).flatMap(facesOf);
    for (const face of narrow.filter(({ indoor, sewer }) => indoor && sewer !== true)) {
      expect(face.rooms, face.id).toEqual(['corridor']);
    }
    const found = new Set(all.flatMap(({ rooms }) => rooms));
    expect([...found].sort()).toEqual(['armoury', 'corridor', 'living', 'officers', 'science', 'technical']);
    expect(floorFaces['officers-bedroom'].rooms).toEqual(['officers', 'living']);
    expect(floorFaces['officers-quarters'].rooms).toEqual(['officers', 'living']);
  });

  it('bears no type of room outdoors, in a driller, on stairs and sewers: nobody searches there', () => {
    for (const face of all) {
      const unsearched = !face.indoor || face.name === 'driller' || face.sewer === true || face.stairs !== undefined;
      expect(face.rooms.length === 0, face.id).toBe(unsearched);
    }
  });

  it('has a name in both languages', () => {
    for (const { id, name } of all) {
      expect(inEnglish(name), id).toMatch(/^[A-Z]/);
      expect(inFrench(name), id).toMatch(/^[A-ZÉ]/);
    }
  });
});

describe('the rooms with a rule', () => {
  it('are there once each, with their position icons, each before what it is for', () => {
    for (const id of ruledRoomIds) {
      const face = floorFaces[id];
      expect(face.ruled).toBe(id);
      const positions = positionsOf(face);
      expect(positions.length, id).toBe(ruledRooms[id].positions);
      for (const { x, y, facing } of positions) {
        const [dx, dy] = squareStep[facing];
        const before =
          face.plan.squares.find((square) => square.x === x + dx && square.y === y + dy) ??
          face.plan.edges.find((edge) => edge.x === x && edge.y === y && edge.side === facing);
        expect(before !== undefined && before.mark in face.elements, `${id} at ${x}, ${y}`).toBe(true);
      }
    }
    expect(all.filter(({ ruled }) => ruled !== undefined)).toHaveLength(ruledRoomIds.length);
  });

  it('have their corpses: each icon of the zombie lab gives two, of the others one', () => {
    for (const id of ruledRoomIds) {
      const { corpses } = ruledRooms[id];
      const face = floorFaces[id];
      const lying = face.plan.squares.filter(({ mark }) => face.elements[mark]?.corpse === true);
      expect(lying.length, id).toBe(corpses?.count ?? 0);
      if (corpses?.from !== 'position-icon') continue;
      const each = positionsOf(face).map((position) => corpsesFrom(face, position).length);
      expect(each, id).toEqual(positionsOf(face).map(() => corpses.count / positionsOf(face).length));
    }
  });

  it('keep their phrases unless what bears them is destroyed; those that the book names are never destroyed', () => {
    const lasting = [
      'armoury',
      'torture-room',
      'generator',
      'safe-room',
      'patients-room',
      'officers-quarters',
    ] as const;
    for (const id of lasting) {
      expect(
        Object.values(floorFaces[id].elements).filter(({ defence }) => defence !== null),
        id,
      ).toEqual([]);
    }
    const destructible = ruledRoomIds.filter((id) =>
      Object.values(floorFaces[id].elements).some(({ bearsPhrases }) => bearsPhrases === true),
    );
    for (const id of destructible) expect(ruledRooms[id].phrases.length, id).toBeGreaterThan(0);
    expect(floorFaces['video-surveillance'].elements['e']?.defence).toBe(3);
  });

  it('the vault has four squares and five of corridor around it', () => {
    const { plan, vault } = floorFaces['safe-room'];
    expect(plan.squares.filter(({ mark }) => mark === vault)).toHaveLength(4);
    expect(plan.squares.filter(({ mark }) => mark !== vault)).toHaveLength(5);
  });

  it('the robot workshop has one wall that is broken already', () => {
    expect(floorFaces['robot-workshop'].plan.edges.filter(({ mark }) => !isWall(mark))).toHaveLength(1);
  });

  it('the crates of the warehouse are one element over seven squares', () => {
    const { plan, elements } = floorFaces.warehouse;
    expect(Object.keys(elements)).toEqual(['c']);
    expect(plan.squares.filter(({ mark }) => mark === 'c')).toHaveLength(7);
    expect(elements['c']).toMatchObject({ defence: 5, bars: true });
  });
});

it('things of one letter that do not touch are several', () => {
  const face = room('closet', ['living'], '#####/#c.c#/#c..#/#####', {
    c: { id: 'crates', defence: 5, bars: true, blind: true },
  });
  expect(Object.keys(face.elements)).toEqual(['c', 'c2']);
  expect(face.plan.squares.filter(({ mark }) => mark === 'c')).toHaveLength(2);
});

it('a drawing with a fault says which tile and where', () => {
  expect(() => room('closet', ['living'], '####/#..#/#.#/####')).toThrow(
    'Floor tile closet: row 2 of a tile has 3 cells, not 4',
  );
});

/** How many sides of its squares have no other square of the tile behind them. */
function outerSides({ plan }: FloorFace): number {
  const here = new Set(plan.squares.map(({ x, y }) => key(x, y)));
  return plan.squares.reduce(
    (sum, { x, y }) => sum + Object.values(squareStep).filter(([dx, dy]) => !here.has(key(x + dx, y + dy))).length,
    0,
  );
}

describe('who can use a room', () => {
  const screens = floorFaces['video-surveillance'];

  it('as in figure 26: on a position icon and facing as it shows, and nobody else', () => {
    const [icon] = positionsOf(screens);
    if (icon === undefined) throw new Error('no position icon');
    const [woo, vasquez] = [icon, { ...icon, facing: 'down' as const }];
    const einstein = { ...icon, x: icon.x - 1 };
    expect(phrasesFrom(screens, woo)).toHaveLength(1);
    expect(phrasesFrom(screens, vasquez)).toEqual([]);
    expect(phrasesFrom(screens, einstein)).toEqual([]);
  });

  it('anywhere and however one faces, in the patients’ room', () => {
    const room = floorFaces['patients-room'];
    for (const { x, y } of room.plan.squares) {
      for (const facing of ['up', 'right', 'down', 'left'] as const)
        expect(phrasesFrom(room, { x, y, facing })).toHaveLength(1);
    }
  });

  it('on the four squares of the vault, not on the corridor around it', () => {
    const safe = floorFaces['safe-room'];
    const serving = safe.plan.squares.filter(({ x, y }) => phrasesFrom(safe, { x, y, facing: 'up' }).length > 0);
    expect(serving.map(({ mark }) => mark)).toEqual(['s', 's', 's', 's']);
  });

  it('the workshop helps with tests anywhere, and with searches on its icon', () => {
    const workshop = floorFaces['robot-workshop'];
    const [icon] = positionsOf(workshop);
    if (icon === undefined) throw new Error('no position icon');
    const uses = (stance: typeof icon): readonly string[] =>
      phrasesFrom(workshop, stance).flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect.does === 'more-dice' ? [effect.for] : [])),
      );
    expect(uses(icon)).toEqual(['searches', 'technical-tests']);
    expect(uses({ ...icon, x: icon.x - 1 })).toEqual(['technical-tests']);
  });

  it('the same, however the tile is turned', () => {
    const [icon] = positionsOf(screens);
    if (icon === undefined) throw new Error('no position icon');
    for (const turns of [0, 1, 2, 3] as const) {
      const laid = { x: 7, y: 5, turns, level: 0 };
      const using = Array.from({ length: 16 }, (_, i) => [7 + (i % 4), 5 + Math.floor(i / 4)] as const).flatMap(
        ([x, y]) =>
          (['up', 'right', 'down', 'left'] as const).filter((facing) => {
            const stance = stanceOn(screens, laid, { x, y, level: 0 }, facing);
            return stance !== null && phrasesFrom(screens, stance).length > 0;
          }),
      );
      expect(using).toEqual(Array.from({ length: 2 }, () => (['right', 'down', 'left', 'up'] as const)[turns]));
    }
    expect(stanceOn(screens, { x: 7, y: 5, turns: 0, level: 0 }, { x: 6, y: 5, level: 0 }, 'up')).toBeNull();
  });
});
