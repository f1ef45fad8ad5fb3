import { anyGame, type Game, type Seat } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectFour } from '../../kernel/src/testing/toys/connect-four.ts';
import { toys } from '../../kernel/src/testing/toys/index.ts';
import { startToy } from '../../kernel/src/testing/toys/play.ts';
import type { Choice, Sight } from './bot.ts';
import { type Plan, playMatch } from './lab/index.ts';
import { botNamed } from './names.ts';
import { askedSeats, sightOf } from './sight.ts';

const four = anyGame(connectFour);

function after(columns: readonly number[]): Match {
  const match = startToy(four, 'four');
  for (const column of columns) match.answer(match.open[0]?.seat ?? 0, `drop:${column}`);
  return match;
}

function sightAt(match: Match): Sight {
  const sight = sightOf(match, askedSeats(match)[0] ?? -1);
  if (sight === null) throw new Error('nobody is asked');
  return sight;
}

function choice(match: Match, name: string, seed = 'bot'): Choice | undefined {
  return botNamed(name)?.sit(seed).choose(sightAt(match));
}

/** How often each seat won, of so many matches. */
function wins(game: Game, players: readonly string[], matches: number): readonly number[] {
  const config = { mode: 'only', mission: null, seats: players.length, options: {} };
  const plan: Plan = { game: game.id, config, seed: 'strength', players };
  const won = players.map(() => 0);
  for (let number = 0; number < matches; number++) {
    const { winners, crash } = playMatch(game, plan, number);
    expect(crash).toBeNull();
    for (const seat of winners) won[seat] = (won[seat] ?? 0) + 1;
  }
  return won;
}

describe('in the open', () => {
  test.each(['greedy', 'search:200'])('%s takes four in a row where it can', (name) => {
    expect(choice(after([0, 1, 0, 1, 0, 2]), name)?.answer).toBe('drop:0');
  });

  test('it stops the other from taking four in a row', () => {
    expect(choice(after([6, 1, 5, 1, 6, 1]), 'search:400')?.answer).toBe('drop:1');
  });

  test('it tells why: every option, the chosen one first, with visits and what it expects', () => {
    const said = choice(after([0, 1, 0, 1, 0, 2]), 'search:300');
    const options = said?.account.options ?? [];
    expect(options.map(({ key }) => key).sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((column) => `drop:${column}`));
    expect(options[0]?.key).toBe(said?.answer);
    expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    expect(said?.account.iterations).toBe(300);
    for (const { visits } of options) expect(visits).toBeLessThanOrEqual(options[0]?.visits ?? 0);
    expect(options[0]?.expected).toBeGreaterThan(0.9);
  });

  test('thinking longer wins against thinking shorter, and both against chance', () => {
    expect(wins(four, ['search:150', 'random'], 10)).toEqual([10, 0]);
    expect(wins(four, ['random', 'search:150'], 10)).toEqual([0, 10]);
    const [long = 0, short = 0] = wins(four, ['search:400', 'search:20'], 10);
    expect(long).toBeGreaterThan(short + 4);
  });
});

describe('how far it looks', () => {
  /** The most discs that were on the board when a look ahead was judged, beyond the first answer. */
  function farthest(seat: Seat): number {
    let most = 0;
    const game: Game = {
      ...four,
      bot: {
        evaluate: ({ world }) => {
          most = Math.max(most, (world as unknown as { dropped: number }).dropped);
          return 0.5;
        },
        horizon: (_, seat) => ({ phases: seat === 0 ? 6 : 1 }),
      },
    };
    const match = startToy(game, 'far');
    for (let column = 0; column < seat; column++) match.answer(column, `drop:${column}`);
    botNamed('search:7')?.sit('bot').choose(sightAt(match));
    return most - seat;
  }

  test('is for the game to say, for each seat', () => {
    expect(farthest(0) - farthest(1)).toBe(5);
  });
});

describe('what is judged before chance plays on', () => {
  /** What is expected of the first answers that are tried, where only the first disc is worth anything. */
  function expected(atOnce?: number): readonly (number | null)[] {
    const game: Game = {
      ...four,
      bot: {
        evaluate: ({ world }) => ((world as unknown as { dropped: number }).dropped === 1 ? 1 : 0),
        horizon: () => ({ phases: 6, ...(atOnce === undefined ? {} : { atOnce }) }),
      },
    };
    const said = botNamed('search:3')
      ?.sit('bot')
      .choose(sightAt(startToy(game, 'at once')));
    return said?.account.options.filter(({ visits }) => visits > 0).map((one) => one.expected) ?? [];
  }

  test('counts as much as the game says, beside what comes after', () => {
    expect(expected(0.75)).toEqual([0.75, 0.75, 0.75]);
    expect(expected(1)).toEqual([1, 1, 1]);
  });

  test('counts for nothing where the game says nothing', () => {
    expect(expected()).toEqual([0, 0, 0]);
  });
});

describe('by which dice it compares', () => {
  /** The most tries of one answer, and how many different deals and dice all tries met. */
  function tries(sameDice: boolean): { readonly most: number; readonly met: number } {
    const sight = sightAt(
      startToy({ ...four, bot: { evaluate: () => 0.5, ...(sameDice ? { sameDice } : {}) } }, 'dice'),
    );
    const seeds = new Set<string>();
    const watched: Sight = {
      ...sight,
      fork: (seed) => {
        seeds.add(seed);
        return sight.fork(seed);
      },
    };
    const said = botNamed('search:60')?.sit('bot').choose(watched);
    return { most: said?.account.options[0]?.visits ?? 0, met: seeds.size };
  }

  test('each try has its own', () => {
    expect(tries(false).met).toBe(60);
  });

  test('where the game wants the same dice, the n-th try of an answer has those of the n-th of any other', () => {
    const { most, met } = tries(true);
    expect(met).toBe(most);
    expect(met).toBeLessThan(20);
  });
});

describe('in the middle of something', () => {
  /** How many discs were on the board wherever a look ahead was judged, where seat 1 is only ever asked midway. */
  function judgedAt(name: string, midway: boolean): readonly number[] {
    const dropped = new Set<number>();
    const evaluate: NonNullable<Game['bot']>['evaluate'] = ({ world }) => {
      dropped.add((world as unknown as { dropped: number }).dropped);
      return 0.5;
    };
    const bot = { evaluate, ...(midway ? { midway: ({ seat }: { seat: Seat }) => seat === 1 } : {}) };
    botNamed(name)
      ?.sit('bot')
      .choose(sightAt(startToy({ ...four, bot }, 'midway')));
    return [...dropped];
  }

  test.each(['greedy', 'search:7'])('%s judges nothing: it plays on until that is over', (name) => {
    expect(judgedAt(name, true).filter((dropped) => dropped % 2 === 1)).toEqual([]);
    expect(judgedAt(name, false).some((dropped) => dropped % 2 === 1)).toBe(true);
  });
});

describe('with hidden hands, sealed answers and partners', () => {
  const toy = (id: string): Game => toys.find((game) => game.id === id) as Game;

  test('it takes more tricks than chance does', () => {
    const [searching = 0, ...others] = wins(toy('trick-game'), ['search:100', 'random', 'random'], 60);
    expect(searching).toBeGreaterThan(Math.max(...others) + 8);
  });

  test('it wins duels of sealed bids', () => {
    const [searching = 0, chance = 0] = wins(toy('interception-duel'), ['search:100', 'random'], 20);
    expect(searching).toBeGreaterThan(chance + 10);
  });

  test('partners put the fire out more often', () => {
    const [together = 0] = wins(toy('partners'), ['search:100', 'search:100'], 30);
    const [byChance = 0] = wins(toy('partners'), ['random', 'random'], 30);
    expect(together).toBeGreaterThan(byChance + 8);
  });

  test.each(toys.map((game) => [game.id, game] as const))('%s: every bot plays every seat to the end', (_, game) => {
    for (const seats of new Set(game.modes[0]?.seats ?? [])) {
      for (const name of ['greedy', 'search:15', 'search:2ms']) wins(game, new Array<string>(seats).fill(name), 2);
    }
  });
});

describe('whatever happens', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** From now on, every look at the clock finds so much later. */
  function clockJumps(milliseconds: number): void {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += milliseconds;
      return now;
    });
  }

  test('a device so slow that the time is up before the first look still thinks once', () => {
    clockJumps(1000);
    const said = choice(after([3, 3, 3]), 'search:5ms');
    expect(said?.account.iterations).toBe(1);
    expect(said?.account.options[0]).toMatchObject({ key: said?.answer, visits: 1 });
  });

  test('an iteration that time cuts short is not counted', () => {
    clockJumps(1);
    const said = choice(after([3, 3, 3]), 'search:100ms');
    const visits = said?.account.options.reduce((sum, option) => sum + option.visits, 0);
    expect(said?.account.iterations).toBe(visits);
    expect(visits).toBeGreaterThan(1);
    expect(visits).toBeLessThan(50);
  });

  test('a rule that breaks while it looks ahead leaves it its best answer so far', () => {
    const match = after([3, 3, 3]);
    const sight = sightAt(match);
    let forks = 0;
    const breaking: Sight = {
      ...sight,
      fork: (seed) => {
        forks += 1;
        if (forks > 60) throw new Error('the trapdoor opens');
        return sight.fork(seed);
      },
    };
    const said = botNamed('search:500')?.sit('bot').choose(breaking);
    expect(said?.account).toMatchObject({ iterations: 60, error: 'the trapdoor opens' });
    expect(match.answer(sight.seat, said?.answer ?? '')).toEqual({ ok: true });
  });

  test.each(['greedy', 'search:50', 'search:5ms'])('%s answers even if it cannot look ahead at all', (name) => {
    const match = after([3]);
    const blind: Sight = {
      ...sightAt(match),
      fork: () => {
        throw new Error('no fork');
      },
    };
    const said = botNamed(name)?.sit('bot').choose(blind);
    expect(said?.account.error).toBe('no fork');
    expect(match.answer(blind.seat as Seat, said?.answer ?? '')).toEqual({ ok: true });
  });

  test('a forced answer is given without thinking', () => {
    const match = after([]);
    const sight = sightAt(match);
    const forced = { ...sight, question: { ...sight.question, options: sight.question.options.slice(0, 1) } };
    expect(botNamed('search:1000')?.sit('bot').choose(forced).account.iterations).toBe(0);
  });

  test('the same seed gives the same answer for the same reasons, another seed another thought', () => {
    const match = after([3, 2]);
    expect(choice(match, 'search:80')).toEqual(choice(match, 'search:80'));
    expect(choice(match, 'search:80', 'other')?.account).not.toEqual(choice(match, 'search:80')?.account);
  });
});
