import { describe, expect, it } from 'vitest';
import { type Build, type Caches, cacheOf, fileFor, fill, kept, olderCaches, tidy } from './caching.ts';

const scope = 'https://play.example/table/';
const files = ['./', './assets/a.js', './licences.txt'];
const build: Build = { scope, files, version: '3' };
const second: Build = { scope, files, version: '2' };
const first: Build = { scope, files, version: '1' };

/** Caches in the memory of the test: what is put there is the address and whose it is. */
class Kept implements Caches {
  readonly all = new Map<string, Map<string, string>>();

  put(name: string, file: string): void {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files.set(file, `${name}: ${file}`));
  }

  open(name: string): ReturnType<Caches['open']> {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (file) => {
        const text = files.get(`${file}`);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
      addAll: (requests) => {
        for (const one of requests as readonly Request[]) files.set(one.url, `${one.cache} ${one.url}`);
        return Promise.resolve();
      },
    });
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.all.has(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
}

const textOf = async (found: Response | undefined): Promise<string | null> =>
  found === undefined ? null : found.text();

describe('what the service worker answers', () => {
  it('answers every page with the one page', () => {
    expect(fileFor({ method: 'GET', url: `${scope}?a=1`, mode: 'navigate' }, build)).toBe(scope);
    expect(fileFor({ method: 'GET', url: `${scope}anything`, mode: 'navigate' }, build)).toBe(scope);
  });

  it('answers files by their address alone, also in a tab of their own', () => {
    expect(fileFor({ method: 'GET', url: `${scope}assets/a.js?x#y`, mode: 'cors' }, build)).toBe(`${scope}assets/a.js`);
    const licences = `${scope}licences.txt`;
    expect(fileFor({ method: 'GET', url: licences, mode: 'navigate' }, build)).toBe(licences);
  });

  it('leaves alone what is not ours', () => {
    expect(fileFor({ method: 'POST', url: `${scope}a`, mode: 'cors' }, build)).toBeNull();
    expect(fileFor({ method: 'HEAD', url: `${scope}assets/a.js`, mode: 'cors' }, build)).toBeNull();
    expect(fileFor({ method: 'GET', url: 'https://play.example/other', mode: 'cors' }, build)).toBeNull();
    expect(fileFor({ method: 'GET', url: 'https://elsewhere.example/table/a', mode: 'navigate' }, build)).toBeNull();
    expect(fileFor({ method: 'GET', url: 'http://play.example/table/a', mode: 'navigate' }, build)).toBeNull();
  });

  it('answers from its own caches only: this build’s, then the one before', async () => {
    const caches = new Kept();
    const shared = `${scope}assets/a.js`;
    const older = `${scope}assets/older.js`;
    const oldest = `${scope}assets/oldest.js`;
    const foreign = `${scope}assets/foreign.js`;
    for (const file of [shared, older, foreign]) caches.put('somebody else', file);
    for (const file of [shared, foreign]) caches.put('necropole /another-table/ 9', file);
    for (const file of [shared, older, oldest]) caches.put(cacheOf(first), file);
    for (const file of [shared, older]) caches.put(cacheOf(second), file);
    caches.put(cacheOf(build), shared);
    expect(await textOf(await kept(caches, build, shared))).toBe(`${cacheOf(build)}: ${shared}`);
    expect(await textOf(await kept(caches, build, older))).toBe(`${cacheOf(second)}: ${older}`);
    expect(await kept(caches, build, oldest)).toBeUndefined();
    expect(await kept(caches, build, foreign)).toBeUndefined();
  });

  it('makes no cache by looking', async () => {
    const caches = new Kept();
    expect(await kept(caches, build, scope)).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
  });
});

describe('what the service worker keeps', () => {
  it('is every file of the build, fresh from the server', async () => {
    const caches = new Kept();
    await fill(caches, build);
    expect([...(caches.all.get(cacheOf(build))?.values() ?? [])]).toEqual([
      `no-cache ${scope}`,
      `no-cache ${scope}assets/a.js`,
      `no-cache ${scope}licences.txt`,
    ]);
  });

  it('is this build, and the one before while another tab may run it; nothing of others is dropped', async () => {
    const caches = new Kept();
    for (const one of [first, second, build]) caches.put(cacheOf(one), scope);
    const others = ['somebody else', 'necropole /another-table/ 9', 'necropole /table/deeper/ 9'];
    for (const name of others) caches.put(name, scope);
    expect(olderCaches(await caches.keys(), build)).toEqual([cacheOf(first), cacheOf(second)]);
    await tidy(caches, build, true);
    expect(await caches.keys()).toEqual([cacheOf(second), cacheOf(build), ...others]);
    await tidy(caches, build, false);
    expect(await caches.keys()).toEqual([cacheOf(build), ...others]);
  });
});
