/** Playing: persons and bots, saved before anything is acknowledged, taken back, ended. */
import { games } from '@necropole/games';
import { anyGame, type Game } from '@necropole/kernel';
import { Match } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { toys } from '../../../kernel/src/testing/toys/index.ts';
import { interceptionDuel } from '../../../kernel/src/testing/toys/interception-duel.ts';
import { playAtRandom, startToy } from '../../../kernel/src/testing/toys/play.ts';
import { choose, scratchGame } from '../../../kernel/src/testing/toys/scratch-game.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import type { Host } from './host.ts';
import { Browser, bot, me, oneAnswer, playOn, shown, somebody, toyMatch } from './testing/browser.ts';

const [tic, duel, tricks] = [anyGame(ticTacToe), anyGame(interceptionDuel), anyGame(trickGame)];

async function begun(game: Game, ...seats: Parameters<typeof toyMatch>[1][]) {
  const browser = new Browser(game);
  const { host } = browser.tab();
  return { browser, host, id: await host.create(toyMatch(game, ...seats)) };
}

describe('a match', () => {
  it.each(toys.map((toy) => [toy.id, toy] as const))(
    'of %s is played to its end by persons and bots',
    async (_, toy) => {
      const seats = Array.from({ length: toy.modes[0]?.seats[0] ?? 1 }, (_, seat) => (seat === 0 ? me : bot));
      const { host, id } = await begun(toy, ...seats);
      await playOn(host, id);
      const state = await host.state(id, 'me');
      expect(state).toMatchObject({ readOnly: 'over', next: null, storage: null });
      expect(state.meta.outcome).toEqual(state.outcome);
      expect((await host.list()).matches.map((meta) => meta.id)).toEqual([id]);
    },
  );

  it.each([...games.flatMap((game) => game.modes.map((mode) => [`${game.id} ${mode.id}`, game, mode] as const))])(
    'of %s is played to its end by bots alone',
    async (_, game, mode) => {
      const { host } = new Browser(game).tab();
      const seats = Array.from({ length: mode.seats[0] }, () => bot);
      const mission = mode.missions[0] ?? null;
      const id = await host.create({ game: game.id, mode: mode.id, mission, seats, seed: 'bots' });
      await playOn(host, id);
      expect((await host.state(id, 'all')).outcome).not.toBeNull();
    },
  );

  it('gives the hashes that the kernel alone gives, once it is over', async () => {
    const { host, id } = await begun(tricks, me, me, me);
    await expect(host.hashes(id)).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    await playOn(host, id);
    const lines = await host.history(id, 'all');
    const match = startToy(tricks, 'toy');
    for (const { seat, answer } of lines) match.answer(seat ?? 0, answer ?? '');
    expect(await host.hashes(id)).toEqual(match.fingerprints().map(({ hash }) => hash));
  });

  it('refuses what no match can be made of', async () => {
    const { host } = new Browser(tic).tab();
    const wrong = { problem: { kind: 'wrong-choices' } };
    await expect(host.create(toyMatch(tic, me))).rejects.toMatchObject(wrong);
    await expect(host.create({ ...toyMatch(tic, me, me), mode: 'none' })).rejects.toMatchObject(wrong);
    await expect(host.create({ ...toyMatch(tic, me, me), game: 'none' })).rejects.toMatchObject({
      problem: { kind: 'unknown-game', game: 'none' },
    });
  });
});

async function seenByAll(host: Host, id: string): Promise<string[]> {
  const seen: string[] = [];
  for (const eyes of ['everybody', 'me', 'somebody:Ada'] as const) seen.push(await shown(host, id, eyes));
  return seen;
}

describe('a tab that dies after any answer', () => {
  it.each([
    ['trick game', tricks, [me, somebody('Ada'), bot]],
    ['duel with sealed bids', duel, [me, somebody('Ada')]],
  ] as const)('comes back to the same question: %s', async (_, game, seats) => {
    const { browser, host, id } = await begun(game, ...seats);
    let tab = browser.tab();
    await host.close(id);
    for (let given = 0; ; given++) {
      const before = await seenByAll(tab.host, id);
      tab.kill();
      tab = browser.tab();
      const after = await seenByAll(tab.host, id);
      expect(after).toEqual(before);
      if ((await oneAnswer(tab.host, id, given)) === null) break;
    }
    expect((await tab.host.state(id, 'all')).outcome).not.toBeNull();
  });

  it('keeps undo, redo and who sits where', async () => {
    const { browser, host, id } = await begun(tic, me, me);
    await playOn(host, id, 3);
    await host.undo(id, 'me');
    await host.reseat(id, [me, bot]);
    await host.close(id);
    const again = browser.tab().host;
    const state = await again.state(id, 'me');
    expect([state.redo, state.undo?.kind, state.meta.seats[1]]).toEqual([true, 'consent', bot]);
    expect((await again.redo(id, 'me')).reply).toEqual({ ok: true });
    expect((await again.history(id, 'me')).map(({ kind }) => kind)).toEqual(['answer', 'answer', 'reseat', 'answer']);
  });
});

describe('seats', () => {
  it('change at any moment, and only persons answer for persons', async () => {
    const { host, id } = await begun(tic, me, bot);
    expect(await host.botStep(id)).toBeNull();
    await oneAnswer(host, id);
    await expect(host.answer(id, 1, 'mark:4', '1.0')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    await host.reseat(id, [bot, somebody('Ada')]);
    expect((await host.state(id, 'somebody:Ada')).next).toMatchObject({ by: 'person', person: 'somebody:Ada' });
    await expect(host.state(id, 'me')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    await expect(host.reseat(id, [me])).rejects.toMatchObject({ problem: { kind: 'wrong-choices' } });
  });

  it('that somebody took and gave back stand in the history, and are told when the screen is handed over', async () => {
    const { host, id } = await begun(tricks, me, somebody('Ada'), bot);
    const before = await host.state(id, 'me');
    await host.reseat(id, [me, me, bot]);
    await host.reseat(id, [me, somebody('Ada'), bot]);
    expect((await host.history(id, 'everybody')).map(({ kind }) => kind)).toEqual(['reseat', 'reseat']);
    const told = (await host.state(id, 'somebody:Ada', before.heard)).events;
    expect(told.map(({ params }) => params)).toEqual([
      { holders: ['me', 'me', 'bot:random'] },
      { holders: ['me', 'somebody:Ada', 'bot:random'] },
    ]);
    await oneAnswer(host, id);
    expect((await host.state(id, 'me')).next).toMatchObject({ person: 'somebody:Ada', reseated: true });
    await oneAnswer(host, id);
    await playOn(host, id, 1);
    while ((await host.state(id, 'everybody')).next?.by === 'bot') await oneAnswer(host, id);
    expect((await host.state(id, 'everybody')).next).toMatchObject({ by: 'person', reseated: false });
  });

  it('let a forced answer be known', async () => {
    const forcing = anyGame(
      scratchGame(function* (table) {
        yield* choose(table, 0, 'only', '!refused');
        return 'two';
      }),
    );
    const { host, id } = await begun(forcing, me, me);
    expect((await host.state(id, 'me')).forced).toEqual({ seat: 0, question: '1', key: 'do:only' });
    expect((await host.state(id, 'everybody')).forced).toBeNull();
  });

  it('are handed to a bot by whoever resigns, and the last person closes the match', async () => {
    const { host, id } = await begun(tic, me, somebody('Ada'));
    expect((await host.resign(id, 'somebody:Ada')).seats).toEqual([me, { by: 'bot', bot: 'normal' }]);
    expect((await host.resign(id, 'me')).resigned).toBe(true);
    expect(await host.state(id, 'all')).toMatchObject({ readOnly: 'resigned', next: null, outcome: null });
    await expect(host.botStep(id)).rejects.toMatchObject({ problem: { kind: 'read-only' } });
  });
});

describe('taking back', () => {
  it('is free over what let nobody know anything, also for the one before', async () => {
    const { host, id } = await begun(tic, me, somebody('Ada'));
    await oneAnswer(host, id);
    const { undo } = await host.state(id, 'somebody:Ada');
    expect(undo).toEqual({ kind: 'free', person: 'me', asks: [], since: null });
    expect((await host.undo(id, 'somebody:Ada')).reply).toEqual({ ok: true });
    expect((await host.undo(id, 'me')).reply).toMatchObject({ refusal: { key: 'nothing-to-undo' } });
  });

  it('needs the others past that, and alone it is given and recorded', async () => {
    const { host, id } = await begun(tricks, me, somebody('Ada'), bot);
    await oneAnswer(host, id);
    await oneAnswer(host, id);
    expect((await host.state(id, 'me')).undo).toEqual({
      kind: 'consent',
      person: 'me',
      asks: ['somebody:Ada'],
      since: 'answers',
    });
    expect((await host.undo(id, 'me')).reply).toMatchObject({ refusal: { key: 'needs-consent' } });
    await host.reseat(id, [me, bot, bot]);
    expect((await host.state(id, 'me')).undo).toEqual({ kind: 'consent', person: 'me', asks: [], since: 'answers' });
    expect((await host.undo(id, 'me')).reply).toEqual({ ok: true });
    expect((await host.history(id, 'me')).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['reseat', null],
      ['reseed', 0],
    ]);
  });

  it('takes a sealed answer back while the other is out', async () => {
    const { host, id } = await begun(duel, me, somebody('Ada'));
    for (const [seat, key, question] of [
      [0, 'run:1', '1'],
      [1, 'intercept', '2'],
      [0, 'bid:1', '3'],
    ] as const) {
      expect((await host.answer(id, seat, key, question)).reply).toEqual({ ok: true });
    }
    expect((await host.state(id, 'me')).retractable).toEqual([0]);
    expect((await host.state(id, 'somebody:Ada')).retractable).toEqual([]);
    expect((await host.retract(id, 0)).reply).toEqual({ ok: true });
    expect((await host.state(id, 'me')).questions.map(({ key }) => key)).toEqual(['bid']);
  });
});

describe('a rule that throws', () => {
  const broken = anyGame(
    scratchGame(function* (table) {
      const word = yield* choose(table, 0, 'think', 'throw');
      if (word === 'throw') throw new Error('broken');
      return 'two';
    }),
  );

  it('changes nothing, is said, can be left by a step back, and reported', async () => {
    const { host, id } = await begun(broken, me, bot);
    await host.answer(id, 0, 'do:think', '1');
    const { reply } = await host.answer(id, 0, 'do:throw', '2');
    expect(reply).toMatchObject({ refusal: { key: 'rule-error', message: 'broken' } });
    const state = await host.state(id, 'me');
    expect([state.failure, state.lines]).toEqual([{ message: 'broken', seat: 0 }, 1]);
    const header = JSON.parse((await host.report(id)).text.split('\n')[0] ?? '');
    expect(header).toMatchObject({ app: '9.9.9', failure: { answer: 'do:throw', question: 'choose' } });
    expect((await host.back(id)).reply).toEqual({ ok: true });
    expect(await host.state(id, 'me')).toMatchObject({ failure: null, lines: 0 });
  });

  it('is a typed problem when it is the scene that throws', async () => {
    const unseen = {
      ...tic,
      scene: () => {
        throw new Error('no picture');
      },
    };
    const { host, id } = await begun(unseen, me, me);
    await expect(host.state(id, 'me')).rejects.toMatchObject({
      problem: { kind: 'rule-error', message: 'no picture' },
    });
  });
});

describe('a real match', () => {
  it('is light enough to save after every answer', async () => {
    for (const game of games) {
      for (const mode of game.modes) {
        const config = {
          mode: mode.id,
          mission: mode.missions[0] ?? null,
          seats: mode.seats[0],
          options: {},
          seed: 's',
        };
        const match = playAtRandom(Match.start(game, config), 'size');
        expect(JSON.stringify(match.save()).length, `${game.id} ${mode.id}`).toBeLessThan(2_000_000);
      }
    }
  });
});
