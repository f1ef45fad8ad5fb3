import { describe, expect, test } from 'vitest';
import type { HeroCardId } from '../ids.ts';
import { components } from '../index.ts';
import { kindOf, lettersOf } from '../names.ts';
import type { Letters } from '../symbols.ts';
import { cardsOf, heroes, heroIds, specials } from './index.ts';

/** The fewest and the most bottom symbols that a deck of this generation has. */
const envelope = { M: [4, 7], H: [2, 5], A: [3, 6], W: [3, 5] } as const;

const lettersOn = (card: HeroCardId): Letters => {
  const copy = Number(card.slice(card.lastIndexOf('-') + 1));
  return lettersOf(card) ?? specials[kindOf(card) as keyof typeof specials].copies[copy - 1] ?? '';
};

test('there are seven Heroes, and one of them is a Villain too', () => {
  expect(heroIds).toEqual([
    'captain-carter',
    'spider-man-2099',
    'loki',
    'mighty-thor',
    'black-panther',
    'ironheart',
    'cosmic-ghost-rider',
  ]);
  expect(heroIds.filter((id) => 'antiHero' in heroes[id])).toEqual(['cosmic-ghost-rider']);
  expect(heroes['cosmic-ghost-rider'].antiHero).toBe('cosmic-ghost-rider');
});

test('no two components of the box have the same name', () => {
  const ids = components.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

describe.each(heroIds)('the deck of %s', (who) => {
  const cards = cardsOf(who);
  const printed = cards.map(lettersOn);
  const effects = heroes[who].specials;

  test('has twelve cards, each with a name of its own', () => {
    expect(cards).toHaveLength(12);
    expect(new Set(cards).size).toBe(12);
  });

  test('has one plain Wild and one plain double Wild to give away', () => {
    expect(cards.filter((card) => lettersOf(card) === 'W')).toHaveLength(1);
    expect(cards.filter((card) => lettersOf(card) === 'WW')).toHaveLength(1);
  });

  test('can lend a Commander three different special cards, and has four', () => {
    const lent = effects.filter((special) => !('back' in special));
    expect(lent.flatMap(({ copies }) => copies).length).toBeGreaterThanOrEqual(4);
    expect(lent.length).toBeGreaterThanOrEqual(3);
  });

  test('has at most two cards for the first hand, which last while they lie face up', () => {
    const first = effects.filter((special) => 'back' in special);
    expect(first.length).toBeLessThanOrEqual(2);
    for (const special of first) expect('queries' in special || 'flows' in special).toBe(true);
  });

  test('has 15 to 18 symbols, of each kind as many as decks of its generation', () => {
    const all = printed.join('');
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(all.length).toBeLessThanOrEqual(18);
    for (const letter of ['M', 'H', 'A', 'W'] as const) {
      const count = all.split(letter).length - 1;
      expect([letter, count >= envelope[letter][0], count <= envelope[letter][1]]).toEqual([letter, true, true]);
    }
  });

  test('has no card of three symbols, and one symbol on nearly every special card', () => {
    for (const letters of printed) expect(letters.length).toBeLessThanOrEqual(2);
    const odd = effects.flatMap(({ copies }) => copies).filter(({ length }) => length !== 1);
    expect(odd.length).toBeLessThanOrEqual(1);
  });
});

describe('what is known of the decks', () => {
  test('Captain Carter after Spider-Man 2099 may have 1 attack, 2 moves and 1 Heroic action', () => {
    const sums = heroes['captain-carter'].plain.flatMap((own) =>
      heroes['spider-man-2099'].plain.map((lent) => [...own, ...lent].sort().join('')),
    );
    expect(sums).toContain('AHMM');
  });

  test('Loki has a special card whose only symbol is an attack, Mighty Thor two Heroic actions without effect', () => {
    expect(heroes.loki.specials.flatMap(({ copies }) => [...copies] as Letters[])).toContain('A');
    expect(heroes['mighty-thor'].plain).toContain('HH');
  });

  test('no other Hero has any effect of another’s', () => {
    const names = heroIds.flatMap((who) => heroes[who].specials.map(({ id }) => id as string));
    expect(new Set(names).size).toBe(names.length);
  });
});
