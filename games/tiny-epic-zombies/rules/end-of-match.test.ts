import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { CharacterId } from '../content/ids.ts';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, human, type Standing, stand, story, untilTurn, wanderAndEnd, zombieRooms } from '../testing/mall.ts';
import { setUpAs } from '../testing/set-ups.ts';
import { allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';

const proves = provesFor(rulebook);
const ZOMBIES = 2;

/** Human 2 is one wound away from death, where a Zombie may come. */
const atDeathsDoor = { at: { 'human-2': 'departmart.1' }, wounds: { 'human-2': 8 } } as const;

proves(
  'TEZ-15.3',
  'without survivors the match goes on; then a death, or the barricade on 0, is Zombie victory',
  () => {
    const quiet = untilTurn(zombieTurn({ survivors: 0 }));
    expect(quiet.outcome).toBeNull();

    const death = zombieTurn({ ...atDeathsDoor, survivors: 0 }).play('store:departmart');
    expect(death.outcome).toEqual({ id: 'devoured-without-survivors', cite: 'TEZ-15.3', winners: [ZOMBIES] });

    const siege: Standing = { zombies: allRoomsOf('departmart'), barricade: 1, survivors: 0 };
    const fall = zombieTurn(siege).play('store:departmart');
    expect(fall.outcome).toEqual({ id: 'barricade-fell-without-survivors', cite: 'TEZ-15.3', winners: [ZOMBIES] });
  },
);

proves('TEZ-15.3', 'with a survivor left, neither a death nor a fall of the barricade ends the match', () => {
  const death = zombieTurn({ ...atDeathsDoor, survivors: 1 }).play('store:departmart');
  expect(death.world.survivors).toBe(0);
  expect(death.outcome).toBeNull();
  const again = zombieTurn({ zombies: allRoomsOf('departmart'), barricade: 2, survivors: 1 });
  again.play('store:departmart', 'store:departmart');
  expect(again.world).toMatchObject({ survivors: 0, barricade: 2 });
  expect(again.outcome).toBeNull();
  const both = zombieTurn({ at: { 'human-2': 'departmart.1' }, wounds: { 'human-2': 8 }, survivors: 0, barricade: 6 });
  expect(both.play('store:departmart').outcome?.cite).toBe('TEZ-15.3');
});

const fourHumans: readonly CharacterId[] = ['doctor', 'fry-cook', 'popstar', 'hippie'];

proves(
  ['TEZ-15.4', 'TEZ-15.7'],
  'a turn for each card, then exactly one more for each Human, then Zombie victory',
  () => {
    for (const count of [2, 3, 4]) {
      const match = stand({ humans: fourHumans.slice(0, count), hand: ['axe-1'], deck: [] });
      while (match.outcome === null) untilTurn(wanderAndEnd(match));
      const cards = count + 1;
      const turns = match.events('turn-begins').map(({ params }) => params.last);
      expect(turns).toEqual([...Array(cards).fill(false), ...Array(count).fill(true)]);
      expect(match.events('revealed')).toHaveLength(cards);
      expect(match.events('last-turns')).toMatchObject([{ cite: 'TEZ-15.4', params: { turns: count } }]);
      const lastTurns = match.events('turn-begins').slice(cards);
      expect(new Set(lastTurns.map(({ params }) => params.human)).size).toBe(count);
      expect(match.outcome).toMatchObject({ id: 'out-of-time', cite: 'TEZ-15.7', winners: [count] });
    }
    const start = untilTurn(setUpAs('cooperative-versus', 5)).world;
    const dealt = start.humans.flatMap(({ search }) => search.cards).length;
    expect(start.deck.cards.length + start.hand.cards.length + dealt).toBe(24);
  },
);

proves('TEZ-15.4', 'as long as a card lies before a Human, or in the hand, the last turns have not begun', () => {
  const dealt = untilTurn(zombieTurn({ hand: [], deck: [], searchCards: { 'human-2': 'axe-1' } }));
  expect(dealt.world.lastTurns).toBeNull();
  const none = untilTurn(zombieTurn({ hand: [], deck: [], searchCards: { 'human-2': null } }));
  expect(none.world.lastTurns).toBe(2);
  expect(citesOf(none, 'last-turns')).toEqual(['TEZ-15.4']);
});

/** Human 1 plays a last turn: no card is left anywhere. */
const lastTurn: Standing = {
  at: { 'human-1': 'departmart.3' },
  lastTurns: 2,
  hand: [],
  deck: [],
  searchCards: { 'human-1': null, 'human-2': null },
};

proves('TEZ-15.5', 'a last turn reveals nothing: no noise, no new Zombie, no card', () => {
  const match = stand({ ...lastTurn, zombies: ['amps-electronics.1'] });
  const before = match.events().length;
  match.play('move:departmart.2', 'move:departmart.1', 'move:departmart.2', 'end');
  expect(story(match, before)).toEqual(['moved', 'moved', 'moved', 'turn-ended', 'last-turn-over', 'turn-begins']);
  expect(citesOf(match, 'last-turn-over')).toEqual(['TEZ-15.5']);
  expect(zombieRooms(match)).toEqual(['amps-electronics.1']);
  expect(human(match, 'human-1').search.cards).toEqual([]);
  expect(match.question).toMatchObject({ key: 'turn', params: { who: 'fry-cook' } });
});

const almostDone: Standing = {
  at: { 'human-1': 'departmart.1' },
  zombies: ['departmart.3'],
  done: ['call-the-cdc', 'escape-the-mall'],
  progress: { 'thin-the-herd': 8 },
};

proves('TEZ-15.6', 'the third objective done in the very last turn is victory', () => {
  const match = stand({ ...lastTurn, ...almostDone, lastTurns: 1 }).play('move:departmart.2', 'shoot:departmart.3');
  expect(match.outcome).toMatchObject({ id: 'objectives-completed', winners: [0, 1] });
});

proves('TEZ-15.7', 'the last turn over with 2 objectives done: the Zombies win', () => {
  const match = stand({ ...lastTurn, ...almostDone, lastTurns: 1 });
  match.play('move:departmart.2', 'move:courtyard.east', 'move:courtyard.centre');
  expect(match.outcome).toBeNull();
  match.play('end');
  expect(match.outcome).toEqual({ id: 'out-of-time', cite: 'TEZ-15.7', winners: [ZOMBIES] });
});

proves('TEZ-15.8', 'a shot that completes the third objective, and would have been deadly, is victory', () => {
  const deadly: Standing = { ...almostDone, survivors: 0, wounds: { 'human-1': 8 } };
  const match = stand(deadly).play('move:departmart.2', 'shoot:departmart.3');
  expect(match.outcome).toMatchObject({ id: 'objectives-completed', winners: [0, 1] });
  expect(match.events('devoured')).toEqual([]);
  const short = stand({ ...deadly, progress: { 'thin-the-herd': 7 } }).play('move:departmart.2', 'shoot:departmart.3');
  expect(short.outcome).toMatchObject({ id: 'devoured-without-survivors', winners: [ZOMBIES] });
});
