/** What the bots are told: what helps is worth more, what is hidden changes nothing, and every answer has a weight. */
import { below, glanceAt, Match, rolesOf, streamsOf } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { entryOf, rehearse } from './content/objectives/testing/rehearsal.ts';
import { game, tinyEpicZombies } from './index.ts';
import type { Tez } from './shape.ts';
import type { Human, World } from './world.ts';

type Change = (world: World, active: Human) => void;

const COMPETITIVE = { mode: 'competitive' } as const;

/** How well a rehearsal of one objective stands for a seat, once it has been changed. */
function worth(change: Change, seat = 0, how: { mode?: 'competitive' } = {}): number {
  const { match } = rehearse(['fix-the-helicopter'], {
    ...how,
    change: (world, _, active) => {
      world.lastTurns = 8;
      change(world, active);
    },
  });
  return bot.evaluate?.(glanceAt(match, seat), seat) ?? Number.NaN;
}

const asItIs: Change = () => {};

describe('a match stands better for the Humans', () => {
  const better: readonly (readonly [string, Change, Change])[] = [
    [
      'a part is mounted',
      (world) => {
        entry(world).progress[0] = 1;
      },
      asItIs,
    ],
    [
      'a part is carried',
      (world, { id }) => {
        part(world).at = id;
      },
      asItIs,
    ],
    ['the bearer is near the courtyard', carriedTo('courtyard.centre'), carriedTo(null)],
    [
      'nobody is wounded',
      asItIs,
      (_, human) => {
        human.wounds = 6;
      },
    ],
    [
      'a survivor more is left',
      asItIs,
      (world) => {
        world.survivors -= 1;
      },
    ],
    [
      'the barricade is higher',
      (world) => {
        world.barricade = 5;
      },
      asItIs,
    ],
    [
      'there is more time',
      asItIs,
      (world) => {
        world.lastTurns = 2;
      },
    ],
  ];
  test.each(better)('when %s', (_, good, bad) => {
    expect(worth(good)).toBeGreaterThan(worth(bad));
  });
});

function entry(world: World): World['objectives'][number] {
  return entryOf({ world } as Situation<Tez>, 'fix-the-helicopter');
}

function part(world: World): World['tokens'][number] {
  return world.tokens.find(({ id }) => id === 'part-1') as World['tokens'][number];
}

/** The active Human with a part in hand, in a room, or where the part lay. */
function carriedTo(room: Human['room'] | null): Change {
  return (world, human) => {
    human.room = room ?? (part(world).at as Human['room']);
    part(world).at = human.id;
  };
}

test('a rival’s lead is one’s own loss', () => {
  const ahead: Change = (world) => {
    entry(world).progress[1] = 1;
  };
  expect(worth(ahead, 0, COMPETITIVE)).toBeLessThan(worth(asItIs, 0, COMPETITIVE));
  expect(worth(ahead, 1, COMPETITIVE)).toBeGreaterThan(worth(asItIs, 1, COMPETITIVE));
});

test.each(tinyEpicZombies.modes)('$id: every stop has a judgement, and every answer a weight', ({ id, seats }) => {
  const config = { mode: id, mission: null, seats: seats[1], options: {}, seed: 'bot' };
  const match = Match.start(tinyEpicZombies, config);
  const chance = streamsOf('bot/players').dice;
  for (let stop = 0; match.outcome === null && stop < 60; stop++) {
    const seat = match.open[0]?.seat ?? 0;
    const [one, other] = ['one', 'other'].map((seed) => judged(match.fork([seat], seed), seat));
    // Two deals of what the seat does not know: it must not make a difference.
    expect(one).toEqual(other);
    expect(one?.weights).toHaveLength(one?.keys.length ?? 0);
    expect(Math.max(...(one?.weights ?? []))).toBeGreaterThan(0);
    expect(Math.min(...(one?.weights ?? []))).toBeGreaterThanOrEqual(0);
    for (let each = 0; each < seats[1]; each++) {
      expect(bot.evaluate?.(glanceAt(match, each), each)).toBeGreaterThanOrEqual(0);
      expect(bot.evaluate?.(glanceAt(match, each), each)).toBeLessThanOrEqual(1);
      expect(bot.progress?.(glanceAt(match, each), each)).toBeGreaterThanOrEqual(0);
    }
    const keys = one?.keys ?? [];
    expect(match.answer(seat, keys[below(chance, keys.length)] ?? '')).toEqual({ ok: true });
  }
});

function judged(fork: Match<Tez>, seat: number) {
  const question = fork.open.find((open) => open.seat === seat);
  if (question === undefined) throw new Error(`seat ${seat} is asked nothing in its fork`);
  const view = glanceAt(fork, seat);
  const keys = question.options.map(({ key }) => key);
  return { keys, weights: bot.weigh?.(view, question) ?? [], worth: bot.evaluate?.(view, seat) };
}

test('an errand that can be run here is weighed above everything else', () => {
  const at = (room: (world: World) => Human['room']) =>
    rehearse(['fix-the-helicopter'], {
      change: (world, _, active) => {
        active.room = room(world);
        world.turn.made = 1;
      },
    }).match;
  const there = judged(
    at((world) => part(world).at as Human['room']),
    0,
  );
  expect(there.keys[there.weights.indexOf(Math.max(...there.weights))]).toBe('token:part-1');
});

test('the last seat of a match against a Zombie player is the Zombies’; rivals are sides of their own', () => {
  const sides = (mode: string, seats: number) =>
    rolesOf(game, { mode, mission: null, seats, options: {} }).map(({ role, side }) => `${role} ${side}`);
  expect(sides('cooperative-versus', 3)).toEqual(['humans humans', 'humans humans', 'zombies zombies']);
  expect(sides('competitive', 2)).toEqual(['humans human-1', 'humans human-2']);
  expect(sides('solo', 1)).toEqual(['humans humans']);
});
