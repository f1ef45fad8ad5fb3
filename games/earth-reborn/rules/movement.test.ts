import { provesFor } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { orderTileOf } from '../content/order-tiles.ts';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, door, figure, laid, offered, placeOf, squareCalled, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const foe = { 'zombie-1': { at: 'h6' } } as const;
/** Move 3, 2 and 1. */
const moves = tileWith('move 3 black', 'move 2 gold', 'move 1 red', 'melee 2 black');

proves(['ER-8.1', 'ER-8.2'], 'each CP gives the movement value in points; what is left in the end is lost', () => {
  const match = laid({ figures: { vasquez: { at: 'a1', tiles: [moves] }, ...foe }, activated: 'vasquez' });
  expect(match.option('move:4').facts).toEqual([{ key: 'gives-points', params: { points: 24 } }]);
  match.answer('move:2');
  expect(match.world.round?.move?.left).toBe(12);
  match.play('go:d1', 'face:right');
  expect(match.events('points-lost').map(({ params }) => params)).toEqual([{ figure: 'vasquez', points: 9 }]);
  match.answer('move:1');
  expect(match.world.round?.move?.left).toBe(6);
});

proves('ER-8.1', 'a wounded character has the points of its wounded side', () => {
  const match = laid({
    figures: { vasquez: { at: 'a1', state: 'wounded', tiles: [moves] }, ...foe },
    activated: 'vasquez',
  });
  expect(match.answer('move:2').world.round?.move?.left).toBe(8);
});

proves(
  ['ER-8.3', 'ER-8.4'],
  'a move section takes CP again: in parts, with a blow between, in a later round too',
  () => {
    const tile = tileWith('move 2 black', 'melee 3 black', 'move 1 red');
    const match = laid({
      figures: { 'jack-saw': { at: 'b2', facing: 'right', tiles: [tile] }, vasquez: { at: 'c2' } },
      activated: 'jack-saw',
      dice: [2, 2, 2, 2],
    });
    match.play('move:1', 'face:right', 'melee:vasquez', strike(tile, 'melee 3 black', 1), 'move:1', 'face:up');
    expect(citesOf(match, 'command-placed').at(-1)).toBe('ER-8.4');
    expect(figure(match, 'jack-saw').placed).toEqual([2, 0, 1, 0]);
    match.play('done', 'pass', 'activate:jack-saw');
    expect(offered(match, 'move')).toEqual(['move:1']);
    const later = laid({
      figures: { vasquez: { at: 'a1', tiles: [tile] }, ...foe },
      activated: 'vasquez',
      change({ figures: [vasquez] }) {
        if (vasquez !== undefined) vasquez.placed = [1, 0, 0, 0];
      },
    });
    expect(citesOf(later.answer('move:1'), 'move-begins')).toEqual(['ER-8.3']);
  },
);

proves('ER-8.5', 'several move sections, of several tiles, make one order', () => {
  const more = tileWith('move 4 black', 'move 2 black');
  const match = laid({ figures: { vasquez: { at: 'a1', tiles: [moves, more] }, ...foe }, activated: 'vasquez' });
  expect(offered(match, 'move')).toEqual(['move:1', 'move:2', 'move:3', 'move:4', 'move:5']);
  match.answer('move:5');
  expect(match.world.round?.move?.left).toBe(30);
  expect(citesOf(match, 'command-placed')).toEqual(['ER-8.5']);
  expect(figure(match, 'vasquez')).toMatchObject({ spent: 5, placed: [3, 0, 0, 0, 2, 0, 0, 0] });
});

proves(['ER-8.5', 'ER-8.2'], 'black sections serve first, then red, then gold: what can do more is kept', () => {
  const match = laid({ figures: { vasquez: { at: 'a1', tiles: [moves] }, ...foe }, activated: 'vasquez' });
  match.answer('move:4');
  const onColours = orderTileOf(moves).sections.flatMap(({ colour, type }, at) =>
    type === 'move' ? [[colour, figure(match, 'vasquez').placed[at]]] : [],
  );
  expect(Object.fromEntries(onColours)).toEqual({ black: 3, red: 1, gold: 0 });
  // A last point is lost like any other.
  match.play('go:h2', 'go:a1', 'go:h1', 'face:up');
  expect(match.events('points-lost').map(({ params }) => params.points)).toEqual([1]);
});

proves(['ER-8.6', 'ER-8.8'], 'a step costs 1 point, along sides and never over a corner', () => {
  const match = laid({
    figures: { 'zombie-1': { at: 'c3', tiles: [moves] }, vasquez: { at: 'h6' } },
    activated: 'zombie-1',
  });
  match.answer('move:1');
  expect(match.option('go:d4').cost).toBe(2);
  expect(match.option('go:d4').path).toEqual(['c3', 'd3', 'd4']);
  expect(offered(match, 'go')).toHaveLength(3 * 8 - 2);
  expect(match.refuses('go:g3')).toMatchObject({ key: 'too-far', params: { points: 3 }, cite: 'ER-8.6' });
  match.answer('go:c5');
  expect(match.world.round?.move?.left).toBe(1);
  expect(match.events('moved')[0]?.params.path).toEqual(['c3', 'c4', 'c5']);
  expect(offered(match, 'go')).toEqual(['go:c4', 'go:b5', 'go:d5', 'go:c6']);
});

proves(['ER-8.9', 'ER-8.10'], 'one passes through friends and over the dead, not through enemies', () => {
  const corridor = {
    tiles: [['wide-corridor-1', 0, 0]],
    size: [4, 2],
  } as const;
  const figures = { 'jack-saw': { at: 'a1', tiles: [moves] } } as const;
  const friends = laid({
    ...corridor,
    figures: { ...figures, 'zombie-1': { at: 'b1' }, 'zombie-2': { at: 'b2' }, vasquez: { at: 'd2' } },
    activated: 'jack-saw',
  });
  friends.answer('move:1');
  expect(friends.option('go:b1').facts).toContainEqual({ key: 'shared-with', params: { figure: 'zombie-1' } });
  friends.answer('go:c1');
  expect(citesOf(friends, 'moved')).toEqual(['ER-8.9']);
  const dead = laid({
    ...corridor,
    figures: { ...figures, vasquez: { at: 'b1', state: 'dead' }, 'james-woo': { at: 'b2', state: 'dead' } },
    activated: 'jack-saw',
  });
  expect(dead.answer('move:1').offers('go:b1')).toBe(true);
  dead.play('go:b1', 'face:up', 'done');
  expect(placeOf(dead, 'jack-saw')).toBe('b1');
  const enemies = laid({
    ...corridor,
    figures: { ...figures, vasquez: { at: 'b1' }, 'james-woo': { at: 'b2' } },
    activated: 'jack-saw',
  });
  enemies.answer('move:1');
  expect(offered(enemies, 'go')).toEqual(['go:a2']);
  expect(enemies.refuses('go:b1')).toMatchObject({ key: 'enemy-there', cite: 'ER-8.10' });
  expect(enemies.refuses('go:c1').key).toBe('too-far');
});

proves(['ER-8.7', 'ER-8.11'], 'walls stop, and so does what a dotted line surrounds; other furniture does not', () => {
  const weights = laid({
    tiles: [['weight-room', 0, 0]],
    size: [4, 4],
    figures: { vasquez: { at: 'a1', tiles: [moves] }, 'zombie-1': { at: 'a4' } },
    activated: 'vasquez',
  }).answer('move:1');
  expect(weights.refuses('go:a2')).toMatchObject({
    key: 'barred-there',
    params: { element: 'weights' },
    cite: 'ER-8.11',
  });
  expect(weights.option('go:a3').cost).toBe(6);
  const bedroom = laid({
    tiles: [
      ['officers-bedroom', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    figures: { vasquez: { at: 'a1', tiles: [moves] }, 'zombie-1': { at: 'd6' } },
    activated: 'vasquez',
  }).answer('move:2');
  expect(bedroom.option('go:b1').cost).toBe(1);
  expect(offered(bedroom, 'go')).toHaveLength(15);
  expect(bedroom.refuses('go:a5')).toMatchObject({ key: 'too-far', cite: 'ER-8.7' });
});

proves('ER-8.11', 'once it is destroyed one enters its squares', () => {
  const match = laid({
    tiles: [['weight-room', 0, 0]],
    size: [4, 4],
    figures: { vasquez: { at: 'a1', tiles: [moves] }, 'zombie-1': { at: 'a4' } },
    activated: 'vasquez',
    change(world) {
      world.wrecked = [0];
    },
  }).answer('move:1');
  expect(match.option('go:a2').cost).toBe(1);
  expect(match.refuses('go:d3').cite).toBe('ER-8.11');
});

const crowd = { 'zombie-1': { at: 'c2' }, vasquez: { at: 'h6' } } as const;

proves('ER-8.12', 'an order may end on the square of a friend, but the figure goes on while it can', () => {
  const match = laid({ figures: { 'jack-saw': { at: 'b2', tiles: [moves] }, ...crowd }, activated: 'jack-saw' });
  match.play('move:1', 'go:c2', 'face:up');
  expect(match.refuses('done')).toMatchObject({ key: 'square-shared', params: { with: 'zombie-1' }, cite: 'ER-8.12' });
  match.play('move:1', 'go:d2', 'face:up', 'done');
  expect(placeOf(match, 'jack-saw')).toBe('d2');
  expect(match.events('goes-back')).toEqual([]);
});

proves('ER-8.12', 'if it cannot go on it goes back to the last square that was free', () => {
  const match = laid({
    figures: { 'jack-saw': { at: 'a2', tiles: [moves], spent: 3 }, ...crowd },
    activated: 'jack-saw',
  });
  match.play('move:1', 'go:c2', 'face:up', 'done');
  expect(match.events('goes-back').map(({ params }) => params)).toEqual([{ figure: 'jack-saw', from: 'c2', to: 'b2' }]);
  expect(placeOf(match, 'jack-saw')).toBe('b2');
});

proves('ER-8.12', 'it goes back beyond all squares that it has shared, and to the nearest one if that is taken', () => {
  const figures = {
    'jack-saw': { at: 'a2', tiles: [moves], spent: 3 },
    'zombie-1': { at: 'b2' },
    'zombie-2': { at: 'c2' },
    vasquez: { at: 'h6' },
  } as const;
  const passing = laid({ figures, activated: 'jack-saw' }).play('move:1', 'go:c2', 'face:up', 'done');
  expect(placeOf(passing, 'jack-saw')).toBe('a2');
  const taken = laid({
    tiles: [['wide-corridor-1', 0, 0]],
    size: [4, 2],
    figures: {
      'jack-saw': { at: 'd2', spent: 4 },
      'zombie-1': { at: 'd2' },
      'zombie-2': { at: 'a1' },
      vasquez: { at: 'b2' },
      'james-woo': { at: 'b1' },
    },
    activated: 'jack-saw',
    change({ figures: [jack] }, board) {
      if (jack !== undefined) jack.free = squareCalled(board, 'b1');
    },
  });
  expect(placeOf(taken.answer('done'), 'jack-saw')).toBe('c1');
});

proves('ER-8.12', 'whoever came last goes back, whatever another did in an earlier round', () => {
  const match = laid({
    figures: {
      'jack-saw': { at: 'a2', tiles: [moves], spent: 3 },
      'zombie-1': { at: 'b2', engaged: true },
      'zombie-2': { at: 'a4', tiles: [tileWith('move 4 black', 'move 2 black')], spent: 2 },
      vasquez: { at: 'h6' },
    },
    activated: 'jack-saw',
  });
  match.play('move:1', 'go:b2', 'face:up', 'done', 'pass');
  match.play('activate:zombie-2', 'move:1', 'go:a2', 'face:up', 'done');
  expect([placeOf(match, 'jack-saw'), placeOf(match, 'zombie-2')]).toEqual(['a2', 'a3']);
});

proves('ER-8.12', 'nobody has to pay for a move that leads nowhere: it goes back', () => {
  const shut = { vasquez: { at: 'c1' }, 'james-woo': { at: 'd2' } } as const;
  const match = laid({
    figures: {
      'jack-saw': { at: 'c2', tiles: [moves] },
      'zombie-1': { at: 'c2' },
      'nick-bolter': { at: 'b2' },
      ...shut,
    },
    tiles: [['wide-corridor-1', 0, 0]],
    size: [4, 2],
    activated: 'jack-saw',
    change({ figures: [jack] }, board) {
      if (jack !== undefined) jack.free = squareCalled(board, 'b1');
    },
  });
  expect(match.offers('move:1')).toBe(true);
  match.answer('done');
  expect(placeOf(match, 'jack-saw')).toBe('b1');
});

proves(
  ['ER-8.13', 'ER-8.14'],
  'in the end it faces one of four sides, whether it has moved or not; without a move nobody turns',
  () => {
    const match = laid({
      figures: { vasquez: { at: 'c3', facing: 'up', tiles: [moves] }, ...foe },
      activated: 'vasquez',
    });
    expect(offered(match, 'face')).toEqual([]);
    match.answer('move:1');
    expect(offered(match, 'face')).toEqual(['face:up', 'face:right', 'face:down', 'face:left']);
    match.answer('face:left');
    expect(figure(match, 'vasquez').facing).toBe('left');
    expect(placeOf(match, 'vasquez')).toBe('c3');
    // On the way it looks where it goes.
    match.play('move:1', 'go:d3');
    expect(figure(match, 'vasquez').facing).toBe('right');
  },
);

// ── Doors ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bedroom above a corridor, with a door between them. */
const room = {
  tiles: [
    ['officers-bedroom', 0, 0],
    ['wide-corridor-1', 0, 4],
  ],
  size: [4, 6],
} as const;

proves('ER-8.15', 'whoever stands at a door turns to it and opens it for 1 point', () => {
  const match = laid({
    ...room,
    doors: [door([1, 3], 'down')],
    figures: { vasquez: { at: 'b3', tiles: [moves] }, 'zombie-1': { at: 'd6' } },
    activated: 'vasquez',
  }).answer('move:1');
  expect(match.refuses('open:door-1')).toMatchObject({ key: 'not-beside-door', cite: 'ER-8.15' });
  expect(match.refuses('go:b5').key).toBe('too-far');
  match.play('go:b4', 'open:door-1');
  expect(match.world.doors).toEqual(['open']);
  expect(match.world.round?.move?.left).toBe(4);
  expect(figure(match, 'vasquez').facing).toBe('down');
  expect(match.option('go:b5').cost).toBe(1);
});

proves('ER-9.7', 'a door counts in the price of a way: without a point left none is opened', () => {
  const match = laid({
    ...room,
    doors: [door([1, 3], 'down')],
    figures: { 'zombie-1': { at: 'b1', tiles: [moves] }, vasquez: { at: 'd6' } },
    activated: 'zombie-1',
  });
  match.play('move:1', 'go:b4');
  expect(match.refuses('open:door-1')).toMatchObject({ key: 'no-points', cite: 'ER-9.7' });
});

proves(['ER-8.16', 'ER-8.15'], 'a wooden door is closed for 1 point, from the other side too', () => {
  const match = laid({
    ...room,
    doors: [door([1, 3], 'down')],
    figures: { vasquez: { at: 'b4', tiles: [moves] }, 'zombie-1': { at: 'd6' } },
    activated: 'vasquez',
  });
  match.play('move:1', 'open:door-1', 'go:b5', 'close:door-1');
  expect(match.world.doors).toEqual(['closed']);
  expect(match.world.round?.move?.left).toBe(3);
  expect(figure(match, 'vasquez').facing).toBe('up');
  expect(citesOf(match, 'door-closed')).toEqual(['ER-8.16']);
});

proves('ER-8.17', 'nobody closes a sliding door', () => {
  const match = laid({
    ...room,
    doors: [door([1, 3], 'down', { kind: 'sliding' })],
    figures: { vasquez: { at: 'b4', tiles: [moves] }, 'zombie-1': { at: 'd6' } },
    activated: 'vasquez',
  });
  match.play('move:1', 'open:door-1');
  expect(match.refuses('close:door-1')).toMatchObject({ key: 'closes-by-itself', cite: 'ER-8.17' });
});

proves('ER-8.18', 'a large door opens as a whole, from either of its squares', () => {
  for (const at of ['b4', 'c4']) {
    const match = laid({
      ...room,
      doors: [door([1, 3], 'down', { squares: 2 })],
      figures: { vasquez: { at, tiles: [moves] }, 'zombie-1': { at: 'd6' } },
      activated: 'vasquez',
    });
    match.play('move:1', 'open:door-1');
    expect(citesOf(match, 'door-opened')).toEqual(['ER-8.18']);
    expect([match.option('go:b5').cost, match.option('go:c5').cost].sort()).toEqual([1, 2]);
  }
});

proves(['ER-9.1', 'ER-9.2'], 'a magnetic door opens for whoever has a card; anybody closes a wooden one', () => {
  const doors = [door([1, 3], 'down', { magnetic: true })];
  const figures = { vasquez: { at: 'b4', tiles: [moves] }, 'zombie-1': { at: 'd6' } } as const;
  const without = laid({ ...room, doors, figures, activated: 'vasquez' }).answer('move:1');
  expect(without.refuses('open:door-1')).toMatchObject({ key: 'no-magnetic-card', cite: 'ER-9.1' });
  const holder = { ...figures, vasquez: { ...figures.vasquez, magneticCards: 1 } };
  const match = laid({ ...room, doors, figures: holder, activated: 'vasquez' });
  match.play('move:1', 'open:door-1');
  expect(citesOf(match, 'door-opened')).toEqual(['ER-9.1']);
  const open = laid({
    ...room,
    doors,
    figures,
    activated: 'vasquez',
    change(world) {
      world.doors = ['open'];
    },
  });
  open.play('move:1', 'close:door-1');
  expect(citesOf(open, 'door-closed')).toEqual(['ER-9.2']);
});

// ── Magnetic cards ───────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-9.5', 'on the square of a friend a card changes hands, either way, for nothing, and not to and fro', () => {
  const figures = {
    'jack-saw': { at: 'b2', tiles: [moves] },
    'zombie-1': { at: 'c2', magneticCards: 1 },
    vasquez: { at: 'h6' },
  } as const;
  const match = laid({ figures, activated: 'jack-saw' });
  match.answer('move:1');
  expect(offered(match, 'take')).toEqual([]);
  match.answer('go:c2');
  expect(match.refuses('hand:zombie-1')).toMatchObject({ key: 'no-card-to-hand', cite: 'ER-9.5' });
  match.answer('take:zombie-1');
  expect([figure(match, 'jack-saw').magneticCards, figure(match, 'zombie-1').magneticCards]).toEqual([1, 0]);
  expect(match.world.round?.move?.left).toBe(3);
  expect(match.refuses('hand:zombie-1')).toMatchObject({ key: 'handed-already', cite: 'ER-9.5' });
  match.play('go:d2', 'go:c2', 'hand:zombie-1');
  expect(figure(match, 'zombie-1').magneticCards).toBe(1);
});

proves('ER-9.6', 'over somebody dead one takes the card that they had', () => {
  const match = laid({
    figures: { vasquez: { at: 'b2', tiles: [moves] }, 'jeff-deeler': { at: 'c2', state: 'dead', magneticCards: 1 } },
    activated: 'vasquez',
  });
  match.play('move:1', 'go:c2', 'take:jeff-deeler', 'go:d2');
  expect(citesOf(match, 'card-taken')).toEqual(['ER-9.6']);
  expect(figure(match, 'vasquez').magneticCards).toBe(1);
  expect(figure(match, 'jeff-deeler').magneticCards).toBe(0);
});

// ── Exits ────────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ER-9.9', 'ER-9.10'], 'from the border one leaves for 1 point, and never comes back; cards go along', () => {
  const match = laid({
    figures: { 'james-woo': { at: 'b2', tiles: [moves], magneticCards: 1 }, vasquez: { at: 'd4' }, ...foe },
    activated: 'james-woo',
  }).answer('move:1');
  expect(match.refuses('leave')).toMatchObject({ key: 'no-way-out', cite: 'ER-9.9' });
  match.play('go:b1', 'leave');
  expect(figure(match, 'james-woo')).toMatchObject({ state: 'left', at: -1, magneticCards: 0 });
  expect(match.waiting).toEqual([1]);
  match.answer('pass');
  expect(offered(match, 'activate')).toEqual(['activate:vasquez']);
});

it('whoever would leave is told where no goal asks for it', () => {
  const facts = (id: 'james-woo' | 'vasquez') =>
    laid({ figures: { [id]: { at: 'b1', tiles: [moves] }, ...foe }, activated: id })
      .answer('move:1')
      .option('leave').facts;
  expect(facts('james-woo')).toEqual([{ key: 'leaves-in-vain', params: { figure: 'james-woo' } }]);
  expect(facts('vasquez')).toEqual([]);
});

proves('ER-9.9', 'sewers that are closed close no border: whoever stands on them there may leave', () => {
  const match = laid({
    tiles: [
      ['sewer-exit-1', 0, 0],
      ['wide-corridor-1', 1, 0],
    ],
    size: [5, 2],
    figures: { vasquez: { at: 'a1', tiles: [moves] }, 'zombie-1': { at: 'e2' } },
    activated: 'vasquez',
  });
  match.play('move:1', 'leave');
  expect(citesOf(match, 'left-map')).toEqual(['ER-9.9']);
});

proves('ER-9.9', 'a wall stops whoever would leave, and so does the last point', () => {
  const walled = laid({
    ...room,
    figures: { vasquez: { at: 'a1', tiles: [moves] }, 'zombie-1': { at: 'd6' } },
    activated: 'vasquez',
  }).answer('move:1');
  expect(walled.refuses('leave').key).toBe('no-way-out');
  const tired = laid({
    figures: { 'zombie-1': { at: 'd4', tiles: [moves] }, vasquez: { at: 'h1' } },
    activated: 'zombie-1',
  });
  tired.play('move:1', 'go:d1');
  expect(tired.refuses('leave')).toMatchObject({ key: 'no-points', cite: 'ER-9.9' });
});
