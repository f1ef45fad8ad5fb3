import { describe, expect, test } from 'vitest';
import { placeOf } from '../../reading.ts';
import { hero, laid, tokensAt } from '../../testing/laid.ts';
import { played, villainActs } from '../testing/turns.ts';

const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const TOLD = ['spider-man-2099.accelerated-vision-1'] as const;

describe('Accelerated Vision', () => {
  test('he is gone when the blow falls', () => {
    const match = villainActs('spider-man-2099', { told: TOLD, plan: ({ move }) => move === 3 });
    expect(match.options(0)).toEqual(['location:project-pegasus', 'location:tva-headquarters', 'pass']);
    match.answer(0, 'location:tva-headquarters');
    expect(hero(match).at).toBe('tva-headquarters');
    expect(match.waiting).toEqual([1]);
    expect(hero(match).hand.cards).toHaveLength(3);
  });

  test('he may stay, and is hit', () => {
    const match = villainActs('spider-man-2099', { told: TOLD, plan: ({ move }) => move === 3 }).answer(0, 'pass');
    expect(match.questionOf(0).key).toBe('lose-card');
  });

  test('once in a Villain turn: whoever leaps after him finds him', () => {
    const match = villainActs('spider-man-2099', {
      heroes: ['spider-man-2099'],
      villain: 'maestro',
      villainAt: 'alchemax-headquarters',
      told: TOLD,
      plan: ({ move, special }) => move === 0 && special === 'thunderous-leap',
    });
    match.answer('location:tva-headquarters');
    expect([match.world.villain.at, match.question.key]).toEqual(['tva-headquarters', 'lose-card']);
  });

  test('not when he is KO’d', () => {
    const match = villainActs('spider-man-2099', {
      told: TOLD,
      plan: ({ move }) => move === 3,
      hands: { 'hero-1': [] },
      change(world) {
        for (const one of world.heroes.slice(0, 1)) one.ko = true;
      },
    });
    expect(match.waiting).toEqual([1]);
  });

  test('only where the Villain stops, and only in the Villain turn', () => {
    const beside = villainActs('spider-man-2099', { told: TOLD, plan: ({ move }) => move === 2 });
    expect(beside.phase).not.toBe('villain-turn');
    const trail = laid({
      heroes: ['loki', 'spider-man-2099'],
      told: TOLD,
      hands: { 'hero-1': ['loki.false-trail-1', 'loki.mh-1'] },
      villainAt: 'project-pegasus',
    });
    trail.play('play:1', 'special', 'location:alchemax-headquarters');
    expect(trail.question.key).toBe('act');
  });
});

describe('Paralyzing Venom', () => {
  test('stuns the Villain or a Henchman here', () => {
    const match = played('spider-man-2099.paralyzing-venom-1', {
      villainAt: 'alchemax-headquarters',
      threats: { 'alchemax-headquarters': [RIDERS] },
    });
    match.answer('special');
    expect(match.options()).toEqual([`enemy:${RIDERS}`, 'enemy:villain']);
    match.answer(`enemy:${RIDERS}`);
    expect(placeOf(match.world, 'alchemax-headquarters').threats[0]?.stunned).toBe(true);
    expect(match.world.villain.stunned).toBe(false);
  });

  test('the Villain’s BAM! does nothing in the next Villain turn', () => {
    const match = played('spider-man-2099.paralyzing-venom-2', {
      villainAt: 'alchemax-headquarters',
      told: ['captain-carter.ma-1', 'captain-carter.mh-1'],
      plan: ({ id }) => id === '1',
    });
    match.play('special', 'enemy:villain', 'end', 'pass');
    expect(match.events('bam-cancelled')).toHaveLength(1);
    expect(match.events('card-lost')).toHaveLength(0);
  });

  test('not without somebody to bite', () => {
    expect(played('spider-man-2099.paralyzing-venom-1').refuses('special').key).toBe('nobody-to-stun');
    const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
    const limp = played('spider-man-2099.paralyzing-venom-1', {
      threats: { 'alchemax-headquarters': [RIDERS] },
      change: ({ places }) => Object.assign(places[3]?.threats[0] ?? {}, { stunned: true }),
    });
    expect(limp.refuses('special').key).toBe('nobody-to-stun');
  });
});

test('Hit and Glide: next door, an attack there, and on', () => {
  const match = played('spider-man-2099.hit-and-glide-1', { tokens: { 'tva-headquarters': 'TT' } });
  match.play('special', 'location:tva-headquarters', 'enemy:thug@tva-headquarters');
  expect(tokensAt(match, 'tva-headquarters')).toBe('T');
  expect(match.options()).toEqual(['location:alchemax-headquarters', 'location:united-nations-headquarters', 'pass']);
  match.answer('location:united-nations-headquarters');
  expect(hero(match).at).toBe('united-nations-headquarters');
  expect(match.world.turn.chips.map(({ state }) => state)).toEqual(['open']);
});

test('Hit and Glide: he need neither attack nor go on', () => {
  const match = played('spider-man-2099.hit-and-glide-1', { tokens: { 'tva-headquarters': 'T' } });
  match.play('special', 'location:tva-headquarters', 'pass', 'pass');
  expect([hero(match).at, tokensAt(match, 'tva-headquarters')]).toEqual(['tva-headquarters', 'T']);
});

describe('Lyla', () => {
  const seen = (match: ReturnType<typeof played>, ...seats: readonly number[]) => {
    const { cards } = match.view(...seats).world.villain.deck;
    return cards[cards.length - 1];
  };

  test('the Heroes see the next plan, which may stay', () => {
    const match = played('spider-man-2099.lyla-1');
    const { cards } = match.world.villain.deck;
    const top = cards[cards.length - 1];
    expect([seen(match, 0), seen(match, 1)]).toEqual([null, null]);
    match.answer('special');
    expect([seen(match, 0), seen(match, 1), seen(match)]).toEqual([top, top, null]);
    match.answer('way:leave-plan');
    expect(match.world.villain.deck.cards[cards.length - 1]).toBe(top);
  });

  test('or goes under the deck', () => {
    const match = played('spider-man-2099.lyla-1');
    const { cards } = match.world.villain.deck;
    const top = cards[cards.length - 1];
    match.play('special', 'way:mislay-plan');
    expect(match.world.villain.deck.cards[0]).toBe(top);
    expect(match.world.villain.deck.cards).toHaveLength(cards.length);
  });

  test('not without a plan to read', () => {
    const match = played('spider-man-2099.lyla-1', {
      change(world) {
        world.villain.gone.cards.push(...world.villain.deck.cards.splice(0));
        world.villain.gone.known.push(...world.villain.deck.known.splice(0));
      },
    });
    expect(match.refuses('special').key).toBe('no-plan-left');
  });
});
