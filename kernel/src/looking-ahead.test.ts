import { describe, expect, it } from 'vitest';
import { canonical, glance, Match, redact, rolesOf } from './app.ts';
import { anyGame, knowers } from './index.ts';
import { connectFour } from './testing/toys/connect-four.ts';
import { toys } from './testing/toys/index.ts';
import { answerAtRandom, chance, startToy } from './testing/toys/play.ts';
import { trickGame } from './testing/toys/trick-game.ts';

describe('a light match that can be forked', () => {
  it('gives at every question of every toy the forks that a full match gives', () => {
    for (const game of toys) {
      const full = startToy(game, 'forks');
      const light = startToy(game, 'forks', undefined, { light: true, forkable: true });
      const stream = chance('forks/players');
      while (full.outcome === null) {
        const seat = full.open[0]?.seat ?? 0;
        const [one, other] = [full, light].map((match) => match.fork([seat], `${full.answers}`));
        expect(canonical(other?.table.world)).toBe(canonical(one?.table.world));
        expect(other?.open.map(({ options }) => options)).toEqual(one?.open.map(({ options }) => options));
        expect(other?.answers).toBe(one?.answers);
        answerAtRandom(full, stream);
        const last = full.lines[full.lines.length - 1];
        if (last?.kind === 'answer') light.answer(last.seat, last.answer);
      }
      expect(light.outcome).toEqual(full.outcome);
    }
  });

  it('keeps one rest point, and no more answers than came since', () => {
    const light = startToy(anyGame(connectFour), 'short', 2, { light: true, forkable: true });
    const stream = chance('short/players');
    while (light.outcome === null) {
      answerAtRandom(light, stream);
      expect(light.rests).toHaveLength(1);
      expect(light.lines.length).toBeLessThan(2);
    }
  });

  it('cannot be forked unless it was asked for', () => {
    const light = startToy(anyGame(connectFour), 'none', 2, { light: true });
    expect(() => light.fork([0], 'seed')).toThrow('unless it is to be forked');
  });
});

describe('a fork', () => {
  it('does not hold the seed of the match', () => {
    const match = startToy(anyGame(trickGame), 'the seed of the match');
    const fork = match.fork([0], 'the seed of the bot');
    expect(fork.config.seed).toBe('the seed of the bot');
    expect(canonical(fork.table.streams)).not.toContain('the seed of the match');
  });
});

describe('a glance', () => {
  it('shows what a view shows, at every question of every toy', () => {
    for (const game of toys) {
      const match = startToy(game, 'glance');
      const stream = chance('glance/players');
      while (match.outcome === null) {
        for (let seat = 0; seat < match.config.seats; seat++) {
          const mask = knowers(seat);
          expect(canonical(glance(match.table.world, mask))).toBe(canonical(redact(match.table.world, mask)));
        }
        const before = canonical(match.table.world);
        glance(match.table.world, knowers(0));
        expect(canonical(match.table.world)).toBe(before);
        answerAtRandom(match, stream);
      }
    }
  });
});

describe('tallies', () => {
  const tallying = {
    ...connectFour,
    phases: {
      turn: function* (table: Parameters<typeof connectFour.phases.turn>[0]) {
        table.tally('fell', 'column');
        return yield* connectFour.phases.turn(table);
      },
    },
  };

  it('are counted on light tables, and not by the forks of a match', () => {
    const tallies = new Map<string, number>();
    const keeping = { light: true, forkable: true, tallies };
    const match = startToy(anyGame(tallying), 'tally', 2, keeping);
    match.fork([0], 'fork');
    match.answer(0, 'drop:3');
    match.fork([1], 'fork');
    expect([...tallies]).toEqual([['fell/column', 2]]);
  });

  it('cost nothing where nobody counts', () => {
    const match = Match.start(anyGame(tallying), { mode: 'only', mission: null, seats: 2, options: {}, seed: 's' });
    expect(match.answer(0, 'drop:3')).toEqual({ ok: true });
  });
});

describe('roles', () => {
  it('are the same for every seat, each for itself, unless the game says otherwise', () => {
    const config = { mode: 'only', mission: null, seats: 2, options: {} };
    expect(rolesOf(connectFour, config)).toEqual([
      { role: 'player', side: 'seat-0' },
      { role: 'player', side: 'seat-1' },
    ]);
    const roles = () => [{ role: 'hunter', side: 'hunters' }];
    expect(rolesOf({ bot: { roles } }, config)).toEqual(roles());
  });
});
