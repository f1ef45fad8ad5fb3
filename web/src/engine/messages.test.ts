/** Between page and worker: malformed messages change nothing, and whatever fails is a typed problem. */
import { anyGame } from '@necropole/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { startEngine } from './client.ts';
import type { WorkerMessage } from './protocol.ts';
import { serve } from './serving.ts';
import { Browser, bot, me, toyMatch } from './testing/browser.ts';
import { threadless } from './testing/threadless.ts';

const tic = anyGame(ticTacToe);

afterEach(() => vi.useRealTimers());

describe('the client', () => {
  it('keeps what a match is called as it looks', async () => {
    const engine = startEngine(threadless(new Browser(tic)).start);
    const id = await engine.create(toyMatch(tic, me, bot));
    await engine.rename(id, 'abc\u202egpj.exe\nd');
    expect((await engine.list()).matches).toMatchObject([{ title: 'abcgpj.exed' }]);
    engine.stop();
  });

  it('plays a match through the worker', async () => {
    const engine = startEngine(threadless(new Browser(tic)).start);
    const id = await engine.create(toyMatch(tic, me, bot));
    const { questions } = await engine.state(id, 'me');
    const [question] = questions;
    const answered = await engine.answer(id, 0, question?.options[0]?.key ?? '', question?.id ?? '');
    expect(answered).toEqual({ reply: { ok: true }, seen: null });
    expect(await engine.botStep(id)).toMatchObject({ seat: 1, reply: { ok: true } });
    expect((await engine.list()).matches).toHaveLength(1);
    engine.stop();
  });

  it('answers requests in their order, however many come at once', async () => {
    const engine = startEngine(threadless(new Browser(tic)).start);
    const id = await engine.create(toyMatch(tic, bot, bot));
    const steps = await Promise.all(Array.from({ length: 4 }, () => engine.botStep(id)));
    expect(steps.map((step) => step?.seat)).toEqual([0, 1, 0, 1]);
    engine.stop();
  });

  it('gives the problem of the engine', async () => {
    const engine = startEngine(threadless(new Browser(tic)).start);
    await expect(engine.state('none', 'me')).rejects.toMatchObject({ problem: { kind: 'no-such-match' } });
    const wrong = { problem: { kind: 'wrong-message' } };
    await expect(engine.state('', 'me')).rejects.toMatchObject(wrong);
    await expect(engine.state('x', 'nobody' as 'me')).rejects.toMatchObject(wrong);
    await expect(engine.answer('x', 1.5, 'k', 'q')).rejects.toMatchObject(wrong);
    await expect(engine.rename('x', 'y'.repeat(201))).rejects.toMatchObject(wrong);
    await expect(
      engine.create({ ...toyMatch(tic), seats: [{ by: 'bot', bot: 'none' as 'random' }] }),
    ).rejects.toMatchObject(wrong);
    await expect(engine.create((() => {}) as never)).rejects.toMatchObject(wrong);
    engine.stop();
  });

  it('hears notices, and starts a worker again that stopped', async () => {
    const browser = new Browser(tic);
    const { start, workers } = threadless(browser);
    const engine = startEngine(start);
    const id = await engine.create(toyMatch(tic, me, bot));
    const waiting = engine.state(id, 'me');
    workers[0]?.tell('error', { message: 'out of memory' });
    await expect(waiting).rejects.toMatchObject({ problem: { kind: 'worker-stopped', message: 'out of memory' } });
    expect(workers[0]?.ended).toBe(true);
    expect((await engine.open(id, true)).id).toBe(id);
    expect(workers).toHaveLength(2);
    const heard: unknown[] = [];
    const stopListening = engine.onNotice((notice) => heard.push(notice));
    workers[1]?.tell('message', { data: { notice: { kind: 'taken-over', match: id } } });
    stopListening();
    workers[1]?.tell('message', { data: { notice: { kind: 'taken-over', match: id } } });
    expect(heard).toEqual([{ kind: 'taken-over', match: id }]);
    engine.stop();
  });

  it('gives up on a worker that never answers', async () => {
    vi.useFakeTimers();
    const { start, workers } = threadless(new Browser(tic), () => null);
    const engine = startEngine(start, 1000);
    const waiting = expect(engine.list()).rejects.toMatchObject({ problem: { kind: 'worker-stopped' } });
    await vi.advanceTimersByTimeAsync(1001);
    await waiting;
    expect(workers[0]?.ended).toBe(true);
  });

  it('ignores what is no message of ours', async () => {
    const { start, workers } = threadless(new Browser(tic));
    const engine = startEngine(start);
    const waiting = engine.list();
    for (const data of [null, 1, 'x', {}, { request: 'a', result: 1 }, { request: 1, problem: 1 }, { notice: 1 }]) {
      workers[0]?.tell('message', { data });
    }
    expect(await waiting).toMatchObject({ matches: [] });
    engine.stop();
  });
});

describe('the worker', () => {
  it('answers malformed messages, and changes nothing', async () => {
    const { host } = new Browser(tic).tab();
    const sent: WorkerMessage[] = [];
    const receive = serve(host, (message) => sent.push(message));
    const id = await host.create(toyMatch(tic, me, me));
    const before = JSON.stringify(await host.state(id, 'me'));
    const malformed: unknown[] = [
      null,
      7,
      'state',
      [],
      {},
      { request: 1 },
      { request: 2, operation: 'constructor', given: [] },
      { request: 3, operation: 'keep', given: [] },
      { request: 4, operation: 'answer', given: [id, 0, 'mark:0'] },
      { request: 5, operation: 'answer', given: [id, -1, 'mark:0', '1'] },
      { request: 6, operation: 'answer', given: [id, 0, 'x'.repeat(5000), '1'] },
      { request: 7, operation: 'answer', given: { length: 4 } },
      { request: 8, operation: 'state', given: [id, 'seat:999'] },
      { request: 9, operation: 'at', given: [id, Number.NaN, 'me'] },
      { request: 10, operation: 'reseat', given: [id, []] },
      { request: 11, operation: 'answer', given: [{ toString: 1 }, 0, 'a', 'b', 1, 2, 3, 4] },
    ];
    for (const message of malformed) await receive(message);
    expect(sent).toHaveLength(malformed.length);
    for (const message of sent) expect(message).toMatchObject({ problem: { kind: 'wrong-message' } });
    expect(sent.map((message) => 'request' in message && message.request).slice(5)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    for (const [key, question, why] of [
      ['mark:99', '1', 'unknown-answer'],
      ['mark:0', '0.9', 'stale-question'],
    ]) {
      await receive({ request: 20, operation: 'answer', given: [id, 0, key, question] });
      expect(sent.at(-1)).toMatchObject({ result: { reply: { ok: false, refusal: { key: why } } } });
    }
    expect(JSON.stringify(await host.state(id, 'me'))).toBe(before);
  });

  it('says when a result cannot be sent', async () => {
    const scene = () => ({ ...tic.scene({} as never), trap: () => 1 });
    const { host } = new Browser({ ...tic, scene }).tab();
    const id = await host.create(toyMatch(tic, me, me));
    const sent: unknown[] = [];
    const receive = serve(host, (message) => sent.push(structuredClone(message)));
    await receive({ request: 1, operation: 'state', given: [id, 'me'] });
    expect(sent).toEqual([{ request: 1, problem: { kind: 'unexpected', message: expect.stringContaining('clone') } }]);
  });
});
