/** What the bots are told: what helps is worth more, what is hidden changes nothing, and every answer has a weight. */

import { below, glanceAt, Match, rolesOf, streamsOf } from '@necropole/kernel/app';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { villainIds } from './content/villains/index.ts';
import { game, marvelUnited } from './index.ts';
import { heroAt, placeOf } from './reading.ts';
import type { Mu } from './shape.ts';
import { type Laid, laid } from './testing/laid.ts';
import type { World } from './world.ts';

const HERE = 'alchemax-headquarters';

/** How well a table stands for a seat. */
function worth(wanted: Laid, seat = 0): number {
  return bot.evaluate?.(glanceAt(laid(wanted).match, seat), seat) ?? Number.NaN;
}

function progressOf(wanted: Laid): number {
  return bot.progress?.(glanceAt(laid(wanted).match, 0), 0) ?? Number.NaN;
}

function changed(change: (world: World) => void, wanted: Laid = {}): Laid {
  return { ...wanted, change };
}

const doom: Laid = { villain: 'emperor-doom' };
const prism: Laid = { ...doom, threats: { london: ['emperor-doom.threat-prism-of-obedience-1'] } };
const fighting: Laid = { ...doom, completed: ['rescue-civilians', 'defeat-thugs'] };

/** So many Crisis tokens on each Hero. */
function crises(...tokens: readonly number[]): (world: World) => void {
  return (world) => {
    for (const [i, count] of tokens.entries()) heroAt(world, i).crisis = count;
  };
}

describe('a match stands better for the Heroes', () => {
  const better: readonly (readonly [string, Laid, Laid])[] = [
    ['when a Civilian is rescued', { missions: { 'rescue-civilians': 4 } }, { missions: { 'rescue-civilians': 3 } }],
    ['when a Mission is completed', { completed: ['rescue-civilians'] }, { missions: { 'rescue-civilians': 8 } }],
    [
      'when the Villain is hurt',
      changed((world) => {
        world.villain.health = 1;
      }, fighting),
      fighting,
    ],
    [
      'when nothing shields the Villain in the fight',
      { ...fighting, threats: { 'kun-lun': ['emperor-doom.threat-doombot-1'] } },
      { ...fighting, threats: { london: ['emperor-doom.threat-doombot-1'] } },
    ],
    [
      'when the track is short',
      changed((world) => {
        world.villain.track = 3;
      }),
      changed((world) => {
        world.villain.track = 9;
      }),
    ],
    [
      'when plans are left',
      {},
      changed((world) => {
        world.villain.deck.cards.splice(0, 4);
      }),
    ],
    [
      'when a hand is full',
      {},
      changed((world) => {
        heroAt(world, 1).hand.cards.splice(1);
      }),
    ],
    [
      'when they have tokens',
      changed((world) => {
        heroAt(world, 0).tokens.wild = 1;
      }),
      {},
    ],
    [
      'when tokens are shared out',
      changed((world) => {
        for (const { tokens } of world.heroes) tokens.attack = 2;
      }),
      changed((world) => {
        heroAt(world, 0).tokens.attack = 4;
      }),
    ],
    ['when they stand where something is to be done', { tokens: { [HERE]: 'T' } }, { tokens: { london: 'T' } }],
    [
      'when no Location is full',
      changed((world) => {
        placeOf(world, 'london').slots.fill('civilian', 1);
      }),
      changed((world) => {
        placeOf(world, 'london').slots.fill('civilian');
      }),
    ],
    [
      'when the Villain does not rage',
      { villain: 'maestro' },
      changed(
        (world) => {
          world.villain.crisis = 2;
        },
        { villain: 'maestro' },
      ),
    ],
    ['when the burden of Crisis tokens is shared', changed(crises(1, 1), doom), changed(crises(2, 0), doom)],
    [
      'when nothing holds back what they have filled',
      { villain: 'immortus', threats: { london: ['immortus.threat-starfox-1'] } },
      { villain: 'immortus', threats: { london: ['immortus.threat-tachyon-field-generator-1'] } },
    ],
  ];
  test.each(better)('%s', (_, good, bad) => {
    expect(worth(good)).toBeGreaterThan(worth(bad));
  });

  test('and worse for whoever plays the Villain, by as much', () => {
    const wanted: Laid = { mode: 'super-villain', missions: { 'defeat-thugs': 3 } };
    expect(worth(wanted, 0) + worth(wanted, 2)).toBeCloseTo(1);
  });

  test('a Crisis token weighs more where fewer make a Hero obey', () => {
    const cost = (wanted: Laid): number => worth(wanted) - worth({ ...wanted, change: crises(1) });
    expect(cost(prism)).toBeGreaterThan(cost(doom));
  });
});

describe('what weighs more', () => {
  /** How much better the first table is than the second, on a scale that is the same everywhere. */
  function gain(better: Laid, worse: Laid): number {
    const odds = (wanted: Laid): number => Math.log(worth(wanted) / (1 - worth(wanted)));
    return odds(better) - odds(worse);
  }
  /** A table with this many steps on the track of Maestro. */
  const trophies = (track: number, wanted: Laid = {}, change?: (world: World) => void): Laid =>
    changed(
      (world) => {
        world.villain.track = track;
        change?.(world);
      },
      { villain: 'maestro', ...wanted },
    );

  test('the last tokens of a Mission, which cannot be set back once it is completed', () => {
    const step = (filled: number): number =>
      gain({ missions: { 'rescue-civilians': filled } }, { missions: { 'rescue-civilians': filled - 1 } });
    expect(step(8)).toBeGreaterThan(step(2));
  });

  test('a last card in hand where a KO is a trophy, the more so the more there are', () => {
    const lastCard = (world: World): void => {
      heroAt(world, 1).hand.cards.splice(1);
    };
    const weight = (track: number): number => gain(trophies(track), trophies(track, {}, lastCard));
    expect(weight(3)).toBeGreaterThan(weight(0));
    expect(weight(0)).toBeGreaterThan(gain({}, changed(lastCard)));
  });

  test('what clears a Threat, as soon as that takes a trophy back', () => {
    const card = 'maestro.threat-gamma-reactor-1';
    const begun = (world: World): void => {
      for (const threat of placeOf(world, 'london').threats) threat.filled = 1;
    };
    const weight = (track: number): number =>
      gain(trophies(track, { threats: { london: [card] } }, begun), trophies(track, { threats: { london: [card] } }));
    expect(weight(3)).toBeGreaterThan(weight(0));
  });

  test('Equipment that can be used, against the token that recharges it', () => {
    const carrying = (ready: boolean, attack: number): Laid =>
      changed((world) => {
        heroAt(world, 0).equipment.push({ id: 'mjolnir', ready });
        heroAt(world, 0).tokens.attack = attack;
      });
    expect(gain(carrying(true, 0), carrying(false, 1))).toBeGreaterThan(0);
  });

  test('damage that will be ignored, for whoever has few cards', () => {
    const guarded = (cards: number, guard: number): Laid =>
      changed((world) => {
        heroAt(world, 1).hand.cards.splice(cards);
        heroAt(world, 1).guard = guard;
      });
    expect(gain(guarded(1, 2), guarded(1, 0))).toBeGreaterThan(gain(guarded(3, 2), guarded(3, 0)));
  });

  test('much to do where a Hero stands', () => {
    const thugs = (here: string, there: string): Laid => ({ tokens: { [HERE]: here, london: there } });
    expect(gain(thugs('TTT', ''), thugs('T', 'TT'))).toBeGreaterThan(0);
  });
});

test('a match is judged between two deeds, not in the midst of one', () => {
  const midway = (wanted: ReturnType<typeof laid>): boolean | undefined => {
    const [open] = wanted.match.open;
    return open === undefined ? undefined : bot.midway?.(open);
  };
  const wanted: Laid = { hands: { 'hero-1': ['captain-carter.ricochet-1'] }, tokens: { [HERE]: 'T' } };
  const match = laid(wanted);
  expect(midway(match)).toBe(false);
  expect(midway(match.answer('play:1'))).toBe(false);
  expect(midway(match.answer('special'))).toBe(true);
  expect(midway(laid({ mode: 'super-villain', phase: 'villain-turn' }))).toBe(false);
});

test('progress runs from 0 to 1: the Missions, then the Health of the Villain', () => {
  const steps: readonly Laid[] = [
    {},
    { missions: { 'defeat-thugs': 5 } },
    { completed: ['defeat-thugs'] },
    { completed: ['defeat-thugs', 'rescue-civilians'] },
    changed(
      (world) => {
        world.villain.health = 0;
      },
      { completed: ['defeat-thugs', 'rescue-civilians'] },
    ),
  ];
  const told = steps.map(progressOf);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  expect(new Set(told).size).toBe(steps.length);
  expect([told[0], told.at(-1)]).toEqual([0, 1]);
});

const ways = [
  ...villainIds.map((villain) => ({ mode: 'cooperative', seats: 2, villain })),
  { mode: 'super-villain', seats: 3, villain: 'maestro' },
  { mode: 'commander', seats: 1, villain: 'emperor-doom' },
  { mode: 'commander-versus', seats: 2, villain: 'immortus' },
];

test.each(ways)('$mode against $villain: every stop is judged, whatever is hidden', ({ mode, seats, villain }) => {
  const match = Match.start(marvelUnited, { mode, mission: null, seats, options: { villain }, seed: 'bot' });
  const chance = streamsOf('bot/players').dice;
  for (let stop = 0; match.outcome === null && stop < 40; stop++) {
    const seat = match.open[0]?.lead ?? 0;
    const [one, other] = ['one', 'other'].map((seed) => judged(match.fork([seat], seed), seat));
    expect(one).toEqual(other);
    expect(one?.weights).toHaveLength(one?.keys.length ?? 0);
    expect(Math.min(...(one?.weights ?? []))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...(one?.weights ?? []))).toBeGreaterThan(0);
    for (const value of [one?.worth, one?.progress]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    const keys = one?.keys ?? [];
    expect(match.answer(seat, keys[below(chance, keys.length)] ?? '')).toEqual({ ok: true });
  }
});

function judged(fork: Match<Mu>, seat: number) {
  const question = fork.open.find((open) => open.seat === seat);
  if (question === undefined) throw new Error(`seat ${seat} is asked nothing in its fork`);
  const view = glanceAt(fork, seat);
  return {
    keys: question.options.map(({ key }) => key),
    weights: bot.weigh?.(view, question) ?? [],
    worth: bot.evaluate?.(view, seat),
    progress: bot.progress?.(view, seat),
  };
}

test('what a Mission needs is tried first in a turn, and its end last', () => {
  const wanted: Laid = { tokens: { [HERE]: 'C' }, hands: { 'hero-1': ['captain-carter.ww-1'] } };
  const { keys, weights } = judged(laid(wanted).play('play:1').match.fork([0], 'any'), 0);
  expect(keys[weights.indexOf(Math.max(...weights))]).toBe(`rescue:${HERE}`);
  expect(keys[weights.indexOf(Math.min(...weights))]).toBe('end');
});

test('whoever plays the Villain looks further ahead than the Heroes', () => {
  const { match } = laid({ mode: 'super-villain' });
  const [hero = 0, villain = 0] = [0, match.config.seats - 1].map(
    (seat) => bot.horizon?.(glanceAt(match, seat), seat).answers ?? 0,
  );
  expect(villain).toBeGreaterThan(hero);
});

test('the Heroes are one side, and whoever plays the Villain is the other', () => {
  const heroes = { role: 'heroes', side: 'heroes' };
  const config = { mission: null, options: {}, seats: 3 };
  expect(rolesOf(game, { ...config, mode: 'cooperative' })).toEqual([heroes, heroes, heroes]);
  expect(rolesOf(game, { ...config, mode: 'super-villain' })).toEqual([
    heroes,
    heroes,
    { role: 'villain', side: 'villain' },
  ]);
});
