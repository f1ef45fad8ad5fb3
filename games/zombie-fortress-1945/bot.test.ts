/** What the bots are told: what helps is worth more, what is hidden changes nothing, roles follow the match. */
import { below, glanceAt, Match, streamsOf } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { game } from './index.ts';
import { teamOf } from './reading.ts';
import type { Zf } from './shape.ts';
import { fightAgainst, type Laid, laid } from './testing/laid.ts';
import { type Underground, underground } from './testing/underground.ts';

function worth({ match }: Situation<Zf>, seat: number): number {
  return bot.evaluate?.(glanceAt(match, seat), seat) ?? Number.NaN;
}

const race = (wanted: Laid, seat = 0): number => worth(laid({ seats: 3, ...wanted }), seat);
const below3 = (wanted: Underground, seat = 0): number => worth(underground({ seats: 3, ...wanted }), seat);

describe('a match stands better', () => {
  const better: readonly (readonly [string, number, number])[] = [
    ['nearer to the castle', race({ at: ['d5', 'a2', 'm2'] }), race({ at: ['a7', 'a2', 'm2'] })],
    ['with more of one’s men', race({ members: [6] }), race({ members: [3] })],
    ['with a weapon', race({ carried: { 'usa-soldier-1': ['mg42.1'] } }), race({})],
    ['with the Soviets far', race({ soviets: 2 }), race({ soviets: 9 })],
    ['with the wounded healed', below3({}), below3({ wounded: ['usa-soldier-1'] })],
    [
      'beside a room that nobody has seen',
      below3({ at: ['hall-1'], rooms: { kitchen: 'ppsh.1' } }),
      below3({ at: ['hall-4'], rooms: { kitchen: 'ppsh.1' } }),
    ],
    [
      'near the lift, once it comes down',
      below3({ destruction: 2, at: ['north-corridor'] }),
      below3({ destruction: 2, at: ['cells'] }),
    ],
    [
      'out of it',
      below3({
        destruction: 2,
        change: (world) => {
          Object.assign(teamOf(world, 'usa'), { state: 'escaped', at: null });
          world.fortress.escaped = ['usa'];
        },
      }),
      below3({ destruction: 2, at: ['north-corridor'] }),
    ],
    ['for the master, with the living fewer', below3({ members: [2, 2] }, 2), below3({ members: [5, 5] }, 2)],
    [
      'for the master, with the dead upon them',
      below3({ packs: [{ kind: 'wanderer', at: 'hall-1' }] }, 2),
      below3({ packs: [{ kind: 'wanderer', at: 'hall-3' }] }, 2),
    ],
  ];
  test.each(better)('%s', (_, more, less) => {
    expect(more).toBeGreaterThan(less);
  });
});

test('the role of a seat follows the match', () => {
  const role = (wanted: Underground, seat: number): string | undefined => {
    const { match } = underground({ seats: 4, ...wanted });
    return bot.roleNow?.(glanceAt(match, seat), seat);
  };
  expect(role({}, 0)).toBe('team');
  expect(role({}, 3)).toBe('master');
  expect(role({ at: ['kitchen', null] }, 1)).toBe('lost');
  expect(role({ change: (world) => Object.assign(teamOf(world, 'usa'), { state: 'turned', members: [] }) }, 0)).toBe(
    'turned',
  );
});

test('every answer of a match has a weight, and no judgement leaves its bounds', () => {
  const match = Match.start(
    game,
    { mode: 'race', mission: null, seats: 3, options: {}, seed: 'weights' },
    { light: true },
  );
  const stream = streamsOf('weights').deal;
  for (let answers = 0; answers < 300 && match.outcome === null; answers++) {
    const [question] = match.open;
    if (question === undefined) break;
    const weights = game.bot?.weigh?.(glanceAt(match, question.seat), question) ?? [];
    expect(weights).toHaveLength(question.options.length);
    expect(weights.every((weight) => weight >= 0)).toBe(true);
    expect(weights.some((weight) => weight > 0)).toBe(true);
    const judged = game.bot?.evaluate?.(glanceAt(match, question.seat), question.seat) ?? -1;
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThan(1);
    match.answer(question.seat, question.options[below(stream, question.options.length)]?.key ?? '');
  }
});

test('a race is judged at once, a fight in the fortress when it is about over', () => {
  const far = ({ match }: Situation<Zf>): number => bot.horizon?.(glanceAt(match, 0), 0).answers ?? Number.NaN;
  expect(far(laid({ seats: 3 }))).toBe(0);
  expect(far(underground({ seats: 3 }))).toBeGreaterThan(20);
});

test('nobody fires at what everybody sees to be no zombie', () => {
  const situation = fightAgainst(['zombie.1', 'herb.1', 'zombie.2'], { dice: [1, 1] });
  situation.answer('fire:usa-soldier-1:3').answer('done').answer('dice:0').answer('dice:2').answer('advance');
  const { match } = situation;
  const [question] = match.open;
  if (question === undefined) throw new Error('nobody is asked');
  const weights = bot.weigh?.(glanceAt(match, question.seat), question) ?? [];
  const fires = (box: number) =>
    question.options.flatMap(({ key }, i) => (key.startsWith('fire:') && key.endsWith(`:${box}`) ? [weights[i]] : []));
  expect(fires(3).every((weight) => weight === 0)).toBe(true);
  expect(fires(2).some((weight) => (weight ?? 0) > 0)).toBe(true);
});
