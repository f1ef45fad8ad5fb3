import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { HeroCardId } from '../content/ids.ts';
import { heroesIn } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu } from '../shape.ts';
import { citesOf, hero, type Laid, laid } from '../testing/laid.ts';
import { type Sides, sides, supportCards } from '../testing/sides.ts';
import { otherHeroes } from './choices.ts';

const proves = provesFor(rulebook);

const HAND: readonly HeroCardId[] = ['captain-carter.a-1', 'captain-carter.ma-1', 'captain-carter.mh-1'];
/** A Villain turn and one Hero card have been: support may be called in. */
const LATER: readonly (HeroCardId | 'plan')[] = ['plan', 'captain-carter.ha-1'];

/** Captain Carter, at the beginning of a turn. */
function commander(wanted: Sides = {}, laidOut: Laid = {}): Situation<Mu> {
  return laid({
    mode: 'commander',
    heroes: ['captain-carter'],
    hands: { 'hero-1': HAND },
    told: LATER,
    ...laidOut,
    change: sides(wanted),
  });
}

/** Ends a turn, without the Location effect. */
function end(match: Situation<Mu>): Situation<Mu> {
  match.answer('end');
  return match.outcome === null && match.question.key === 'location-effect' ? match.answer('pass') : match;
}

proves('MU-14.11', 'the Main Hero plays every turn of the Heroes', () => {
  const match = end(end(commander().play('draw', 'play:1')).play('draw', 'play:1'));
  expect(match.events('turn-begins').map(({ params }) => params.hero)).toEqual(['hero-1', 'hero-1', 'hero-1']);
  expect(citesOf(match, 'turn-begins')[0]).toBe('MU-14.11');
  expect(match.events('villain-turn')).toHaveLength(1);
});

proves('MU-14.12', 'a normal turn draws a card; a card of the row is added without drawing', () => {
  const match = commander();
  expect(match.question).toMatchObject({ key: 'normal-or-support', cite: 'MU-14.12' });
  expect(match.options()).toEqual(['draw', 'support:1', 'support:2']);
  match.answer('support:2');
  expect(hero(match).hand.cards).toEqual(HAND);
  expect(match.world.storyline.at(-1)).toMatchObject({ by: 'hero-1', card: supportCards[1], support: true });
  expect(match.world.support?.row).toEqual([supportCards[0]]);
  const normal = commander().answer('draw');
  expect(hero(normal).hand.cards).toHaveLength(4);
  expect(normal.question.key).toBe('play-card');
});

proves('MU-14.13', 'a Support Hero card gives its symbols and its effect, and the Location effect follows', () => {
  const match = commander({ row: ['loki.mirror-images-1', 'loki.agent-of-chaos-1'] }, { at: { 'hero-1': 'kun-lun' } });
  match.answer('support:1');
  expect(match.world.turn.chips.map(({ symbol, from }) => [symbol, from])).toEqual([
    ['heroic', 'own'],
    ['heroic', 'previous'],
    ['attack', 'previous'],
  ]);
  match.answer('special');
  expect(citesOf(match, 'special-effect')).toEqual(['MU-14.13']);
  expect(hero(match).guard).toBe(1);
  match.answer('end');
  expect(match.question.key).toBe('location-effect');
});

proves('MU-14.14', 'after the Location effect the row is filled up, face up', () => {
  const match = commander({}, { at: { 'hero-1': 'kun-lun' } }).play('support:1', 'end');
  expect(match.world.support?.row).toHaveLength(1);
  const next = match.world.support?.deck.cards.at(-1);
  match.play('accept', 'way:discard', 'card:1');
  expect(match.world.support?.row).toEqual([supportCards[1], next]);
  const told = match.events().map(({ type }) => type);
  expect(told.indexOf('location-effect')).toBeLessThan(told.indexOf('support-row-filled'));
  expect(citesOf(match, 'support-row-filled')).toEqual(['MU-14.14']);
});

proves(
  ['MU-14.15', 'MU-14.16'],
  'right after a Villain turn no support; so 2 at most before the next, 1 Under Pressure',
  () => {
    const match = commander({}, { told: ['plan'] });
    expect(match.refuses('support:1')).toMatchObject({ key: 'after-villain-turn', cite: 'MU-14.15' });
    end(match.play('draw', 'play:1'));
    end(match.answer('support:1'));
    end(match.answer('support:1'));
    expect(match.events('villain-turn')).toHaveLength(1);
    const pressed = commander({}, { told: ['plan'], completed: ['defeat-thugs'] });
    end(pressed.play('draw', 'play:1'));
    end(pressed.answer('support:1'));
    expect(pressed.events('villain-turn')).toHaveLength(1);
  },
);

proves('MU-14.17', 'Support Heroes are not in play', () => {
  const match = commander().answer('support:1');
  expect(match.world.heroes.map(({ who }) => who)).toEqual(['captain-carter']);
  expect(heroesIn(match.world, 'alchemax-headquarters').map(({ id }) => id)).toEqual(['hero-1']);
  expect(match.events('turn-begins')[0]?.params.who).toBe('captain-carter');
});

proves('MU-14.18', '“another Hero” is the Main Hero', () => {
  const match = laid({
    mode: 'commander',
    heroes: ['mighty-thor'],
    told: ['plan', 'mighty-thor.hh-1'],
    change: sides({ row: ['captain-carter.rallying-cry-1', 'loki.mirror-images-1'] }),
  }).play('support:1', 'special');
  expect(match.question).toMatchObject({ key: 'choose-one-hero', cite: 'MU-14.18' });
  match.answer('hero:hero-1');
  expect(hero(match).tokens.wild).toBe(1);
  expect(otherHeroes(match.match.table, hero(match)).map(({ id }) => id)).toEqual(['hero-1']);
});

proves('MU-12.22', 'a condition counts figures: in London, which wants another Hero, the Main Hero is alone', () => {
  const match = commander({}, { at: { 'hero-1': 'london' }, villainAt: 'kun-lun' }).play('draw', 'play:1', 'end');
  expect(match.refuses('accept')).toMatchObject({ key: 'alone-here', cite: 'MU-12.22' });
});

proves('MU-14.19', 'the Main Hero has the continuous effect of a Support Hero card', () => {
  const match = commander({ row: ['mighty-thor.storm-borne-1', 'loki.mirror-images-1'] }).answer('support:1');
  expect(citesOf(match, 'support-played')).toEqual(['MU-14.19']);
  const reached = (standing: Situation<Mu>) => standing.options().filter((key) => key.startsWith('move:'));
  const plain = commander({ row: ['loki.mirror-images-1', 'loki.agent-of-chaos-1'] }).answer('support:2');
  expect(reached(match).length).toBeGreaterThan(reached(plain).length);
});

proves('MU-14.20', 'a Support Hero card in the Storyline is none of “your cards”', () => {
  const match = commander(
    {
      more: (world) => {
        world.storyline.push({ by: 'hero-1', card: 'loki.mirror-images-1', hidden: null, support: true, covered: [] });
      },
    },
    { at: { 'hero-1': 'tva-headquarters' }, told: ['plan'] },
  ).play('draw', 'play:1', 'end');
  expect(match.refuses('accept').key).toBe('too-few-cards-told');
});

proves('MU-14.21', 'at the end of the turn 3 Action tokens are kept, of the player’s choice', () => {
  const match = commander({
    first: { tokens: { move: 1, attack: 1, heroic: 1, wild: 2 } },
  });
  end(match.play('draw', 'play:1'));
  expect(match.question).toMatchObject({ key: 'drop-token', params: { left: 2 }, cite: 'MU-14.21' });
  match.play('token:move', 'token:attack');
  expect(hero(match).tokens).toEqual({ move: 0, attack: 0, heroic: 1, wild: 2 });
  expect(match.question.key).toBe('normal-or-support');
});

proves('MU-14.22', 'the third Mission draws a card of the Main Hero deck', () => {
  const match = commander(
    {},
    {
      tokens: { 'alchemax-headquarters': 'C' },
      missions: { 'rescue-civilians': 8 },
      completed: ['defeat-thugs', 'clear-threats'],
    },
  ).play('draw', 'play:1');
  const cards = hero(match).hand.cards.length;
  match.answer('rescue:alchemax-headquarters');
  expect(hero(match).hand.cards).toHaveLength(cards + 1);
  expect(match.events('cards-drawn').at(-1)?.cite).toBe('MU-14.22');
});

proves(['MU-14.23', 'MU-14.24'], 'a card at random comes from the hand, and no Support Hero card dodges it', () => {
  const match = commander({ first: { plays: { random: true, faceDown: false } } }, { dice: [2] });
  expect(match.refuses('support:1')).toMatchObject({ key: 'must-play-at-random', cite: 'MU-14.24' });
  expect(match.options()).toEqual(['draw']);
  match.answer('draw');
  expect(match.world.storyline.at(-1)).toMatchObject({ card: HAND[1], support: false });
  expect(match.world.support?.row).toHaveLength(2);
});

proves('MU-14.24', 'having to play face down holds for a Support Hero card', () => {
  const match = commander({ first: { plays: { random: false, faceDown: true } } });
  match.answer('support:1');
  expect(match.world.storyline.at(-1)).toMatchObject({ card: null, support: true });
  expect(match.world.storyline.at(-1)?.hidden?.cards).toEqual([supportCards[0]]);
  expect(match.world.turn.chips.map(({ from }) => from)).toEqual(['previous', 'previous']);
  expect(match.options()).not.toContain('special');
  expect(hero(match).plays.faceDown).toBe(false);
  expect(citesOf(match, 'card-played-face-down')).toEqual(['MU-14.24']);
  expect(end(match).world.support?.row).toHaveLength(2);
});

proves('MU-14.25', 'a Battle Plan acts on Support Hero cards alone, and stays', () => {
  const moves = (match: Situation<Mu>) => match.world.turn.chips.filter(({ from }) => from === 'effect').length;
  const match = commander({ battlePlans: ['fresh-legs'] }).answer('support:1');
  expect(moves(match)).toBe(1);
  expect(match.events('symbol-gained').map(({ cite }) => cite)).toEqual(['MU-14.25']);
  expect(match.world.battlePlans).toEqual(['fresh-legs']);
  expect(moves(commander({ battlePlans: ['fresh-legs'] }).play('draw', 'play:1'))).toBe(0);
});

proves('MU-14.26', 'no Support Hero card left is no loss', () => {
  const match = commander({ row: [], support: [] });
  expect(match.outcome).toBeNull();
  expect(match.options()).toEqual(['draw']);
});

proves('MU-14.27', 'without any card to play the match is lost', () => {
  const match = commander({ row: [], support: [] }, { hands: { 'hero-1': [] }, decks: { 'hero-1': [] } });
  expect(match.outcome).toMatchObject({ id: 'hero-exhausted', cite: 'MU-14.27', winners: [] });
});

proves('MU-14.28', 'with hand and deck empty the row is played, if this turn allows it', () => {
  const empty = { hands: { 'hero-1': [] }, decks: { 'hero-1': [] } };
  const match = commander({}, empty);
  expect(match.refuses('draw')).toMatchObject({ key: 'no-card-left', cite: 'MU-14.28' });
  expect(match.options()).toEqual(['support:1', 'support:2']);
  const due = commander({}, { ...empty, told: ['plan'] });
  expect(due.outcome).toMatchObject({ id: 'hero-exhausted', cite: 'MU-14.28' });
});

proves('MU-14.28', 'whoever must play at random from nothing has lost, also where the turn itself brings that', () => {
  const empty = { villain: 'emperor-doom', hands: { 'hero-1': [] }, decks: { 'hero-1': [] } } as const;
  const obeying = commander({ first: { crisis: 3 } }, empty);
  expect(obeying.events('hero-obeys')).toHaveLength(1);
  expect(obeying.outcome).toMatchObject({ id: 'hero-exhausted', cite: 'MU-14.28' });
  expect(commander({ first: { crisis: 2 } }, empty).options()).toEqual(['support:1', 'support:2']);
});

proves('MU-14.29', 'an empty hand is a KO, whatever lies in the row; then 3 cards, and the choice', () => {
  const match = end(
    commander({}, { hands: { 'hero-1': ['captain-carter.a-1'] }, decks: { 'hero-1': [] } }).play('draw', 'play:1'),
  );
  expect(match.events('knocked-out')[0]?.cite).toBe('MU-14.29');
  const standing = commander({ first: { ko: true } }, { hands: { 'hero-1': [] } });
  expect(hero(standing).hand.cards).toHaveLength(3);
  expect(standing.question.key).toBe('normal-or-support');
  expect(standing.options()).toEqual(['draw', 'support:1', 'support:2']);
});
