/** The browser's database: several tabs, no room, no permission, damage, and other versions of a game. */
import { anyGame, type Game } from '@necropole/kernel';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ticTacToe } from '../../../kernel/src/testing/toys/tic-tac-toe.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import type { Store } from './store.ts';
import { Browser, bot, me, oneAnswer, playOn, shown, toyMatch } from './testing/browser.ts';

const [tic, tricks] = [anyGame(ticTacToe), anyGame(trickGame)];

afterEach(() => vi.restoreAllMocks());

async function begun(game: Game, answers: number) {
  const browser = new Browser(game);
  const tab = browser.tab();
  const seats = Array.from({ length: game.modes[0]?.seats[0] ?? 2 }, (_, seat) => (seat === 1 ? bot : me));
  const id = await tab.host.create(toyMatch(game, ...seats));
  await playOn(tab.host, id, answers);
  return { browser, tab, host: tab.host, id };
}

/** Changes what lies in the database behind everybody's back. */
async function tamper(browser: Browser, table: 'metas' | 'saves', change: (row: Record<string, unknown>) => unknown) {
  const database = await openDB(browser.database);
  for (const row of await database.getAll(table)) await database.put(table, change(row));
  database.close();
}

describe('two tabs', () => {
  it('do not play the same match, but one may take it over, and the other is told', async () => {
    const { browser, tab, host, id } = await begun(tic, 1);
    const second = browser.tab();
    await expect(second.host.state(id, 'me')).rejects.toMatchObject({ problem: { kind: 'open-elsewhere', match: id } });
    await expect(second.host.remove(id)).rejects.toMatchObject({ problem: { kind: 'open-elsewhere' } });
    await second.host.open(id, true);
    expect(await shown(second.host, id, 'me')).toBe(
      (await shown(host, id, 'me')).replace(/"storage":\{[^}]*\}/, '"storage":null'),
    );
    expect(tab.notices).toEqual([{ kind: 'taken-over', match: id }]);
    await expect(host.botStep(id)).rejects.toMatchObject({ problem: { kind: 'taken-over' } });
    expect((await host.state(id, 'me')).storage).toEqual({ kind: 'taken-over', match: id });
    await oneAnswer(second.host, id);
    await host.open(id, true);
    expect((await host.state(id, 'me')).lines).toBe(2);
  });

  it('cannot overwrite each other even without locks', async () => {
    const { browser, id } = await begun(tic, 2);
    const [first, second] = [browser.tab(undefined, false), browser.tab(undefined, false)];
    await first.host.open(id);
    await second.host.open(id);
    await oneAnswer(second.host, id);
    await expect(oneAnswer(first.host, id)).rejects.toMatchObject({ problem: { kind: 'taken-over' } });
    expect(first.notices).toHaveLength(1);
    expect((await second.host.state(id, 'me')).lines).toBe(3);
  });

  it('may rename a match that is played elsewhere, and list and export it', async () => {
    const { browser, host, id } = await begun(tic, 1);
    const second = browser.tab().host;
    await second.rename(id, 'Sunday');
    await oneAnswer(host, id);
    expect((await second.list()).matches.map(({ title, answers }) => [title, answers])).toEqual([['Sunday', 2]]);
    expect(JSON.parse((await second.exportAll()).text).matches).toHaveLength(1);
  });

  it('let a match go when it is closed or removed', async () => {
    const { browser, host, id } = await begun(tic, 1);
    const second = browser.tab().host;
    await host.close(id);
    await second.open(id);
    await second.remove(id);
    expect((await host.list()).matches).toEqual([]);
    await expect(host.state(id, 'me')).rejects.toMatchObject({ problem: { kind: 'no-such-match' } });
  });
});

describe('storage that fails', () => {
  it('for want of room lets the match go on in memory, and saves it all when there is room again', async () => {
    const { browser, host, id } = await begun(tic, 1);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await oneAnswer(host, id);
    await oneAnswer(host, id);
    expect(await host.state(id, 'me')).toMatchObject({ lines: 3, storage: { kind: 'storage-full' } });
    expect((await host.toFile(id)).text.split('\n').length).toBeGreaterThan(3);
    full.mockRestore();
    await oneAnswer(host, id);
    expect((await host.state(id, 'me')).storage).toBeNull();
    await host.close(id);
    expect((await browser.tab().host.state(id, 'me')).lines).toBe(4);
  });

  it('for want of room still opens what is there', async () => {
    const { browser, host, id } = await begun(tic, 1);
    await host.close(id);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const again = browser.tab().host;
    await again.open(id);
    await oneAnswer(again, id);
    expect((await again.state(id, 'me')).storage).toEqual({ kind: 'storage-full' });
    full.mockRestore();
    await oneAnswer(again, id);
    expect((await again.state(id, 'me')).storage).toBeNull();
  });

  it('because it is forbidden lets a match be played and downloaded', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private window', 'SecurityError');
    });
    const { host } = new Browser(tic).tab();
    expect((await host.list()).storage).toEqual({ kind: 'storage-forbidden' });
    const id = await host.create(toyMatch(tic, me, bot));
    await playOn(host, id);
    expect(await host.state(id, 'me')).toMatchObject({ readOnly: 'over', storage: { kind: 'storage-forbidden' } });
    expect((await host.list()).matches.map((meta) => meta.id)).toEqual([id]);
    expect((await host.fromFile((await host.toFile(id)).text)).fault).toBeNull();
    await host.remove(id);
    expect((await host.list()).matches).toHaveLength(1);
  });

  it('acknowledges nothing before it is saved', async () => {
    const browser = new Browser(tic);
    let saving = 0;
    let saved = 0;
    browser.between = (store: Store) =>
      Object.assign(Object.create(store), {
        async save(...given: Parameters<Store['save']>) {
          saving += 1;
          await new Promise((done) => setTimeout(done, 5));
          await store.save(...given);
          saved += 1;
        },
      });
    const { host } = browser.tab();
    const id = await host.create(toyMatch(tic, me, bot));
    for (let given = 1; (await oneAnswer(host, id)) !== null; given++)
      expect([saving, saved]).toEqual([given + 1, given + 1]);
  });
});

describe('a record', () => {
  it('whose text is damaged is a typed problem, is exported as it lies, and can be removed', async () => {
    const { browser, host, id } = await begun(tic, 2);
    await host.close(id);
    await tamper(browser, 'saves', (row) => ({ ...row, text: `${row['text']}`.slice(0, 80) }));
    const again = browser.tab().host;
    await expect(again.state(id, 'me')).rejects.toMatchObject({ problem: { kind: 'damaged-match', match: id } });
    const all = await again.exportAll();
    expect([all.damaged, JSON.parse(all.text).damaged.length]).toEqual([[id], 1]);
    await again.remove(id);
    expect((await again.list()).matches).toEqual([]);
  });

  it('whose list entry is damaged is told apart', async () => {
    const { browser, host, id } = await begun(tic, 2);
    await host.close(id);
    await tamper(browser, 'metas', (row) => ({ ...row, meta: { id } }));
    const again = browser.tab().host;
    expect(await again.list()).toMatchObject({ matches: [], damaged: [id] });
    await expect(again.open(id)).rejects.toMatchObject({ problem: { kind: 'damaged-match' } });
  });

  it('whose rest points are damaged comes back from its answers', async () => {
    const { browser, host, id } = await begun(tricks, 9);
    const before = await shown(host, id, 'me');
    await host.close(id);
    await tamper(browser, 'saves', (row) => {
      const { stands, reasons } = JSON.parse(`${row['text']}`);
      return { ...row, text: JSON.stringify({ stands: { ...stands, rest: { ...stands.rest, world: {} } }, reasons }) };
    });
    expect(await shown(browser.tab().host, id, 'me')).toBe(before);
  });

  it('of another version that plays the same goes on', async () => {
    const { browser, host, id } = await begun(tricks, 9);
    await host.close(id);
    const again = browser.tab([{ ...tricks, version: 2 }]).host;
    await playOn(again, id);
    expect(await again.state(id, 'all')).toMatchObject({ readOnly: 'over', meta: { version: 2 } });
  });

  it('of another version that plays otherwise goes on from its last rest point, with new dice, and says so', async () => {
    const { browser, host, id } = await begun(tricks, 10);
    const before = await host.state(id, 'everybody');
    await host.close(id);
    const again = browser.tab([otherTricks]).host;
    const state = await again.state(id, 'me');
    expect(state.readOnly).toBeNull();
    expect(state.events.map(({ type }) => type).slice(-2)).toEqual(['resumed', 'reseeded']);
    expect(state.events.slice(0, -2).length).toBeLessThanOrEqual(before.heard);
    expect((await again.history(id, 'me')).at(-1)?.kind).toBe('reseed');
    await playOn(again, id);
    expect(await again.state(id, 'all')).toMatchObject({ readOnly: 'over', meta: { version: 2 } });
    await again.close(id);
    expect(await browser.tab([otherTricks]).host.state(id, 'all')).toMatchObject({ readOnly: 'over', storage: null });
  });

  it('of another version that is over is shown where it agrees, and can only be continued from there', async () => {
    const { browser, host, id } = await begun(tricks, Infinity);
    const { lines } = await host.state(id, 'all');
    await host.close(id);
    const again = browser.tab([otherTricks]).host;
    const state = await again.state(id, 'me');
    expect(state.readOnly).toBe('other-version');
    expect(state.lines).toBeLessThan(lines);
    await expect(again.undo(id, 'me')).rejects.toMatchObject({ problem: { kind: 'read-only' } });
    const next = await again.continueFrom(id, state.lines, 'me');
    expect((await again.state(next, 'me')).readOnly).toBeNull();
    // The old version still finds everything.
    await again.close(id);
    expect((await browser.tab().host.state(id, 'all')).lines).toBe(lines);
  });

  it('of a game that is gone says so', async () => {
    const { browser, host, id } = await begun(tic, 1);
    await host.close(id);
    await expect(browser.tab([tricks]).host.open(id)).rejects.toMatchObject({
      problem: { kind: 'unknown-game', game: tic.id },
    });
  });
});

/** The rule as it is, but the second trick counts twice. */
const otherTrick: Game['phases'][string] = function* (table) {
  const next = yield* (tricks.phases['trick'] as Game['phases'][string])(table);
  const world = table.world as { tricks: number };
  if (world.tricks === 2) world.tricks += 4;
  return next;
};

const otherTricks: Game = { ...tricks, version: 2, phases: { ...tricks.phases, trick: otherTrick } };
