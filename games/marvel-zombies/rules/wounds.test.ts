import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { hero, stand } from '../testing/standing.ts';

const proves = provesFor(rulebook);

proves('MZ-13.12', 'each wound takes 1 health, and at 0 the hero is eliminated', () => {
  const match = stand({ heroes: { magneto: { at: 'street-1', health: 2 } }, horde: { 'street-1': { walker: 2 } } });
  expect(match.events('wounded')[0]?.params).toEqual({ who: 'magneto', wounds: 2, now: 0 });
  expect(match.events('hero-eliminated')).toMatchObject([{ cite: 'MZ-13.12', params: { who: 'magneto' } }]);
  expect(match.outcome?.id).toBe('hero-eliminated');
});

proves('MZ-17.8', 'the rescued citizen may be given up to cancel 1 of 2 wounds, and then every hero pays', () => {
  const wounded = () =>
    stand({
      heroes: {
        magneto: { at: 'street-1', power: 2, citizen: 'trish-tilby', seat: 1 },
        storm: { at: 'street-5', power: 1, traits: ['sprint-1'], seat: 0 },
      },
      horde: { 'street-1': { walker: 2 } },
    });
  const given = wounded();
  expect(given.waiting).toEqual([1]);
  expect(given.question).toMatchObject({ key: 'sacrifice-citizen', params: { who: 'magneto', wounds: 2 } });
  given.answer('sacrifice');
  expect(hero(given, 'magneto')).toMatchObject({ health: 2, citizen: { cards: [] } });
  expect(given.world.citizenDiscard.cards).toEqual(['trish-tilby']);
  expect(hero(given, 'storm').traits.cards).toEqual([]);
  expect(given.events('power-lost').map(({ params }) => params)).toEqual([
    { who: 'magneto', power: 1, now: 1 },
    { who: 'storm', power: 1, now: 0 },
  ]);

  const kept = wounded().answer('suffer');
  expect(hero(kept, 'magneto')).toMatchObject({ health: 1, citizen: { cards: ['trish-tilby'] } });
  expect(kept.events('citizen-devoured')).toEqual([]);
});

proves('MZ-25.5', 'a fighting citizen who is given up rolls no die', () => {
  const match = stand({
    heroes: { magneto: { at: 'street-1', citizen: 'callisto' } },
    horde: { 'street-1': { walker: 1 } },
    dice: [],
  }).answer('sacrifice');
  expect(match.events('citizen-fights-back')).toEqual([]);
  expect(hero(match, 'magneto').health).toBe(3);
});
