/** What the service worker keeps and gives, as plain functions. */

/** The request as far as it matters here. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The address of the file that answers a request; `null` for what is not ours to answer. Every page is the one page. */
export function fileFor({ method, url, mode }: Asked, scope: string): string | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  if (mode === 'navigate') return new URL('./', scope).href;
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  return address.href;
}

/** The caches of older builds that no tab can need: all but ours and the newest before it. Names are kept in order of age. */
export function cachesToDrop(names: readonly string[], ours: string): readonly string[] {
  const others = names.filter((name) => name.startsWith('necropole-') && name !== ours);
  return others.slice(0, -1);
}
