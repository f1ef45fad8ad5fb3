import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../app/catalogue.ts';
import { comparable, firstSettings, plansOf, readSettings, withMode, withSeats, writeSettings } from './settings.ts';

const words = { title: '', about: '', modes: {}, missions: {}, options: {}, outcomes: {}, faces: {} };
const entry: CatalogueEntry = {
  id: 'a-game',
  version: 1,
  minutes: [5, 10],
  modes: [
    { id: 'duel', seats: [2, 2], options: {}, missions: [] },
    {
      id: 'together',
      seats: [2, 4],
      options: {
        level: { values: ['easy', 'hard'], default: 'easy' },
        figures: { values: ['ann', 'bob', 'cem'], default: 'ann,bob', several: [1, 2] },
      },
      missions: ['first', 'second'],
    },
  ],
  teams: [],
  lessons: [],
  taught: false,
  words: { fr: words, en: words },
};

describe('what the lab plays', () => {
  it('first compares what a mode lets one choose', () => {
    const settings = firstSettings(entry);
    expect(settings).toMatchObject({ mode: 'together', mission: 'first', compare: 'level', players: ['easy', 'easy'] });
    expect(plansOf(entry, settings).map(({ config }) => config.options)).toEqual([
      { level: 'easy', figures: 'ann,bob' },
      { level: 'hard', figures: 'ann,bob' },
    ]);
  });

  it('offers to compare whatever has two values', () => {
    expect(entry.modes.map(comparable)).toEqual([['players'], ['level', 'figures', 'mission', 'seats', 'players']]);
  });

  it('compares missions, numbers of seats, bots and teams', () => {
    const settings = firstSettings(entry);
    const plans = (compare: string, teams: string[] = []) => plansOf(entry, { ...settings, compare, teams });
    expect(plans('mission').map(({ config }) => config.mission)).toEqual(['first', 'second']);
    expect(plans('seats').map(({ config, players }) => [config.seats, players.length])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(plans('players').map(({ players }) => players)).toEqual([
      ['random', 'random'],
      ['easy', 'easy'],
      ['normal', 'normal'],
    ]);
    expect(plans('figures', ['ann', 'bob,cem']).map(({ config }) => config.options['figures'])).toEqual([
      'ann',
      'bob,cem',
    ]);
  });

  it('plays one plan where nothing is compared', () => {
    expect(plansOf(entry, { ...firstSettings(entry), compare: null })).toHaveLength(1);
  });

  it('comes back from an address as it was', () => {
    const settings = {
      ...withSeats(entry, firstSettings(entry), 3),
      players: ['hard', 'random', 'easy'],
      mission: 'second',
      options: { level: 'hard', figures: 'cem,ann' },
      compare: null,
      teams: ['ann,bob', 'cem'],
      seed: 'a b&c=d',
      matches: 1000,
    } as const;
    expect(readSettings(writeSettings(settings), [entry])).toEqual(settings);
  });

  it('takes from a mistyped address what can be played', () => {
    const read = readSettings('game=a-game&mode=none&o.level=impossible&bots=genius&matches=-4&compare=weather', [
      entry,
    ]);
    expect(read).toMatchObject({ mode: 'duel', players: ['easy', 'easy'], matches: 300, compare: 'players' });
    expect(readSettings('game=a-game&mode=together', [entry])?.compare).toBe('level');
    expect(readSettings('game=another', [entry])).toBeNull();
  });

  it('keeps what another mode has too', () => {
    const before = { ...firstSettings(entry), players: ['hard', 'hard', 'hard'] as const };
    expect(withMode(entry, 'duel', before)).toMatchObject({ mission: null, options: {}, players: ['hard', 'hard'] });
  });
});
