import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, figure, laid, offered } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const figures = {
  vasquez: { at: 'a1', engaged: true, spent: 3, tiles: ['order-1', 'order-2'], wounds: 2 },
  'zombie-1': { at: 'h6', engaged: true },
} as const;
const hand = [11, 12, 13, 14, 15, 16, 17].map((n) => `order-${n}` as const);

proves(
  ['ER-7.7', 'ER-7.8', 'ER-7.9', 'ER-7.11'],
  'cards upright, tiles and CP away, wounds stay; in this order',
  () => {
    const match = laid({ figures, phase: 'final', command: [4, 2] });
    expect(match.world.figures.map(({ engaged, spent }) => [engaged, spent])).toEqual([
      [false, 0],
      [false, 0],
    ]);
    expect(figure(match, 'vasquez')).toMatchObject({ wounds: 2, placed: [] });
    expect(figure(match, 'vasquez').tiles.cards).toEqual([]);
    expect([...match.world.discard.cards].sort()).toEqual(['order-1', 'order-2']);
    expect(match.events().map(({ type }) => type)).toEqual([
      'final-phase',
      'cards-disengaged',
      'tiles-cleared',
      'command-returned',
      'tiles-kept',
      'tiles-kept',
      'turn-ends',
      'turn-begins',
      'tiles-drawn',
      'tiles-drawn',
      'command-received',
      'command-received',
      'initiative-given',
      'activation-begins',
    ]);
  },
);

proves('ER-7.10', 'no CP is saved', () => {
  const match = laid({ figures: { vasquez: { at: 'a1' } }, phase: 'final', command: [4, 2], hands: [hand] });
  expect(match.world.command).toEqual([0, 0]);
  expect(citesOf(match, 'command-returned')).toEqual(['ER-7.10']);
});

proves('ER-7.8', 'what lies discarded is not shown to the table', () => {
  const match = laid({ figures, phase: 'final', hands: [hand] });
  expect(match.match.game.scene(match.view(1)).piles.find(({ id }) => id === 'discard')?.cards).toEqual([
    { id: null },
    { id: null },
  ]);
});

proves(
  ['ER-7.12', 'ER-7.13', 'ER-7.14'],
  'whoever has more than five discards the excess, then as many as they like',
  () => {
    const match = laid({ figures, phase: 'keep-tiles', hands: [hand, ['order-21']] });
    expect(match.refuses('keep')).toMatchObject({
      key: 'too-many-tiles',
      params: { tiles: 7, most: 5 },
      cite: 'ER-7.12',
    });
    match.play('discard:1', 'discard:1');
    expect(match.offers('keep')).toBe(true);
    match.play('discard:5', 'keep');
    expect(citesOf(match, 'tile-discarded')).toEqual(['ER-7.12', 'ER-7.12', 'ER-7.13']);
    expect(match.world.hands[0]?.cards).toEqual(['order-13', 'order-14', 'order-15', 'order-16']);
    expect(match.view(1).world.discard.cards.filter((tile) => tile !== null)).toEqual([]);
    expect(match.waiting).toEqual([1]);
    expect(offered(match, 'discard')).toEqual(['discard:1']);
    match.answer('keep');
    expect(match.events('tiles-kept').map(({ params }) => params)).toEqual([
      { seat: 0, count: 4 },
      { seat: 1, count: 1 },
    ]);
  },
);

proves('ER-7.16', 'the turn marker moves on, and tiles assigned in one turn do not serve in the next', () => {
  const match = laid({ figures, phase: 'final', turn: 2 });
  expect(match.world.turn).toBe(3);
  match.answer('activate:vasquez');
  expect(match.refuses('move:1').key).toBe('no-section');
});

proves('ER-5.3', 'the CP behind a screen are drawn nowhere', () => {
  const rich = laid({ figures, command: [17, 13] });
  const poor = laid({ figures, command: [3, 13] });
  const scene = (match: typeof rich) => JSON.stringify(match.match.game.scene(match.view(1)));
  expect(scene(rich)).toBe(scene(poor));
});

proves('ER-5.4', 'cards, assigned tiles and the CP on them are open to all', () => {
  const match = laid({ figures: { ...figures, vasquez: { ...figures.vasquez, spent: 1 } }, activated: 'vasquez' });
  match.play('move:1', 'face:up');
  const [vasquez] = match.view(1).world.figures;
  expect(vasquez).toMatchObject({ wounds: 2, state: 'healthy', spent: 2 });
  expect(vasquez?.placed).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
});
