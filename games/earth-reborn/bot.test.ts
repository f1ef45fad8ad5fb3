/** What the bots are told: what helps is worth more, an answer that never helps is never tried, and every answer has a weight. */
import { below, glanceAt, Match, streamsOf } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { scenarioIds } from './content/scenarios/index.ts';
import { game } from './index.ts';
import type { Er } from './shape.ts';
import { type Laid, laid } from './testing/laid.ts';

function worth({ match }: Situation<Er>, seat: number): number {
  return bot.evaluate?.(glanceAt(match, seat), seat) ?? Number.NaN;
}

/** Vasquez is to leave over the border; whoever holds her is to kill her, or to wait. */
function stands(wanted: Laid, seat = 0): number {
  return worth(laid(wanted), seat);
}

const open = { tiles: [['mess-hall', 4, 0]], size: [12, 4] } as const;
const apart = { vasquez: { at: 'e1' }, 'jack-saw': { at: 'h4' } } as const;

describe('a match stands better', () => {
  const better: readonly (readonly [string, number, number])[] = [
    [
      'for hunters, near whoever is to die',
      stands({ figures: { vasquez: { at: 'a1' }, 'jack-saw': { at: 'b1' } } }, 1),
      stands({ figures: { vasquez: { at: 'a1' }, 'jack-saw': { at: 'h6' } } }, 1),
    ],
    [
      'unhurt',
      stands({ figures: apart, ...open }),
      stands({ figures: { ...apart, vasquez: { at: 'e1', wounds: 2 } }, ...open }),
    ],
    [
      'with the enemy hurt',
      stands({ figures: { ...apart, 'jack-saw': { at: 'h4', wounds: 2 } }, ...open }),
      stands({ figures: apart, ...open }),
    ],
    [
      'late, for those who win by time',
      stands({ figures: apart, ...open, change: (world) => Object.assign(world, { turn: 5 }) }, 1),
      stands({ figures: apart, ...open }, 1),
    ],
    [
      'with a friend beside whoever is to leave',
      stands({ figures: { vasquez: { at: 'a1' }, 'nick-bolter': { at: 'b1' }, 'jack-saw': { at: 'h6' } } }),
      stands({ figures: { vasquez: { at: 'a1' }, 'nick-bolter': { at: 'h1' }, 'jack-saw': { at: 'h6' } } }),
    ],
  ];
  test.each(better)('%s', (_, more, less) => {
    expect(more).toBeGreaterThan(less);
  });
});

test('what is good for one is bad for the other', () => {
  const match = laid({ figures: apart, ...open });
  expect(worth(match, 0) + worth(match, 1)).toBeCloseTo(1);
});

test('each clan is a side of its own', () => {
  const roles = bot.roles?.({ mode: 'scenario', mission: 'the-vault', seats: 2, options: {} });
  expect(roles).toEqual([
    { role: 'norad', side: 'norad' },
    { role: 'salemite', side: 'salemite' },
  ]);
});

test.each(scenarioIds)('every answer of a match has a weight, and no judgement leaves its bounds: %s', (mission) => {
  const config = { mode: 'scenario', mission, seats: 2, options: {}, seed: 'weights' };
  const match = Match.start(game, config, { light: true });
  const stream = streamsOf('weights').deal;
  for (let answers = 0; answers < 250 && match.outcome === null; answers++) {
    const [question] = match.open;
    if (question === undefined) throw new Error('nobody is asked');
    const weights = game.bot?.weigh?.(glanceAt(match, question.seat), question) ?? [];
    expect(weights).toHaveLength(question.options.length);
    expect(weights.every((weight) => Number.isFinite(weight) && weight >= 0)).toBe(true);
    expect(weights.some((weight) => weight > 0)).toBe(true);
    const judged = game.bot?.evaluate?.(glanceAt(match, question.seat), question.seat) ?? Number.NaN;
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThan(1);
    match.answer(question.seat, question.options[below(stream, question.options.length)]?.key ?? '');
  }
});

test('without CP nothing is tried but to pass', () => {
  const { match } = laid({ figures: apart, ...open, command: [0, 10] });
  const [question] = match.open;
  if (question === undefined) throw new Error('nobody is asked');
  const weights = bot.weigh?.(glanceAt(match, question.seat), question) ?? [];
  const tried = question.options.filter((_, i) => (weights[i] ?? 0) > 0);
  expect(tried.map(({ key }) => key)).toEqual(['pass']);
});

test('whoever can take no CP any more is not activated again, and nobody draws a tile for it', () => {
  const spent = { at: 'h4', spent: 5, engaged: true } as const;
  const { match } = laid({ figures: { vasquez: { at: 'a1' }, 'jack-saw': spent }, active: 1, command: [5, 9] });
  const [question] = match.open;
  if (question === undefined) throw new Error('nobody is asked');
  const weights = bot.weigh?.(glanceAt(match, question.seat), question) ?? [];
  const tried = question.options.filter((_, i) => (weights[i] ?? 0) > 0);
  expect(tried.map(({ key }) => key)).toEqual(['pass']);
});
