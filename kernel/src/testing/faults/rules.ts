/** Faults of rules: dead ends, judges that disagree, replays and twins that differ. */
import type { Json } from '../../index.ts';
import { fault } from './fault.ts';
import { CARDS, market, openMarket, scorePoints, steps } from './market.ts';

// ── 1. Dead ends ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The planted faults of this point. */
export const deadEnds = [
  fault(
    1,
    'a dead end',
    /Dead end: "react"/,
    market({
      *react(table, seat, step) {
        yield* table.ask(seat, {
          key: 'react',
          params: {},
          cite: 'MARKET-1.3',
          options: () => [table.option('protest', null, step.judgeProtest(table.world, seat))],
        });
      },
    }),
  ),
  fault(1, 'a match beyond its bound', /goes on after 5 answers/, market({}, { bound: 5 })),
];

// ── 2. Judges and rules ──────────────────────────────────────────────────────────────────────────────────────────────

let built = 0;

/** The planted faults of this point. */
export const judges = [
  fault(
    2,
    'a judge that disagrees with its rule',
    /"roll" is offered as allowed, but fails: the die is lost/,
    market({
      roll(table, seat) {
        if (table.world.turns === 3) throw new Error('the die is lost');
        steps.roll(table, seat);
      },
    }),
  ),
  fault(
    2,
    'points for one seat of two',
    /has points for 1 seats of 2/,
    market({ points: ({ score }) => score.slice(0, 1) }),
  ),
  fault(
    2,
    'a loser with more points than the winner',
    /has more points than a winner of won/,
    market({ points: ({ score }) => score.map((scored) => -scored) }),
  ),
  fault(
    2,
    'two options of the same key',
    /has two options of the same key/,
    market({
      options: (table, seat, step) => [...steps.options(table, seat, step), table.option('pass', null)],
    }),
  ),
  fault(
    2,
    'an aliased option value',
    /live piece as its value: world\.goods/,
    market({
      options: (table, seat, step) => [
        ...steps.options(table, seat, step),
        table.option('pass:all', table.world.goods),
      ],
    }),
  ),
  fault(
    2,
    'an option value that is not plain',
    /its value is a Date/,
    market({
      options: (table, seat, step) => [
        ...steps.options(table, seat, step),
        table.option('pass:now', new Date(0) as unknown as Json),
      ],
    }),
  ),
  fault(
    2,
    'options that write',
    /Building the options of "act" changes the world/,
    market({
      options: (table, seat, step) => {
        table.world.note = Number(table.world.note ?? 0) + 1;
        return steps.options(table, seat, step);
      },
    }),
  ),
  fault(
    2,
    'options that differ when built twice',
    /differ when built twice/,
    market({
      options: (table, seat, step) => {
        built += 1;
        return [...steps.options(table, seat, step), table.option(`pass:${built}`, 'pass')];
      },
    }),
  ),
  fault(
    2,
    'a refusal without a rule',
    /cites MARKET-9\.9, which the rulebook has not/,
    market({
      judgeProtest: (world, seat) => {
        const refusal = steps.judgeProtest(world, seat);
        return refusal === null ? null : { ...refusal, cite: 'MARKET-9.9' };
      },
    }),
  ),
  fault(
    2,
    'an undeclared verb',
    /undeclared verb "shout"/,
    market({
      options: (table, seat, step) => [...steps.options(table, seat, step), { key: 'shout', value: 'pass' }],
    }),
  ),
  fault(
    2,
    'a rule that swallows errors',
    /hides an error of the table/,
    market({
      roll(table, seat) {
        try {
          steps.roll(table, seat);
        } catch {
          table.world.note = 'nothing happened';
        }
      },
    }),
  ),
];

// ── 3. Replays ───────────────────────────────────────────────────────────────────────────────────────────────────────

let matches = 0;

/** The planted faults of this point. */
export const replays = [
  fault(
    3,
    'module-level state',
    /replay differs/,
    market(
      {},
      {
        setup: (start) => {
          matches += 1;
          return { world: { ...openMarket(start.shuffled(CARDS)), note: matches }, board: {}, phase: 'turn' };
        },
      },
    ),
  ),
  fault(
    3,
    'chance of its own',
    /replay differs/,
    market({
      roll(table, seat) {
        scorePoints(table.world, seat, 1 + Math.floor(Math.random() * 1000));
        table.tell('rolled', 'MARKET-1.2', { seat, die: 1 });
      },
    }),
  ),
  fault(
    3,
    'a light table with other rules',
    /otherwise on a light table/,
    market({
      *react(table, seat, step) {
        yield* steps.react(table, seat, step);
        if (table.light && table.world.turns === 4) yield* table.end({ id: 'tied', cite: 'MARKET-1.4', winners: [] });
      },
    }),
  ),
];

// ── 4. Twins ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const acting = new WeakMap<object, number>();

/** The planted faults of this point. */
export const twins = [
  fault(
    4,
    'a rule that iterates a record',
    /keys in another order, the match differs: world\.note/,
    market({
      pass(table) {
        table.world.note = Object.keys(table.world.goods).join(' ');
      },
    }),
  ),
  fault(
    4,
    'a memory outside of the world',
    /the match differs/,
    market({
      pass(table) {
        acting.set(table, (acting.get(table) ?? 0) + 1);
        scorePoints(table.world, 0, acting.get(table) ?? 0);
      },
    }),
  ),
];
