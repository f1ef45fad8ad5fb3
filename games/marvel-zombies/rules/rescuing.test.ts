import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, hero } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);
const beside = { heroes: { colossus: 'street-1' }, citizens: { 'trish-tilby': 'street-1' } } as const;

proves('MZ-17.1', 'a citizen is rescued in the own zone, once no enemy is there', () => {
  const match = inTurnOf('colossus', { ...beside, horde: { 'street-1': { walker: 1 } }, dice: [6, 1, 1] });
  expect(match.refuses('rescue:trish-tilby')).toMatchObject({
    key: 'enemies-here',
    cite: 'MZ-17.1',
    refs: ['walker-0'],
  });
  match.play('attack:steel-fists:street-1', 'roll', 'rescue:trish-tilby');
  expect(match.world.turn.actions).toBe(1);
  const away = inTurnOf('colossus', { ...beside, citizens: { 'trish-tilby': 'street-2' } });
  expect(away.refuses('rescue:trish-tilby')).toMatchObject({
    key: 'no-citizen-here',
    cite: 'MZ-17.1',
    refs: ['street-2'],
  });
});

proves('MZ-17.2', 'the figure leaves the board, and the hero holds the card', () => {
  const match = inTurnOf('colossus', beside).answer('rescue:trish-tilby');
  expect(citizenAt(match, 'trish-tilby')).toBeNull();
  expect(hero(match, 'colossus').citizen.cards).toEqual(['trish-tilby']);
  expect(match.world.citizensFaceUp.cards).toEqual([]);
});

const second = {
  heroes: {
    colossus: { at: 'street-1', citizen: 'senator-kelly', traits: ['dodge-1'] },
    storm: { at: 'street-5', power: 2, traits: ['dodge-2'] },
  },
  citizens: { 'trish-tilby': 'street-1' },
} as const;

proves('MZ-17.3', 'of two citizens one is kept, the old or the new', () => {
  const match = inTurnOf('colossus', second).answer('rescue:trish-tilby');
  expect(match.options()).toEqual(['keep:trish-tilby', 'keep:senator-kelly']);
  match.answer('keep:trish-tilby');
  expect(hero(match, 'colossus').citizen.cards).toEqual(['trish-tilby']);
  expect(match.world.citizenDiscard.cards).toEqual(['senator-kelly']);
  const old = inTurnOf('colossus', second).play('rescue:trish-tilby', 'keep:senator-kelly');
  expect(hero(old, 'colossus').citizen.cards).toEqual(['senator-kelly']);
  expect(old.world.citizenDiscard.cards).toEqual(['trish-tilby']);
});

proves('MZ-17.4', 'nobody is devoured when a card is given away like that', () => {
  const match = inTurnOf('colossus', second).play('rescue:trish-tilby', 'keep:trish-tilby');
  expect(match.events('citizen-devoured')).toEqual([]);
  expect(hero(match, 'storm')).toMatchObject({ power: 2, traits: { cards: ['dodge-2'] } });
});

proves('MZ-17.5', 'a rescue fills the power, even if the card is not kept', () => {
  const match = inTurnOf('colossus', second).play('rescue:trish-tilby', 'keep:senator-kelly');
  expect(hero(match, 'colossus').power).toBe(4);
  expect(match.events('power-gained')).toMatchObject([{ cite: 'MZ-17.5', params: { power: 4 } }]);
});

proves('MZ-17.6', 'a rescue gives no experience by itself', () => {
  const match = inTurnOf('colossus', beside).answer('rescue:trish-tilby');
  expect(hero(match, 'colossus').xp).toBe(0);
});

proves('MZ-17.7', 'a rescued citizen stays for the rounds to come', () => {
  const match = inTurnOf('colossus', beside).play('rescue:trish-tilby', 'end', 'hero:colossus', 'end');
  expect(match.world.round).toBe(3);
  expect(hero(match, 'colossus').citizen.cards).toEqual(['trish-tilby']);
});

proves('MZ-17.9', 'a hidden citizen can be rescued, and the hiding card is discarded', () => {
  const match = inTurnOf('colossus', { ...beside, hidden: ['trish-tilby'] }).answer('rescue:trish-tilby');
  expect(hero(match, 'colossus').citizen.cards).toEqual(['trish-tilby']);
  expect(match.world.hiddenCards.cards).toEqual([]);
  expect(match.world.spawnDiscard.cards).toHaveLength(1);
});
