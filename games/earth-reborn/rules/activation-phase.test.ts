import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, door, figure, laid, leaveInBag, offered, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const both = { vasquez: { at: 'a1' }, 'zombie-1': { at: 'h6' } } as const;
const mover = tileWith('move 4 black', 'move 2 black', 'melee 1 red');
const fighter = tileWith('move 1 red', 'melee 4 black');

proves('ER-6.1', 'one thing a round, then the other player', () => {
  const match = laid({ figures: both, hands: [[mover], [fighter]], discard: [tileWith('search 4 black')] });
  expect(match.options()).toEqual(['activate:vasquez', 'draw', 'buy', 'pass']);
  match.answer('draw');
  expect(match.waiting).toEqual([1]);
  match.answer('activate:zombie-1').answer('done');
  expect(match.waiting).toEqual([0]);
});

proves('ER-6.3', 'to activate engages the card', () => {
  const match = laid({ figures: both });
  expect(match.answer('activate:vasquez').question.key).toBe('orders');
  expect(figure(match, 'vasquez').engaged).toBe(true);
});

proves(
  'ER-6.4',
  'nobody is reactivated while another card of the player is upright; the dead and those who left do not count',
  () => {
    const figures = {
      vasquez: { at: 'a1', engaged: true },
      'james-woo': { at: 'a3' },
      'nick-bolter': { at: 'a5', state: 'dead' },
      'zombie-1': { at: 'h6' },
    } as const;
    const match = laid({ figures });
    expect(match.refuses('activate:vasquez')).toMatchObject({
      key: 'others-ready',
      cite: 'ER-6.4',
      remedies: ['activate:james-woo'],
    });
    const all = laid({ figures: { ...figures, 'james-woo': { at: 'a3', engaged: true } } });
    expect(offered(all, 'activate')).toEqual(['activate:vasquez', 'activate:james-woo']);
    expect(citesOf(all.answer('activate:vasquez'), 'reactivated')).toEqual(['ER-6.4']);
    expect(figure(all, 'vasquez').engaged).toBe(true);
  },
);

proves('ER-6.5', 'a tile from the bag costs 1 CP, spent on no character', () => {
  const match = laid({ figures: both, command: [1, 5] }).answer('draw');
  expect(match.world.command).toEqual([0, 5]);
  expect(match.world.hands[0]?.cards).toHaveLength(1);
  expect(figure(match, 'vasquez').spent).toBe(0);
  const poor = laid({ figures: both, command: [0, 5] });
  expect(poor.refuses('draw')).toMatchObject({ key: 'too-few-command', cite: 'ER-6.5' });
});

proves('ER-5.8', 'nothing is paid for a draw that cannot be made', () => {
  const match = laid({ figures: both, change: (world) => leaveInBag(world, 0) });
  expect(match.refuses('draw')).toMatchObject({ key: 'nothing-to-draw', cite: 'ER-5.8' });
});

proves('ER-6.6', 'no limit of tiles in this phase', () => {
  const hand = [1, 2, 3, 4, 5, 6].map((n) => `order-${n}` as const);
  expect(laid({ figures: both, hands: [hand] }).answer('draw').world.hands[0]?.cards).toHaveLength(7);
});

proves(
  'ER-6.7',
  'a discarded tile costs 2 CP: the buyer sees the whole pile, the other does not see which one goes',
  () => {
    const match = laid({ figures: both, discard: ['order-1', 'order-2', 'order-3'], command: [2, 9] }).answer('buy');
    expect(match.question.key).toBe('buy');
    const seen = match.view(0).world.discard.cards;
    expect([...seen].sort()).toEqual(['order-1', 'order-2', 'order-3']);
    expect(match.view(1).world.discard.cards).toEqual([null, null, null]);
    const wanted = seen.indexOf('order-2');
    expect(match.option(`tile:${wanted + 1}`).called).toEqual({ key: 'tile', params: { tile: 'order-2' } });
    match.answer(`tile:${wanted + 1}`);
    expect(match.world.command).toEqual([0, 9]);
    expect(match.world.hands[0]?.cards).toEqual(['order-2']);
    expect(match.view(1).world.hands[0]?.cards).toEqual([null]);
    expect(match.waiting).toEqual([1]);
  },
);

proves('ER-6.7', 'what everybody saw on a card is bought in secret too', () => {
  const match = laid({
    figures: both,
    discard: ['order-1', 'order-2'],
    change(world) {
      world.discard.known = [0xffff, 0xffff];
    },
  }).answer('buy');
  expect(match.answer('tile:1').view(1).world.hands[0]?.cards).toEqual([null]);
});

proves(['ER-6.8', 'ER-6.7'], 'an empty pile sells nothing, and 1 CP buys nothing', () => {
  expect(laid({ figures: both }).refuses('buy')).toMatchObject({ key: 'nothing-to-buy', cite: 'ER-6.8' });
  const poor = laid({ figures: both, discard: ['order-1'], command: [1, 1] });
  expect(poor.refuses('buy')).toMatchObject({ key: 'too-few-command', params: { have: 1, need: 2 }, cite: 'ER-6.7' });
});

proves(['ER-6.9', 'ER-6.10'], 'two passes in a row end the phase; a pass alone binds nobody', () => {
  const match = laid({ figures: both, turn: 1 });
  match.play('pass', 'activate:zombie-1', 'done', 'activate:vasquez', 'done', 'pass');
  expect(match.phase).toBe('round');
  match.answer('pass');
  expect(match.events('final-phase')).toHaveLength(1);
  expect(citesOf(match, 'passed')).toEqual(['ER-6.10', 'ER-6.10', 'ER-6.9']);
});

proves('ER-6.11', 'drawing and buying are no passes', () => {
  const match = laid({ figures: both, discard: ['order-1'] });
  match.play('pass', 'draw', 'pass');
  expect(citesOf(match, 'tile-drawn')).toEqual(['ER-6.11']);
  match.play('buy', 'tile:1', 'pass');
  expect(citesOf(match, 'tile-bought')).toEqual(['ER-6.11']);
  expect(match.phase).toBe('round');
});

proves('ER-6.9', 'whoever reactivates somebody and does nothing has passed', () => {
  const match = laid({ figures: { vasquez: { at: 'a1', engaged: true }, 'zombie-1': { at: 'h6' } } });
  match.play('activate:vasquez', 'done', 'pass');
  expect(match.events('final-phase')).toHaveLength(1);
  const first = laid({ figures: both });
  first.play('activate:vasquez', 'done', 'pass');
  expect(first.phase).toBe('round');
});

proves('ER-6.12', 'sliding doors that were opened in the round close at its end; wooden ones stay open', () => {
  const doors = [door([0, 0], 'right', { kind: 'sliding' }), door([0, 0], 'down')];
  const match = laid({
    figures: { vasquez: { at: 'a1', tiles: [mover] }, 'zombie-1': { at: 'h6' } },
    doors,
    activated: 'vasquez',
  });
  match.play('move:1', 'open:door-1', 'open:door-2', 'face:down');
  expect(match.world.doors).toEqual(['open', 'open']);
  match.answer('done');
  expect(match.world.doors).toEqual(['closed', 'open']);
  expect(citesOf(match, 'door-slides-shut')).toEqual(['ER-6.12']);
});

proves(
  ['ER-6.13', 'ER-6.14', 'ER-4.7'],
  'a tile, CP, both or neither; one tile a round, and another one in a later round',
  () => {
    const match = laid({ figures: both, hands: [[mover, fighter]], activated: 'vasquez' });
    expect(match.offers('done')).toBe(true);
    match.answer('assign:1');
    expect(figure(match, 'vasquez').tiles.cards).toEqual([mover]);
    expect(match.view(1).world.figures[0]?.tiles.cards).toEqual([mover]);
    expect(match.refuses('assign:1')).toMatchObject({ key: 'supplied-already', cite: 'ER-6.14' });
    match.play('done', 'pass', 'activate:vasquez', 'assign:1');
    expect(figure(match, 'vasquez').tiles.cards).toEqual([mover, fighter]);
    expect(citesOf(match, 'tile-assigned')).toEqual(['ER-6.13', 'ER-6.14']);
    // Orders of both tiles, in one round.
    match.play('move:1', 'face:right', 'move:2', 'face:up');
    expect(figure(match, 'vasquez').spent).toBe(3);
  },
);

proves(
  ['ER-6.15', 'ER-6.16', 'ER-6.17'],
  'awaiting orders, awaiting deployment: what was not used serves in a later round',
  () => {
    const match = laid({ figures: both, hands: [[mover]], activated: 'vasquez' });
    match.answer('done');
    expect(citesOf(match, 'awaits-orders')).toEqual(['ER-6.16']);
    match.play('pass', 'activate:vasquez', 'assign:1', 'done');
    expect(citesOf(match, 'awaits-deployment')).toEqual(['ER-6.17']);
    match.play('pass', 'activate:vasquez', 'move:2', 'face:up');
    expect(figure(match, 'vasquez').spent).toBe(2);
  },
);

proves('ER-6.18', 'without a section there is no order, and without CP neither', () => {
  const match = laid({ figures: both, hands: [[mover]], activated: 'vasquez', command: [1, 0] });
  expect(match.refuses('move:1')).toMatchObject({ key: 'no-section', params: { order: 'move' }, cite: 'ER-6.18' });
  match.answer('assign:1');
  expect(match.refuses('move:2')).toMatchObject({
    key: 'too-few-command',
    params: { have: 1, need: 2 },
    cite: 'ER-6.18',
  });
  match.answer('move:1');
  expect(match.world.command).toEqual([0, 0]);
  // The move is finished before anything else.
  expect(match.question.key).toBe('move');
});

const side = {
  vasquez: { at: 'b2', facing: 'right', tiles: [fighter, tileWith('move 1 black', 'melee 3 red')] },
  'zombie-1': { at: 'c2', facing: 'left' },
} as const;

proves(
  ['ER-7.1', 'ER-7.4', 'ER-10.3'],
  'a section serves once, with as few CP as one likes; the rest of it is lost',
  () => {
    const match = laid({ figures: side, activated: 'vasquez', dice: [2, 2, 2, 2, 2, 2, 2] });
    const [four, three] = side.vasquez.tiles;
    match.play('melee:zombie-1', strike(four, 'melee 4 black', 1), 'melee:zombie-1');
    expect(match.refuses(strike(four, 'melee 4 black', 1))).toMatchObject({ key: 'section-used', cite: 'ER-10.3' });
    match.answer(strike(three, 'melee 3 red', 2));
    expect(match.refuses('melee:zombie-1')).toMatchObject({ key: 'section-used', cite: 'ER-7.1' });
    expect(figure(match, 'vasquez').placed.filter((command) => command > 0)).toEqual([1, 2]);
  },
);

proves(['ER-7.5', 'ER-7.6'], 'each melee section is an order of its own, no more than its number', () => {
  const match = laid({ figures: side, activated: 'vasquez', dice: [] }).answer('melee:zombie-1');
  const [four, three] = side.vasquez.tiles;
  expect(offered(match, 'strike')).toEqual([
    ...[1, 2, 3, 4].map((n) => strike(four, 'melee 4 black', n)),
    ...[1, 2, 3].map((n) => strike(three, 'melee 3 red', n)),
  ]);
});

proves('ER-7.2', 'sections take no more than their numbers', () => {
  const match = laid({ figures: { ...both, vasquez: { at: 'a1', tiles: [fighter] } }, activated: 'vasquez' });
  expect(offered(match, 'move')).toEqual(['move:1']);
  match.play('move:1', 'face:up');
  expect(match.refuses('move:1')).toMatchObject({ key: 'sections-too-small', params: { most: 0 }, cite: 'ER-7.2' });
});

proves('ER-7.3', 'no more on a character than its maximum, over the whole turn', () => {
  const match = laid({
    figures: { 'zombie-1': { at: 'a1', tiles: [mover], spent: 2 }, vasquez: { at: 'h6' } },
    activated: 'zombie-1',
  });
  expect(offered(match, 'move')).toEqual(['move:1']);
  expect(match.refuses('move:2')).toMatchObject({ key: 'beyond-maximum', params: { left: 1 }, cite: 'ER-7.3' });
  match.play('move:1', 'face:up', 'done', 'pass', 'activate:zombie-1');
  expect(match.refuses('move:1')).toMatchObject({ key: 'beyond-maximum', params: { left: 0 }, cite: 'ER-7.3' });
});

proves(
  ['ER-6.20', 'ER-6.19', 'ER-6.21'],
  'orders in any mix, CP one order after the other; a blow that fails is paid for',
  () => {
    const match = laid({ figures: side, activated: 'vasquez', dice: [2, 2, 2] });
    match.play('move:1', 'face:right');
    expect(match.world.command[0]).toBe(9);
    match.play('melee:zombie-1', strike(side.vasquez.tiles[0], 'melee 4 black', 1));
    expect(match.events('holds-out')).toHaveLength(1);
    expect(match.world.command[0]).toBe(8);
    match.play('move:1', 'face:right');
    expect(match.world.command[0]).toBe(7);
  },
);

proves('ER-4.6', 'sections of types that no module brings are never used', () => {
  const gun = tileWith('move 1 black', 'fire 3 black', 'interaction 1 red');
  const match = laid({ figures: { ...both, vasquez: { at: 'a1', tiles: [gun] } }, activated: 'vasquez' });
  const verbs = new Set(match.options().map((key) => key.split(':')[0]));
  expect(verbs).toEqual(new Set(['move', 'done']));
});

test('whom to activate says no more CP than there are', () => {
  const match = laid({ figures: both, command: [1, 5] });
  const facts = match.match.open.flatMap(({ options }) => options.flatMap((option) => option.facts ?? []));
  const open = facts.filter(({ key }) => key === 'command-open');
  expect(open.length).toBeGreaterThan(0);
  for (const { params } of open) expect(params).toEqual({ left: 1 });
});
