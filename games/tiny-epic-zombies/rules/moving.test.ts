import { neighboursOf, sharedWall } from '@necropole/boards';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { isCorner, positions, type RoomId } from '../content/stores/index.ts';
import { usualMall } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { human, otherMall, stand, story } from '../testing/mall.ts';
import { seeded } from '../testing/set-ups.ts';
import { roomsOf } from '../world.ts';

const proves = provesFor(rulebook);

/** The rooms that a move is offered to. */
function targets(match: Situation<Tez>): readonly string[] {
  return match.options().flatMap((key) => (key.startsWith('move:') ? [key.slice('move:'.length)] : []));
}

function wallBetween({ board }: Situation<Tez>, one: RoomId, other: RoomId): number {
  const outline = (id: RoomId) => board.mall.zones.find((zone) => zone.id === id)?.outline ?? [];
  return sharedWall(outline(one), outline(other));
}

proves('TEZ-8.8', 'a move leads to the rooms that share a wall, and no further', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' } });
  expect(targets(match)).toEqual(['echo-ridge-food-court.1', 'echo-ridge-food-court.2', 'departmart.2']);
  expect(match.refuses('move:departmart.3')).toMatchObject({ key: 'not-adjacent', cite: 'TEZ-8.8' });
  expect(match.refuses('move:courtyard.centre').key).toBe('not-adjacent');
  match.play('move:departmart.2');
  expect(human(match, 'human-1').room).toBe('departmart.2');
  expect(match.events('moved')[0]).toMatchObject({
    cite: 'TEZ-8.8',
    params: { from: 'departmart.1', to: 'departmart.2', free: false },
  });
});

proves('TEZ-8.9', 'a wall shared with another card lets one through, door or not', () => {
  const match = stand({ at: { 'human-1': 'departmart.3' } });
  expect(wallBetween(match, 'departmart.3', 'richs-galleria.3')).toBeGreaterThan(0);
  match.play('move:richs-galleria.3', 'move:parking-deck-z.3', 'move:courtyard.south');
  expect(human(match, 'human-1').room).toBe('courtyard.south');
  expect(match.events('moved').map(({ cite }) => cite)).toEqual(['TEZ-8.9', 'TEZ-8.9', 'TEZ-8.9']);
});

proves('TEZ-8.10', 'rooms that touch at a corner only are not adjacent', () => {
  const match = stand({ at: { 'human-1': 'courtyard.north' } });
  // The north-east corner of the courtyard lies on the west wall of departmart.2.
  const [x, y] = [231.5, 125];
  const north = match.board.mall.zones.find(({ id }) => id === 'courtyard.north')?.outline ?? [];
  const room = match.board.mall.zones.find(({ id }) => id === 'departmart.2')?.outline ?? [];
  const wall = room.filter((point) => point[0] === x).map((point) => point[1]);
  expect(north).toContainEqual([x, y]);
  expect(Math.min(...wall) < y && y < Math.max(...wall)).toBe(true);
  expect(wallBetween(match, 'courtyard.north', 'departmart.2')).toBe(0);
  expect(match.refuses('move:departmart.2')).toMatchObject({ key: 'not-adjacent' });
  match.play('move:courtyard.east', 'move:departmart.2');
  expect(match.refuses('move:courtyard.north').key).toBe('not-adjacent');
});

proves('TEZ-8.11', 'other places, faces and turns make other neighbours, as the outlines say', () => {
  // The same store at two places: turned differently, its rooms look elsewhere.
  const east = stand({ at: { 'human-1': 'departmart.2' } });
  const south = stand({
    at: { 'human-1': 'departmart.2' },
    mall: { E: usualMall.S, S: usualMall.E },
  });
  expect(targets(east)).toContain('courtyard.east');
  expect(targets(south)).not.toContain('courtyard.east');
  // The other face of a neighbour: departmart.1 touched two of its rooms, and now touches one.
  const turned = stand({ at: { 'human-1': 'departmart.1' }, mall: { NE: otherMall.NE } });
  expect(targets(turned)).toEqual(['echo-ridge-pharmacy.1', 'departmart.2']);
  const graphs = seeded(10, ({ board }) => {
    for (const one of board.mall.zones) {
      const touching = board.mall.zones.filter((other) => other !== one && sharedWall(one.outline, other.outline) >= 4);
      expect(neighboursOf(board.mall, one.id)).toEqual(touching.map(({ id }) => id));
    }
    return JSON.stringify(board.mall.zones.map(({ id }) => neighboursOf(board.mall, id)));
  });
  expect(new Set(graphs).size).toBe(10);
});

proves('TEZ-8.12', 'the courtyard is entered from the stores beside it, never from a corner store', () => {
  for (const room of ['crafts-and-colors.3', 'echo-ridge-food-court.3', 'richs-galleria.3'] as const) {
    const match = stand({ at: { 'human-1': room } });
    expect(targets(match).filter((target) => target.startsWith('courtyard'))).toEqual([]);
  }
  const sides = { N: 'courtyard.north', E: 'courtyard.east', S: 'courtyard.south', W: 'courtyard.west' } as const;
  seeded(20, ({ board }) => {
    for (const position of positions) {
      const rooms = roomsOf(board, board.positions[position]);
      const entered = rooms.flatMap((room) =>
        neighboursOf(board.mall, room).filter((each) => each.startsWith('courtyard')),
      );
      const expected = isCorner(position) ? [] : [sides[position as 'N']];
      expect([...new Set(entered)]).toEqual(expected);
    }
  });
  // Five rooms: the centre touches the four sides, and each side its two neighbours.
  expect(targets(stand())).toEqual(['courtyard.north', 'courtyard.east', 'courtyard.south', 'courtyard.west']);
  expect(targets(stand({ at: { 'human-1': 'courtyard.north' } }))).toEqual([
    'first-place-sporting-goods.3',
    'courtyard.centre',
    'courtyard.east',
    'courtyard.west',
  ]);
});

proves('TEZ-8.13', 'one cannot move on the spot', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' } });
  expect(match.refuses('move:departmart.2')).toMatchObject({
    key: 'same-room',
    cite: 'TEZ-8.13',
    refs: ['departmart.2'],
  });
  match.play('move:departmart.3');
  expect(match.refuses('move:departmart.3')).toMatchObject({ key: 'same-room', cite: 'TEZ-8.13' });
});

proves('TEZ-8.14', 'there, back, and there again', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' } });
  match.play('move:departmart.3', 'move:departmart.2', 'move:departmart.3', 'end');
  expect(match.events('moved')).toHaveLength(3);
});

proves('TEZ-8.15', 'who starts with a Zombie in the room must move first, and cannot kill it before', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    zombies: ['departmart.2', 'richs-galleria.3'],
    lying: { departmart: ['crowbar-1'] },
  });
  const refused = ['melee', 'shoot:departmart.2', 'shoot:richs-galleria.3', 'use:departmart.2', 'take:crowbar-1'];
  for (const key of refused) {
    expect(match.refuses(key)).toMatchObject({ key: 'overrun-move-first', cite: 'TEZ-8.15' });
  }
  expect(match.options().every((key) => key.startsWith('move:'))).toBe(true);
  // From the next room that Zombie is a target like any other.
  match.play('move:departmart.3', 'shoot:departmart.2');
});

proves('TEZ-8.16', 'with Zombies all around, one of their rooms has to be entered, and its Zombie fought', () => {
  const match = stand({
    at: { 'human-1': 'crafts-and-colors.1' },
    zombies: ['crafts-and-colors.1', 'crafts-and-colors.2', 'crafts-and-colors.3'],
    dice: [3],
  });
  expect(match.options()).toEqual(['move:crafts-and-colors.2', 'move:crafts-and-colors.3']);
  match.play('move:crafts-and-colors.2');
  expect(match.options()).toEqual(['melee']);
  match.play('melee');
});

proves('TEZ-8.17', 'leaving a Zombie’s room costs no wound, no ammo and no die', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    wounds: { 'human-1': 2 },
    ammo: { 'human-1': 6 },
    zombies: ['departmart.2'],
    dice: [],
  });
  match.play('move:departmart.3');
  expect(human(match, 'human-1')).toMatchObject({ wounds: 2, ammo: 6 });
  expect(story(match)).toEqual(['turn-begins', 'moved']);
});

proves('TEZ-8.18', 'before the first move there is no attack, no room, no token and no picking up', () => {
  const match = stand({
    at: { 'human-1': 'departmart.3' },
    ammo: { 'human-1': 7 },
    zombies: ['richs-galleria.3'],
    lying: { departmart: ['crowbar-1'] },
    tokens: { radio: 'departmart.3' },
    supplies: [null, 'departmart'],
  });
  const refused = ['melee', 'shoot:richs-galleria.3', 'use:departmart.3', 'token:radio', 'supply:2', 'take:crowbar-1'];
  for (const key of refused) expect(match.refuses(key)).toMatchObject({ key: 'move-first', cite: 'TEZ-8.18' });
  match.play('move:departmart.2');
  for (const key of ['shoot:richs-galleria.3', 'supply:2', 'take:crowbar-1']) expect(match.offers(key)).toBe(true);
  match.play('move:departmart.3');
  for (const key of ['use:departmart.3', 'token:radio']) expect(match.offers(key)).toBe(true);
});

proves('TEZ-8.19', 'backpack items and dropping do not wait for the first move', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    zombies: ['departmart.2'],
    holds: { 'human-1': ['adrenaline-1', 'crowbar-1'] },
  });
  match.play('item:adrenaline-1', 'drop:crowbar-1');
  expect(match.events('item-used')).toHaveLength(1);
  expect(match.events('dropped')).toHaveLength(1);
  expect(match.events('moved')).toEqual([]);
  expect(match.world.turn).toMatchObject({ moves: 3, extra: 2 });
});

proves('TEZ-8.20', 'several Humans share a room and block nobody', () => {
  const match = stand({
    humans: ['doctor', 'fry-cook', 'popstar'],
    at: { 'human-1': 'departmart.1', 'human-2': 'departmart.2', 'human-3': 'departmart.2' },
  });
  match.play('move:departmart.2');
  expect(match.world.humans.map(({ room }) => room)).toEqual(new Array(3).fill('departmart.2'));
  match.play('move:departmart.3');
});
