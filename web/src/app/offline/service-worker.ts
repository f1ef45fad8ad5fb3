/**
 * Keeps the app for when there is no network. Each build has a cache of its own, filled whole or not at all. A new
 * build waits until the person says so; the cache of the build before stays as long as a tab may still run it.
 */
import { type Build, fileFor, fill, kept, tidy } from './caching.ts';

/** What a service worker has that the types of a page do not. */
interface Scope {
  readonly clients: { claim(): Promise<void>; matchAll(which: object): Promise<readonly unknown[]> };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      respondWith(answer: Promise<Response>): void;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
}

/** Put in by the build: the files of this build, and a name that changes with any of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const scope = globalThis as unknown as Scope;
const build: Build = { scope: scope.registration.scope, files: FILES, version: VERSION };

scope.addEventListener('install', (event) => event.waitUntil(fill(caches, build)));

scope.addEventListener('activate', (event) => {
  // The tab that asked for this build loads it anew; others go on with the build before.
  event.waitUntil(openTabs().then((tabs) => tidy(caches, build, tabs > 1).then(() => scope.clients.claim())));
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'update') scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = fileFor(request, build);
  if (file === null) return;
  event.respondWith(kept(caches, build, file).then((found) => found ?? fetch(request)));
  // The first tab that is opened: none runs an older build any more.
  if (request.mode === 'navigate')
    event.waitUntil(openTabs().then((tabs) => (tabs === 0 ? tidy(caches, build, false) : undefined)));
});

async function openTabs(): Promise<number> {
  return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
}
