import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { cardsBeside, human, stand, story, strollAndEnd, untilTurn, zombieRooms } from '../testing/mall.ts';

const proves = provesFor(rulebook);

function movesLeft(match: Situation<Tez>): number {
  return match.world.turn.moves;
}

proves('TEZ-8.1', 'the turn cannot end before its 3 moves, and has no fourth', () => {
  const match = stand();
  expect(match.refuses('end')).toMatchObject({ key: 'moves-to-make', params: { moves: 3 }, cite: 'TEZ-8.1' });
  match.play('move:courtyard.north');
  expect(match.refuses('end')).toMatchObject({ key: 'moves-to-make', params: { moves: 2 }, cite: 'TEZ-8.1' });
  match.play('move:courtyard.centre');
  expect(match.refuses('end').params).toEqual({ moves: 1 });
  match.play('move:courtyard.north');
  expect(match.offers('end')).toBe(true);
  expect(match.refuses('move:courtyard.centre')).toMatchObject({ key: 'no-moves-left', cite: 'TEZ-8.1' });
});

proves('TEZ-8.2', 'B after move 1, A and C after move 2, nothing after move 3', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    ammo: { 'human-1': 7 },
    zombies: ['parking-deck-z.3'],
    lying: { 'richs-galleria': ['crowbar-1'] },
  });
  match.play('move:departmart.3', 'use:departmart.3');
  expect(human(match, 'human-1').ammo).toBe(8);
  match.play('move:richs-galleria.3', 'shoot:parking-deck-z.3', 'take:crowbar-1');
  expect(zombieRooms(match)).toEqual([]);
  expect(human(match, 'human-1')).toMatchObject({ ammo: 7, melee: { cards: ['crowbar-1'] } });
  match.play('move:parking-deck-z.3', 'end');
  expect(story(match)).toContain('turn-ended');
});

proves('TEZ-8.3', 'in an empty store: pick up, then use the room; or the other way round; and shoot in between', () => {
  const answers = ['take:crowbar-1', 'use:departmart.3', 'shoot:richs-galleria.3'];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const match = stand({
      at: { 'human-1': 'departmart.2' },
      ammo: { 'human-1': 7 },
      zombies: ['richs-galleria.3'],
      lying: { departmart: ['crowbar-1'] },
    });
    match.play('move:departmart.3', ...order.map((at) => answers[at] ?? ''));
    expect(human(match, 'human-1')).toMatchObject({ ammo: 7, melee: { cards: ['crowbar-1'] } });
    expect(zombieRooms(match)).toEqual([]);
  }
});

proves('TEZ-8.4', 'A, B and C may all be skipped', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    ammo: { 'human-1': 7 },
    zombies: ['parking-deck-z.3'],
    lying: { departmart: ['crowbar-1'], 'richs-galleria': ['axe-1'] },
  });
  match.play('move:departmart.3');
  expect(match.offers('use:departmart.3') && match.offers('take:crowbar-1')).toBe(true);
  match.play('move:richs-galleria.3');
  expect(match.offers('shoot:parking-deck-z.3') && match.offers('take:axe-1')).toBe(true);
  match.play('move:departmart.3', 'end');
  expect(human(match, 'human-1')).toMatchObject({ ammo: 7, melee: { cards: [] } });
  expect(cardsBeside(match, 'departmart')).toContain('crowbar-1');
  expect(zombieRooms(match)).toContain('parking-deck-z.3');
});

proves('TEZ-8.4', 'only the melee on entering a Zombie’s room cannot be skipped', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.2'], dice: [3] });
  match.play('move:departmart.2');
  expect(match.options()).toEqual(['melee']);
  match.play('melee');
  expect(match.offers('move:departmart.1')).toBe(true);
});

proves('TEZ-8.5', 'one Zombie per move: no second shot, nor a shot after melee; the next move allows it again', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.3', 'richs-galleria.3', 'echo-ridge-food-court.3'],
    dice: [3],
  });
  match.play('move:departmart.2', 'shoot:richs-galleria.3');
  expect(match.refuses('shoot:echo-ridge-food-court.3')).toMatchObject({ key: 'one-kill-per-move', cite: 'TEZ-8.5' });
  expect(match.refuses('shoot:departmart.3').cite).toBe('TEZ-8.5');
  match.play('move:departmart.3', 'melee');
  expect(zombieRooms(match)).toEqual(['echo-ridge-food-court.3']);
  match.play('move:departmart.2');
  expect(match.offers('shoot:echo-ridge-food-court.3')).toBe(true);

  const fought = stand({
    at: { 'human-1': 'departmart.1' },
    zombies: ['departmart.2', 'departmart.3'],
    dice: [3],
  });
  fought.play('move:departmart.2', 'melee');
  expect(fought.offers('shoot:departmart.3') || fought.offers('melee')).toBe(false);
});

proves('TEZ-8.5', 'what an item or a room kills comes on top of the Zombie of action A', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    zombies: ['departmart.1', 'departmart.3', 'richs-galleria.3', 'echo-ridge-food-court.2'],
    holds: { 'human-1': ['grenade-1'] },
    dice: [3],
  });
  match.play('move:departmart.2', 'item:grenade-1', 'shoot:richs-galleria.3');
  expect(match.events('zombie-killed').map(({ params }) => params.cause)).toEqual(['item', 'item', 'ranged']);
  expect(match.refuses('shoot:echo-ridge-food-court.2')).toMatchObject({ key: 'one-kill-per-move', cite: 'TEZ-8.5' });
});

proves('TEZ-8.6', 'no answer but a Stopping ability ends the turn before its moves are made', () => {
  const verbs = new Set<string>();
  const watch = (match: Situation<Tez>): Situation<Tez> => {
    for (const key of match.options()) verbs.add(key.split(':')[0] ?? '');
    if (movesLeft(match) > 0) expect(match.refuses('end').key).toMatch(/moves-to-make|must-fight/);
    return match;
  };
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    ammo: { 'human-1': 6 },
    holds: { 'human-1': ['adrenaline-1', 'crowbar-1'] },
    zombies: ['departmart.2', 'richs-galleria.3'],
    lying: { departmart: ['axe-1', 'first-aid-1'] },
    supplies: [null, 'departmart.2'],
    tokens: { radio: 'departmart.3' },
    dice: [3],
  });
  const answers = [
    'item:adrenaline-1',
    'move:departmart.2',
    'melee',
    'take:first-aid-1',
    'exchange:axe-1',
    'supply:2',
    'move:departmart.3',
    'shoot:richs-galleria.3',
    'use:departmart.3',
    'token:radio',
    'drop:axe-1',
  ];
  for (const answer of answers) watch(watch(match).answer(answer));
  for (const none of ['end', 'pass', 'stay', 'decline']) expect(verbs).not.toContain(none);
  expect(movesLeft(match)).toBe(1);
  watch(match.play('move:courtyard.east'));
  expect(match.offers('end')).toBe(true);
});

proves('TEZ-8.6', 'the death of another Human does not end it either', () => {
  // A breaker switched on draws a Zombie onto both Humans of the room.
  const match = stand({
    objectives: ['restore-the-power', 'call-the-cdc', 'thin-the-herd'],
    progress: { 'restore-the-power': 2 },
    at: { 'human-1': 'departmart.2', 'human-2': 'departmart.1' },
    wounds: { 'human-2': 8 },
  });
  match.play('move:departmart.1', 'token:breaker-3');
  expect(match.events('devoured').map(({ params }) => params.human)).toEqual(['human-2']);
  expect(story(match)).not.toContain('turn-cut-short');
  expect(match.question).toMatchObject({ key: 'turn', params: { who: 'doctor', moves: 2 } });
});

proves('TEZ-8.7', 'three Humans: the first, the second, the third, then the first again', () => {
  const match = stand({ humans: ['doctor', 'fry-cook', 'popstar'], active: 'human-2' });
  for (let turn = 0; turn < 4; turn++) {
    if (turn === 3) match.play('move:courtyard.centre', 'move:courtyard.north', 'move:courtyard.centre', 'end');
    else strollAndEnd(match);
    untilTurn(match);
  }
  const turns = match.events('turn-begins');
  expect(turns.map(({ params }) => params.human)).toEqual(['human-2', 'human-3', 'human-1', 'human-2', 'human-3']);
  expect(new Set(turns.map(({ cite }) => cite))).toEqual(new Set(['TEZ-8.7']));
});
