/** What each game says of a match that is over, seen on all that are recorded: it agrees with what was told, and tells nothing hidden. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, label } from '@necropole/kernel';
import { type Match, playReplay, readReplay, viewFor } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

/** By game: how many rounds were begun, by what was told. */
const rounds: { readonly [game: string]: (match: Match) => number } = {
  'tiny-epic-zombies': (match) => {
    const { mode, seats } = match.config;
    return Math.ceil(
      toldOf(match, 'turn-begins') / (mode === 'solo' ? 2 : mode.endsWith('versus') ? seats - 1 : seats),
    );
  },
  'marvel-zombies': (match) => toldOf(match, 'round-begins'),
  'marvel-united': (match) => toldOf(match, 'plan-played'),
  'zombie-fortress-1945': (match) => {
    const seats = new Map(paramsOf(match, 'camp-chosen').map(({ team, seat }) => [team, seat]));
    const field = paramsOf(match, 'turn-begins').map(({ team }) => Number(seats.get(team)));
    const fortress = paramsOf(match, 'activated').map(({ seat }) => Number(seat));
    return timesAround(field, match.config.seats) + timesAround(fortress, match.config.seats);
  },
  'earth-reborn': (match) => toldOf(match, 'turn-begins'),
};

function paramsOf({ told }: Match, event: string): readonly { readonly team?: string; readonly seat?: number }[] {
  return told.filter(({ type }) => type === event).map(({ params }) => params);
}

function toldOf(match: Match, event: string): number {
  return paramsOf(match, event).length;
}

/** How often turns went around the table, seat after seat, from whoever had the first. */
function timesAround(turns: readonly number[], seats: number): number {
  const places = turns.map((seat) => (seat - (turns[0] ?? 0) + seats) % seats);
  return places.filter((place, i) => place <= (places[i - 1] ?? seats)).length;
}

function seatsOf({ config }: Match): readonly number[] {
  return Array.from({ length: config.seats }, (_, seat) => seat);
}

function recordedOf({ id }: Game): readonly string[] {
  const folder = new URL(`./${id}/fixtures/`, import.meta.url);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

describe.each(games.map((game) => [game.id, game] as const))('the chronicle of %s', (_, game) => {
  const begun = rounds[game.id];
  const matches = recordedOf(game).map((text) => playReplay(game, readReplay(text)).match);

  it('counts the rounds that were begun', () => {
    for (const match of matches) {
      expect(game.chronicle?.(viewFor(match, [])).rounds).toBe(begun?.(match));
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
