import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, human, strollAndEnd, untilAsked, untilTurn } from '../testing/mall.ts';
import { zombieTurn } from '../testing/zombie-turns.ts';

const proves = provesFor(rulebook);
const ZOMBIES = 2;

proves(
  'TEZ-14.11',
  'the Zombie player chooses a card of the hand for the Human who just revealed, and only for them',
  () => {
    const match = untilAsked(zombieTurn({ hand: ['grenade-1', 'axe-1', 'uzi-1'] }), 'deal-card');
    expect(match.waiting).toEqual([ZOMBIES]);
    expect(match.question).toMatchObject({ key: 'deal-card', cite: 'TEZ-14.11', params: { who: 'doctor' } });
    expect(match.options()).toEqual(['deal:slot-1', 'deal:slot-2', 'deal:slot-3']);
    const before = human(match, 'human-2').search.cards;
    match.play('deal:slot-2');
    expect(human(match, 'human-1').search.cards).toEqual(['axe-1']);
    expect(human(match, 'human-2').search.cards).toEqual(before);
    expect(match.world.hand.cards).toEqual(['grenade-1', 'uzi-1']);
  },
);

proves('TEZ-14.12', 'nobody but the Zombie player sees the dealt card until it is revealed', () => {
  const match = untilAsked(zombieTurn({ hand: ['axe-1', 'uzi-1'] }), 'deal-card').play('deal:slot-1');
  const seen = (...seats: number[]) => match.view(...seats).world.humans[0]?.search.cards;
  expect(match.world.turn.human).toBe(1);
  expect(seen(0)).toEqual([null]);
  untilTurn(strollAndEnd(match));
  expect(match.world.turn.human).toBe(0);
  match.play('move:courtyard.north', 'move:courtyard.centre', 'move:courtyard.north');
  expect(seen(0)).toEqual([null]);
  expect(seen(1)).toEqual([null]);
  expect(seen(ZOMBIES)).toEqual(['axe-1']);
  match.play('end');
  expect(match.events('revealed').at(-1)?.params).toEqual({ who: 'doctor', card: 'axe-1' });
});

proves(
  'TEZ-14.13',
  'the last card of the hand is dealt: the Zombie player has 4 new ones, and the deck 4 fewer',
  () => {
    const match = untilAsked(zombieTurn({ hand: ['axe-1'] }), 'deal-card');
    const deck = match.world.deck.cards.length;
    match.play('deal:slot-1');
    expect(match.world.hand.cards).toHaveLength(4);
    expect(match.world.deck.cards).toHaveLength(deck - 4);
    expect(match.view(ZOMBIES).world.hand.cards).not.toContain(null);
    expect(match.view(0, 1).world.hand.cards).toEqual([null, null, null, null]);
    expect(match.events('hand-drawn')).toMatchObject([{ cite: 'TEZ-14.13', params: { cards: 4 } }]);

    const short = untilAsked(zombieTurn({ hand: ['axe-1'], deck: ['uzi-1', 'machete-1'] }), 'deal-card');
    short.play('deal:slot-1');
    expect(short.world.hand.cards).toEqual(['uzi-1', 'machete-1']);
  },
);

proves('TEZ-14.14', 'a hand of 2: one is dealt, one is left, and nothing is drawn', () => {
  const match = untilAsked(zombieTurn({ hand: ['axe-1', 'uzi-1'] }), 'deal-card');
  const deck = match.world.deck.cards.length;
  match.play('deal:slot-2');
  expect(match.world.hand.cards).toEqual(['axe-1']);
  expect(match.world.deck.cards).toHaveLength(deck);
  expect(match.events('hand-drawn')).toEqual([]);
});

proves('TEZ-14.15', 'with hand and deck empty no card is dealt, and the match goes on', () => {
  const match = untilTurn(zombieTurn({ hand: [], deck: [] }));
  expect(citesOf(match, 'no-card-to-deal')).toEqual(['TEZ-14.15']);
  expect(human(match, 'human-1').search.cards).toEqual([]);
  expect(match.outcome).toBeNull();
  expect(match.question).toMatchObject({ key: 'turn', params: { who: 'fry-cook' } });
});
