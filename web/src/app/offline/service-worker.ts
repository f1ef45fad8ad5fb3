/**
 * Keeps the app for when there is no network. Each build has a cache of its own, filled whole or not at all. A new
 * build waits until the person says so; the cache of the build before stays, for tabs that still run it.
 */
import { cachesToDrop, fileFor } from './caching.ts';

/** What a service worker has that the types of a page do not. */
interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

/** Put in by the build: the files of this build, and a name that changes with any of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const scope = globalThis as unknown as Scope;
const CACHE = `necropole-${VERSION}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => scope.clients.claim()));
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'update') scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = fileFor({ method: request.method, url: request.url, mode: request.mode }, scope.registration.scope);
  if (file !== null) event.respondWith(answer(request, file));
});

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(cachesToDrop(names, CACHE).map((name) => caches.delete(name)));
}

/** From this build's cache, else from the one before (its files have other names), else from the network. */
async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request);
}
