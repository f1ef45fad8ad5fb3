/** The table of results in the browser's database: how matches ended. It is fetched when somebody looks at it. */
import { answered, written } from './database.ts';
import { isMeta, isRecorded, TAKE_OVER } from './records.ts';
import type { Result, ResultRow } from './results.ts';

/** Every result as it lies there; those of matches that ended before results were kept are taken over first. */
export async function readResults(database: IDBDatabase): Promise<readonly unknown[]> {
  if ((await keysIn(database.transaction('results'))).includes(TAKE_OVER)) await takeOver(database);
  const rows = await answered<unknown[]>(database.transaction('results').objectStore('results').getAll());
  return rows.map((row) => (row as Partial<ResultRow> | null)?.result);
}

/** Adds results, but for those of matches that have one already; gives how many were new. */
export async function addResults(database: IDBDatabase, results: readonly Result[]): Promise<number> {
  const writing = database.transaction('results', 'readwrite');
  const done = written(writing);
  const fresh = new Map(results.map((result) => [result.meta.id, result]));
  for (const id of await keysIn(writing)) fresh.delete(id);
  for (const [id, result] of fresh) writing.objectStore('results').put({ id, result } satisfies ResultRow);
  await done;
  return fresh.size;
}

export async function clearResults(database: IDBDatabase): Promise<void> {
  const writing = database.transaction('results', 'readwrite');
  writing.objectStore('results').clear();
  await written(writing);
}

async function keysIn(reading: IDBTransaction): Promise<readonly string[]> {
  return (await answered(reading.objectStore('results').getAllKeys())).map(String);
}

/** What only their games could say is left out. */
async function takeOver(database: IDBDatabase): Promise<void> {
  const changing = database.transaction(['metas', 'saves', 'results'], 'readwrite');
  const done = written(changing);
  const results = changing.objectStore('results');
  const known = await keysIn(changing);
  const rows = await answered<unknown[]>(changing.objectStore('metas').getAll());
  for (const row of rows) {
    const meta = (row as { meta?: unknown } | null)?.meta;
    if (!isMeta(meta) || !isRecorded(meta) || known.includes(meta.id)) continue;
    const save = await answered<{ readonly text: string } | undefined>(changing.objectStore('saves').get(meta.id));
    if (save === undefined || beganInPosition(save.text)) continue;
    results.put({
      id: meta.id,
      result: { meta: { ...meta, title: '' }, roles: [], chronicle: null },
    } satisfies ResultRow);
  }
  results.delete(TAKE_OVER);
  await done;
}

/** Did this match begin in a printed example? One that cannot be read any more is no match either. */
function beganInPosition(text: string): boolean {
  try {
    const { stands, saved } = JSON.parse(text);
    return (stands ?? saved).config.position !== undefined;
  } catch {
    return true;
  }
}
