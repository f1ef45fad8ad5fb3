/** What the bots are told: what helps is worth more, what is hidden changes nothing, and every answer has a weight. */

import { zonePlace } from '@necropole/boards';
import { below, glanceAt, Match, rolesOf, streamsOf } from '@necropole/kernel/app';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import type { MissionId } from './content/ids.ts';
import { missionIds, missions } from './content/missions/index.ts';
import { game, marvelZombies } from './index.ts';
import { publicWorld } from './scene/seen.ts';
import type { Mz } from './shape.ts';
import { answerFor, type OnMission, onMission, takeFaces } from './testing/missions.ts';
import { GONE, type World } from './world.ts';

type Change = NonNullable<OnMission['change']>;

const ALL = [0, 1, 2, 3];
const asItIs: OnMission = {};

/** How well a mission stands for a seat, once it has been changed. */
function worth(said: OnMission, mission: MissionId = 'mh0', seat = 0): number {
  return bot.evaluate?.(glanceAt(onMission(mission, said).match, seat), seat) ?? Number.NaN;
}

function progressOf(said: OnMission, mission: MissionId = 'mh0'): number {
  return bot.progress?.(glanceAt(onMission(mission, said).match, 0), 0) ?? Number.NaN;
}

function changed(change: Change): OnMission {
  return { change };
}

describe('a match stands better for the heroes', () => {
  const better: readonly (readonly [string, OnMission, OnMission])[] = [
    ['when the objective is taken', changed((world) => takeFaces(world, 'green')), asItIs],
    ['when they are nearer to it', { all: '12V.danger-south-west' }, { all: '12V.corridor-west' }],
    [
      'when they are nearer to it by one zone',
      { at: { storm: '12V.corridor-middle' } },
      { at: { storm: '15V.ready-room' } },
    ],
    [
      'when nobody is wounded',
      asItIs,
      changed((world) => {
        heroOf(world, 0).health = 1;
      }),
    ],
    [
      'when two are wounded once and not one of them twice',
      changed((world) => {
        heroOf(world, 0).health = 2;
        heroOf(world, 1).health = 2;
      }),
      changed((world) => {
        heroOf(world, 0).health = 1;
      }),
    ],
    [
      'when they have power',
      changed((world) => {
        for (const hero of world.heroes) hero.power = 4;
      }),
      asItIs,
    ],
    ['when no enemy is near', asItIs, { horde: { '15V.ready-room': { walker: 2 } } }],
    [
      'when enemies are further away',
      { horde: { '12V.corridor-east': { walker: 6 } } },
      { horde: { '15V.ready-room': { walker: 6 } } },
    ],
    [
      'when there are fewer of them',
      { horde: { '12V.corridor-east': { brute: 1 } } },
      { horde: { '12V.corridor-east': { brute: 4 } } },
    ],
    [
      'when nobody has fallen',
      changed((world) => {
        for (const hero of world.heroes) hero.health = 1;
      }),
      changed((world) => {
        heroOf(world, 0).health = 0;
        heroOf(world, 0).zone = GONE;
      }),
    ],
  ];
  test.each(better)('%s', (_, good, bad) => {
    expect(worth(good)).toBeGreaterThan(worth(bad));
  });

  test('for all of them alike', () => {
    expect(new Set(ALL.map((seat) => worth({ heroes: 4 }, 'mh4', seat))).size).toBe(1);
  });

  test('when the danger level stays low, as long as there is much to do', () => {
    const experienced = (xp: number): OnMission =>
      changed((world) => {
        heroOf(world, 0).xp = xp;
      });
    expect(worth(experienced(18), 'mh2')).toBeGreaterThan(worth(experienced(19), 'mh2'));
  });
});

function heroOf({ heroes }: World, at: number): World['heroes'][number] {
  return heroes[at] as World['heroes'][number];
}

describe.each(missionIds)('%s', (mission) => {
  test('every stop has a judgement and every answer a weight, and another deal of what is hidden changes neither', () => {
    const match = Match.start(marvelZombies, { mode: 'heroic', mission, seats: 2, options: {}, seed: 'bot' });
    const chance = streamsOf('bot/players').dice;
    for (let stop = 0; match.outcome === null && stop < 40; stop++) {
      const seat = match.open[0]?.lead ?? 0;
      const [one, other] = ['one', 'other'].map((seed) => judged(match.fork([seat], seed), seat));
      expect(one).toEqual(other);
      expect(one?.weights).toHaveLength(one?.keys.length ?? 0);
      expect(Math.max(...(one?.weights ?? []))).toBeGreaterThan(0);
      expect(Math.min(...(one?.weights ?? []))).toBeGreaterThanOrEqual(0);
      for (const value of [one?.worth, one?.progress]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      const keys = one?.keys ?? [];
      expect(match.answer(seat, keys[below(chance, keys.length)] ?? '')).toEqual({ ok: true });
    }
  });

  test('begins without progress, and its errands lie on the board', () => {
    const { match } = onMission(mission, { closed: true });
    const view = glanceAt(match, 0);
    expect(bot.progress?.(view, 0)).toBeLessThan(0.2);
    const world = publicWorld(view);
    const errands = missions[mission].goals.flatMap((goal) => goal.errands(world, view.board));
    expect(errands.length).toBeGreaterThan(0);
    for (const { zones, times } of errands) {
      expect(times).toBeGreaterThan(0);
      for (const zone of zones) expect(view.board.plan.zones[zone]).toBeDefined();
    }
  });
});

function judged(fork: Match<Mz>, seat: number) {
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

describe('what is tried first in a turn', () => {
  /** The answer that weighs most in the turn of a hero of MH0. */
  function first(said: OnMission): string {
    const match = answerFor(onMission('mh0', said), 'hero:storm').match;
    const { keys, weights } = judged(match.fork([3], 'any'), 3);
    return keys[weights.indexOf(Math.max(...weights))] ?? '';
  }

  test('what the hero came for', () => {
    expect(first({ at: { storm: '12V.danger-north-west' } })).toMatch(/^objective:/);
  });

  test('the next step on the way there', () => {
    const opened = changed((world, { plan }) => {
      world.opened = plan.openings.map(({ zones }) =>
        zones.every((zone) => zone !== zonePlace(plan, '15V.hangar-deck-1')),
      );
    });
    expect(first({ ...opened, all: '12V.danger-south-west' })).toBe('move:12V.danger-north-west');
  });

  test('the enemies who stand around', () => {
    expect(first({ all: '12V.corridor-middle', horde: { '12V.corridor-middle': { walker: 2 } } })).toBe(
      'attack:lightning:12V.corridor-middle',
    );
  });
});

test('progress runs from 0 to 1: the goals, then the heroes who have left', () => {
  const taken = changed((world) => takeFaces(world, 'green'));
  const oneLeft = changed((world) => {
    takeFaces(world, 'green');
    heroOf(world, 0).zone = -1;
  });
  expect([progressOf(asItIs), progressOf(taken), progressOf(oneLeft)]).toEqual([0, 0.5, 0.625]);
});

test('all heroes are of one side', () => {
  const roles = rolesOf(game, { mode: 'heroic', mission: 'mh0', seats: 3, options: {} });
  expect(roles).toEqual(Array.from({ length: 3 }, () => ({ role: 'heroes', side: 'heroes' })));
});
