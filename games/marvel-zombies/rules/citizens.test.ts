import { pile } from '@necropole/kernel';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardOf } from '../positions/piles.ts';
import { house, mansion } from '../positions/plans.ts';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, hero, type Standing, stand, story } from '../testing/standing.ts';
import { accepts } from './setup.ts';

const proves = provesFor(rulebook);

/** The citizens' step, without enemies' actions before it. */
function citizensStep(said: Standing) {
  return stand({ phase: 'citizens', ...said });
}

// ── Devoured ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-25.6', 'every hero loses 1 power and 1 trait, where they have any', () => {
  const match = stand({
    heroes: {
      magneto: { at: 'street-7', power: 3, traits: ['sprint-1'] },
      storm: { at: 'street-7', power: 0 },
    },
    horde: { 'street-1': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-1' },
  });
  expect(match.events('power-lost').map(({ params }) => params)).toEqual([{ who: 'magneto', power: 1, now: 2 }]);
  expect(match.events('trait-discarded').map(({ params }) => params)).toEqual([{ who: 'magneto', card: 'sprint-1' }]);
  expect(match.world.citizenDiscard.cards).toEqual(['trish-tilby']);
});

proves(['MZ-25.7', 'MZ-25.9'], 'two citizens cost twice, whatever killed them', () => {
  const match = stand({
    heroes: { magneto: { at: 'street-7', power: 4, traits: ['sprint-1', 'fury-1'] } },
    horde: { 'street-1': { walker: 2 } },
    citizens: { 'trish-tilby': 'street-1', 'senator-kelly': 'street-1' },
  }).answer('discard:fury-1');
  expect(match.events('power-lost').map(({ params }) => params.now)).toEqual([3, 2]);
  expect(hero(match, 'magneto').traits.cards).toEqual([]);
});

proves('MZ-25.8', 'who holds two traits chooses the one that is lost', () => {
  const match = stand({
    heroes: {
      magneto: { at: 'street-7', seat: 0 },
      storm: { at: 'street-7', seat: 1, traits: ['sprint-1', 'fury-1'] },
    },
    horde: { 'street-1': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-1' },
  });
  expect(match.waiting).toEqual([1]);
  expect(match.options()).toEqual(['discard:sprint-1', 'discard:fury-1']);
  expect(hero(match.answer('discard:fury-1'), 'storm').traits.cards).toEqual(['sprint-1']);
});

proves('MZ-11.9', 'citizens left on a floor without a hero are devoured when the players’ phase ends', () => {
  const match = stand({
    board: mansion,
    phase: 'end-of-players-phase',
    heroes: { magneto: { at: 'entrance', power: 4 } },
    citizens: { 'trish-tilby': 'landing-west', 'senator-kelly': 'bedroom', 'mariko-yashida': 'yard' },
  });
  expect(match.world.citizens.map(({ id }) => id)).toEqual(['mariko-yashida']);
  expect(match.events('citizen-devoured').map(({ cite }) => cite)).toEqual(['MZ-11.9', 'MZ-11.9']);
  expect(match.events('power-lost').map(({ params }) => params.now)).toEqual([3, 2]);
});

proves('MZ-11.10', 'cards that lie face down on such a floor stay there', () => {
  const match = stand({
    board: mansion,
    phase: 'end-of-players-phase',
    heroes: { magneto: 'entrance' },
    citizenCards: { bedroom: 'trish-tilby' },
  });
  expect(match.world.citizenCards.flatMap(({ cards }) => cards)).toEqual(['trish-tilby']);
  expect(match.events('citizen-devoured')).toEqual([]);
});

// ── Activation ────────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['MZ-25.10', 'MZ-25.11', 'MZ-25.15'],
  'a citizen three zones away comes one zone nearer, and is rescued by nobody',
  () => {
    const match = citizensStep({
      heroes: { magneto: 'street-4' },
      citizens: { 'trish-tilby': 'street-1', 'senator-kelly': 'street-5' },
    });
    expect(citizenAt(match, 'trish-tilby')).toBe('street-2');
    expect(citizenAt(match, 'senator-kelly')).toBe('street-4');
    expect(hero(match, 'magneto').citizen.cards).toEqual([]);
  },
);

proves('MZ-25.12', 'two heroes as near as each other: the players choose the way', () => {
  const match = citizensStep({
    heroes: { magneto: { at: 'street-2', seat: 0 }, storm: { at: 'street-6', seat: 1 } },
    citizens: { 'trish-tilby': 'street-4' },
  });
  expect(match.waiting).toEqual([0, 1]);
  expect(match.options(1)).toEqual(['way:street-3', 'way:street-5']);
  expect(citizenAt(match.answer(1, 'way:street-5'), 'trish-tilby')).toBe('street-5');
});

proves('MZ-25.13', 'enemies in their zone, or in the zone they would enter, keep citizens where they are', () => {
  const match = citizensStep({
    heroes: { magneto: 'street-4' },
    citizens: { 'trish-tilby': 'street-1', 'senator-kelly': 'street-7' },
    horde: { 'street-1': { walker: 1 }, 'street-6': { walker: 1 } },
  });
  expect([citizenAt(match, 'trish-tilby'), citizenAt(match, 'senator-kelly')]).toEqual(['street-1', 'street-7']);
  expect(match.events('citizen-stays')).toHaveLength(2);
});

proves('MZ-25.14', 'citizens open nothing: behind a closed door or window they stay', () => {
  const match = citizensStep({ board: house, heroes: { magneto: 'path-1' }, citizens: { 'trish-tilby': 'study' } });
  expect(citizenAt(match, 'trish-tilby')).toBe('study');
});

proves('MZ-12.9', 'a citizen takes the stairs to the nearest hero', () => {
  const match = citizensStep({
    board: mansion,
    heroes: { magneto: 'entrance' },
    citizens: { 'trish-tilby': 'landing-east' },
  });
  expect(citizenAt(match, 'trish-tilby')).toBe('entrance');
});

// ── Hidden citizens ───────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-21.7', 'enemies pay no heed to a hidden citizen, and move off', () => {
  const match = stand({
    heroes: { magneto: 'street-4' },
    horde: { 'street-2': { walker: 2 } },
    citizens: { 'trish-tilby': 'street-2' },
    hidden: ['trish-tilby'],
    dice: [4],
  });
  expect(enemiesAt(match, 'street-3')).toBe('2 walkers');
  expect(match.events('enemies-attack')).toEqual([]);
});

proves('MZ-21.8', 'a hidden citizen walks past enemies', () => {
  const match = citizensStep({
    heroes: { magneto: 'street-4' },
    horde: { 'street-1': { walker: 1 }, 'street-2': { walker: 1 } },
    citizens: { 'trish-tilby': 'street-1' },
    hidden: ['trish-tilby'],
    dice: [1],
  });
  expect(citizenAt(match, 'trish-tilby')).toBe('street-2');
  expect(match.events('citizen-moves')).toMatchObject([{ cite: 'MZ-21.8' }]);
});

proves('MZ-21.9', 'after the activation a 5 shows the citizen, a 4 does not', () => {
  const hidden = (die: number) =>
    citizensStep({
      heroes: { magneto: 'street-4' },
      citizens: { 'trish-tilby': 'street-4' },
      hidden: ['trish-tilby'],
      dice: [die],
    });
  const seen = hidden(5);
  expect(seen.world.citizens[0]?.hidden).toBe(null);
  expect(seen.world.spawnDiscard.cards).toEqual([cardOf('hidden-citizen')]);
  expect(hidden(4).world.citizens[0]?.hidden).toBe(cardOf('hidden-citizen'));
});

proves('MZ-21.10', 'an empty citizen deck is made anew from its discard pile: the dead come back', () => {
  const match = stand({
    phase: 'spawn-point',
    heroes: { magneto: 'street-4' },
    points: { initial: 'street-1' },
    spawnDeck: [cardOf('hidden-citizen'), cardOf('normal', 'brute')],
    citizenDeck: [],
    citizenDiscard: ['senator-kelly'],
  });
  expect(story(match)).toContain('citizen-deck-reshuffled');
  expect(citizenAt(match, 'senator-kelly')).toBe('street-1');
});

proves('MZ-21.10', 'whom a mission kept out of the first deck may be in the new one', () => {
  const match = stand({
    phase: 'spawn-point',
    heroes: { magneto: 'street-4' },
    points: { initial: 'street-1' },
    spawnDeck: [cardOf('hidden-citizen'), cardOf('normal', 'brute')],
    citizenDeck: [],
    citizenDiscard: ['bolivar-trask', 'senator-kelly'],
    change(world) {
      world.citizenDeck = pile('citizens', 'deck without bolivar-trask');
    },
  });
  const { citizenDeck, citizens } = match.world;
  expect([...citizenDeck.cards, ...citizens.map(({ id }) => id)].sort()).toEqual(['bolivar-trask', 'senator-kelly']);
  expect(accepts(citizenDeck.place, 'bolivar-trask')).toBe(true);
});

proves('MZ-5.7', 'a card that comes too late gives nobody, and costs nothing', () => {
  const match = stand({
    board: house,
    phase: 'hero-turn',
    heroes: { magneto: { at: 'hall-middle', power: 2 } },
    entered: ['hall'],
    citizenCards: { pantry: 'too-late-1' },
    spawnDeck: [cardOf('normal', 'brute')],
  }).play('hero:magneto', 'open:hall-middle/pantry');
  expect(match.events('too-late')).toMatchObject([{ cite: 'MZ-5.7', params: { zone: 'pantry' } }]);
  expect(match.world.citizens).toEqual([]);
  expect(match.world.citizenDiscard.cards).toEqual(['too-late-1']);
  expect(match.events('citizen-devoured')).toEqual([]);
});
