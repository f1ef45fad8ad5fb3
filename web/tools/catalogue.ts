/**
 * A plugin that gives the page `virtual:necropole-catalogue`: the words and modes of every game of the one list, a
 * picture of each, and how to load it. So the page knows all games, and fetches only the one that is played.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadCompiled } from './compile.ts';

type Source = typeof import('./catalogue-source.ts');

const CATALOGUE = 'virtual:necropole-catalogue';
const PICTURE = 'virtual:necropole-picture/';
const entry = join(dirname(fileURLToPath(import.meta.url)), 'catalogue-source.ts');

export function catalogue(): Plugin {
  let making: Promise<ReturnType<Source['makeCatalogue']>> | undefined;
  const made = () => {
    making ??= loadCompiled<Source>(entry, 'catalogue').then(({ makeCatalogue }) => makeCatalogue());
    return making;
  };
  return {
    name: 'necropole-catalogue',
    resolveId: (id) => (id === CATALOGUE || id.startsWith(PICTURE) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${CATALOGUE}`) return codeOf(await made());
      if (!id.startsWith(`\0${PICTURE}`)) return null;
      const [game, language] = id.slice(PICTURE.length + 1).split('/');
      const found = (await made()).find((one) => one.entry.id === game);
      return `export const picture = ${JSON.stringify(found?.pictures[language === 'en' ? 'en' : 'fr'] ?? '')};`;
    },
  };
}

function codeOf(all: ReturnType<Source['makeCatalogue']>): string {
  const ids = all.map(({ entry: { id } }) => id);
  const loaders = ids.map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`@necropole/games/${id}`)}).then((m) => m.game)`,
  );
  const picture = (id: string, language: string): string =>
    `${language}: () => import(${JSON.stringify(`${PICTURE}${id}/${language}`)}).then((m) => m.picture)`;
  const pictures = ids.map((id) => `${JSON.stringify(id)}: { ${picture(id, 'fr')}, ${picture(id, 'en')} }`);
  return [
    `export const catalogue = ${JSON.stringify(all.map((one) => one.entry))};`,
    `export const loaders = { ${loaders.join(', ')} };`,
    `export const pictures = { ${pictures.join(', ')} };`,
  ].join('\n');
}
