/**
 * A plugin that puts what waits for the styles of a part of the page in the place of Vite’s: without what it does for browsers and
 * settings that the app does not have, it is a third of it, and a worker, which has no window, says why it cannot fetch a file.
 */
import type { Plugin } from 'vite';

export function stylesFirst(): Plugin {
  return {
    name: 'necropole-styles-first',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
  };
}

/** What has failed may be asked for again. Styles that the page came with are there already. */
const HELPER = `
const coming = new Map();
const isHere = (href) => [...document.querySelectorAll('link[rel=stylesheet]')].some((link) => link.href === href);
function styles(href) {
  if (!coming.has(href) && !isHere(href)) coming.set(href, new Promise((here, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = here;
    link.onerror = () => {
      link.remove();
      coming.delete(href);
      failed(new Error('Unable to fetch ' + href));
    };
    document.head.append(link);
  }));
  return coming.get(href);
}
export const __vitePreload = async (fetched, names, from) => {
  if (names?.length > 0) await Promise.all(names.map((name) => styles(new URL(name, from).href)));
  return fetched();
};
`;
