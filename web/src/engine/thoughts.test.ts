/** Bots think off the engine's thread; what they thought is told to whoever may know it. */
import type { Choice } from '@necropole/bots';
import { anyGame } from '@necropole/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interceptionDuel } from '../../../kernel/src/testing/toys/interception-duel.ts';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import type { WorkerLike } from './client.ts';
import type { WorkerMessage } from './protocol.ts';
import type { SeatPlan } from './seats.ts';
import { serve } from './serving.ts';
import { Browser, me, oneAnswer, playOn, somebody, toyMatch } from './testing/browser.ts';
import { type ThinkMessage, workerThinker } from './thinking.ts';

const tic = anyGame(ticTacToe);
const [easy, hard]: readonly SeatPlan[] = [
  { by: 'bot', bot: 'easy' },
  { by: 'bot', bot: 'hard' },
];
if (easy === undefined || hard === undefined) throw new Error('two bots');

/** A judgement that likes every cell that it holds. */
const ofCells: NonNullable<(typeof ticTacToe)['bot']>['terms'] = ({ world }, seat) =>
  world.cells.map((held, cell) => ({ id: `mark:${cell}`, value: held === seat ? 1 : 0, refs: [`cell-${cell}`] }));

afterEach(() => void vi.useRealTimers());

describe('a bot in a seat', () => {
  it('answers by thinking, and takes the win that lies open', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, hard, me));
    await playOn(host, id);
    expect((await host.state(id, 'everybody')).outcome?.winners).not.toContain(1);
  });

  it('is asked once for each question, however often it is told to think', async () => {
    const browser = new Browser(tic);
    const { think } = browser.thinker;
    const asked: string[] = [];
    browser.thinker = {
      ...browser.thinker,
      think: (request) => {
        asked.push(request.bot);
        return think(request);
      },
    };
    const { host } = browser.tab();
    const id = await host.create(toyMatch(tic, hard, me));
    await Promise.all([host.think(id), host.think(id)]);
    expect((await host.botStep(id))?.reply.ok).toBe(true);
    expect(asked).toEqual(['hard']);
  });

  it('that cannot think answers all the same, and says that something broke', async () => {
    const browser = new Browser(tic);
    browser.thinker = { think: () => Promise.reject(new Error('out of memory')), leave: () => {} };
    const { host } = browser.tab();
    const id = await host.create(toyMatch(tic, hard, me));
    expect((await host.botStep(id))?.reply.ok).toBe(true);
    expect(await host.reasons(id, 'me')).toMatchObject([{ seat: 0, account: { error: 'out of memory' } }]);
  });

  it('never makes other requests wait while it thinks', async () => {
    const browser = new Browser(tic);
    let ask: (answer: (choice: Choice | null) => void) => void = () => {};
    const asked = new Promise<(choice: Choice | null) => void>((resolve) => {
      ask = resolve;
    });
    browser.thinker = { think: () => new Promise(ask), leave: () => {} };
    const { host } = browser.tab();
    const id = await host.create(toyMatch(tic, hard, me));
    const sent: WorkerMessage[] = [];
    const receive = serve(host, (message) => void sent.push(message));
    const thinking = receive({ request: 1, operation: 'think', given: [id] });
    await receive({ request: 2, operation: 'state', given: [id, 'me'] });
    expect(sent.map((message) => 'request' in message && message.request)).toEqual([2]);
    (await asked)(null);
    await thinking;
    expect(sent.map((message) => 'request' in message && message.request)).toEqual([2, 1]);
  });

  it('may sit down and get up at any moment', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, me, me));
    await oneAnswer(host, id);
    await host.reseat(id, [easy, hard]);
    await playOn(host, id);
    expect((await host.state(id, 'everybody')).outcome).not.toBeNull();
  });

  it('of an older match, which played by chance, still opens and plays', async () => {
    const browser = new Browser(tic);
    const { host, kill } = browser.tab();
    const id = await host.create(toyMatch(tic, { by: 'bot', bot: 'random' }, me));
    kill();
    const next = browser.tab().host;
    await next.open(id);
    expect(await oneAnswer(next, id)).toBe('bot');
  });
});

describe('why a bot answered', () => {
  it('is told where nothing is hidden: what it weighed, the chosen answer first', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, hard, me));
    await host.botStep(id);
    const [reason, ...others] = await host.reasons(id, 'me');
    expect(others).toEqual([]);
    if (reason === undefined || 'hidden' in reason) throw new Error('nothing is told');
    expect([reason.among, reason.account.options.length]).toEqual([9, 6]);
    expect(reason.account.options[0]?.key).toBe(reason.answer);
    expect(reason.account.iterations).toBeGreaterThan(100);
  });

  it('is kept from whoever may not know its hand, and told when the match is over', async () => {
    const game = anyGame(trickGame);
    const { host } = new Browser(game).tab();
    const id = await host.create(toyMatch(game, me, easy, easy));
    for (let steps = 0; (await host.reasons(id, 'me')).length === 0 && steps < 20; steps++) await oneAnswer(host, id);
    for (const eyes of ['me', 'everybody'] as const) {
      expect((await host.reasons(id, eyes)).every((reason) => 'hidden' in reason)).toBe(true);
    }
    await playOn(host, id);
    const open = await host.reasons(id, 'me');
    expect(open.length).toBeGreaterThan(1);
    expect(open.some((reason) => 'hidden' in reason)).toBe(false);
  });

  it('is not told of a sealed answer, which the others do not know yet', async () => {
    const game = anyGame(interceptionDuel);
    const { host } = new Browser(game).tab();
    const id = await host.create(toyMatch(game, me, easy));
    for (let steps = 0; steps < 30; steps++) {
      const { pending } = await host.state(id, 'me').then(({ questions, next }) => ({
        pending: questions.some(({ sealed }) => sealed) && next?.by === 'person',
      }));
      if (pending) break;
      if ((await oneAnswer(host, id)) === null) break;
    }
    const [latest] = await host.reasons(id, 'me');
    expect(latest).toMatchObject({ seat: 1, hidden: true });
  });

  it('goes with an answer that is taken back', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, me, easy));
    await oneAnswer(host, id);
    await oneAnswer(host, id);
    expect(await host.reasons(id, 'me')).toHaveLength(1);
    await host.undo(id, 'me', true);
    expect(await host.reasons(id, 'me')).toEqual([]);
  });

  it('is kept with the match: a table that is opened again still tells', async () => {
    const browser = new Browser(tic);
    const { host, kill } = browser.tab();
    const id = await host.create(toyMatch(tic, hard, me));
    await host.botStep(id);
    const told = await host.reasons(id, 'me');
    expect(told).toMatchObject([{ seat: 0, bot: 'hard', line: 0, among: 9 }]);
    kill();
    expect(await browser.tab().host.reasons(id, 'me')).toEqual(told);
  });

  it('is told through chosen eyes as far as those knew, and wholly to those who see all', async () => {
    const game = anyGame(trickGame);
    const { host } = new Browser(game).tab();
    const id = await host.create(toyMatch(game, me, easy, easy));
    await playOn(host, id);
    for (const [eyes, own] of [
      ['seat:1', 1],
      ['seat:2', 2],
      ['everybody', null],
    ] as const) {
      const reasons = await host.reasons(id, eyes);
      const weighed = reasons.filter((reason) => !('hidden' in reason) && reason.among > 1);
      expect(new Set(weighed.map(({ seat }) => seat))).toEqual(new Set(own === null ? [] : [own]));
    }
    expect((await host.reasons(id, 'all')).every((reason) => 'account' in reason)).toBe(true);
  });

  it('goes with the file of the match, and what does not belong to its answers is left out', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, hard, easy));
    await playOn(host, id);
    const { text } = await host.toFile(id);
    const opened = await host.fromFile(text);
    expect(opened.fault).toBeNull();
    const told = await host.reasons(id, 'all');
    expect(told).toHaveLength((await host.state(id, 'all')).lines);
    expect(await host.reasons(opened.id, 'all')).toEqual(told);

    const [row = '', ...rows] = text.split('\n');
    const { reasons, ...header } = JSON.parse(row);
    const [first, second, ...others] = reasons;
    const forged = [{ ...first, answer: 'mark:99' }, { ...second, openTo: 'all' }, null, ...others, others[0]];
    const spoilt = await host.fromFile([JSON.stringify({ ...header, reasons: forged }), ...rows].join('\n'));
    expect(spoilt.fault).toBeNull();
    expect(await host.reasons(spoilt.id, 'all')).toEqual(told.slice(0, -2));
  });

  it('stands once for a line, whatever was taken back before', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, me, easy));
    await oneAnswer(host, id);
    await oneAnswer(host, id);
    await host.undo(id, 'me', true);
    await oneAnswer(host, id, 1);
    await oneAnswer(host, id);
    expect((await host.reasons(id, 'me')).map(({ line }) => line)).toEqual([(await host.state(id, 'me')).lines - 1]);
  });

  it('is said as advice would say it, from the bot’s seat, where it can be told at all', async () => {
    const judged = anyGame({ ...ticTacToe, bot: { ...ticTacToe.bot, terms: ofCells } });
    const { host } = new Browser(judged).tab();
    const id = await host.create(toyMatch(judged, hard, me));
    await host.botStep(id);
    await oneAnswer(host, id);
    const [reason] = await host.reasons(id, 'me');
    if (reason === undefined || 'hidden' in reason) throw new Error('nothing is told');
    const [best, second] = reason.account.options.map(({ key }) => key);
    expect(await host.explain(id, 'me', 0)).toMatchObject({
      answer: best,
      next: { answer: second },
      reasons: [
        { term: best, change: 1, refs: [best?.replace('mark:', 'cell-')] },
        { term: second, change: -1 },
      ],
    });
    expect(await host.explain(id, 'me', 1)).toBeNull();
  });

  it('is not said to whoever may not know its hand', async () => {
    const game = anyGame(trickGame);
    const { host } = new Browser(game).tab();
    const id = await host.create(toyMatch(game, me, easy, easy));
    await playOn(host, id);
    const weighed = (await host.reasons(id, 'all')).find((one) => 'account' in one && one.account.iterations > 0);
    if (weighed === undefined) throw new Error('no bot weighed anything');
    expect(await host.explain(id, 'everybody', weighed.line)).toBeNull();
    expect(await host.explain(id, `seat:${weighed.seat}`, weighed.line)).not.toBeNull();
  });

  it('is nobody’s business who does not sit there', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, somebody('Ada'), easy));
    await expect(host.reasons(id, 'me')).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
  });
});

describe('the worker in which bots think', () => {
  const request = { table: 't', game: 'g', seat: 0, bot: 'hard', seed: 's' } as unknown as Parameters<
    ReturnType<typeof workerThinker>['think']
  >[0];

  function workers() {
    const started: { sent: ThinkMessage[]; ended: boolean; say: (type: string, event: object) => void }[] = [];
    const start = (): WorkerLike => {
      const listeners = new Map<string, (event: object) => void>();
      const one = {
        sent: [] as ThinkMessage[],
        ended: false,
        say: (type: string, event: object) => listeners.get(type)?.(event),
      };
      started.push(one);
      return {
        postMessage: (message: ThinkMessage) => void one.sent.push(message),
        terminate: () => {
          one.ended = true;
        },
        addEventListener: (type: string, listener: (event: never) => void) =>
          void listeners.set(type, listener as (event: object) => void),
      } as unknown as WorkerLike;
    };
    return { started, start };
  }

  it('is ended when it takes too long, and the next question starts another', async () => {
    vi.useFakeTimers();
    const { started, start } = workers();
    const thinker = workerThinker(start, 1000);
    const stuck = thinker.think(request);
    const fails = expect(stuck).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(1001);
    await fails;
    expect(started.map(({ ended }) => ended)).toEqual([true]);
    const next = thinker.think(request);
    started[1]?.say('message', { data: { id: 2, choice: null } });
    await expect(next).resolves.toBeNull();
  });

  it('fails what it was asked when it crashes, and is asked nothing more', async () => {
    const { started, start } = workers();
    const thinker = workerThinker(start);
    const lost = thinker.think(request);
    started[0]?.say('error', { message: 'out of memory' });
    await expect(lost).rejects.toThrow('out of memory');
    thinker.leave('t');
    expect(started[0]?.sent).toHaveLength(1);
  });
});

describe('advice', () => {
  it('is given to a person who is asked, without a change of the match', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, me, easy));
    const before = await host.state(id, 'me');
    const advice = await host.advise(id, 0);
    expect(before.questions[0]?.options.map(({ key }) => key)).toContain(advice?.answer);
    expect(await host.state(id, 'me')).toEqual(before);
  });

  it('is given to nobody who is not asked, and to no rivals at one screen', async () => {
    const { host } = new Browser(tic).tab();
    const alone = await host.create(toyMatch(tic, easy, me));
    expect(await host.advise(alone, 1)).toBeNull();
    await expect(host.advise(alone, 0)).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
    const rivals = await host.create(toyMatch(tic, me, somebody('Zoé')));
    await expect(host.advise(rivals, 0)).rejects.toMatchObject({ problem: { kind: 'not-allowed' } });
  });
});
