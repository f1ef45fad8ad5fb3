import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import type { SearchCardId } from '../content/ids.ts';
import { rulebook } from '../rulebook/index.ts';
import { cardsBeside, citesOf, human, type Standing, stand, story } from '../testing/mall.ts';

const proves = provesFor(rulebook);

/** Human 1 brings supply token 2 from the east side of the courtyard to its centre. */
function deliver(said: Standing = {}) {
  return stand({ at: { 'human-1': 'courtyard.east' }, supplies: [null, 'human-1'], ...said }).play(
    'move:courtyard.centre',
  );
}

const eightCards: readonly SearchCardId[] = [
  'axe-1',
  'machete-1',
  'golf-club-1',
  'crowbar-1',
  'uzi-1',
  'revolver-1',
  'crossbow-1',
  'shotgun-1',
];

proves('TEZ-10.15', 'in an empty store the token of the room is taken, and its space is left empty', () => {
  const match = stand({ at: { 'human-1': 'departmart.1' } });
  match.play('move:departmart.2', 'supply:2');
  expect(match.world.supplies).toEqual(['crafts-and-colors.2', 'human-1']);
  expect(citesOf(match, 'supply-taken')).toEqual(['TEZ-10.15']);
  match.play('move:departmart.3');
  expect(match.world.supplies[1]).toBe('human-1');
  expect(match.refuses('supply:1')).toMatchObject({
    key: 'not-in-this-room',
    cite: 'TEZ-10.15',
    refs: ['crafts-and-colors.2'],
  });
  const zombie = stand({ at: { 'human-1': 'departmart.1' }, zombies: ['departmart.3'] }).play('move:departmart.2');
  expect(zombie.refuses('supply:2')).toMatchObject({
    key: 'store-not-empty',
    cite: 'TEZ-10.1',
    refs: ['departmart.3'],
    remedies: ['shoot:departmart.3', 'move:departmart.3'],
  });
});

test('what is said of several tokens is said first of the one at one’s feet', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' } });
  const supplies = match.match.open[0]?.options.filter(({ key }) => key.startsWith('supply:'));
  expect(supplies?.map(({ key, refusal }) => [key, refusal?.key])).toEqual([
    ['supply:2', 'move-first'],
    ['supply:1', 'move-first'],
  ]);
});

proves('TEZ-10.16', 'both tokens may be carried, and are delivered together with twice the reward', () => {
  const match = stand({ at: { 'human-1': 'departmart.3' }, supplies: ['human-1', null], stock: eightCards });
  match.play('move:departmart.2', 'supply:2');
  expect(match.world.supplies).toEqual(['human-1', 'human-1']);
  match.play('move:courtyard.east', 'move:courtyard.centre', 'draw', 'keep');
  expect(match.question.key).toBe('draw-supply');
  match.play('draw', 'return');
  expect(match.world.barricade).toBe(6);
  expect(match.events('barricade-raised').map(({ params }) => params)).toEqual([
    { by: 2, now: 4 },
    { by: 2, now: 6 },
  ]);
  expect(match.world.supplies).toEqual(['crafts-and-colors.2', 'departmart.2']);
});

proves(
  'TEZ-10.17',
  'entering the centre of the courtyard with a token raises the barricade from 2 to 4 at once',
  () => {
    const match = stand({ at: { 'human-1': 'departmart.2' }, supplies: [null, 'human-1'] }).play('move:courtyard.east');
    expect(match.world.barricade).toBe(2);
    match.play('move:courtyard.centre');
    expect(match.world.barricade).toBe(4);
    expect(match.question.key).toBe('draw-supply');
    expect(citesOf(match, 'barricade-raised')).toEqual(['TEZ-10.17']);
  },
);

proves('TEZ-10.18', 'the barricade goes from 5 to 6 and stays on 6; the draw is offered all the same', () => {
  for (const barricade of [5, 6]) {
    const match = deliver({ barricade });
    expect(match.world.barricade).toBe(6);
    expect(match.options()).toEqual(['draw', 'decline']);
    expect(citesOf(match, 'barricade-raised')).toEqual(['TEZ-10.18']);
  }
});

proves('TEZ-10.19', 'whoever delivers may draw a supply card and has that item at once, or not draw', () => {
  const drawn = deliver({ stock: ['grenade-1', ...eightCards.slice(1)] });
  expect(drawn.question).toMatchObject({ key: 'draw-supply', cite: 'TEZ-10.19' });
  drawn.play('draw');
  expect(human(drawn, 'human-1').backpack.cards).toEqual(['grenade-1']);
  expect(drawn.world.stock.cards).toHaveLength(7);
  expect(drawn.question.key).toBe('turn');

  const declined = deliver({ stock: eightCards }).play('decline');
  expect(declined.world.stock.cards).toHaveLength(8);
  expect(declined.events('supply-drawn')).toEqual([]);
  expect(declined.question.key).toBe('turn');
});

proves('TEZ-10.20', 'with all 8 supply cards gone, the barricade rises by 2 and no card is drawn', () => {
  const match = deliver({ stock: [] });
  expect(match.world.barricade).toBe(4);
  expect(citesOf(match, 'supply-deck-empty')).toEqual(['TEZ-10.20']);
  expect(match.question.key).toBe('turn');
  expect(match.world.supplies[1]).toBe('departmart.2');
});

proves('TEZ-10.21', 'the delivered token goes back to the space of its number, and can be fetched again', () => {
  const match = deliver().play('decline');
  expect(match.world.supplies).toEqual(['crafts-and-colors.2', 'departmart.2']);
  expect(match.events('supply-returned')).toMatchObject([{ cite: 'TEZ-10.21', params: { supply: 2 } }]);
  expect(story(match).indexOf('supply-returned')).toBeGreaterThan(story(match).indexOf('barricade-raised'));
  match.play('move:courtyard.east', 'move:departmart.2', 'supply:2');
  expect(match.world.supplies[1]).toBe('human-1');
});

proves(['TEZ-10.22', 'TEZ-10.23'], 'a weapon that is refused is shuffled back, and nothing is drawn instead', () => {
  const match = deliver({ stock: eightCards }).play('draw');
  expect(match.question).toMatchObject({ key: 'keep-supply-weapon', cite: 'TEZ-10.22', params: { card: 'axe-1' } });
  expect(match.view(1).world.stock.cards).toContain('axe-1');
  match.play('return');
  expect([...match.world.stock.cards].sort()).toEqual([...eightCards].sort());
  expect(match.view(0, 1, 2).world.stock.cards).toEqual(eightCards.map(() => null));
  expect(match.question.key).toBe('turn');
  expect(match.events('supply-drawn')).toHaveLength(1);
  expect(human(match, 'human-1').melee.cards).toEqual([]);
});

proves('TEZ-10.24', 'a backpack card is gained without a question; it may be dropped later', () => {
  const match = deliver({ stock: ['adrenaline-1', ...eightCards.slice(1)] }).play('draw');
  expect(match.question.key).toBe('turn');
  expect(human(match, 'human-1').backpack.cards).toEqual(['adrenaline-1']);
  expect(match.offers('drop:adrenaline-1')).toBe(true);
});

proves(
  'TEZ-10.25',
  'a weapon drawn for a taken slot replaces the old one, dropped beside any store, or goes back',
  () => {
    const said: Standing = { holds: { 'human-1': ['barbed-bat-1', 'submachine-gun-1'] }, stock: eightCards };
    const kept = deliver(said).play('draw', 'keep');
    expect(kept.question).toMatchObject({ key: 'drop-where', params: { card: 'barbed-bat-1' } });
    expect(kept.options()).toEqual(kept.board.stores.map((store) => `store:${store}`));
    kept.play('store:richs-galleria');
    expect(human(kept, 'human-1').melee.cards).toEqual(['axe-1']);
    expect(human(kept, 'human-1').ranged.cards).toEqual(['submachine-gun-1']);
    expect(cardsBeside(kept, 'richs-galleria')).toEqual(['barbed-bat-1']);
    expect(citesOf(kept, 'weapon-replaced')).toEqual(['TEZ-10.25']);

    const returned = deliver(said).play('draw', 'return');
    expect(human(returned, 'human-1').melee.cards).toEqual(['barbed-bat-1']);
    expect(returned.world.stock.cards).toHaveLength(8);
  },
);

proves('TEZ-10.25', 'the old weapon is dropped like any other: not taken back in the same turn', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.north' },
    supplies: ['human-1', null],
    holds: { 'human-1': ['axe-1'] },
    stock: ['machete-1', 'grenade-1'],
  });
  match.play('move:courtyard.centre', 'draw', 'keep', 'store:departmart', 'move:courtyard.east', 'move:departmart.2');
  expect(match.option('exchange:axe-1').refusal).toMatchObject({ key: 'dropped-this-turn', cite: 'TEZ-11.12' });
});
