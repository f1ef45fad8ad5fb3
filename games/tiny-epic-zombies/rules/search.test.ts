import { EVERYBODY } from '@necropole/kernel';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { cardsBeside, citesOf, human, stand, story, strollAndEnd, untilTurn } from '../testing/mall.ts';
import { allRoomsOf } from '../testing/zombie-turns.ts';
import { lyingBeside } from '../world.ts';

const proves = provesFor(rulebook);

proves('TEZ-11.17', 'after the moves the search card is revealed, and lies face up beside the store', () => {
  const match = stand({ at: { 'human-1': 'departmart.3' }, searchCards: { 'human-1': 'axe-1' } });
  expect(match.view(0).world.humans[0]?.search.cards).toEqual([null]);
  match.play('move:departmart.2', 'move:departmart.3', 'move:departmart.2');
  expect(match.events('revealed')).toEqual([]);
  match.play('end');
  expect(match.events('revealed')).toMatchObject([{ cite: 'TEZ-11.17', params: { card: 'axe-1' } }]);
  expect(lyingBeside(match.world, match.board, 'departmart')).toMatchObject({ cards: ['axe-1'], known: [EVERYBODY] });
  expect(human(match, 'human-1').search.cards).toEqual([]);
  expect(human(match, 'human-1').melee.cards).toEqual([]);
});

proves('TEZ-11.18', 'the end of the turn leads straight to the reveal, without a question', () => {
  const match = stand({ at: { 'human-1': 'departmart.3' } });
  match.play('move:departmart.2', 'move:departmart.3', 'move:departmart.2');
  expect(match.options().filter((key) => !key.startsWith('drop:'))).toEqual(['supply:2', 'end']);
  const before = match.events().length;
  match.play('end');
  expect(story(match, before).slice(0, 3)).toEqual(['turn-ended', 'revealed', 'card-laid']);
  expect(match.waiting).toEqual([2]);
});

proves('TEZ-11.19', 'the card is revealed and laid beside a store that is full of Zombies', () => {
  const match = stand({ phase: 'search', at: { 'human-1': 'departmart.3' }, zombies: allRoomsOf('departmart') });
  expect(citesOf(match, 'revealed')).toHaveLength(1);
  expect(cardsBeside(match, 'departmart')).toEqual(['frequency-1']);
});

proves('TEZ-11.20', 'whoever revealed a card cannot take it this turn; another can, and later so can they', () => {
  const turn = ['move:departmart.2', 'move:departmart.3', 'move:departmart.2'];
  const match = stand({
    at: { 'human-1': 'departmart.3', 'human-2': 'departmart.3' },
    searchCards: { 'human-1': 'uzi-1' },
  }).play(...turn);
  expect(match.options().some((key) => key.includes('uzi-1'))).toBe(false);
  match.play('end');
  expect(match.waiting).toEqual([2]);
  untilTurn(match);
  expect(match.world.turn.human).toBe(1);
  match.play(...turn);
  expect(match.offers('take:uzi-1')).toBe(true);
  untilTurn(match.play('end')).play('move:departmart.3', 'take:uzi-1');
  expect(human(match, 'human-1').ranged.cards).toEqual(['uzi-1']);
});

proves('TEZ-11.21', 'revealed in the courtyard, the card goes beside one of exactly 4 stores', () => {
  const match = strollAndEnd(stand());
  expect(match.question).toMatchObject({ key: 'search-where', cite: 'TEZ-11.21' });
  expect(match.options()).toEqual([
    'store:first-place-sporting-goods',
    'store:departmart',
    'store:parking-deck-z',
    'store:amps-electronics',
  ]);
  const corner = { key: 'not-beside-courtyard', cite: 'TEZ-11.21' };
  expect(match.refuses('store:richs-galleria')).toMatchObject(corner);
  match.play('store:amps-electronics');
  expect(cardsBeside(match, 'amps-electronics')).toEqual(['frequency-1']);
});

proves('TEZ-11.22', 'an Event takes effect at once and is discarded: it lies beside no store', () => {
  const match = stand({
    phase: 'search',
    at: { 'human-1': 'departmart.3' },
    searchCards: { 'human-1': 'explosion-1' },
  });
  expect(human(match, 'human-1').wounds).toBe(1);
  expect(match.events('event-resolved')).toMatchObject([{ cite: 'TEZ-11.22', params: { card: 'explosion-1' } }]);
  expect(match.world.discard.cards).toContain('explosion-1');
  expect(match.world.lying.flatMap(({ cards }) => cards)).toEqual([]);
  expect(story(match).indexOf('wounded')).toBeLessThan(story(match).indexOf('zombie-turn'));

  const courtyard = stand({ phase: 'search', searchCards: { 'human-1': 'explosion-1' } });
  expect(courtyard.question.key).toBe('add-zombie');
  expect(courtyard.world.discard.cards).toContain('explosion-1');
});

proves('TEZ-11.23', 'an Event with the symbol of the store makes noise, and brings Zombies to its stores', () => {
  const match = stand({
    phase: 'search',
    at: { 'human-1': 'amps-electronics.2' },
    searchCards: { 'human-1': 'explosion-1' },
  });
  expect(match.events('noise')).toHaveLength(1);
  expect(match.question.key).toBe('horde-card');
  match.play('horde:teenager');
  expect(match.options()).toEqual(['store:hoards-collectibles', 'store:amps-electronics']);
});
