/** The record of this browser: written once when a match ends, kept when the match goes, exported, imported, cleared. */
import { anyGame, type Game } from '@necropole/kernel';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import type { MatchMeta } from './records.ts';
import type { Shelf } from './shelf.ts';
import { Browser, bot, me, playOn, somebody, toyMatch } from './testing/browser.ts';

const tic: Game = {
  ...anyGame(ticTacToe),
  chronicle: () => ({ rounds: 5, cast: [{ seat: 0, label: { key: 'crosses' }, token: 's-1' }] }),
};

async function played(...seats: Parameters<typeof toyMatch>[1][]) {
  const browser = new Browser(tic);
  const { host } = browser.tab();
  const id = await host.create(toyMatch(tic, ...(seats.length === 0 ? [me, bot] : seats)));
  await playOn(host, id);
  return { browser, host, id };
}

describe('the result of a match', () => {
  it('is written once, when it ends, with what its game says of it', async () => {
    const { browser, host, id } = await played();
    const [result, ...others] = await host.record();
    expect(others).toEqual([]);
    expect(result).toMatchObject({ meta: { id, mode: 'only', chosen: true }, roles: ['player', 'player'] });
    expect(result?.meta.outcome).toEqual((await host.state(id, 'me')).outcome);
    expect(result?.chronicle).toMatchObject({ rounds: 5, cast: [{ seat: 0, token: 's-1' }] });
    await host.close(id);
    const next = browser.tab().host;
    await next.state(id, 'me');
    expect(await next.record()).toEqual([result]);
  });

  it('is not there before the end, and stays when the match is deleted', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, me, bot));
    await playOn(host, id, 2);
    expect(await host.record()).toEqual([]);
    await playOn(host, id);
    await host.rename(id, 'With a name');
    await host.remove(id);
    expect((await host.list()).matches).toEqual([]);
    expect((await host.record()).map(({ meta }) => [meta.id, meta.title])).toEqual([[id, '']]);
  });

  it('is also that of a match that somebody gave up', async () => {
    const { host } = new Browser(tic).tab();
    const id = await host.create(toyMatch(tic, me, bot));
    await host.resign(id, 'me');
    expect((await host.record()).map(({ meta }) => [meta.outcome, meta.resigned])).toEqual([[null, true]]);
  });

  it('counts for whoever sits at this screen, and not where bots play alone', async () => {
    expect(await (await played(somebody('Ada'), bot)).host.record()).toHaveLength(1);
    expect(await (await played(bot, bot)).host.record()).toEqual([]);
  });

  it('is none for a file that is opened, a printed example, or a match that was corrected by hand', async () => {
    const { host, id } = await played();
    await host.fromFile((await host.toFile(id)).text);
    await playOn(host, await host.example(tic.id, 'TTT-example-1'));
    const corrected = await host.create(toyMatch(tic, me, bot));
    const shelf = (host as unknown as { shelf: Shelf }).shelf;
    (await shelf.find(corrected)).match.override(['filled'], 0);
    await playOn(host, corrected);
    expect((await host.list()).matches.filter(({ outcome }) => outcome !== null)).toHaveLength(4);
    expect((await host.record()).map(({ meta }) => meta.id)).toEqual([id]);
  });

  it('says in memory what the browser cannot keep', async () => {
    const browser = new Browser(tic);
    browser.between = (store) =>
      Object.assign(Object.create(store), {
        save: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
      });
    const { host } = browser.tab();
    const id = await host.create(toyMatch(tic, me, bot));
    await playOn(host, id);
    expect((await host.record()).map(({ meta }) => meta.id)).toEqual([id]);
  });
});

describe('the record', () => {
  it('goes with the exported matches, and counts each result once', async () => {
    const { host } = await played();
    const resigned = await host.create(toyMatch(tic, me, bot));
    await host.resign(resigned, 'me');
    const { text } = await host.exportAll();
    const other = new Browser(tic).tab().host;
    expect((await other.importAll(text)).results).toBe(2);
    expect((await other.importAll(text)).results).toBe(0);
    expect(await other.record()).toEqual(await host.record());
    expect((await host.importAll(text)).results).toBe(0);
    expect(await host.record()).toHaveLength(2);
  });

  it('lets no result in that is damaged or cannot be one', async () => {
    const { host } = await played();
    const whole = JSON.parse((await host.exportAll()).text);
    const [result] = whole.results;
    const spoiled = [
      null,
      {},
      { ...result, meta: { ...result.meta, replay: true } },
      { ...result, meta: { ...result.meta, overrides: 1 } },
      { ...result, meta: { ...result.meta, outcome: null } },
      { ...result, meta: { ...result.meta, seats: [bot, bot] } },
      { ...result, chronicle: { rounds: -1, cast: [] } },
      { ...result, chronicle: { rounds: 1, cast: [{ seat: 0, label: { key: 'x' }, token: '"><svg' }] } },
      JSON.parse(`{"__proto__":1,${JSON.stringify(result).slice(1)}`),
    ];
    const other = new Browser(tic).tab().host;
    const { results } = await other.importAll(JSON.stringify({ ...whole, matches: [], results: spoiled }));
    expect([results, await other.record()]).toEqual([0, []]);
    // An export from before results were kept brings none.
    const { results: _, ...older } = whole;
    expect(await other.importAll(JSON.stringify(older))).toMatchObject({ results: 0, problems: [] });
  });

  it('is cleared when somebody wants it, and the matches stay', async () => {
    const { host, id } = await played();
    await host.clearRecord();
    expect(await host.record()).toEqual([]);
    expect((await host.list()).matches.map((meta) => meta.id)).toEqual([id]);
  });

  it('takes over what ended before results were kept, also while an old tab is open', async () => {
    const { host } = await played();
    const { matches } = await host.list();
    const before = await inVersion2(matches[0] as MatchMeta);
    const { host: next } = before.browser.tab();
    expect((await next.record()).map(({ meta, chronicle }) => [meta.id, chronicle])).toEqual([['over', null]]);
    expect(before.isClosed()).toBe(true);
    await next.clearRecord();
    expect(await before.browser.tab().host.record()).toEqual([]);
  });
});

/** A browser of the time before results: one match over, one under way, one of a printed example, and a tab that is open. */
async function inVersion2(meta: MatchMeta) {
  const browser = new Browser(tic);
  let closed = false;
  const database = await openDB(browser.database, 2, {
    upgrade(fresh) {
      for (const name of ['metas', 'saves', 'boards']) fresh.createObjectStore(name, { keyPath: 'id' });
      fresh.createObjectStore('parts', { keyPath: ['id', 'from'] });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closed = true;
    },
  });
  const keep = async (as: string, changed: Partial<MatchMeta>, config: object) => {
    await database.put('metas', { id: as, owner: 'another tab', meta: { ...meta, ...changed, id: as } });
    await database.put('saves', { id: as, text: JSON.stringify({ stands: { game: tic.id, config }, reasons: [] }) });
  };
  await keep('over', {}, {});
  await keep('running', { outcome: null }, {});
  await keep('replay', { replay: true }, {});
  await keep('example', {}, { position: 'TTT-example-1' });
  return { browser, isClosed: () => closed };
}
