import { describe, expect, test } from 'vitest';
import { placeOf } from '../../reading.ts';
import { hero, laid, tokensAt } from '../../testing/laid.ts';
import { played } from '../testing/turns.ts';

const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';

describe('Storm-Borne', () => {
  const told = ['mighty-thor.storm-borne-1'] as const;
  const moves = (match: ReturnType<typeof played>) => match.options().filter((key) => key.startsWith('move'));

  test('each of her moves leads up to two Locations on, this turn and later', () => {
    const match = played('mighty-thor.ma-1', { told });
    expect(moves(match)).toEqual([
      'move:kun-lun',
      'move:project-pegasus',
      'move:tva-headquarters',
      'move:united-nations-headquarters',
    ]);
    match.answer('move:kun-lun');
    expect(hero(match).at).toBe('kun-lun');
    expect(match.world.turn.chips.map(({ state }) => state)).toEqual(['spent', 'open', 'open']);
  });

  test('nobody else flies, and neither does she once it lies face down', () => {
    const other = played('captain-carter.ma-1', { told: ['mighty-thor.storm-borne-1'] });
    expect(moves(other)).toEqual(['move:project-pegasus', 'move:tva-headquarters']);
    expect(moves(played('mighty-thor.ma-1'))).toEqual(['move:project-pegasus', 'move:tva-headquarters']);
  });
});

describe('Thunderous Landing', () => {
  test('anywhere else, and 2 damage to one enemy there', () => {
    const match = played('mighty-thor.thunderous-landing-1', {
      threats: { london: [RIDERS] },
      tokens: { london: 'T' },
    });
    match.answer('special');
    expect(match.options()).toHaveLength(5);
    match.answer('location:london');
    expect(hero(match).at).toBe('london');
    expect(match.options()).toEqual(['enemy:thug@london', `enemy:${RIDERS}`]);
    match.answer(`enemy:${RIDERS}`);
    expect(placeOf(match.world, 'london').threats[0]?.health).toBe(1);
  });

  test('where nobody is she only lands', () => {
    const match = played('mighty-thor.thunderous-landing-2').play('special', 'location:kun-lun');
    expect([hero(match).at, match.question.key]).toEqual(['kun-lun', 'act']);
  });
});

describe('Thunderstorm', () => {
  test('three damage, shared out where she stands', () => {
    const match = played('mighty-thor.thunderstorm-1', {
      threats: { 'alchemax-headquarters': [RIDERS] },
      tokens: { 'alchemax-headquarters': 'TT', 'tva-headquarters': 'T' },
    });
    match.play('special', 'enemy:thug@alchemax-headquarters', `enemy:${RIDERS}`);
    expect(match.options()).toEqual(['enemy:thug@alchemax-headquarters', `enemy:${RIDERS}`]);
    match.answer(`enemy:${RIDERS}`);
    expect(match.question.key).toBe('act');
    expect([tokensAt(match, 'alchemax-headquarters'), tokensAt(match, 'tva-headquarters')]).toEqual(['T', 'T']);
    expect(placeOf(match.world, 'alchemax-headquarters').threats[0]?.health).toBe(1);
  });

  test('not without an enemy', () => {
    expect(played('mighty-thor.thunderstorm-1').refuses('special').key).toBe('no-enemy-here');
  });
});

describe('Price of the Hammer', () => {
  test('the turn does not end before it is paid: a card of hers for a card of another', () => {
    const match = played('mighty-thor.price-of-the-hammer-1');
    expect(match.refuses('end').key).toBe('must-resolve-effect');
    const before = match.world.heroes.map(({ hand }) => hand.cards.length);
    match.play('special', 'hero:hero-2', 'card:1');
    expect(match.world.heroes.map(({ hand }) => hand.cards.length)).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) + 1,
    ]);
    expect(match.offers('end')).toBe(true);
  });

  test('with an empty hand there is nothing to pay', () => {
    const match = played('mighty-thor.price-of-the-hammer-1', { hand: [], decks: { 'hero-1': [] } });
    expect(match.refuses('special').key).toBe('no-card-in-hand');
    expect(match.offers('end')).toBe(true);
  });

  test('her last card is her last: she is KO’d', () => {
    const match = played('mighty-thor.price-of-the-hammer-1', { hand: [], decks: { 'hero-1': ['mighty-thor.m-1'] } });
    match.play('special', 'hero:hero-2', 'card:1');
    expect(hero(match).ko).toBe(true);
  });
});

test('Mighty Thor after Loki has two Heroic actions and his attack, and not his effect', () => {
  const match = laid({
    heroes: ['mighty-thor', 'loki'],
    told: ['loki.god-of-stories-1'],
    hands: { 'hero-1': ['mighty-thor.hh-1', 'mighty-thor.m-1'] },
  });
  match.answer('play:1');
  expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['heroic', 'heroic', 'attack']);
  expect(match.options()).not.toContain('special');
});
