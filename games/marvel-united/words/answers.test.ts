import { type Language, nameOption } from '@necropole/kernel';
import type { SeenOption } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { besideHero } from '../rules/choices.ts';
import type { Mu } from '../shape.ts';
import { hero, laid } from '../testing/laid.ts';
import { sides, supportCards } from '../testing/sides.ts';

/** What these answers are called by whoever is asked. */
function named(match: Situation<Mu>, language: Language, ...keys: readonly string[]): readonly string[] {
  return keys.map((key) => nameOption(game.words[language], match.option(key) as Pick<SeenOption, 'key' | 'called'>));
}

describe('answers are called', () => {
  const hand = ['captain-carter.ricochet-1', 'captain-carter.ma-1', 'captain-carter.ww-1'] as const;

  it('by the card of a hand, while their keys tell its place', () => {
    const match = laid({ hands: { 'hero-1': hand } });
    expect(named(match, 'en', 'play:1', 'play:2', 'play:3')).toEqual(['Ricochet', 'Move and Attack', '2 Wild']);
    expect(named(match, 'fr', 'play:1', 'play:2')).toEqual(['Ricochet', 'Déplacement et Attaque']);
  });

  it('by the Hero whom they mean', () => {
    const match = laid();
    const { called } = besideHero(hero(match, 'hero-2'));
    expect(nameOption(game.words.en, { key: 'hero:hero-2', ...(called === undefined ? {} : { called }) })).toBe(
      'Mighty Thor',
    );
  });

  it('by the card of the support row, and that it is support', () => {
    const [card] = supportCards;
    const row = card === undefined ? [] : [card];
    const match = laid({ mode: 'commander', heroes: ['captain-carter'], change: sides({ row }) });
    expect(named(match, 'en', 'support:1')).toEqual(['Call in support: Thunderous Landing']);
    expect(named(match, 'fr', 'support:1')).toEqual(['Appeler du soutien : Atterrissage foudroyant']);
  });

  it('by the special effect of a plan, or by its place', () => {
    const match = laid({ mode: 'super-villain', phase: 'villain-turn', change: sides({ hand: [1, 5, 3] }) });
    expect(named(match, 'en', 'plan:1', 'plan:2', 'plan:3')).toEqual(['Plan 1', 'Cosmic Hellfire', 'Plan 3']);
  });
});
