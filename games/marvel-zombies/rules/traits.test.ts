import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { traitCardIds } from '../content/traits/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { hero } from '../testing/standing.ts';
import { inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

proves('MZ-16.15', '1 action draws the top trait', () => {
  const match = inTurnOf('colossus', { heroes: { colossus: 'street-1' } }).answer('gain-trait');
  expect(hero(match, 'colossus').traits.cards).toEqual(traitCardIds.slice(-1));
  expect(match.world.turn.actions).toBe(2);
  expect(match.events('trait-gained')).toMatchObject([{ cite: 'MZ-16.15' }]);
});

proves('MZ-16.16', 'one Gain Trait action a turn, and one more in the next', () => {
  const match = inTurnOf('colossus', { heroes: { colossus: 'street-1' } }).answer('gain-trait');
  expect(match.refuses('gain-trait')).toMatchObject({ key: 'one-trait-a-turn', cite: 'MZ-16.16' });
  match.play('end', 'hero:colossus', 'gain-trait');
  expect(hero(match, 'colossus').traits.cards).toHaveLength(2);
});

proves('MZ-16.18', 'with a third trait one of the three goes: a new one or an old one', () => {
  const drawing = () =>
    inTurnOf('colossus', { heroes: { colossus: { at: 'street-1', traits: ['fury-1', 'dodge-1'] } } }).answer(
      'gain-trait',
    );
  const [drawn = ''] = traitCardIds.slice(-1);
  expect(drawing().options()).toEqual(['discard:fury-1', 'discard:dodge-1', `discard:${drawn}`]);
  expect(drawing().option('discard:fury-1').facts).toEqual([{ key: 'effect', params: { component: 'fury-1' } }]);
  const old = drawing().answer('discard:fury-1');
  expect(hero(old, 'colossus').traits.cards).toEqual(['dodge-1', drawn]);
  expect(old.world.traitDiscard.cards).toEqual(['fury-1']);
  expect(hero(drawing().answer(`discard:${drawn}`), 'colossus').traits.cards).toEqual(['fury-1', 'dodge-1']);
});

proves('MZ-16.19', 'an empty trait deck is made anew from its discard pile', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: 'street-1' },
    change({ traitDeck, traitDiscard }) {
      Object.assign(traitDiscard, { cards: traitDeck.cards, known: traitDeck.cards.map(() => 0xffff) });
      Object.assign(traitDeck, { cards: [], known: [] });
    },
  }).answer('gain-trait');
  expect(match.events('trait-deck-reshuffled')).toMatchObject([{ cite: 'MZ-16.19' }]);
  expect(hero(match, 'colossus').traits.cards).toHaveLength(1);
  expect(match.world.traitDeck.cards).toHaveLength(traitCardIds.length - 1);
  expect(match.view(0).world.traitDeck.cards.every((card) => card === null)).toBe(true);
});

proves('MZ-16.20', 'a trait works once, and is discarded', () => {
  const match = inTurnOf('colossus', { heroes: { colossus: { at: 'street-1', traits: ['power-surge-1'] } } });
  match.answer('play:power-surge-1');
  expect(hero(match, 'colossus')).toMatchObject({ power: 4, traits: { cards: [] } });
  expect(match.world.traitDiscard.cards).toEqual(['power-surge-1']);
  expect(match.world.turn.actions).toBe(3);
});

proves('MZ-16.21', 'a trait is played under its own conditions only', () => {
  const match = inTurnOf('magneto', {
    heroes: { magneto: { at: 'street-1', traits: ['fury-1', 'second-wind-1'] } },
    horde: { 'street-2': { walker: 1 } },
    dice: [1, 1, 1],
  });
  expect(match.refuses('play:second-wind-1')).toMatchObject({ key: 'healthy', cite: 'MZ-16.21', refs: ['magneto'] });
  match.answer('attack:shrapnel:street-2');
  expect(match.refuses('play:fury-1')).toMatchObject({ key: 'melee-only', cite: 'MZ-16.21', refs: ['magneto'] });
  match.answer('roll');
});

proves('MZ-16.22', 'two traits on one attack', () => {
  const match = inTurnOf('colossus', {
    heroes: { colossus: { at: 'street-1', traits: ['fury-1', 'precise-aim-1'] } },
    horde: { 'street-1': { walker: 5 } },
    dice: [3, 3, 3, 3, 2],
  });
  match.play('attack:steel-fists:street-1', 'play:fury-1', 'play:precise-aim-1', 'roll');
  expect(match.events('attack-made')[0]?.params).toMatchObject({ dice: [3, 3, 3, 3, 2], hits: 4 });
  expect(match.world.traitDiscard.cards).toEqual(['fury-1', 'precise-aim-1']);
});
