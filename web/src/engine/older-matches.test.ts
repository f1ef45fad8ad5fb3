/** Matches that the browser kept before the random streams changed: none under way is lost. */
import { readFileSync } from 'node:fs';
import { games } from '@necropole/games';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import type { StoredMatch } from './records.ts';
import { Browser, playOn, viewOf } from './testing/browser.ts';

function recorded(name: string): StoredMatch & { readonly marks: unknown } {
  return JSON.parse(readFileSync(new URL(`./testing/format-1/${name}.json`, import.meta.url), 'utf8'));
}

/** A browser with the database of that time, and one match in it. */
async function browserWith(name: string) {
  const { meta, saved, marks, reasons } = recorded(name);
  const browser = new Browser(...games);
  const database = await openDB(browser.database, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('metas', { keyPath: 'id' });
      fresh.createObjectStore('saves', { keyPath: 'id' });
    },
    // A tab of that time stands out of the way.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  await database.put('metas', { id: meta.id, owner: 'another tab', meta });
  await database.put('saves', { id: meta.id, text: JSON.stringify({ saved, marks, reasons }) });
  return { browser, id: meta.id, meta, saved };
}

describe('a match under way', () => {
  it.each(['tez-solo', 'tez-versus', 'mz-mh0', 'mz-mh8'])(
    '%s goes on from its last rest point, and says so',
    async (name) => {
      const { browser, id, meta, saved } = await browserWith(name);
      const { host } = browser.tab();
      expect((await host.list()).matches).toEqual([meta]);
      const state = await host.state(id, 'me');
      expect([state.readOnly, state.storage]).toEqual([null, null]);
      const told = state.events.map(({ type }) => type);
      const rest = (saved as unknown as { rests: readonly { line: number; told: number }[] }).rests.at(-1);
      expect([told.lastIndexOf('resumed'), told.at(-1)]).toEqual([rest?.told, 'reseeded']);
      expect(state.lines).toBe((rest?.line ?? 0) + 1);
      await playOn(host, id, 6);
      const before = await host.state(id, 'me');
      const { world } = await viewOf(host, id, 'me');
      expect(before.storage).toBeNull();
      await host.close(id);
      const next = browser.tab().host;
      const again = await next.state(id, 'me');
      expect([again.lines, (await viewOf(next, id, 'me')).world]).toEqual([before.lines, world]);
      expect(again.meta.version).toBe(games.find((game) => game.id === meta.game)?.version);
    },
  );
});

it('a match that is over is shown as far as it can be, and only looked at', async () => {
  const { browser, id } = await browserWith('tez-over');
  const state = await browser.tab().host.state(id, 'me');
  expect(state.readOnly).toBe('other-version');
  expect(state.lines).toBeGreaterThan(0);
});

it('an export and an old tab do no harm to each other', async () => {
  const { browser, id } = await browserWith('tez-solo');
  const { host } = browser.tab();
  const all = await host.exportAll();
  expect(all.damaged).toEqual([]);
  const other = new Browser(...games).tab().host;
  const { ids, problems } = await other.importAll(all.text);
  expect([ids.length, problems]).toEqual([1, []]);
  expect((await other.state(ids[0] ?? '', 'me')).readOnly).toBeNull();
  expect((await host.state(id, 'me')).readOnly).toBeNull();
});
