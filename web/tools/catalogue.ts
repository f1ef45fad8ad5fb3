/**
 * A plugin that gives the app the one list of games without the games themselves, as `virtual:necropole-catalogue`: the
 * words and modes of every game, and a picture of each. With it comes `game-parts.ts`, which fetches the one that is played.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadCompiled } from './compile.ts';
import { gameParts } from './game-parts.ts';

type Source = typeof import('./catalogue-source.ts');
type Catalogue = ReturnType<Source['makeCatalogue']>;

const CATALOGUE = 'virtual:necropole-catalogue';
const PICTURE = 'virtual:necropole-picture/';
const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, '..', '..', 'games');

/** `list` is a folder that takes the place of the list of games: tests of the app play games of their own. */
export function catalogue(list?: string): Plugin[] {
  const alias: Record<string, string> = list === undefined ? {} : { '@necropole/games': list };
  let making: Promise<Catalogue> | undefined;
  const made = (): Promise<Catalogue> => {
    const name = list === undefined ? 'catalogue' : 'test-catalogue';
    making ??= loadCompiled<Source>(join(here, 'catalogue-source.ts'), name, alias).then((source) =>
      source.makeCatalogue(),
    );
    return making;
  };
  const plugin: Plugin = {
    name: 'necropole-catalogue',
    config: () => ({ resolve: { alias } }),
    resolveId: (id) => (id === CATALOGUE || id.startsWith(PICTURE) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${CATALOGUE}`) return codeOf(await made());
      if (!id.startsWith(`\0${PICTURE}`)) return null;
      const [game, file] = id.slice(PICTURE.length + 1).split('/');
      const found = (await made()).find((one) => one.entry.id === game);
      return `export const picture = ${JSON.stringify(found?.pictures[file === 'picture-en' ? 'en' : 'fr'] ?? '')};`;
    },
  };
  return [plugin, gameParts(list ?? games, async () => (await made()).map(({ entry }) => entry.id))];
}

function codeOf(all: Catalogue): string {
  const picture = (id: string, language: string): string =>
    `${language}: () => import(${JSON.stringify(`${PICTURE}${id}/picture-${language}`)}).then((m) => m.picture)`;
  const pictures = all.map(
    ({ entry: { id } }) => `${JSON.stringify(id)}: { ${picture(id, 'fr')}, ${picture(id, 'en')} }`,
  );
  return [
    `export const catalogue = ${JSON.stringify(all.map((one) => one.entry))};`,
    `export const pictures = { ${pictures.join(', ')} };`,
  ].join('\n');
}
