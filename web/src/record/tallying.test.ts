import { describe, expect, it } from 'vitest';
import type { MatchMeta } from '../engine/records.ts';
import type { Result } from '../engine/results.ts';
import { isFair, isWon, mySeats, progressBy, rowsOf } from './tallying.ts';

const me = { by: 'me' } as const;
const ada = { by: 'somebody', name: 'Ada' } as const;
const bot = { by: 'bot', bot: 'normal' } as const;
let count = 0;

function result(changed: Partial<MatchMeta>, rounds: number | null = null, roles = ['heroes', 'horde']): Result {
  count += 1;
  const meta: MatchMeta = {
    id: `match-${count}`,
    game: 'a-game',
    mode: 'story',
    mission: 'first',
    options: { level: 'easy', team: 'ann,bob' },
    title: '',
    seats: [me, bot],
    created: 0,
    updated: count,
    played: 0,
    answers: 9,
    outcome: { id: 'won', cite: 'X-1', winners: [0] },
    resigned: false,
    version: 1,
    replay: false,
    from: null,
    ...changed,
  };
  return { meta, roles, chronicle: rounds === null ? null : { rounds, cast: [] } };
}

const lost = { outcome: { id: 'lost', cite: 'X-2', winners: [1] } };
const modes = [
  { id: 'alone', options: {}, missions: [] },
  {
    id: 'story',
    options: {
      level: { values: ['easy', 'hard'], default: 'easy' },
      team: { values: ['ann', 'bob'], default: '', several: [1, 2] as const },
    },
    missions: ['first', 'second'],
  },
];

describe('a result', () => {
  it('is mine where I sat; where I did not, it is that of whoever sat here', () => {
    expect(mySeats(result({ seats: [bot, me] }))).toEqual([1]);
    expect(mySeats(result({ seats: [ada, me] }))).toEqual([1]);
    expect(mySeats(result({ seats: [ada, bot] }))).toEqual([0]);
    expect([result({}), result({ seats: [bot, me] }), result({ outcome: null, resigned: true })].map(isWon)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is compared with bots only where nobody could know what was to come', () => {
    const again = { match: 'x', line: 0 };
    expect(
      [result({}), result({ chosen: true }), result({ from: again }), result({ from: { ...again, line: 3 } })].map(
        isFair,
      ),
    ).toEqual([true, false, true, false]);
  });
});

describe('the rows of a game', () => {
  it('tell modes, missions, sides and difficulties apart, and not who was in the team', () => {
    const rows = rowsOf(
      [
        result({ mission: 'second' }),
        result({ options: { level: 'hard', team: 'ann' } }),
        result({ options: { level: 'easy', team: 'bob' } }),
        result(lost),
        result({ ...lost, seats: [bot, me] }),
        result({ mode: 'alone', mission: null, options: {} }),
      ],
      modes,
    );
    expect(
      rows.map(({ mode, mission, role, options, results, won }) => [mode, mission, role, options, results.length, won]),
    ).toEqual([
      ['alone', null, 'heroes', {}, 1, 1],
      ['story', 'first', 'heroes', { level: 'easy' }, 2, 1],
      ['story', 'first', 'heroes', { level: 'hard' }, 1, 1],
      ['story', 'first', 'horde', { level: 'easy' }, 1, 1],
      ['story', 'second', 'heroes', { level: 'easy' }, 1, 1],
    ]);
  });

  it('know the shortest win, and leave what was foreseen out of the comparison', () => {
    const [row] = rowsOf([result({}, 9), result({ chosen: true }, 4), result(lost, 2), result({})], modes);
    expect(row?.best?.chronicle?.rounds).toBe(4);
    expect([row?.results.length, row?.won, row?.fair]).toEqual([4, 3, { matches: 3, won: 2 }]);
  });
});

describe('progress', () => {
  it('says what was won and with which try, what was lost, and leaves out what was never played', () => {
    const found = progressBy([result({}, 7), result({ mission: 'second', ...lost })], 'mission');
    expect([...found.keys()]).toEqual(['first', 'second']);
    expect(found.get('first')).toEqual({ won: 1, lost: 0, best: 7, firstWonAt: 1 });
    expect(found.get('second')).toEqual({ won: 0, lost: 1, best: null, firstWonAt: null });
  });

  it('counts tries in the order of time', () => {
    const tries = [result({ updated: 30 }, 8), result({ ...lost, updated: 10 }), result({ ...lost, updated: 20 })];
    expect(progressBy(tries, 'mission').get('first')).toMatchObject({ won: 1, lost: 2, firstWonAt: 3 });
  });
});
