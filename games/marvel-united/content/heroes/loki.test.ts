import { describe, expect, test } from 'vitest';
import { hero, laid } from '../../testing/laid.ts';
import { played, villainActs } from '../testing/turns.ts';

const open = (match: ReturnType<typeof played>) =>
  match.world.turn.chips.filter(({ state }) => state === 'open').map(({ symbol }) => symbol);

describe('Illusory Double', () => {
  const told = ['loki.illusory-double-1'] as const;

  test('the damage finds an image: the card is turned over, and he is next door', () => {
    const match = villainActs('loki', {
      told: ['loki.ha-1', ...told],
      plan: ({ move }) => move === 3,
      change: ({ storyline }) => storyline[1]?.covered.push(0),
    });
    match.answer(0, 'accept');
    expect(match.world.storyline[1]?.covered).toEqual([]);
    expect(match.world.storyline.slice(0, 2).map(({ card }) => card)).toEqual(['loki.ha-1', null]);
    expect(match.options(0)).toEqual(['location:project-pegasus', 'location:tva-headquarters', 'pass']);
    match.answer(0, 'location:project-pegasus');
    expect([hero(match).at, hero(match).hand.cards.length]).toEqual(['project-pegasus', 3]);
    // It lends nothing any more, and works no second time.
    expect(match.view().world.storyline[1]?.hidden?.cards).toEqual(['loki.illusory-double-1']);
    expect(match.questionOf(1).key).toBe('lose-card');
  });

  test('he may take the blow and keep it', () => {
    const match = villainActs('loki', { told, plan: ({ move }) => move === 3 })
      .answer(0, 'pass')
      .answer(0, 'card:1');
    expect(match.world.storyline[0]?.card).toBe('loki.illusory-double-1');
    expect(hero(match).hand.cards).toHaveLength(2);
  });

  test('unpreventable damage is not asked about, nor damage to others', () => {
    const hellfire = villainActs('loki', { told, plan: ({ special }) => special === 'cosmic-hellfire' });
    expect(hellfire.questionOf(0).key).toBe('lose-card');
    const apart = villainActs('loki', {
      told,
      plan: ({ move }) => move === 3,
      at: { 'hero-1': 'tva-headquarters' },
    });
    expect(apart.waiting).toEqual([1]);
  });
});

describe('God of Stories', () => {
  const told = ['captain-carter.ha-1', 'plan', 'captain-carter.mh-1', 'captain-carter.a-1'] as const;

  test('another card lies before his, and lends its symbols', () => {
    const match = played('loki.god-of-stories-1', { told });
    expect(open(match)).toEqual(['attack', 'attack']);
    match.answer('special');
    expect(match.options()).toEqual(['card:captain-carter.ha-1', 'card:captain-carter.mh-1']);
    match.answer('card:captain-carter.ha-1');
    expect(open(match)).toEqual(['attack', 'heroic', 'attack']);
    expect(match.world.storyline.map(({ card }) => card)).toMatchObject([
      'captain-carter.a-1',
      expect.stringContaining('plan'),
      'captain-carter.mh-1',
      'captain-carter.ha-1',
      'loki.god-of-stories-1',
    ]);
  });

  test('not once a lent symbol has been used', () => {
    const match = played('loki.god-of-stories-2', { told, tokens: { 'alchemax-headquarters': 'T' } });
    match.answer('attack:thug@alchemax-headquarters');
    expect(match.refuses('special').key).toBe('lent-symbol-used');
  });

  test('not without a card that lends, nor without another', () => {
    expect(played('loki.god-of-stories-1').refuses('special').key).toBe('nothing-lent');
    const one = played('loki.god-of-stories-1', { told: ['captain-carter.ha-1'] });
    expect(one.refuses('special').key).toBe('no-other-card-told');
  });

  test('a symbol that had to be ignored stays ignored', () => {
    const match = played('loki.god-of-stories-2', {
      told,
      ring: ['niffleheim', 'kun-lun', 'project-pegasus', 'alchemax-headquarters', 'tva-headquarters', 'london'],
      at: { 'hero-1': 'niffleheim' },
    });
    match.play('symbol:attack', 'special', 'card:captain-carter.mh-1');
    expect(match.world.turn.chips.map(({ symbol, state }) => `${symbol} ${state}`)).toEqual([
      'move open',
      'move ignored',
      'heroic open',
    ]);
  });
});

describe('Sleight of Hand', () => {
  const told = ['loki.ha-1', 'captain-carter.mh-1'] as const;

  test('a card of the hand lies where an earlier one lay', () => {
    const match = played('loki.sleight-of-hand-1', { told, hand: ['loki.mh-1', 'loki.ma-1'] });
    match.answer('special');
    expect(match.options()).toEqual(['card:loki.ha-1']);
    match.answer('card:loki.ha-1');
    expect(match.options()).toEqual(['card:1', 'card:2', 'card:3']);
    match.answer('card:2');
    expect(match.world.storyline.map(({ card }) => card)).toEqual([
      'loki.ma-1',
      'captain-carter.mh-1',
      'loki.sleight-of-hand-1',
    ]);
    expect(hero(match).hand.cards).toContain('loki.ha-1');
    expect(hero(match).hand.cards).not.toContain('loki.ma-1');
    expect(match.world.since).toBe(3);
  });

  test('a Crisis token goes with the card that it lay on', () => {
    const match = played('loki.sleight-of-hand-1', {
      told,
      hand: ['loki.mh-1', 'loki.ma-1'],
      change: ({ storyline }) => storyline[0]?.covered.push(0),
    });
    match.play('special', 'card:loki.ha-1', 'card:2');
    expect(match.world.storyline[0]).toMatchObject({ card: 'loki.ma-1', covered: [] });
  });

  test('not the card just played, and not without a hand', () => {
    const first = played('loki.sleight-of-hand-1', { told: ['captain-carter.mh-1'] });
    expect(first.refuses('special').key).toBe('no-other-card-told');
    const empty = played('loki.sleight-of-hand-1', { told, hand: [], decks: { 'hero-1': [] } });
    expect(empty.refuses('special').key).toBe('no-card-in-hand');
  });
});

test('False Trail: the Villain goes one Location or two, and what waits there is set off', () => {
  const PANIC = 'cosmic-ghost-rider.threat-panic-in-the-streets-1';
  const match = played('loki.false-trail-1', { threats: { 'kun-lun': [PANIC] } }).answer('special');
  expect(match.options()).toEqual(['location:kun-lun', 'location:project-pegasus']);
  match.answer('location:kun-lun');
  expect(match.world.villain.at).toBe('kun-lun');
  expect(match.events('threat-triggered')[0]?.params.card).toBe(PANIC);
});

test('Agent of Chaos: two different tokens, and the next card is drawn from the hand', () => {
  const match = played('loki.agent-of-chaos-1').answer('special');
  expect(match.options()).toEqual(['token:move', 'token:attack', 'token:heroic']);
  expect(match.option('token:move').facts).toEqual([{ key: 'symbol-becomes', params: { what: 'gained' } }]);
  match.answer('token:heroic');
  expect(match.options()).toEqual(['token:move', 'token:attack']);
  match.answer('token:attack');
  expect(hero(match).tokens).toEqual({ move: 0, attack: 1, heroic: 1, wild: 0 });
  expect(hero(match).plays).toEqual({ random: true, faceDown: false });
});

test('Agent of Chaos: nobody is asked which card he plays', () => {
  const match = laid({
    heroes: ['loki', 'captain-carter'],
    dice: [2],
    hands: { 'hero-1': ['loki.mh-1', 'loki.ma-1'] },
    decks: { 'hero-1': ['loki.ha-1'] },
    change(world) {
      for (const { plays } of world.heroes.slice(0, 1)) plays.random = true;
    },
  });
  expect(match.question.key).toBe('act');
  expect(match.world.storyline[0]?.card).toBe('loki.ma-1');
});

test('Mirror Images: each Hero beside him, and he, ignores 1 damage', () => {
  const match = played('loki.mirror-images-1', {
    heroes: ['loki', 'captain-carter', 'mighty-thor'],
    at: { 'hero-3': 'tva-headquarters' },
  });
  match.answer('special');
  expect(match.world.heroes.map(({ guard }) => guard)).toEqual([1, 1, 0]);
});
