/** What each game says of a match that is over, seen on all that are recorded: it agrees with what was told, and tells nothing hidden. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, label } from '@necropole/kernel';
import { type Match, playReplay, readReplay, viewFor } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

/** By game: the event with which a turn begins that rounds are counted by, and how many of them a round has. */
const rounds: { readonly [game: string]: { readonly begins: string; each(match: Match): number } } = {
  'tiny-epic-zombies': {
    begins: 'turn-begins',
    each: ({ config: { mode, seats } }) => (mode === 'solo' ? 2 : mode.endsWith('versus') ? seats - 1 : seats),
  },
  'marvel-zombies': { begins: 'round-begins', each: () => 1 },
  'marvel-united': { begins: 'plan-played', each: () => 1 },
};

function seatsOf({ config }: Match): readonly number[] {
  return Array.from({ length: config.seats }, (_, seat) => seat);
}

function recordedOf({ id }: Game): readonly string[] {
  const folder = new URL(`./${id}/fixtures/`, import.meta.url);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

describe.each(games.map((game) => [game.id, game] as const))('the chronicle of %s', (_, game) => {
  const { begins = '', each = () => 1 } = rounds[game.id] ?? {};
  const matches = recordedOf(game).map((text) => playReplay(game, readReplay(text)).match);

  it('counts the rounds that were begun', () => {
    for (const match of matches) {
      const turns = match.told.filter(({ type }) => type === begins).length;
      expect(game.chronicle?.(viewFor(match, [])).rounds).toBe(Math.ceil(turns / each(match)));
    }
  });

  it('names who was played, somebody for each seat', () => {
    for (const match of matches) {
      const { cast = [] } = game.chronicle?.(viewFor(match, [])) ?? {};
      expect(cast.length).toBeGreaterThan(0);
      for (const { label: called } of cast)
        for (const words of Object.values(game.words))
          expect(label(words, called.key, ...(called.params ?? []))).not.toBe('');
      expect([...new Set(cast.map(({ seat }) => seat))].sort()).toEqual(seatsOf(match));
    }
  });

  it('says the same to spectators as to every seat', () => {
    for (const match of matches) {
      expect(game.chronicle?.(viewFor(match, []))).toEqual(game.chronicle?.(viewFor(match, seatsOf(match))));
    }
  });
});
