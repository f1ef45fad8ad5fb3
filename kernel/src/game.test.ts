import { describe, expect, it } from 'vitest';
import { anyGame, completed, type MatchConfig, misfit } from './game.ts';
import { Match } from './match.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';

const game = {
  ...anyGame(ticTacToe),
  modes: [
    {
      id: 'duel',
      seats: [2, 2] as const,
      options: { level: { values: ['easy', 'hard'], default: 'easy' }, board: { values: ['a', 'b'], default: 'b' } },
      missions: [],
      outcomes: [],
    },
    { id: 'story', seats: [1, 4] as const, options: {}, missions: ['dawn', 'dusk'], outcomes: [] },
    {
      id: 'team',
      seats: [1, 2] as const,
      options: { figures: { values: ['ann', 'bob', 'cem'], default: '', several: [1, 2] as const } },
      missions: [],
      outcomes: [],
    },
  ],
  refuses: ({ seats, options }: Omit<MatchConfig, 'seed'>) =>
    options['figures'] === 'ann' && seats === 2
      ? { fr: 'il faut deux figurines pour deux places', en: 'two seats need two figures' }
      : null,
};
const fits: MatchConfig = { mode: 'duel', mission: null, seats: 2, options: {}, seed: 's' };

describe('a configuration that does not fit', () => {
  it.each<readonly [string, Partial<MatchConfig>, string | null]>([
    ['nothing', {}, null],
    ['an unknown mode', { mode: 'chess' }, 'tic-tac-toe has no mode "chess"; choose one of: duel, story, team'],
    ['too many seats', { seats: 3 }, 'duel is for 2 seats, not 3'],
    ['half a seat', { mode: 'story', mission: 'dawn', seats: 1.5 }, 'story is for 1 to 4 seats, not 1.5'],
    ['no mission', { mode: 'story' }, 'story has no mission "null"; choose one of: dawn, dusk'],
    ['another mission', { mode: 'story', mission: 'noon' }, 'story has no mission "noon"; choose one of: dawn, dusk'],
    ['a mission too much', { mission: 'dawn' }, 'duel has no missions'],
    ['an unknown option', { options: { size: '3' } }, 'duel has no option "size"; its options are: level, board'],
    [
      'a name that every object has',
      { options: { constructor: '3' } },
      'duel has no option "constructor"; its options are: level, board',
    ],
    [
      'an option of another mode',
      { mode: 'story', mission: 'dawn', options: { level: 'easy' } },
      'story has no option "level"; its options are: none',
    ],
    ['two figures in an order', { mode: 'team', options: { figures: 'cem,ann' } }, null],
    ['figures left to the game', { mode: 'team' }, null],
    ...['dan', 'ann,ann', 'ann,bob,cem', 'ann,', 'ann, bob'].map(
      (figures) =>
        [
          `figures "${figures}"`,
          { mode: 'team', options: { figures } },
          `option figures cannot be "${figures}"; choose 1 to 2, with commas between, of: ann, bob, cem`,
        ] as const,
    ),
    ['choices that do not go together', { mode: 'team', options: { figures: 'ann' } }, 'two seats need two figures'],
    ['an unknown value', { options: { level: 'odd' } }, 'option level cannot be "odd"; choose one of: easy, hard'],
  ])('%s', (_, change, sentence) => {
    expect(misfit(game, { ...fits, ...change })).toBe(sentence);
  });

  it('starts no match', () => {
    expect(() => Match.start(game, { ...fits, seats: 9 })).toThrow('duel is for 2 seats, not 9');
  });
});

describe('a configuration', () => {
  it('is completed with defaults, in one order', () => {
    const { options } = completed(game, { ...fits, options: { level: 'hard' } });
    expect(JSON.stringify(options)).toBe('{"board":"b","level":"hard"}');
  });
});
