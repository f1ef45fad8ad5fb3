import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { HeroCardId } from '../content/ids.ts';
import { rulebook } from '../rulebook/index.ts';
import type { MuTable } from '../shape.ts';
import { citesOf, filled, hero, type Laid, laid, tokensAt } from '../testing/laid.ts';
import type { Hero } from '../world.ts';
import { replaceHero } from './replacing.ts';
import { openSymbols } from './symbols.ts';
import { gainTokens } from './tokens.ts';

const proves = provesFor(rulebook);

const PANIC = 'cosmic-ghost-rider.threat-panic-in-the-streets-1';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const HERE = 'alchemax-headquarters';

/** Captain Carter has played this card: she stands at Alchemax, in her action step. */
function playing(card: HeroCardId, wanted: Laid = {}) {
  const hand = wanted.hands?.['hero-1'] ?? [card, 'captain-carter.a-1', 'captain-carter.ha-1'];
  return laid({ ...wanted, hands: { ...wanted.hands, 'hero-1': hand } }).play(`play:${hand.indexOf(card) + 1}`);
}

// ── The order of a turn ───────────────────────────────────────────────────────────────────────────────────────────

proves('MU-7.2', 'the Heroes play one after another, and a Villain turn does not change that', () => {
  const match = laid({
    heroes: ['captain-carter', 'mighty-thor', 'loki'],
    told: ['plan', 'mighty-thor.m-1', 'loki.mh-1'],
  });
  match.play('play:1', 'end', 'pass');
  expect(match.events().map(({ type }) => type)).toContain('villain-turn');
  expect(match.world.turn.hero).toBe(1);
  expect(match.events('turn-begins').map(({ params }) => params.who)).toEqual(['captain-carter', 'mighty-thor']);
});

proves('MU-7.3', 'draw, play, act, then the Location: in this order', () => {
  const match = playing('captain-carter.ma-1').play('end');
  expect(match.question.key).toBe('location-effect');
  expect(match.option('accept').facts).toEqual([
    { key: 'effect-here', params: { location: match.world.heroes[0]?.at } },
  ]);
  expect(match.option('pass').facts).toEqual([{ key: 'effect-left', params: {} }]);
  match.play('pass');
  const order = match.events().map(({ type }) => type);
  const steps = ['cards-drawn', 'card-played', 'turn-ended'].map((type) => order.indexOf(type as never));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps).not.toContain(-1);
});

proves(['MU-7.4', 'MU-7.5'], 'the top card of the deck comes into the hand, however many there are', () => {
  const deck = ['captain-carter.w-1', 'captain-carter.ww-1'] as const;
  const match = laid({
    decks: { 'hero-1': deck },
    hands: {
      'hero-1': [
        'captain-carter.ma-1',
        'captain-carter.ma-2',
        'captain-carter.mh-1',
        'captain-carter.ha-1',
        'captain-carter.a-1',
        'captain-carter.super-soldier-1',
        'captain-carter.ricochet-1',
      ],
    },
  });
  expect(hero(match).hand.cards).toHaveLength(8);
  expect(hero(match).hand.cards[7]).toBe('captain-carter.ww-1');
});

proves('MU-7.6', 'an empty deck brings no card and no penalty', () => {
  const match = laid({ decks: { 'hero-1': [] }, hands: { 'hero-1': ['captain-carter.ma-1', 'captain-carter.a-1'] } });
  expect(match.question.key).toBe('play-card');
  expect(hero(match).hand.cards).toHaveLength(2);
});

proves('MU-7.7', 'one card of the hand joins the Storyline; nobody can decline', () => {
  const match = laid();
  expect(match.options()).toEqual(['play:1', 'play:2', 'play:3', 'play:4']);
  const card = hero(match).hand.cards[1];
  match.play('play:2');
  expect(match.world.storyline.map((story) => story.card)).toEqual([card]);
});

// ── Symbols ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-7.8', 'the symbols of the card just played and of the Hero card before it', () => {
  const match = playing('captain-carter.ma-1', { told: ['mighty-thor.hh-1'] });
  expect(openSymbols(match.world.turn)).toEqual(['move', 'attack', 'heroic', 'heroic']);
});

proves('MU-7.9', 'a Master Plan card between them makes no difference', () => {
  const match = playing('captain-carter.ma-1', { told: ['mighty-thor.hh-1', 'plan'] });
  expect(openSymbols(match.world.turn)).toEqual(['move', 'attack', 'heroic', 'heroic']);
  expect(citesOf(match, 'symbols-lent')).toEqual(['MU-7.9']);
});

proves('MU-7.10', 'in any order, mixing both cards', () => {
  const match = playing('captain-carter.ma-1', { told: ['mighty-thor.hh-1'], tokens: { [HERE]: 'TCC' } });
  match.play(`rescue:${HERE}`, `attack:thug@${HERE}`, `rescue:${HERE}`);
  expect(match.question.cite).toBe('MU-7.10');
  expect(openSymbols(match.world.turn)).toEqual(['move']);
  expect([filled(match, 'rescue-civilians'), filled(match, 'defeat-thugs')]).toEqual([2, 1]);
});

proves('MU-7.11', 'the first Hero of the match borrows nothing', () => {
  const match = playing('captain-carter.ma-1', { told: ['plan'] });
  expect(openSymbols(match.world.turn)).toEqual(['move', 'attack']);
  expect(match.events('symbols-lent')).toEqual([]);
});

proves('MU-7.12', 'a face-down card lends nothing', () => {
  const match = playing('captain-carter.ma-1', {
    told: ['mighty-thor.hh-1'],
    change(world) {
      const [story] = world.storyline;
      if (story === undefined) return;
      story.hidden = { is: 'pile', pool: 'hero-2', place: 'storyline 1', cards: ['mighty-thor.hh-1'], known: [0xffff] };
      story.card = null;
    },
  });
  expect(openSymbols(match.world.turn)).toEqual(['move', 'attack']);
});

proves('MU-7.13', 'whoever plays face down has the symbols of the card before, and no effect', () => {
  const match = playing('captain-carter.super-soldier-1', {
    told: ['mighty-thor.hh-1'],
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1'] },
    change(world) {
      (world.heroes[0] as { plays: { faceDown: boolean } }).plays.faceDown = true;
    },
  });
  expect(openSymbols(match.world.turn)).toEqual(['heroic', 'heroic']);
  expect(match.options().filter((key) => key === 'special')).toEqual([]);
  expect(match.world.storyline[1]?.card).toBeNull();
});

proves(['MU-7.14', 'MU-8.15'], 'a card lends no special effect', () => {
  const match = playing('captain-carter.ma-1', { told: ['mighty-thor.thunderstorm-1'], tokens: { [HERE]: 'T' } });
  expect(openSymbols(match.world.turn)).toEqual(['move', 'attack', 'move']);
  expect(match.options()).not.toContain('special');
});

proves('MU-7.17', 'one’s own card before lends its symbols, and its effect is not used again', () => {
  const match = playing('captain-carter.ma-1', {
    heroes: ['captain-carter'],
    told: ['captain-carter.super-soldier-1'],
  });
  expect(openSymbols(match.world.turn)).toEqual(['move', 'attack', 'move']);
  expect(citesOf(match, 'symbols-lent')).toEqual(['MU-7.17']);
  expect(match.options()).not.toContain('special');
});

// ── Actions ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-8.1', 'each symbol is worth one action, and none must be used', () => {
  const match = playing('captain-carter.a-1', { tokens: { [HERE]: 'TT' } });
  expect(match.offers('end')).toBe(true);
  match.play(`attack:thug@${HERE}`);
  expect(match.refuses(`attack:thug@${HERE}`)).toMatchObject({ key: 'no-symbol', cite: 'MU-8.1' });
});

proves('MU-8.2', 'to the Location on either side, and no further', () => {
  const match = playing('captain-carter.ma-1');
  expect(match.options().filter((key) => key.startsWith('move:'))).toEqual([
    'move:project-pegasus',
    'move:tva-headquarters',
  ]);
  expect(match.refuses('move:london')).toMatchObject({ key: 'not-adjacent', cite: 'MU-8.2' });
  match.play('move:tva-headquarters');
  expect(hero(match).at).toBe('tva-headquarters');
});

proves('MU-8.3', 'an attack deals 1 damage where the Hero stands, to any enemy, and nowhere else', () => {
  const match = playing('captain-carter.ma-1', {
    tokens: { [HERE]: 'T', 'tva-headquarters': 'T' },
    threats: { [HERE]: [RIDERS] },
  });
  expect(match.options().filter((key) => key.startsWith('attack:'))).toEqual([
    `attack:thug@${HERE}`,
    `attack:${RIDERS}`,
  ]);
  match.play(`attack:${RIDERS}`);
  expect(match.events('attack')).toHaveLength(1);
});

proves('MU-8.4', 'a Thug is defeated by the first damage', () => {
  const match = playing('captain-carter.a-1', { tokens: { [HERE]: 'TT' } }).play(`attack:thug@${HERE}`);
  expect(tokensAt(match, HERE)).toBe('T');
  expect(citesOf(match, 'thug-defeated')).toEqual(['MU-8.4']);
});

proves('MU-8.5', 'each damage takes a Health token of a Henchman', () => {
  const match = playing('captain-carter.a-1', { threats: { [HERE]: [RIDERS] } }).play(`attack:${RIDERS}`);
  expect(match.events('henchman-hit').map(({ params }) => [params.damage, params.left])).toEqual([[1, 2]]);
});

proves(['MU-8.6', 'MU-5.15'], 'the Villain only after two Missions, and only here', () => {
  const one = playing('captain-carter.a-1', { villainAt: HERE, completed: ['defeat-thugs'] });
  expect(one.refuses('attack:villain')).toMatchObject({
    key: 'villain-untouchable',
    cite: 'MU-5.15',
    params: { missions: 1 },
  });
  const two = playing('captain-carter.a-1', { villainAt: HERE, completed: ['defeat-thugs', 'clear-threats'] });
  two.play('attack:villain');
  expect(two.world.villain.health).toBe(3);
  expect(citesOf(two, 'villain-hit')).toEqual(['MU-8.6']);
  const away = playing('captain-carter.a-1', { completed: ['defeat-thugs', 'clear-threats'] });
  expect(away.options()).not.toContain('attack:villain');
});

proves('MU-8.7', 'without an enemy there is no attack, and a Civilian is none', () => {
  const match = playing('captain-carter.a-1', { tokens: { [HERE]: 'CC' } });
  expect(match.options().filter((key) => key.startsWith('attack:'))).toEqual([]);
});

proves('MU-8.8', 'a Heroic action rescues a Civilian here', () => {
  const match = playing('captain-carter.ha-1', { tokens: { [HERE]: 'C' } }).play(`rescue:${HERE}`);
  expect(tokensAt(match, HERE)).toBe('');
  expect(filled(match, 'rescue-civilians')).toBe(1);
});

proves(['MU-8.9', 'MU-8.11'], 'or puts a Heroic token on the Threat, which stays there for the next Hero', () => {
  const match = playing('captain-carter.ha-1', { threats: { [HERE]: [PANIC] } }).play(`place:${PANIC}`, 'end');
  match.play('play:1');
  expect(match.world.places[3]?.threats[0]?.filled).toBe(1);
  expect(match.option(`place:${PANIC}`).facts).toEqual([
    { key: 'threat-after', params: { card: PANIC, now: 2, goal: 3 } },
  ]);
});

proves('MU-8.10', 'without a Civilian or a free slot it cannot be used', () => {
  const match = playing('captain-carter.ha-1');
  expect(match.refuses(`rescue:${HERE}`)).toMatchObject({ key: 'no-civilian-here', cite: 'MU-8.10' });
});

proves('MU-8.12', 'a Wild is worth any of the three', () => {
  const wanted: Laid = { tokens: { [HERE]: 'TC' } };
  for (const key of ['move:tva-headquarters', `attack:thug@${HERE}`, `rescue:${HERE}`]) {
    const match = playing('captain-carter.w-1', {
      ...wanted,
      hands: { 'hero-1': ['captain-carter.w-1', 'captain-carter.a-1'] },
    });
    match.play(key);
    expect(openSymbols(match.world.turn)).toEqual([]);
  }
});

// ── Special effects and tokens ────────────────────────────────────────────────────────────────────────────────────

proves(['MU-8.13', 'MU-8.14'], 'the special effect whenever one likes, once', () => {
  const match = playing('captain-carter.super-soldier-1', {
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1'] },
  });
  match.play('move:tva-headquarters', 'special');
  expect(openSymbols(match.world.turn)).toEqual(['attack', 'heroic']);
  expect(match.refuses('special')).toMatchObject({ key: 'effect-resolved', cite: 'MU-8.14' });
});

proves(['MU-8.16', 'MU-8.17'], 'a mandatory effect must be resolved before the step ends', () => {
  const match = laid({
    heroes: ['mighty-thor', 'captain-carter'],
    hands: { 'hero-1': ['mighty-thor.price-of-the-hammer-1', 'mighty-thor.m-1', 'mighty-thor.aa-1'] },
  }).play('play:1');
  expect(match.refuses('end')).toMatchObject({ key: 'must-resolve-effect', cite: 'MU-8.17' });
  match.play('special', 'hero:hero-2', 'card:1');
  expect(citesOf(match, 'special-effect')).toEqual(['MU-8.16']);
  expect(match.offers('end')).toBe(true);
});

proves('MU-8.18', 'a token is worth its action, at any time of the step', () => {
  const match = playing('captain-carter.a-1', {
    change: ({ heroes }) => Object.assign(heroes[0]?.tokens ?? {}, { move: 2 }),
  });
  match.play('move:tva-headquarters', 'move:united-nations-headquarters');
  expect(hero(match).at).toBe('united-nations-headquarters');
  expect(hero(match).tokens.move).toBe(0);
});

proves('MU-8.19', 'a token gives nothing to another Hero', () => {
  const match = playing('captain-carter.a-1', {
    change: ({ heroes }) => Object.assign(heroes[1]?.tokens ?? {}, { move: 2 }),
  });
  expect(match.options().filter((key) => key.startsWith('move:'))).toEqual([]);
});

proves('MU-8.21', 'there is no limit to tokens', () => {
  const match = playing('captain-carter.a-1', {
    change: ({ heroes }) => Object.assign(heroes[0]?.tokens ?? {}, { move: 4, wild: 3 }),
  }).play('end', 'pass');
  expect(hero(match).tokens).toMatchObject({ move: 4, wild: 3 });
});

// ── The Location ──────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-8.22', 'the End of Turn effect may be used', () => {
  const match = playing('captain-carter.ma-1').play('end', 'accept', 'symbol:move');
  expect(hero(match).tokens.wild).toBe(1);
  expect(citesOf(match, 'location-effect')).toEqual(['MU-8.22']);
});

proves('MU-8.23', 'not where a Threat covers it', () => {
  const match = playing('captain-carter.ma-1', { threats: { [HERE]: [PANIC] } }).play('end');
  expect(match.question.key).toBe('play-card');
  expect(match.events('location-effect')).toEqual([]);
});

proves('MU-9.16', 'whoever clears the Threat may use it in the same turn', () => {
  const match = playing('captain-carter.mh-1', {
    hands: { 'hero-1': ['captain-carter.mh-1', 'captain-carter.a-1'] },
    threats: { [HERE]: [PANIC] },
    change(world) {
      const threat = world.places[3]?.threats[0];
      if (threat !== undefined) threat.filled = 2;
    },
  });
  match.play(`place:${PANIC}`, 'end', 'accept', 'symbol:move');
  expect(citesOf(match, 'location-effect')).toEqual(['MU-9.16']);
});

proves('MU-8.24', 'a mandatory End of Turn effect is not asked for, and skipped only where it cannot be', () => {
  const ended = (possible: boolean, threats: Laid['threats'] = {}) =>
    playing('captain-carter.ma-1', {
      threats,
      made: {
        [HERE]: {
          endOfTurn: {
            mandatory: true,
            judge: () => (possible ? null : { key: 'no-symbol-left', params: {}, cite: 'MU-8.24' }),
            *resolve(table: MuTable, carter: Hero) {
              gainTokens(table, carter, 'wild', 1, 'MU-8.22');
            },
          },
        },
      },
    }).play('end');
  const match = ended(true);
  expect(citesOf(match, 'location-effect')).toEqual(['MU-8.24']);
  expect(hero(match).tokens.wild).toBe(1);
  expect(ended(false).events('location-effect')).toEqual([]);
  expect(ended(true, { [HERE]: [PANIC] }).events('location-effect')).toEqual([]);
});

proves('MU-8.20', 'another Hero takes over, and spends the tokens of the one who left', () => {
  const match = playing('captain-carter.super-soldier-1', {
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1'] },
    actionTokens: { 'hero-1': { move: 1, wild: 2 } },
    carried: { 'hero-1': ['captain-carters-shield'] },
    made: {
      'super-soldier': {
        *resolve(table: MuTable, carter: Hero) {
          replaceHero(table, carter, 'loki');
        },
      },
    },
  }).answer('special');
  expect(hero(match)).toMatchObject({ who: 'loki', at: HERE, equipment: [], tokens: { move: 1, wild: 2 } });
  expect(hero(match).hand.cards).toHaveLength(3);
  expect([...hero(match).hand.cards, ...hero(match).deck.cards].every((card) => card.startsWith('loki.'))).toBe(true);
  match.play('move:tva-headquarters', 'move:united-nations-headquarters');
  expect(hero(match)).toMatchObject({ at: 'united-nations-headquarters', tokens: { move: 0, wild: 2 } });
});

proves('MU-8.25', 'no second Location effect in a turn, not even one that a card lends from afar', () => {
  const match = laid({
    heroes: ['cosmic-ghost-rider', 'captain-carter'],
    villain: 'maestro',
    hands: { 'hero-1': ['cosmic-ghost-rider.distant-possession-1', 'cosmic-ghost-rider.m-1'] },
    decks: { 'hero-1': [] },
    at: { 'hero-2': 'london' },
  }).play('play:1', 'special', 'location:london', 'token:attack', 'end');
  expect(match.refuses('accept')).toMatchObject({ key: 'location-effect-used', cite: 'MU-8.25' });
});

proves('MU-11.10', 'in K’un-Lun the card goes first: whoever gives the last one up is KO’d, and gains nothing', () => {
  const ending = (cards: readonly HeroCardId[]) =>
    laid({ at: { 'hero-1': 'kun-lun' }, hands: { 'hero-1': cards }, decks: { 'hero-1': [] } })
      .play('play:1', 'end', 'accept', 'way:discard')
      .answer(0, 'card:1');
  const last = ending(['captain-carter.ma-1', 'captain-carter.a-1']);
  expect(hero(last)).toMatchObject({ ko: true, tokens: { wild: 0 } });
  const more = ending(['captain-carter.ma-1', 'captain-carter.a-1', 'captain-carter.w-1']);
  expect(hero(more)).toMatchObject({ ko: false, tokens: { wild: 1 } });
});
