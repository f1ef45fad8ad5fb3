import { games } from '@necropole/games';
import type { Game } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { seatRoles } from './seat-roles.ts';

/** What the seats of a game play in its largest match of each mode. */
function rolesIn(game: Game, language: 'fr' | 'en'): readonly (readonly string[])[] {
  return game.modes.map(({ id, seats: [, most], missions }) =>
    seatRoles(game, { mode: id, mission: missions[0] ?? null, seats: most, options: {} }, language),
  );
}

describe('the role of each seat', () => {
  it('is named for every seat where roles differ, and nowhere else', () => {
    const named = games.flatMap((game) => rolesIn(game, 'en')).filter((roles) => roles.length > 0);
    expect(named.length).toBeGreaterThan(2);
    for (const roles of named) {
      expect(new Set(roles).size).toBeGreaterThan(1);
      expect(roles).not.toContain('');
    }
  });

  it('has a name in both languages', () => {
    for (const game of games)
      expect(rolesIn(game, 'fr').map(({ length }) => length)).toEqual(rolesIn(game, 'en').map(({ length }) => length));
  });

  it('is none where a game tells no roles', () => {
    const [game] = games;
    if (game === undefined) throw new Error('There is no game');
    const { bot: _, ...plain } = game;
    expect(seatRoles(plain, { mode: 'any', mission: null, seats: 3, options: {} }, 'en')).toEqual([]);
  });
});
