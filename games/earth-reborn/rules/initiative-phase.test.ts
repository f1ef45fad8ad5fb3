import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { orderTileIds } from '../content/order-tiles.ts';
import { rulebook } from '../rulebook/index.ts';
import { laid, leaveInBag, offered } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const both = { vasquez: { at: 'a1' }, 'zombie-1': { at: 'h6' } } as const;
const [one, two, three] = orderTileIds as [never, never, never];

proves(['ER-5.5', 'ER-5.6'], 'a turn begins with the draw up to 5 tiles; those kept count', () => {
  const match = laid({ figures: both, phase: 'draw-tiles', turn: 2, hands: [[one, two], []] });
  expect(match.events('turn-begins')).toHaveLength(1);
  expect(match.events('tiles-drawn').map(({ params }) => params)).toEqual([
    { seat: 0, count: 3 },
    { seat: 1, count: 5 },
  ]);
  expect(match.world.hands.map(({ cards }) => cards.length)).toEqual([5, 5]);
  expect(match.world.hands[0]?.cards.slice(0, 2)).toEqual([one, two]);
});

proves(['ER-5.7', 'ER-5.6'], 'whoever has the initiative draws first: the other has what is left', () => {
  const match = laid({
    figures: both,
    phase: 'draw-tiles',
    turn: 2,
    change(world) {
      world.initiative = 1;
      leaveInBag(world, 7);
    },
  });
  expect(match.world.hands.map(({ cards }) => cards.length)).toEqual([2, 5]);
});

proves(['ER-5.8', 'ER-5.7'], 'as soon as the bag is empty the discarded tiles go back into it', () => {
  const match = laid({
    figures: both,
    phase: 'draw-tiles',
    turn: 2,
    discard: [one, two, three],
    change: (world) => leaveInBag(world, 8),
  });
  expect(match.events('bag-refilled').map(({ params }) => params)).toEqual([{ count: 3 }]);
  expect(match.world.hands.map(({ cards }) => cards.length)).toEqual([5, 5]);
  expect(match.world.bag.cards.length).toBe(1);
  expect(match.world.discard.cards).toEqual([]);
});

proves('ER-5.8', 'it is filled again by the draw that empties it, not by one that fails', () => {
  const match = laid({ figures: both, discard: [one, two], change: (world) => leaveInBag(world, 1) });
  match.answer('draw');
  expect(match.world.bag.cards.length).toBe(2);
  expect(match.world.discard.cards).toEqual([]);
});

proves('ER-5.9', 'in the first turn all five are swapped once, and none of them comes back at once', () => {
  const match = laid({ figures: both, phase: 'draw-tiles', turn: 1 });
  const before = [...(match.world.hands[0]?.cards ?? [])];
  expect(match.waiting).toEqual([0]);
  expect(match.options()).toEqual(['keep', 'swap']);
  match.answer('swap');
  const after = match.world.hands[0]?.cards ?? [];
  expect(after).toHaveLength(5);
  expect(after.filter((tile) => before.includes(tile))).toEqual([]);
  expect(before.every((tile) => match.world.bag.cards.includes(tile))).toBe(true);
  expect(match.waiting).toEqual([1]);
  match.answer('keep');
  expect(match.question.key).toBe('round');
  expect(match.events('tiles-swapped')).toHaveLength(1);
});

proves('ER-5.9', 'the others are drawn before the first five go back', () => {
  const match = laid({ figures: both, phase: 'draw-tiles', turn: 1, change: (world) => leaveInBag(world, 15) });
  const left = [...match.world.bag.cards].sort();
  expect(left).toHaveLength(5);
  match.answer('swap');
  expect([...(match.world.hands[0]?.cards ?? [])].sort()).toEqual(left);
});

proves('ER-5.5', 'in later turns nothing is swapped', () => {
  const match = laid({ figures: both, phase: 'draw-tiles', turn: 2 });
  expect(match.question.key).toBe('round');
});

proves(
  'ER-5.10',
  'the CP are those of the scenario and the bonus of each character on the map, by its visible side',
  () => {
    const match = laid({
      phase: 'receive-command',
      figures: {
        vasquez: { at: 'a1' },
        'james-woo': { at: 'a2', state: 'dead' },
        'jeff-deeler': { at: 'c1', state: 'wounded' },
        'jessica-hollister': { at: 'c2' },
      },
      change(world) {
        world.command = [3, 3];
      },
    });
    expect(match.events('command-received').map(({ params }) => params)).toEqual([
      { seat: 0, base: 10, bonus: 1 },
      { seat: 1, base: 8, bonus: 4 },
    ]);
    expect(match.world.command).toEqual([11, 12]);
  },
);

proves(
  ['ER-5.12', 'ER-6.2'],
  'the scenario gives the initiative each turn, and its holder plays the first round',
  () => {
    const match = laid({
      phase: 'receive-command',
      figures: both,
      change(world) {
        world.initiative = 1;
        world.active = 1;
        world.passes = 1;
      },
    });
    expect(match.events('initiative-given').map(({ params }) => params)).toEqual([{ seat: 0 }]);
    expect(match.world.initiative).toBe(0);
    expect(match.world.passes).toBe(0);
    expect(match.waiting).toEqual([0]);
  },
);

proves('ER-5.2', 'what one draws the other does not see', () => {
  const match = laid({ figures: both, phase: 'draw-tiles', turn: 2 });
  const [own, other] = match.view(1).world.hands;
  expect(own?.cards).toEqual([null, null, null, null, null]);
  expect(other?.cards.every((tile) => tile !== null)).toBe(true);
});

proves('ER-5.2', 'tiles behind a screen are hidden from the other', () => {
  const match = laid({ figures: both, hands: [[one, two], [three]], activated: 'vasquez' });
  expect(match.view(0).world.hands.map(({ cards }) => cards)).toEqual([[one, two], [null]]);
  expect(match.view(1).world.hands.map(({ cards }) => cards)).toEqual([[null, null], [three]]);
  expect(offered(match, 'assign')).toEqual(['assign:1', 'assign:2']);
});
