/** What the service worker keeps and gives, with the browser's caches handed to it. */

/** The request as far as it matters here. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** A build: where the app lies, its files relative to that, and a name that changes with any of them. */
export interface Build {
  readonly scope: string;
  readonly files: readonly string[];
  readonly version: string;
}

/** The browser's caches as far as they matter here. The names come in order of age. */
export interface Caches {
  open(name: string): Promise<Pick<Cache, 'match' | 'addAll'>>;
  has(name: string): Promise<boolean>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

/**
 * The address of the file that answers a request; `null` for what is not ours to answer. A file of the build is asked for
 * by its address, also in a tab of its own; every other page is the one page.
 */
export function fileFor({ method, url, mode }: Asked, { scope, files }: Build): string | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  const isFile = files.some((file) => new URL(file, scope).href === address.href);
  return mode === 'navigate' && !isFile ? new URL('./', scope).href : address.href;
}

/** Every address of the app has its own caches: another app at the same host, or another copy of this one, has others. */
export function cacheOf({ scope, version }: Build): string {
  return `${familyOf(scope)}${version}`;
}

/** The caches of older builds of this app, oldest first. */
export function olderCaches(names: readonly string[], build: Build): readonly string[] {
  return names.filter((name) => name.startsWith(familyOf(build.scope)) && name !== cacheOf(build));
}

function familyOf(scope: string): string {
  return `necropole ${new URL(scope).pathname} `;
}

/** Fills the cache of a build, whole or not at all. */
export async function fill(caches: Caches, build: Build): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  await cache.addAll(build.files.map((file) => new Request(new URL(file, build.scope), { cache: 'no-cache' })));
}

/** Drops the caches of older builds. While other tabs may still run the build before, that one stays. */
export async function tidy(caches: Caches, build: Build, othersRun: boolean): Promise<void> {
  const older = olderCaches(await caches.keys(), build);
  await Promise.all((othersRun ? older.slice(0, -1) : older).map((name) => caches.delete(name)));
}

/** What answers for a file: this build's cache, else that of the build before (its files have other names), else nothing. */
export async function kept(caches: Caches, build: Build, file: string): Promise<Response | undefined> {
  const before = olderCaches(await caches.keys(), build).at(-1);
  for (const name of [cacheOf(build), before]) {
    // To open a cache that is not there would make it.
    if (name === undefined || !(await caches.has(name))) continue;
    const found = await (await caches.open(name)).match(file);
    if (found !== undefined) return found;
  }
  return undefined;
}
