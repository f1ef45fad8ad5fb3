import { games } from '@necropole/games';
import type { Game } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { drawingsOf } from '../../tools/drawings.ts';
import type { Draft } from './draft.ts';
import { seatingOf } from './seating.ts';

const toy = {
  id: 'toy',
  modes: [
    {
      id: 'duel',
      seats: [2, 4],
      options: { heroes: { values: ['ann', 'bob'], default: '', several: [1, 2] } },
      missions: [],
      outcomes: [],
    },
  ],
  bot: {
    roles: ({ seats }: { readonly seats: number }) =>
      Array.from({ length: seats }, (_, seat) => ({ role: seat === seats - 1 ? 'horde' : 'heroes', side: `${seat}` })),
  },
  art: { pictureOf: (id: string) => (id === 'horde' || id.startsWith('heroes:') ? `p-${id}` : null) },
  words: {
    en: { roles: { heroes: 'Heroes', horde: 'The horde' }, options: { 'heroes:ann': 'Ann', 'heroes:bob': 'Bob' } },
  },
} as unknown as Game;

function draft(seats: number, heroes = ''): Draft {
  const by = { by: 'me', name: '' } as const;
  return { mode: 'duel', mission: null, options: { heroes }, seats: Array.from({ length: seats }, () => by), seed: '' };
}

describe('the seats of a new match', () => {
  it('say which of them leads the other side', () => {
    expect(seatingOf(toy, draft(3), 'en').map(({ role, face }) => [role, face])).toEqual([
      ['Heroes', null],
      ['Heroes', null],
      ['The horde', 'p-horde'],
    ]);
  });

  it('show whom they play once that is chosen, and not while it is open', () => {
    expect(seatingOf(toy, draft(3, 'bob,ann'), 'en').map(({ name }) => name)).toEqual(['Bob', 'Ann', null]);
    expect(seatingOf(toy, draft(3, 'bob'), 'en').map(({ name, face }) => [name, face])).toEqual([
      ['Bob', 'p-heroes:bob'],
      [null, null],
      [null, 'p-horde'],
    ]);
    expect(seatingOf(toy, draft(2, 'bob,ann'), 'en').map(({ name }) => name)).toEqual([null, null]);
  });
});

describe.each(games.map((game) => [game.id, game] as const))('the faces of %s', (id, game) => {
  it('are drawn: one for each who can be chosen together, and one for the side that somebody leads alone', () => {
    const drawn = drawingsOf(id);
    for (const mode of game.modes) {
      const seats = mode.seats[1];
      const roles = game.bot?.roles?.({ mode: mode.id, mission: mode.missions[0] ?? null, seats, options: {} }) ?? [];
      for (const role of new Set(roles.map((one) => one.role))) {
        const option = mode.options[role];
        const keys = option === undefined ? [role] : option.values.map((value) => `${role}:${value}`);
        for (const key of keys) {
          const face = game.art.pictureOf(key);
          expect(face, key).not.toBeNull();
          expect(drawn.includes(`id="${face}"`), key).toBe(true);
        }
      }
    }
  });
});
