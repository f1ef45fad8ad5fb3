/** Lessons in the engine: begun with bots, followed by the history, kept with the match, gone back in past a die. */
import { anyGame, pupilAfter } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { lantern } from '../../../games/testing/lantern/index.ts';
import { Browser } from './testing/browser.ts';

const game = anyGame(lantern);
const [lesson] = game.learning?.lessons ?? [];
if (lesson === undefined) throw new Error('Lantern teaches nothing');
const { id: name, steps } = lesson;

async function begun() {
  const browser = new Browser(game);
  const { host } = browser.tab();
  return { browser, host, id: await host.lesson(game.id, name, 'Night') };
}

async function answer(host: Awaited<ReturnType<typeof begun>>['host'], id: string, key: string): Promise<void> {
  const { questions } = await host.state(id, 'me');
  const question = questions.find(({ seat }) => seat === 0);
  if (question === undefined) throw new Error('The pupil is not asked');
  expect((await host.answer(id, 0, key, question.id)).reply).toEqual({ ok: true });
}

describe('a lesson', () => {
  it('has the pupil in their seat, bots elsewhere, and says how far it is', async () => {
    const { host, id } = await begun();
    const { meta } = await host.state(id, 'me');
    expect(meta.seats).toEqual([{ by: 'me' }, { by: 'bot', bot: 'normal' }]);
    expect(meta.title).toBe('Night');
    expect(meta.lesson).toEqual({ id: name, done: 0, of: steps.length, read: [], left: false });
    await expect(host.lesson(game.id, 'none')).rejects.toThrow(/no lesson/);
  });

  it('is followed by the history of its match, in another tab too', async () => {
    const { browser, host, id } = await begun();
    expect((await host.attended(id)).map(({ kind }) => kind)).toEqual(['asked']);
    await answer(host, id, 'bid:high');
    await host.botStep(id);
    const met = await host.attended(id);
    expect(met.map(({ kind }) => kind)).toEqual(['asked', 'answered', 'told', 'asked']);
    await host.close(id);
    const elsewhere = browser.tab().host;
    expect(await elsewhere.attended(id)).toEqual(met);
  });

  it('keeps what was read with the match', async () => {
    const { browser, host, id } = await begun();
    const mark = { id: name, done: 1, of: steps.length, read: ['aim'], left: true };
    await host.markLesson(id, mark);
    await expect(host.markLesson(id, { ...mark, id: 'none' })).rejects.toThrow(/no lesson/);
    await host.close(id);
    const { matches } = await browser.tab().host.list();
    expect(matches.map((meta) => meta.lesson)).toEqual([mark]);
  });

  it('goes back past what others did, to the same', async () => {
    const { host, id } = await begun();
    await answer(host, id, 'bid:high');
    await host.botStep(id);
    const before = await host.attended(id);
    expect((await host.rewind(id, 'me')).reply).toEqual({ ok: true });
    expect((await host.attended(id)).map(({ kind }) => kind)).toEqual(['asked']);
    await answer(host, id, 'bid:high');
    await host.botStep(id);
    expect(pupilAfter(lesson, await host.attended(id), new Set())).toEqual(pupilAfter(lesson, before, new Set()));
  });

  it('is the only match that goes back so', async () => {
    const { host } = await begun();
    const other = await host.create({ game: game.id, mode: 'duel', seats: [{ by: 'me' }, { by: 'me' }] });
    await expect(host.rewind(other, 'me')).rejects.toThrow(/only a lesson/);
  });
});
