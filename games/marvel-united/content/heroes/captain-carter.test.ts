import { expect, test } from 'vitest';
import { hero, tokensAt } from '../../testing/laid.ts';
import { fallsBefore, played, villainActs } from '../testing/turns.ts';

test('Ricochet: an enemy here, then one next door', () => {
  const match = played('captain-carter.ricochet-1', {
    tokens: { 'alchemax-headquarters': 'TT', 'tva-headquarters': 'T', london: 'T' },
  });
  match.answer('special');
  expect(match.options()).toEqual(['enemy:thug@alchemax-headquarters', 'pass']);
  match.answer('enemy:thug@alchemax-headquarters');
  expect(match.options()).toEqual(['enemy:thug@tva-headquarters', 'pass']);
  match.answer('enemy:thug@tva-headquarters');
  expect([tokensAt(match, 'alchemax-headquarters'), tokensAt(match, 'tva-headquarters')]).toEqual(['T', '']);
  expect(match.refuses('special').key).toBe('effect-resolved');
});

test('Ricochet: not without an enemy near', () => {
  const match = played('captain-carter.ricochet-1', { tokens: { 'alchemax-headquarters': 'C', london: 'T' } });
  expect(match.refuses('special').key).toBe('no-enemy-here');
});

test('Rallying Cry: another Hero gets a Wild token, she does not', () => {
  const match = played('captain-carter.rallying-cry-1').answer('special');
  expect(match.options()).toEqual(['hero:hero-2']);
  match.answer('hero:hero-2');
  expect([hero(match).tokens.wild, hero(match, 'hero-2').tokens.wild]).toEqual([0, 1]);
});

test('Rallying Cry: nobody hears it alone', () => {
  const alone = played('captain-carter.rallying-cry-1', { heroes: ['captain-carter'] });
  expect(alone.refuses('special').key).toBe('no-other-hero');
});

test('Super-Soldier: one more attack, one more Heroic action', () => {
  const match = played('captain-carter.super-soldier-1').answer('special');
  expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['move', 'attack', 'heroic']);
});

const TOLD = ['captain-carter.not-on-my-watch-1'] as const;
const lost = (match: ReturnType<typeof villainActs>) => match.events('card-lost').map(({ params }) => params.hero);

test('Not on My Watch: the blow for another Hero is hers, 1 damage less; once in a Villain turn', () => {
  const match = villainActs('captain-carter', { told: TOLD, plan: ({ move }) => move === 3 });
  // The BAM! strikes both; hers first.
  match.answer(0, 'card:1');
  expect([match.waiting, match.question.key]).toEqual([[0], 'may-use']);
  match.answer('accept');
  expect(lost(match)).toEqual(['hero-1']);
  expect(match.events('damage-redirected')[0]?.params).toMatchObject({ from: 'mighty-thor', to: 'captain-carter' });
});

test('Not on My Watch: once in a Villain turn', () => {
  const heroes = ['captain-carter', 'mighty-thor', 'loki'] as const;
  const match = villainActs('captain-carter', { heroes, told: TOLD, plan: ({ move }) => move === 3 });
  match.answer(0, 'card:1').answer(0, 'accept').answer(2, 'card:1');
  expect(lost(match)).toEqual(['hero-1', 'hero-3']);
});

test('Not on My Watch: she may let it pass', () => {
  const match = villainActs('captain-carter', { told: TOLD, plan: ({ move }) => move === 3 });
  match.answer(0, 'card:1').answer(0, 'pass').answer(1, 'card:1');
  expect(lost(match)).toEqual(['hero-1', 'hero-2']);
});

test('Not on My Watch: not in a Hero’s turn, and not when she is KO’d', () => {
  const inTurn = fallsBefore('captain-carter', { told: TOLD }).answer(1, 'card:1');
  expect([inTurn.waiting, inTurn.question.key]).toEqual([[2], 'lose-card']);
  const down = villainActs('captain-carter', {
    told: TOLD,
    plan: ({ move }) => move === 3,
    hands: { 'hero-1': [] },
    change(world) {
      for (const one of world.heroes.slice(0, 1)) one.ko = true;
    },
  });
  expect([down.waiting, down.question.key]).toEqual([[1], 'lose-card']);
});

test('Not on My Watch: not for a Hero elsewhere, and nothing lessens unpreventable damage', () => {
  const apart = villainActs('captain-carter', {
    told: TOLD,
    plan: ({ move }) => move === 3,
    at: { 'hero-1': 'tva-headquarters' },
  });
  expect([apart.waiting, apart.question.key]).toEqual([[1], 'lose-card']);
  const hellfire = villainActs('captain-carter', { told: TOLD, plan: ({ special }) => special === 'cosmic-hellfire' });
  hellfire.answer(0, 'card:1').answer(0, 'accept').answer(0, 'card:1');
  expect(lost(hellfire)).toEqual(['hero-1', 'hero-1']);
});
