/** How the cards of the zombie heroes, the citizens, the spawn deck and the Sentinel Hand are written. */

import type { ComponentWords } from '@necropole/kernel';
import { slipsIn } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { citizenCards, citizenIds } from '../content/citizens/index.ts';
import { zombieHeroIds } from '../content/ids.ts';
import { plasmaShot, thrownHand } from '../content/sentinel-hand.ts';
import { spawnCardIds, spawnCards } from '../content/spawn/index.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import { citizensWords as englishCitizens } from './en/citizens.ts';
import { sentinelHandWords as englishHand } from './en/sentinel-hand.ts';
import { spawnWords as englishSpawn } from './en/spawn.ts';
import { zombieHeroesWords as englishZombieHeroes } from './en/zombie-heroes.ts';
import { citizensWords as frenchCitizens } from './fr/citizens.ts';
import { sentinelHandWords as frenchHand } from './fr/sentinel-hand.ts';
import { spawnWords as frenchSpawn } from './fr/spawn.ts';
import { zombieHeroesWords as frenchZombieHeroes } from './fr/zombie-heroes.ts';

const english = {
  families: [englishCitizens, englishZombieHeroes, englishSpawn],
  hand: englishHand,
  events: englishSpawn.events,
};
const french = {
  families: [frenchCitizens, frenchZombieHeroes, frenchSpawn],
  hand: frenchHand,
  events: frenchSpawn.events,
};

function cardsOf({ families, hand }: typeof english | typeof french): Readonly<Record<string, ComponentWords>> {
  return Object.assign({}, ...families.map(({ components }) => components), hand);
}

const languages = [
  ['fr', cardsOf(french), french.events, 'Citoyen Combattant'],
  ['en', cardsOf(english), english.events, 'Fighting citizen'],
] as const;

describe.each(languages)('the cards in %s', (language, cards, events, fighting) => {
  const textOf = (id: string): string => cards[id]?.text ?? '';

  test('are told apart by their names', () => {
    const ids = [...zombieHeroIds, ...citizenIds];
    expect(new Set(ids.map((id) => cards[id]?.name)).size).toBe(ids.length);
  });

  test('tell nothing, one and several apart', () => {
    const told = [0, 1, 2].flatMap((n) => [events.overdrive({ brutes: n }), events.multiplication({ zones: n })]);
    expect(told.flatMap((text) => slipsIn(language, text))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });

  test('print the endurance of the zombie heroes as the rules count it', () => {
    for (const id of zombieHeroIds) expect(textOf(id)).toContain(`Endurance ${zombieHeroCards[id].endurance}.`);
  });

  test('say which citizens fight', () => {
    expect(citizenIds.filter((id) => textOf(id).startsWith(fighting))).toEqual(
      citizenIds.filter((id) => citizenCards[id].fights),
    );
  });

  test('print the numbers of the spawn cards in the order of the levels', () => {
    for (const id of spawnCardIds) {
      const card = spawnCards[id];
      if (!('counts' in card)) continue;
      const { blue, yellow, orange, red } = card.counts;
      expect(textOf(id).match(/\d+/g)?.map(Number), id).toEqual([blue, yellow, orange, red]);
    }
  });

  test('print the attacks of the Hand as the rules roll them', () => {
    for (const { id, range, accuracy } of [plasmaShot, thrownHand]) {
      expect(textOf(id)).toContain(` ${range[0]}–${range[1]},`);
      expect(textOf(id)).toContain(`${accuracy}+`);
    }
    expect(textOf(plasmaShot.id)).toMatch(new RegExp(`${plasmaShot.dice} (dice|dés),`));
  });
});
