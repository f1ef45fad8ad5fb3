import { type Plan, type Played, type Row, rateOf } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import {
  extremes,
  firstSide,
  groupsOf,
  isApart,
  lengthsByEnding,
  picksOf,
  sayingOf,
  sidesOf,
  weightsOf,
  wonBySide,
} from './reading.ts';
import { withValues } from './saving.ts';
import { labWords } from './words/index.ts';

const plan: Plan = {
  game: 'a-game',
  config: { mode: 'only', mission: null, seats: 3, options: { level: 'easy' } },
  seed: 's',
  players: ['easy', 'easy', 'easy'],
};
const hard: Plan = { ...plan, config: { ...plan.config, options: { level: 'hard' } } };

function match(number: number, changed: Partial<Played> = {}): Played {
  const ended = { outcome: 'lost', winners: [], answers: 10, crash: null, used: [], progress: [], tallies: {} };
  return { number, ...ended, ...changed };
}

const row = (number: number, changed: Partial<Played> = {}): Row => ({ plan, played: match(number, changed) });
const versus = {
  bot: { roles: () => [{ role: 'horde', side: 'dead' }, ...[1, 2].map(() => ({ role: 'human', side: 'living' }))] },
  components: [],
} as unknown as Game;
const alike = { components: [] } as unknown as Game;

describe('whose win counts', () => {
  it('is that of the larger side, where a game tells sides apart; else anybody’s', () => {
    expect(sidesOf(versus, plan)).toEqual([
      { id: null, seats: [], role: null },
      { id: 'dead', seats: [0], role: 'horde' },
      { id: 'living', seats: [1, 2], role: 'human' },
    ]);
    expect(sidesOf(alike, plan).map(({ role }) => role)).toEqual([null, null, null, null]);
    expect(firstSide(versus, plan)).toBe('living');
    expect(firstSide(alike, plan)).toBeNull();
    const hordeWon = row(0, { winners: [0] });
    expect(['dead', 'living', null].map((side) => wonBySide(versus, side)(hordeWon))).toEqual([true, false, true]);
  });
});

describe('what is compared', () => {
  it('has a rate for each value that was played, and leaves crashed matches out', () => {
    const won = wonBySide(alike, null);
    const series = [
      {
        plan,
        played: [match(0, { winners: [0] }), match(1), match(2, { outcome: null, crash: { kind: 'bound', bound: 9 } })],
      },
      { plan: hard, played: [] },
    ];
    expect(groupsOf(series, won, 'level')).toEqual([{ value: 'easy', rate: rateOf(1, 2) }]);
  });

  it('differs when the intervals leave room between them', () => {
    expect(isApart(rateOf(80, 100), rateOf(20, 100))).toBe(true);
    expect(isApart(rateOf(4, 5), rateOf(1, 5))).toBe(false);
  });
});

describe('the components that mattered', () => {
  const joined = (id: string) => ({ [`joined/${id}`]: 1 });
  const rows = [
    ...Array.from({ length: 40 }, (_, i) => row(i, { winners: i < 36 ? [0] : [], tallies: joined('good') })),
    ...Array.from({ length: 40 }, (_, i) => row(40 + i, { winners: i < 4 ? [0] : [], tallies: joined('bad') })),
    row(80, { tallies: joined('rare') }),
  ];

  it('are sorted by what they did, with what can be told from chance', () => {
    const weights = weightsOf(alike, rows, wonBySide(alike, null), 'joined');
    expect(weights.map(({ id, clear }) => [id, clear])).toEqual([
      ['good', true],
      ['bad', true],
    ]);
    expect(weights[0]?.difference).toBeGreaterThan(0.7);
    expect(extremes([...weights, ...weights], 3)).toEqual([weights[0], weights[1], weights[1]]);
  });
});

describe('lengths', () => {
  it('are counted by how the match ended, in steps with round borders', () => {
    const rows = [row(0, { answers: 100 }), row(1, { answers: 104 }), row(2, { answers: 190, outcome: 'won' })];
    expect(lengthsByEnding(rows)).toEqual([
      { from: 100, to: 110, outcome: 'lost', matches: 2 },
      { from: 190, to: 200, outcome: 'won', matches: 1 },
    ]);
  });
});

describe('matches worth a look', () => {
  it('are each named once: the closest loss, the longest, the shortest, a win', () => {
    const rows = [
      row(0, { answers: 50, winners: [1] }),
      row(1, { answers: 20, progress: [0.9, 0.8] }),
      row(2, { answers: 5, progress: [0.1, 0.1] }),
      row(3, { answers: 70 }),
    ];
    const picks = picksOf(rows, wonBySide(alike, null));
    expect(picks.map(({ why, row: of }) => [why, of.played.number])).toEqual([
      ['closest', 1],
      ['longest', 3],
      ['shortest', 2],
      ['won', 0],
    ]);
  });
});

describe('a share in words', () => {
  it('is the nearest simple fraction, and on which side of it', () => {
    const { fr, en } = labWords;
    const spoken = (rate: number): string[] => [fr, en].map(({ saying }) => saying(sayingOf(rate)));
    expect(spoken(0.46)).toEqual(['Un peu moins d’une fois sur deux', 'A little less than one in two']);
    expect(spoken(0.5)).toEqual(['Environ une fois sur deux', 'About one in two']);
    expect(spoken(0.7)).toEqual(['Un peu plus de deux fois sur trois', 'A little more than two in three']);
    expect(spoken(0)).toEqual(['Presque jamais', 'Hardly ever']);
    expect(spoken(1)).toEqual(['Presque toujours', 'Nearly always']);
  });
});

describe('a picture to keep', () => {
  it('has the colours of the theme written out', () => {
    const values: Record<string, string> = { '--panel': '#171e27', '--edge': 'var(--panel)', '--f-label': '"Archivo"' };
    expect(withValues('fill="var(--edge)" font="var(--f-label)"', (name) => values[name] ?? '')).toBe(
      `fill="#171e27" font="'Archivo'"`,
    );
  });
});
