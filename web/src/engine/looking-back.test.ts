/** Looking back at a match, and going on from any point of it as a new one. */
import { anyGame, type Game } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { choose, scratchGame } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import { Browser, bot, me, oneAnswer, playOn, somebody, toyMatch, viewOf } from './testing/browser.ts';

const [tic, tricks] = [anyGame(ticTacToe), anyGame(trickGame)];

async function begun(game: Game, ...seats: Parameters<typeof toyMatch>[1][]) {
  const browser = new Browser(game);
  const { host } = browser.tab();
  return { browser, host, id: await host.create(toyMatch(game, ...seats)) };
}

describe('going on elsewhere', () => {
  it('deals anew what the person does not know, keeps what they do, and stays replayable', async () => {
    const { host, id } = await begun(tricks, me, somebody('Ada'), bot);
    await playOn(host, id, 2);
    const { world } = await viewOf(host, id, 'me', 2);
    const hands = new Set<string>();
    for (let n = 0; n < 4; n++) {
      const other = await host.continueFrom(id, 2, 'me');
      expect((await viewOf(host, other, 'me')).world).toEqual(world);
      hands.add(JSON.stringify((await viewOf(host, other, 'somebody:Ada')).world));
      await playOn(host, other);
      expect((await host.fromFile((await host.toFile(other)).text)).fault).toBeNull();
      expect((await host.state(other, 'all')).meta.from).toEqual({ match: id, line: 2 });
    }
    expect(hands.size).toBeGreaterThan(1);
    expect((await host.state(id, 'me')).lines).toBe(2);
  });

  it('has new dice', async () => {
    const rolling = anyGame(
      scratchGame(function* (table) {
        yield* choose(table, 0, 'roll');
        table.world.n = table.world.n * 10 + table.roll(6);
        return 'two';
      }),
    );
    const { host, id } = await begun(rolling, me, bot);
    await playOn(host, id, 12);
    const other = await host.continueFrom(id, 0, 'me');
    await playOn(host, other, 12);
    const numbers = await Promise.all([id, other].map(async (of) => (await viewOf(host, of, 'me')).world));
    expect(numbers[0]).not.toEqual(numbers[1]);
  });

  it('cannot go on after the end', async () => {
    const { host, id } = await begun(tic, me, me);
    const lines = await playOn(host, id);
    await expect(host.continueFrom(id, lines, 'me')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    const other = await host.continueFrom(id, lines - 1, 'me', [me, bot]);
    expect((await host.state(other, 'me')).readOnly).toBeNull();
  });

  it('plays again with a new seed, or the same', async () => {
    const { host, id } = await begun(tricks, me, me, me);
    const first = await viewOf(host, id, 'me');
    const same = await host.rematch(id, true);
    const other = await host.rematch(id);
    expect(await viewOf(host, same, 'me')).toEqual(first);
    expect(await viewOf(host, other, 'me')).not.toEqual(first);
  });
});

describe('looking back', () => {
  it('shows every line as it was seen then', async () => {
    const { browser, host, id } = await begun(tricks, me, somebody('Ada'), bot);
    const seen: string[] = [];
    do seen.push(JSON.stringify(await viewOf(host, id, 'me')));
    while ((await oneAnswer(host, id, seen.length)) !== null);
    await host.close(id);
    const again = browser.tab().host;
    for (const [line, view] of seen.entries()) {
      expect(JSON.stringify(await viewOf(again, id, 'me', line))).toBe(view);
    }
  });

  it('opens all eyes once it is over, and not before', async () => {
    const { host, id } = await begun(tricks, me, bot, bot);
    for (const eyes of ['all', 'seat:1'] as const) {
      await expect(host.at(id, 0, eyes)).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    }
    await playOn(host, id);
    const hands = JSON.stringify((await viewOf(host, id, 'all', 0)).world);
    expect(hands).not.toContain('null');
    expect((await viewOf(host, id, 'seat:1', 0)).seats).toEqual([1]);
  });

  it('counts', async () => {
    const { browser, host, id } = await begun(tic, me, bot);
    await expect(host.summary(id)).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    for (let given = 0; (await oneAnswer(host, id)) !== null; given++) browser.now += given === 0 ? 10 * 60_000 : 1000;
    const { answers, bySeat, rounds, played, moments } = await host.summary(id);
    expect(answers).toBe(bySeat.reduce((sum, n) => sum + n, 0));
    expect(rounds).toBeNull();
    expect(played).toBe(5 * 60_000 + (answers - 2) * 1000);
    for (const { line } of moments) expect(line).toBeLessThanOrEqual(answers);
  });
});
