/**
 * The browser's database: one record a match, in two parts (what the list shows, and the match itself) that are always
 * written together. Each record names its owner, the tab that plays it: a tab that was taken over cannot write, even
 * if its save was already on its way.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { EngineProblem, messageOf } from './problems.ts';
import { isMeta, type MatchMeta, type StoredMatch } from './records.ts';

/** Where matches are kept. */
export interface Store {
  /** What is listed; the ids of records that cannot be read any more stand apart. */
  list(): Promise<{ readonly matches: readonly MatchMeta[]; readonly damaged: readonly string[] }>;
  /** The record as it lies there, whatever its form; `null` when there is none. */
  read(id: string): Promise<unknown>;
  /** Reads a record, and makes `owner` the only one who may write it. */
  claim(id: string, owner: string): Promise<unknown>;
  /** Writes a record whole, or throws and leaves the old one. The title stays what it was renamed to. */
  save(record: StoredMatch, owner: string): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Tables extends DBSchema {
  metas: { key: string; value: { readonly id: string; readonly owner: string; readonly meta: MatchMeta } };
  /** As text: a match is plain JSON, and the browser copies one text ten times as fast as as many objects. */
  saves: { key: string; value: { readonly id: string; readonly text: string } };
}

const VERSION = 1;

/** The browser's database as a store. It is opened when it is first needed, and again when the browser closed it. */
export class BrowserStore implements Store {
  private opened: Promise<IDBPDatabase<Tables>> | null = null;
  private readonly name: string;

  constructor(name = 'necropole') {
    this.name = name;
  }

  list(): ReturnType<Store['list']> {
    return this.within(async (database) => {
      const rows: unknown[] = await database.getAll('metas');
      const ids = await database.getAllKeys('metas');
      const metas = rows.map((row) => (row as { meta?: unknown } | null)?.meta);
      return { matches: metas.filter(isMeta), damaged: ids.filter((_, i) => !isMeta(metas[i])) };
    });
  }

  read(id: string): Promise<unknown> {
    return this.within(async (database) => {
      const reading = database.transaction(['metas', 'saves']);
      const [row, save] = await Promise.all([
        reading.objectStore('metas').get(id),
        reading.objectStore('saves').get(id),
        reading.done,
      ]);
      return joined(row, save);
    });
  }

  claim(id: string, owner: string): Promise<unknown> {
    return this.within(async (database) => {
      const writing = database.transaction(['metas', 'saves'], 'readwrite');
      const metas = writing.objectStore('metas');
      const row = await metas.get(id);
      if (row !== undefined) await metas.put({ ...row, owner });
      const save = await writing.objectStore('saves').get(id);
      await writing.done;
      return joined(row, save);
    });
  }

  save(record: StoredMatch, owner: string): Promise<void> {
    const { id } = record.meta;
    const text = JSON.stringify({ saved: record.saved, marks: record.marks, reasons: record.reasons });
    return this.within(async (database) => {
      const writing = database.transaction(['metas', 'saves'], 'readwrite');
      // An aborted transaction is told by the request that failed, too: it is waited for once.
      writing.done.catch(() => {});
      const metas = writing.objectStore('metas');
      const row = await metas.get(id);
      if (row !== undefined && row.owner !== owner) {
        writing.abort();
        throw new EngineProblem({ kind: 'taken-over', match: id });
      }
      const meta = row === undefined ? record.meta : { ...record.meta, title: row.meta.title };
      await Promise.all([metas.put({ id, owner, meta }), writing.objectStore('saves').put({ id, text })]);
      await writing.done;
    });
  }

  rename(id: string, title: string): Promise<void> {
    return this.within(async (database) => {
      const writing = database.transaction('metas', 'readwrite');
      const row = await writing.store.get(id);
      if (row !== undefined) await writing.store.put({ ...row, meta: { ...row.meta, title } });
      await writing.done;
    });
  }

  remove(id: string): Promise<void> {
    return this.within(async (database) => {
      const writing = database.transaction(['metas', 'saves'], 'readwrite');
      await Promise.all([writing.objectStore('metas').delete(id), writing.objectStore('saves').delete(id)]);
      await writing.done;
    });
  }

  private async within<T>(work: (database: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
    try {
      this.opened ??= this.open();
      return await work(await this.opened);
    } catch (error) {
      if (nameOf(error) !== 'QuotaExceededError') this.opened = null;
      throw storageProblem(error);
    }
  }

  private open(): Promise<IDBPDatabase<Tables>> {
    const forget = (): void => {
      this.opened = null;
    };
    return openDB<Tables>(this.name, VERSION, {
      upgrade(database) {
        database.createObjectStore('metas', { keyPath: 'id' });
        database.createObjectStore('saves', { keyPath: 'id' });
      },
      // A newer version of the app wants to change the database: stand out of its way.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  }
}

function joined(row: Tables['metas']['value'] | undefined, save: Tables['saves']['value'] | undefined): unknown {
  if (row === undefined && save === undefined) return null;
  const text: unknown = save?.text;
  try {
    const { saved, marks, reasons } = JSON.parse(`${text}`);
    return { meta: row?.meta, saved, marks, reasons };
  } catch {
    // What can no longer be read is shown as it lies there: it can be exported.
    return { meta: row?.meta, text };
  }
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? `${error.name}` : '';
}

const FORBIDDEN = ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'ReferenceError'];

/** What a database threw, as a problem of a kind that the page has a sentence for. */
export function storageProblem(error: unknown): EngineProblem {
  if (error instanceof EngineProblem) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new EngineProblem({ kind: 'storage-full' });
  if (FORBIDDEN.includes(name)) return new EngineProblem({ kind: 'storage-forbidden' });
  return new EngineProblem({ kind: 'storage-failed', message: `${name} ${messageOf(error)}`.trim() });
}
