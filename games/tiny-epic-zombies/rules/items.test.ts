import { EVERYBODY } from '@necropole/kernel';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { SearchCardId } from '../content/ids.ts';
import { rulebook } from '../rulebook/index.ts';
import { sceneOf } from '../scene/index.ts';
import type { Tez } from '../shape.ts';
import { cardsBeside, citesOf, human, stand, strollAndEnd, untilTurn } from '../testing/mall.ts';
import { zombieTurn } from '../testing/zombie-turns.ts';
import { type HumanId, lyingBeside } from '../world.ts';

const proves = provesFor(rulebook);

/** The weapon pieces on a pawn. */
function piecesOn(match: Situation<Tez>, id: HumanId): readonly unknown[] {
  const pawn = sceneOf(match.view()).pieces.find((piece) => piece.id === id);
  return (pawn?.badges ?? []).map(({ label }) => label?.params?.[0]);
}

// ── Picking up ────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-11.1', 'a Zombie in any of the store’s 3 rooms keeps its cards from being picked up', () => {
  for (const zombie of ['departmart.1', 'departmart.3'] as const) {
    const match = stand({
      at: { 'human-1': 'courtyard.east' },
      zombies: [zombie],
      lying: { departmart: ['grenade-1', 'axe-1'] },
      holds: { 'human-1': ['machete-1'] },
    }).play('move:departmart.2');
    const refusal = { key: 'card-under-zombies', cite: 'TEZ-11.1', refs: [zombie] };
    expect(match.refuses('take:grenade-1')).toMatchObject(refusal);
    expect(match.refuses('exchange:axe-1')).toMatchObject(refusal);
  }
  const here = stand({
    at: { 'human-1': 'courtyard.east' },
    zombies: ['departmart.2'],
    lying: { departmart: ['grenade-1'] },
    dice: [3],
  }).play('move:departmart.2');
  expect(here.offers('take:grenade-1')).toBe(false);
  expect(here.play('melee').offers('take:grenade-1')).toBe(true);
});

proves('TEZ-11.2', 'two of three cards beside the store are taken, at no cost', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    lying: { departmart: ['grenade-1', 'axe-1', 'fireworks-1'] },
  }).play('move:departmart.2', 'take:grenade-1', 'take:axe-1');
  expect(human(match, 'human-1')).toMatchObject({ wounds: 0, ammo: 9 });
  expect(human(match, 'human-1').backpack.cards).toEqual(['grenade-1']);
  expect(human(match, 'human-1').melee.cards).toEqual(['axe-1']);
  expect(cardsBeside(match, 'departmart')).toEqual(['fireworks-1']);
  expect(match.world.turn.moves).toBe(2);
  expect(citesOf(match, 'picked-up')).toEqual(['TEZ-11.2', 'TEZ-11.2']);
});

proves('TEZ-11.3', 'a card revealed in room 3 is taken from room 1 of the same store', () => {
  const match = stand({ at: { 'human-1': 'departmart.3', 'human-2': 'departmart.2' } });
  match.play('move:departmart.2', 'move:richs-galleria.3', 'move:departmart.3', 'end');
  expect(cardsBeside(match, 'departmart')).toEqual(['frequency-1']);
  untilTurn(match).play('move:departmart.1', 'take:frequency-1');
  expect(match.world.discard.cards).toContain('frequency-1');
});

proves('TEZ-11.4', 'cards may be left lying, some or all of them', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    lying: { departmart: ['grenade-1', 'first-aid-1', 'axe-1'] },
  }).play('move:departmart.2', 'move:departmart.3', 'move:departmart.2', 'end');
  expect(match.events('picked-up')).toEqual([]);
  expect(cardsBeside(match, 'departmart').slice(0, 3)).toEqual(['grenade-1', 'first-aid-1', 'axe-1']);
});

// ── Weapons ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-11.5', 'a weapon takes its slot and its piece is fitted to the pawn; dropped, it is gone from both', () => {
  const match = stand({ at: { 'human-1': 'courtyard.east' }, lying: { departmart: ['axe-1', 'uzi-1'] } });
  match.play('move:departmart.2', 'take:axe-1');
  expect(human(match, 'human-1').melee.cards).toEqual(['axe-1']);
  expect(piecesOn(match, 'human-1')).toEqual(['axe-1']);
  match.play('take:uzi-1');
  expect(human(match, 'human-1').ranged.cards).toEqual(['uzi-1']);
  expect(piecesOn(match, 'human-1')).toEqual(['axe-1', 'uzi-1']);
  expect(citesOf(match, 'equipped')).toEqual(['TEZ-11.5', 'TEZ-11.5']);
  match.play('drop:axe-1');
  expect(human(match, 'human-1').melee.cards).toEqual([]);
  expect(piecesOn(match, 'human-1')).toEqual(['uzi-1']);
});

proves('TEZ-11.6', 'a second melee weapon only comes by exchange; a ranged one beside it is fine', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    holds: { 'human-1': ['axe-1'] },
    lying: { departmart: ['machete-1', 'uzi-1', 'revolver-1'] },
  }).play('move:departmart.2');
  const slotTaken = { key: 'slot-taken', cite: 'TEZ-11.6' };
  expect(match.refuses('take:machete-1')).toMatchObject({ ...slotTaken, remedies: ['exchange:machete-1'] });
  match.play('take:uzi-1');
  expect(match.refuses('take:revolver-1')).toMatchObject({ ...slotTaken, remedies: ['exchange:revolver-1'] });
  match.play('exchange:machete-1');
  expect(human(match, 'human-1').melee.cards).toEqual(['machete-1']);
});

proves('TEZ-11.7', 'in an exchange the old weapon stays beside the store, face up', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    holds: { 'human-1': ['axe-1'] },
    lying: { departmart: ['machete-1'] },
  }).play('move:departmart.2', 'exchange:machete-1');
  expect(human(match, 'human-1').melee.cards).toEqual(['machete-1']);
  expect(lyingBeside(match.world, match.board, 'departmart')).toMatchObject({ cards: ['axe-1'], known: [EVERYBODY] });
  expect(citesOf(match, 'exchanged')).toEqual(['TEZ-11.7']);
});

// ── Backpack and survival items ───────────────────────────────────────────────────────────────────────────────────

proves('TEZ-11.8', 'any number of backpack items is kept', () => {
  const items: readonly SearchCardId[] = ['grenade-1', 'grenade-2', 'grenade-3', 'fireworks-1', 'adrenaline-1'];
  const match = stand({ at: { 'human-1': 'courtyard.east' }, lying: { departmart: items } }).play('move:departmart.2');
  match.play(...items.map((card) => `take:${card}`));
  expect(human(match, 'human-1').backpack.cards).toEqual(items);
});

proves('TEZ-11.9', 'a backpack item is used at any time of one’s own turn, never outside it, and is discarded', () => {
  const match = stand({ holds: { 'human-1': ['adrenaline-1', 'grenade-1'], 'human-2': ['adrenaline-2'] } });
  expect(match.waiting).toEqual([0]);
  expect(match.offers('item:adrenaline-1')).toBe(true);
  expect(match.refuses('item:grenade-1')).toMatchObject({ key: 'store-not-just-entered', cite: 'TEZ-11.9' });
  expect(match.options().some((key) => key.includes('adrenaline-2'))).toBe(false);
  match.play('move:courtyard.north', 'move:courtyard.centre', 'move:courtyard.north', 'item:adrenaline-1');
  expect(citesOf(match, 'item-used')).toEqual(['TEZ-11.9']);
  expect(match.world.discard.cards).toContain('adrenaline-1');
  expect(human(match, 'human-1').backpack.cards).toEqual(['grenade-1']);
  expect(match.world.turn).toMatchObject({ moves: 0, extra: 2 });

  const zombies = zombieTurn({ holds: { 'human-1': ['adrenaline-1'], 'human-2': ['adrenaline-2'] } });
  expect(zombies.waiting).toEqual([2]);
  expect(zombies.options()).toEqual(['store:echo-ridge-food-court', 'store:departmart']);
});

proves('TEZ-11.10', 'First Aid picked up at 2 wounds heals at once, and is gone', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    wounds: { 'human-1': 2 },
    lying: { departmart: ['first-aid-1'] },
  }).play('move:departmart.2', 'take:first-aid-1');
  expect(human(match, 'human-1').wounds).toBe(0);
  expect(match.world.discard.cards).toContain('first-aid-1');
  expect(cardsBeside(match, 'departmart')).toEqual([]);
  expect(citesOf(match, 'survival-used')).toEqual(['TEZ-11.10']);
});

proves('TEZ-11.11', 'a survival item is never held, even where it does nothing; it can only be left lying', () => {
  const match = stand({ at: { 'human-1': 'courtyard.east' }, lying: { departmart: ['first-aid-1', 'frequency-6'] } });
  match.play('move:departmart.2');
  expect(match.options().filter((key) => key.includes('first-aid-1'))).toEqual(['take:first-aid-1']);
  match.play('take:first-aid-1');
  expect(human(match, 'human-1').backpack.cards).toEqual([]);
  expect(match.options().some((key) => key.includes('first-aid-1'))).toBe(false);
  match.play('move:departmart.3');
  expect(cardsBeside(match, 'departmart')).toEqual(['frequency-6']);
});

// ── Dropping ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-11.12', 'an item is dropped at any time of the turn, beside one’s store, even among Zombies', () => {
  const match = stand({
    at: { 'human-1': 'departmart.2' },
    zombies: ['departmart.1'],
    holds: { 'human-1': ['axe-1', 'grenade-1'] },
  }).play('drop:axe-1');
  expect(lyingBeside(match.world, match.board, 'departmart')).toMatchObject({ cards: ['axe-1'], known: [EVERYBODY] });
  expect(citesOf(match, 'dropped')).toEqual(['TEZ-11.12']);
  match.play('move:departmart.3', 'move:richs-galleria.3', 'move:departmart.3', 'drop:grenade-1');
  expect(cardsBeside(match, 'departmart')).toEqual(['axe-1', 'grenade-1']);
});

proves('TEZ-11.12', 'what was dropped, or left in an exchange, is not taken back in the same turn', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east' },
    holds: { 'human-1': ['axe-1', 'uzi-1'] },
    lying: { departmart: ['machete-1'] },
  }).play('move:departmart.2', 'drop:uzi-1', 'exchange:machete-1');
  const dropped = { key: 'dropped-this-turn', cite: 'TEZ-11.12' };
  expect(match.refuses('take:uzi-1')).toMatchObject(dropped);
  expect(match.refuses('exchange:axe-1')).toMatchObject(dropped);
  untilTurn(match.play('move:departmart.3', 'move:departmart.2', 'end'));
  untilTurn(strollAndEnd(match)).play('move:departmart.3', 'take:uzi-1');
  expect(human(match, 'human-1').ranged.cards).toEqual(['uzi-1']);
});

proves('TEZ-11.13', 'dropped from the courtyard, an item goes beside any of the 8 stores, by choice', () => {
  const match = stand({ holds: { 'human-1': ['axe-1'] } }).play('drop:axe-1');
  expect(match.question).toMatchObject({ key: 'drop-where', cite: 'TEZ-11.13' });
  expect(match.options()).toEqual(match.board.stores.map((store) => `store:${store}`));
  expect(match.options()).toHaveLength(8);
  match.play('store:hoards-collectibles');
  expect(cardsBeside(match, 'hoards-collectibles')).toEqual(['axe-1']);
});

proves('TEZ-11.14', 'from the courtyard, the store where the item would fulfil an objective cannot be chosen', () => {
  const match = stand({
    objectives: ['assemble-an-arsenal', 'call-the-cdc', 'thin-the-herd'],
    holds: { 'human-1': ['axe-1', 'grenade-1'] },
  }).play('drop:axe-1');
  const refusal = { key: 'would-fulfil-objective', cite: 'TEZ-11.14', params: { objective: 'assemble-an-arsenal' } };
  expect(match.refuses('store:amps-electronics')).toMatchObject(refusal);
  expect(match.options()).toHaveLength(7);
  match.play('store:hoards-collectibles', 'drop:grenade-1', 'store:amps-electronics');
  expect(cardsBeside(match, 'amps-electronics')).toEqual(['grenade-1']);
  expect(match.events('objective-advanced')).toEqual([]);
});

proves('TEZ-11.15', 'two Humans in one room cannot hand anything over: one drops it, the other picks it up', () => {
  const match = stand({
    at: { 'human-1': 'departmart.3', 'human-2': 'departmart.3' },
    holds: { 'human-1': ['axe-1'], 'human-2': ['grenade-1'] },
  }).play('move:departmart.2', 'move:departmart.3');
  const touching = match.match.open.flatMap(({ options }) => options.filter(({ refs }) => refs?.includes('human-2')));
  expect(touching).toEqual([]);
  expect(match.options().filter((key) => key.includes('axe-1'))).toEqual(['drop:axe-1']);
  expect(match.options().some((key) => key.includes('grenade-1'))).toBe(false);
  untilTurn(match.play('drop:axe-1', 'move:departmart.2', 'end'));
  match.play('move:departmart.2', 'take:axe-1');
  expect(human(match, 'human-2').melee.cards).toEqual(['axe-1']);
});

proves('TEZ-11.16', 'an empty Search deck stays empty: the discarded cards are not shuffled back', () => {
  const versus = zombieTurn({ hand: ['grenade-1'], deck: [] });
  const discarded = versus.world.discard.cards.length;
  expect(discarded).toBeGreaterThan(4);
  untilTurn(versus);
  expect(versus.world.deck.cards).toEqual([]);
  expect(versus.world.hand.cards).toEqual([]);
  expect(versus.world.discard.cards).toHaveLength(discarded);

  const alone = untilTurn(zombieTurn({ mode: 'cooperative', deck: [] }));
  expect(human(alone, 'human-1').search.cards).toEqual([]);
  expect(alone.world.discard.cards.length).toBeGreaterThan(4);
  expect(untilTurn(strollAndEnd(alone)).world.deck.cards).toEqual([]);
});
