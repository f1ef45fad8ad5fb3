/** The browser's database, which tells everything by events, as promises. */

/** What there is to do around a database that is being opened. */
interface Opening {
  /** Makes the tables that are missing since the old version, 0 for none; all within one transaction. */
  upgrade(database: IDBDatabase, old: number, changing: IDBTransaction): void;
  /** It cannot be used any more: the browser closed it, or another tab wants to change it. */
  lost(): void;
}

/** Opens a database. For a newer version of the app that wants to change it, it stands out of the way. */
export async function openDatabase(name: string, version: number, { upgrade, lost }: Opening): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (request.transaction !== null) upgrade(request.result, oldVersion, request.transaction);
  };
  const database = await answered(request);
  database.onversionchange = () => {
    database.close();
    lost();
  };
  database.onclose = lost;
  return database;
}

/** What a request gives. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((give, fail) => {
    request.onsuccess = () => give(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** All that was asked for is written, or nothing of it. */
export function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((give, fail) => {
    transaction.oncomplete = () => give();
    transaction.onabort = () => fail(transaction.error ?? new DOMException('It was given up', 'AbortError'));
  });
}
