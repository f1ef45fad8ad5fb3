/**
 * Bots do not peek: where what a seat may not know is dealt again, and the match's own chance is replaced, a bot with the
 * same seed and a budget of iterations gives the same answer, for the same reasons.
 */
import { games } from '@necropole/games';
import { type Game, knowers, type MatchConfig, type Seat } from '@necropole/kernel';
import {
  below,
  canonical,
  fastStreamsOf,
  Match,
  questionsFor,
  type Rest,
  type Stream,
  viewFor,
} from '@necropole/kernel/app';
import { describe, expect, test } from 'vitest';
import { toys } from '../../kernel/src/testing/toys/index.ts';
import { botNamed } from './names.ts';
import { askedSeats, sightOf } from './sight.ts';

const BOTS = ['random', 'greedy', 'search:10'];

/** The same match as its seat knows it; `null` where another deal would have shown it something else. */
function twinOf(match: Match, seat: Seat, seed: string): Match | null {
  const { line } = match.rests.at(-1) as Rest;
  try {
    const twin = match.branch({ line, redeal: { mask: knowers(seat), seed }, streams: `${seed}/new` });
    for (const later of match.lines.slice(line)) if (!twin.repeat(later).ok) return null;
    return sightLine(twin, seat) === sightLine(match, seat) ? twin : null;
  } catch {
    return null;
  }
}

function sightLine(match: Match, seat: Seat): string {
  return canonical({ view: viewFor(match, [seat]), questions: questionsFor(match, [seat]) });
}

function answerAtRandom(match: Match, stream: Stream): void {
  const seat = askedSeats(match)[below(stream, askedSeats(match).length)] ?? 0;
  const options = match.open.find((question) => question.seat === seat)?.options ?? [];
  const allowed = options.filter(({ refusal }) => refusal === undefined);
  match.answer(seat, allowed[below(stream, allowed.length)]?.key ?? '');
}

/** How many twins were compared, and in how many something hidden lay elsewhere. */
function compare(game: Game, config: MatchConfig, every: number, most: number): { twins: number; changed: number } {
  const match = Match.start(game, config);
  const stream = fastStreamsOf(`${config.seed}/players`).deal;
  const found = { twins: 0, changed: 0 };
  while (match.outcome === null && found.twins < most) {
    for (const seat of match.answers % every === 0 ? askedSeats(match) : []) {
      const twin = twinOf(match, seat, `twin/${match.answers}`);
      if (twin === null) continue;
      found.twins += 1;
      if (canonical(twin.table.world) !== canonical(match.table.world)) found.changed += 1;
      for (const name of BOTS) {
        const [original, other] = [match, twin].map((at) => {
          const sight = sightOf(at, seat);
          return sight === null ? null : botNamed(name)?.sit('same').choose(sight);
        });
        expect(other, `${game.id} ${config.mode}, ${name} after ${match.answers} answers`).toEqual(original);
      }
    }
    answerAtRandom(match, stream);
  }
  return found;
}

describe('a bot answers by what its seat may know', () => {
  test.each(toys.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const seats = game.modes[0]?.seats[0] ?? 2;
    const found = compare(game, { mode: 'only', mission: null, seats, options: {}, seed: 'leaks' }, 1, 24);
    expect(found.twins).toBeGreaterThan(3);
  });

  test('in the toy with hidden hands, the hands of the others do lie elsewhere', () => {
    const game = toys.find(({ id }) => id === 'trick-game') as Game;
    const found = compare(game, { mode: 'only', mission: null, seats: 3, options: {}, seed: 'hands' }, 1, 24);
    expect(found.changed).toBeGreaterThan(5);
  });

  test('a bot that looks ahead in the very match it plays would be found out', () => {
    const game = toys.find(({ id }) => id === 'trick-game') as Game;
    const match = Match.start(game, { mode: 'only', mission: null, seats: 3, options: {}, seed: 'peek' });
    const stream = fastStreamsOf('peek/players').deal;
    let found = 0;
    while (match.outcome === null) {
      const seat = askedSeats(match)[0] ?? 0;
      const twin = twinOf(match, seat, `twin/${match.answers}`);
      const accounts = [match, twin ?? match].map((at) => {
        const sight = sightOf(at, seat);
        if (sight === null) return null;
        const peeking = { ...sight, fork: (seed: string) => at.branch({ light: true, streams: seed }) };
        return botNamed('search:10')?.sit('same').choose(peeking);
      });
      if (canonical(accounts[0]) !== canonical(accounts[1])) found += 1;
      answerAtRandom(match, stream);
    }
    expect(found).toBeGreaterThan(1);
  });

  const modes = games.flatMap((game) => game.modes.map((mode) => [`${game.id}, ${mode.id}`, game, mode] as const));
  test.each(modes)('%s', (_, game, mode) => {
    const config = {
      mode: mode.id,
      mission: mode.missions[0] ?? null,
      seats: mode.seats[1],
      options: {},
      seed: 'leaks',
    };
    const found = compare(game, config, 7, 5);
    expect(found.changed).toBeGreaterThan(2);
  });
});
