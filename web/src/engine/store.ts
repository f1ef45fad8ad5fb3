/**
 * The browser's database: of each match what the list shows, how it stands, its board once, and its history, to which
 * each answer is appended; they are always written together. How matches ended lies apart, and stays when they go. Each record names its owner, the tab that plays it: a tab that was taken over cannot write, even
 * if its save was already on its way.
 */
import type { SavedMatch } from '@necropole/kernel/app';
import { answered, openDatabase, written } from './database.ts';
import { EngineProblem, messageOf } from './problems.ts';
import { isMeta, type MatchMeta, type StoredMatch, TAKE_OVER } from './records.ts';
import type { Result, ResultRow } from './results.ts';

/** Where matches are kept. */
export interface Store {
  /** What is listed; the ids of records that cannot be read any more stand apart. */
  list(): Promise<{ readonly matches: readonly MatchMeta[]; readonly damaged: readonly string[] }>;
  /** The record as it lies there, whatever its form; `null` when there is none. */
  read(id: string): Promise<unknown>;
  /** Reads a record, and makes `owner` the only one who may write it. */
  claim(id: string, owner: string): Promise<unknown>;
  /** Writes a record whole, with its result if it has one, or throws and leaves the old one. The title stays what it was renamed to. */
  save(record: StoredMatch, owner: string, result?: Result): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  /** Removes a match. Its result stays. */
  remove(id: string): Promise<void>;
  /** The results as they lie there, whatever their form. */
  results(): Promise<readonly unknown[]>;
  /** Adds results, but for those of matches that have one already; gives how many were new. */
  addResults(results: readonly Result[]): Promise<number>;
  clearResults(): Promise<void>;
}

/** By the names of the tables: what a row of each holds. Its key is the id, of parts together with their number. */
interface Tables {
  metas: { readonly id: string; readonly owner: string; readonly meta: MatchMeta };
  /** How the match stands: its last rest point, and what is open. As text: the browser copies one ten times as fast. */
  saves: Text;
  /** What never changes after the set-up. */
  boards: Text;
  /** The history, in the parts in which it was appended: each with the number of its first line. */
  parts: Text & { readonly from: number };
  /** How matches ended: see `results-table.ts`. */
  results: ResultRow;
}

interface Text {
  readonly id: string;
  readonly text: string;
}

/** Version 1 kept a match as one text; such a record is read as it lies there, and written anew with the next answer. */
const VERSION = 3;
/** The tables of a match. */
const ALL = ['metas', 'saves', 'boards', 'parts'];
const RESULTS = 'results';

/** What of a match lies in the database, as this tab wrote it. */
type Written = Pick<SavedMatch, 'lines' | 'told' | 'marks' | 'board' | 'base'>;

/** Does one history go on where the other ended? Its lines, events and marks never change once they are there. */
function goesOn(before: Written, now: Written): boolean {
  const isPrefix = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a.length <= b.length && a[a.length - 1] === b[a.length - 1];
  return isPrefix(before.lines, now.lines) && isPrefix(before.told, now.told) && isPrefix(before.marks, now.marks);
}

/** The browser's database as a store. It is opened when it is first needed, and again when the browser closed it. */
export class BrowserStore implements Store {
  private opened: Promise<IDBDatabase> | null = null;
  private readonly name: string;
  /** What this tab wrote last of each match: the next answer is appended to it. */
  private readonly known = new Map<string, Written>();

  constructor(name = 'necropole') {
    this.name = name;
  }

  list(): ReturnType<Store['list']> {
    return this.within(async (database) => {
      const table = database.transaction('metas').objectStore('metas');
      const [rows, ids] = await Promise.all([answered<unknown[]>(table.getAll()), answered(table.getAllKeys())]);
      const metas = rows.map((row) => (row as { meta?: unknown } | null)?.meta);
      return { matches: metas.filter(isMeta), damaged: ids.filter((_, i) => !isMeta(metas[i])).map(String) };
    });
  }

  read(id: string): Promise<unknown> {
    return this.within(async (database) => {
      const reading = database.transaction(ALL);
      const row = await rowOf(reading, 'metas', id);
      return joined(row, await textsOf(reading, id));
    });
  }

  claim(id: string, owner: string): Promise<unknown> {
    return this.within(async (database) => {
      const writing = database.transaction(ALL, 'readwrite');
      const done = written(writing);
      const row = await rowOf(writing, 'metas', id);
      if (row !== undefined) put(writing, 'metas', { ...row, owner });
      const texts = await textsOf(writing, id);
      await done;
      this.known.delete(id);
      return joined(row, texts);
    });
  }

  save({ meta: given, saved, reasons }: StoredMatch, owner: string, result?: Result): Promise<void> {
    const { id } = given;
    const { lines, told, marks, board, base, ...stands } = saved;
    return this.within(async (database) => {
      const writing = database.transaction(result === undefined ? ALL : [...ALL, RESULTS], 'readwrite');
      const done = written(writing);
      // An aborted transaction is told by the request that failed, too: it is waited for once.
      done.catch(() => {});
      const row = await rowOf(writing, 'metas', id);
      if (row !== undefined && row.owner !== owner) {
        writing.abort();
        throw new EngineProblem({ kind: 'taken-over', match: id });
      }
      const known = this.known.get(id);
      const before = known !== undefined && goesOn(known, saved) ? known : null;
      if (before === null) writing.objectStore('parts').delete(partsOf(id));
      const part = {
        lines: lines.slice(before?.lines.length ?? 0),
        told: told.slice(before?.told.length ?? 0),
        marks: marks.slice(before?.marks.length ?? 0),
      };
      const from = before === null ? 0 : before.lines.length + before.told.length + before.marks.length;
      const meta = row === undefined ? given : { ...given, title: row.meta.title };
      put(writing, 'metas', { id, owner, meta });
      put(writing, 'saves', { id, text: JSON.stringify({ stands, reasons }) });
      put(writing, 'parts', { id, from, text: JSON.stringify(part) });
      if (before?.board !== board || before.base !== base)
        put(writing, 'boards', { id, text: JSON.stringify({ board, base }) });
      if (result !== undefined) put(writing, RESULTS, { id, result });
      await done;
      this.known.set(id, { lines, told, marks, board, base });
    });
  }

  rename(id: string, title: string): Promise<void> {
    return this.within(async (database) => {
      const writing = database.transaction('metas', 'readwrite');
      const done = written(writing);
      const row = await rowOf(writing, 'metas', id);
      if (row !== undefined) put(writing, 'metas', { ...row, meta: { ...row.meta, title } });
      await done;
    });
  }

  remove(id: string): Promise<void> {
    return this.within(async (database) => {
      const writing = database.transaction(ALL, 'readwrite');
      for (const name of ['metas', 'saves', 'boards']) writing.objectStore(name).delete(id);
      writing.objectStore('parts').delete(partsOf(id));
      await written(writing);
      this.known.delete(id);
    });
  }

  results(): Promise<readonly unknown[]> {
    return this.within(async (database) => (await import('./results-table.ts')).readResults(database));
  }

  addResults(results: readonly Result[]): Promise<number> {
    return this.within(async (database) => (await import('./results-table.ts')).addResults(database, results));
  }

  clearResults(): Promise<void> {
    return this.within(async (database) => (await import('./results-table.ts')).clearResults(database));
  }

  private async within<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      this.opened ??= this.open();
      return await work(await this.opened);
    } catch (error) {
      if (nameOf(error) !== 'QuotaExceededError') this.opened = null;
      throw storageProblem(error);
    }
  }

  private open(): Promise<IDBDatabase> {
    return openDatabase(this.name, VERSION, {
      upgrade(database, old, changing) {
        if (old < 1) {
          database.createObjectStore('metas', { keyPath: 'id' });
          database.createObjectStore('saves', { keyPath: 'id' });
        }
        if (old < 2) {
          database.createObjectStore('boards', { keyPath: 'id' });
          database.createObjectStore('parts', { keyPath: ['id', 'from'] });
        }
        database.createObjectStore(RESULTS, { keyPath: 'id' });
        // Those of matches that ended before are taken over when somebody first looks.
        if (old > 0) changing.objectStore(RESULTS).put({ id: TAKE_OVER });
      },
      lost: () => {
        this.opened = null;
      },
    });
  }
}

/** The keys of all parts of a match. */
function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/** The texts of one match, as they lie there. */
interface Texts {
  readonly save: string | undefined;
  readonly board: string | undefined;
  readonly parts: readonly string[];
}

function rowOf<T extends keyof Tables>(reading: IDBTransaction, table: T, id: string): Promise<Tables[T] | undefined> {
  return answered(reading.objectStore(table).get(id));
}

/** Whether it was written is known when the transaction is. */
function put<T extends keyof Tables>(writing: IDBTransaction, table: T, row: Tables[T]): void {
  writing.objectStore(table).put(row);
}

async function textsOf(reading: IDBTransaction, id: string): Promise<Texts> {
  const [save, board, parts] = await Promise.all([
    rowOf(reading, 'saves', id),
    rowOf(reading, 'boards', id),
    answered<Tables['parts'][]>(reading.objectStore('parts').getAll(partsOf(id))),
  ]);
  return { save: save?.text, board: board?.text, parts: parts.map(({ text }) => text) };
}

function joined(row: Tables['metas'] | undefined, texts: Texts): unknown {
  if (row === undefined && texts.save === undefined) return null;
  try {
    return { meta: row?.meta, ...record(texts) };
  } catch {
    // What can no longer be read is shown as it lies there: it can be exported.
    return { meta: row?.meta, text: texts.save, ...texts };
  }
}

function record({ save, board, parts }: Texts): object {
  const { stands, saved, marks, reasons } = JSON.parse(`${save}`);
  if (stands === undefined) return { saved, marks, reasons };
  const history = parts.map((text) => JSON.parse(text) as Pick<SavedMatch, 'lines' | 'told' | 'marks'>);
  const whole = {
    lines: history.flatMap((part) => part.lines),
    told: history.flatMap((part) => part.told),
    marks: history.flatMap((part) => part.marks),
  };
  return { saved: { ...stands, ...whole, ...JSON.parse(`${board}`) }, reasons };
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
