/** What the bots are told: what helps is worth more, what is hidden changes nothing, roles follow the match. */
import { below, glanceAt, Match, streamsOf } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import type { ZoneId } from './content/fortress/plan.ts';
import type { MarkerId } from './content/ids.ts';
import { markerOf } from './content/markers/index.ts';
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
      'in a town from which the dice take fewer turns, as far as it is by road',
      race({ at: ['a7', 'a2', 'm2'] }),
      race({ at: ['g10', 'a2', 'm2'] }),
    ],
    [
      'for the master, with every group near, and not the nearest alone',
      below3(
        {
          at: ['hall-1', null],
          packs: [
            { kind: 'wanderer', at: 'hall-5' },
            { kind: 'wanderer', at: 'kitchen' },
          ],
        },
        2,
      ),
      below3(
        {
          at: ['hall-1', null],
          packs: [
            { kind: 'wanderer', at: 'hall-3' },
            { kind: 'wanderer', at: 'kitchen' },
          ],
        },
        2,
      ),
    ],
    [
      'for a team, with a weak group near than with a strong one',
      below3({ at: ['hall-1'], packs: [{ kind: 'encounter', at: 'kitchen', zombies: 3 }] }),
      below3({ at: ['hall-1'], packs: [{ kind: 'encounter', at: 'kitchen', zombies: 10 }] }),
    ],
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

test('the dead in the way to the lift are in the way of a team', () => {
  const hope = (zone: ZoneId): number => {
    const packs = [{ kind: 'encounter', at: zone, zombies: 4 }] as const;
    const { match } = underground({ at: ['north-passage', null], destruction: 2, packs });
    return bot.terms?.(glanceAt(match, 2), 2).find(({ id }) => id === 'escape')?.value ?? Number.NaN;
  };
  expect(hope('north-corridor')).toBeGreaterThan(hope('archives'));
  // Whoever enters the lift room is out, whatever stands there.
  expect(hope('lift-room')).toBe(hope('archives'));
});

/** The answers that are worth a try, by key. */
function tried({ match }: Situation<Zf>): readonly string[] {
  const [question] = match.open;
  if (question === undefined) return [];
  const { seat, allowed } = question;
  const weights = bot.weigh?.(glanceAt(match, seat), { ...question, options: allowed }) ?? [];
  return allowed.flatMap(({ key }, i) => ((weights[i] ?? 0) > 0 ? [key] : []));
}

test('whoever leads the dead sets each group off', () => {
  const leading = { turn: 2, packs: [{ kind: 'wanderer', at: 'hall-1' }] } as const;
  expect(tried(underground(leading))).toEqual(['create', 'lead:1']);
  expect(
    tried(underground({ ...leading, change: ({ turn }) => Object.assign(turn, { created: true, moved: [1] }) })),
  ).toEqual(['done']);
});

test('the dead are laid out, and nothing that helps the others', () => {
  const table = underground({ toLay: ['kitchen', 'archives', 'cells', 'armoury', 'infirmary'], phase: 'lay-markers' });
  const { hand } = table.world;
  const families = tried(table).map(
    (key) => markerOf(hand.cards[Number(key.slice('slot:'.length)) - 1] as MarkerId).family,
  );
  expect(hand.cards.length).toBeGreaterThan(families.length);
  expect(new Set(families)).toEqual(new Set(['encounter', 'liquid']));
});

test('those who lead the dead came as far as the living fell', () => {
  const fallen = (wanted: Underground, seat: number): number =>
    bot.progress?.(glanceAt(underground(wanted).match, seat), seat) ?? Number.NaN;
  expect(fallen({}, 2)).toBe(0);
  expect(fallen({ members: [3, 6] }, 2)).toBe(0.25);
  expect(fallen({ members: [3], at: ['kitchen', null] }, 2)).toBe(0.5);
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
