/** How the cards of the heroes and the traits are written, in both languages. */

import type { ComponentWords } from '@necropole/kernel';
import { describe, expect, test } from 'vitest';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import { traitKinds } from '../content/traits/index.ts';
import { heroesWords as englishHeroes } from './en/heroes.ts';
import { traitsWords as englishTraits } from './en/traits.ts';
import { heroesWords as frenchHeroes } from './fr/heroes.ts';
import { traitsWords as frenchTraits } from './fr/traits.ts';

const languages: readonly [string, Readonly<Record<string, ComponentWords>>][] = [
  ['fr', { ...frenchHeroes.components, ...frenchTraits.components }],
  ['en', { ...englishHeroes.components, ...englishTraits.components }],
];

describe.each(languages)('the cards in %s', (_, cards) => {
  test('are told apart by their names', () => {
    const names = [...traitKinds, ...heroIds.flatMap((id) => [heroCards[id].attack.id, heroCards[id].skills[0].id])];
    expect(new Set(names.map((id) => cards[id]?.name)).size).toBe(names.length);
  });

  test('print the dice of the attacks as the rules roll them', () => {
    for (const id of heroIds) {
      const { attack } = heroCards[id];
      const { text } = cards[attack.id] ?? { text: '' };
      const [least, most] = attack.range;
      expect(text, attack.id).toContain(least === most ? ` ${most},` : ` ${least}–${most},`);
      expect(text, attack.id).toMatch(new RegExp(`${attack.dice} (dice|dés), ${attack.accuracy}\\+`));
    }
  });
});
