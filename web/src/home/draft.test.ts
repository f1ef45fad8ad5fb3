import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../app/catalogue.ts';
import {
  companyIn,
  firstDraft,
  matchFrom,
  namesFrom,
  readRemembered,
  rememberedFrom,
  sharedName,
  withBots,
  withMode,
  withSeat,
  withSeatCount,
  withToggled,
} from './draft.ts';

const words = { title: '', about: '', modes: {}, missions: {}, options: {}, outcomes: {}, faces: {} };
const level = { level: { values: ['easy', 'hard'], default: 'easy' } };
const figures = { values: ['ann', 'bob', 'cem'], default: '', several: [1, 2] as const };
const game: CatalogueEntry = {
  id: 'a-game',
  version: 1,
  minutes: [5, 10],
  teams: [],
  lessons: [],
  taught: false,
  modes: [
    { id: 'teams', seats: [2, 4], options: level, missions: [] },
    { id: 'alone', seats: [1, 1], options: {}, missions: [] },
    { id: 'story', seats: [2, 2], options: {}, missions: ['first', 'second'] },
    { id: 'heroes', seats: [1, 3], options: { figures }, missions: [] },
  ],
  words: { fr: words, en: words },
};
const nameless = (seat: number): string => `Player ${seat + 1}`;

describe('a new match', () => {
  it('can begin as it is first proposed: alone where one can, else with bots', () => {
    expect(matchFrom(game, firstDraft(game, []), nameless)).toEqual({
      game: 'a-game',
      mode: 'alone',
      mission: null,
      options: {},
      seats: [{ by: 'me' }],
    });
    const crowd: CatalogueEntry = { ...game, modes: game.modes.filter(({ id }) => id === 'teams') };
    const { seats, options } = matchFrom(crowd, firstDraft(crowd, []), nameless);
    expect(seats).toEqual([{ by: 'me' }, { by: 'bot', bot: 'normal' }]);
    expect(options).toEqual({ level: 'easy' });
  });

  it('keeps what another mode has too, and drops the rest', () => {
    const teams = withSeatCount(game, withMode(game, firstDraft(game, []), 'teams', []), 4, []);
    const hard = { ...teams, options: { level: 'hard' } };
    const story = withMode(game, hard, 'story', []);
    expect(story).toMatchObject({ mode: 'story', mission: 'first', options: {} });
    expect(story.seats).toHaveLength(2);
    expect(withMode(game, hard, 'teams', []).options).toEqual({ level: 'hard' });
  });

  it('has as many seats as its mode allows, whatever is asked for', () => {
    const teams = withMode(game, firstDraft(game, []), 'teams', []);
    expect(withSeatCount(game, teams, 9, []).seats).toHaveLength(4);
    expect(withSeatCount(game, teams, 0, []).seats).toHaveLength(2);
  });

  it('gives a name to whoever has none, and says when two seats are one person', () => {
    let draft = withSeatCount(game, withMode(game, firstDraft(game, ['Ana']), 'teams', ['Ana']), 3, ['Ana']);
    draft = withSeat(withSeat(draft, 1, { by: 'somebody' }), 2, { by: 'somebody' });
    expect(matchFrom(game, draft, nameless).seats.slice(1)).toEqual([
      { by: 'somebody', name: 'Ana' },
      { by: 'somebody', name: 'Player 3' },
    ]);
    expect(sharedName(draft, nameless)).toBeNull();
    expect(sharedName(withSeat(draft, 2, { name: ' Ana ' }), nameless)).toBe('Ana');
  });

  it('gives all bots one level, says who is at the table, and names somebody with two seats once', () => {
    let draft = withSeatCount(game, withMode(game, firstDraft(game, ['Ana']), 'teams', ['Ana']), 4, ['Ana']);
    expect(withBots(draft, 'hard').seats.map(({ by }) => by)).toEqual(['me', 'hard', 'hard', 'hard']);
    draft = withSeat(withSeat(draft, 1, { by: 'somebody' }), 2, { by: 'somebody', name: 'Ana' });
    expect(companyIn(draft, nameless)).toEqual({ me: true, people: ['Ana'], bots: 1 });
  });

  it('takes a seed only if one is given', () => {
    const draft = firstDraft(game, []);
    expect(matchFrom(game, { ...draft, seed: '  ' }, nameless)).not.toHaveProperty('seed');
    expect(matchFrom(game, { ...draft, seed: ' x ' }, nameless).seed).toBe('x');
  });

  it('is proposed again as it was played last', () => {
    let played = withSeatCount(game, withMode(game, firstDraft(game, []), 'teams', []), 3, []);
    played = { ...withSeat(played, 2, { by: 'somebody', name: 'Bo' }), options: { level: 'hard' } };
    const kept = readRemembered(JSON.stringify(rememberedFrom(played)));
    const names = namesFrom(played, []);
    expect(names).toEqual(['', 'Bo']);
    expect(firstDraft(game, names, kept)).toEqual(played);
  });

  it('keeps those who are chosen together in the order of choosing, and none of them is what the game proposes', () => {
    let draft = withMode(game, firstDraft(game, []), 'heroes', []);
    expect(draft.options).toEqual({ figures: '' });
    draft = withToggled(withToggled(draft, 'figures', 'cem', figures), 'figures', 'ann', figures);
    expect(draft.options).toEqual({ figures: 'cem,ann' });
    const kept = readRemembered(JSON.stringify(rememberedFrom(draft)));
    expect(firstDraft(game, [], kept).options).toEqual({ figures: 'cem,ann' });
    draft = withToggled(withToggled(draft, 'figures', 'cem', figures), 'figures', 'ann', figures);
    expect(draft.options).toEqual({ figures: '' });
  });

  it('forgets a team that the game would not take', () => {
    for (const team of ['ann,bob,cem', 'ann,ann', 'dan']) {
      const kept = readRemembered(JSON.stringify({ mode: 'heroes', options: { figures: team } }));
      expect(firstDraft(game, [], kept).options).toEqual({ figures: '' });
    }
  });

  it('forgets what the game no longer has', () => {
    const kept = readRemembered('{"mode":"teams","options":{"level":"absurd"},"seats":["me","ghost","bot"]}');
    expect(firstDraft(game, [], kept)).toMatchObject({ mode: 'teams', options: { level: 'easy' } });
    expect(firstDraft(game, [], readRemembered('{"mode":"gone"}')).mode).toBe('alone');
    expect(readRemembered('[')).toEqual({});
  });
});
