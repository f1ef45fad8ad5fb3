/**
 * A plugin that gives the app the one list of games without the games themselves, as `virtual:necropole-catalogue`: the
 * modes of every game, its words for the list in one language, what can be chosen before a match, and a picture. `game-parts.ts` fetches the one that is played.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { chaptersApart, type Parts, partsOf } from './chapters-apart.ts';
import { loadCompiled } from './compile.ts';
import { drawingsOf, posterOf } from './drawings.ts';
import { CHOICES, gameParts } from './game-parts.ts';

type Source = typeof import('./catalogue-source.ts');
type Catalogue = ReturnType<Source['makeCatalogue']>;

const CATALOGUE = 'virtual:necropole-catalogue';
const PICTURE = 'virtual:necropole-picture/';
const LISTED = 'virtual:necropole-listed/';
const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, '..', '..', 'games');

/** Another list of games in the place of the one that ships: for tests of the app and for those who develop. */
export interface OtherList {
  /** The module that exports it. */
  readonly list: string;
  /** The folder that holds a folder for each of them; that of the games if left out. */
  readonly folder?: string;
}

export function catalogue(other?: OtherList): Plugin[] {
  const list = other?.folder;
  const alias: Record<string, string> = list === undefined ? {} : { '@necropole/games': list };
  let making: Promise<Catalogue> | undefined;
  const made = (): Promise<Catalogue> => {
    const name = other === undefined ? 'catalogue' : 'test-catalogue';
    const listed: Record<string, string> = other === undefined ? {} : { '@necropole/games': other.list };
    making ??= loadCompiled<Source>(join(here, 'catalogue-source.ts'), name, listed).then((source) =>
      source.makeCatalogue({
        drawingsOf: (id) => drawingsOf(id, list ?? games),
        posterOf: (id) => posterOf(id, list ?? games),
      }),
    );
    return making;
  };
  const parts = async (): Promise<Parts> =>
    partsOf(
      list ?? games,
      (await made()).map(({ entry, later }) => ({ id: entry.id, later })),
    );
  const plugin: Plugin = {
    name: 'necropole-catalogue',
    config: () => ({ resolve: { alias } }),
    resolveId: (id) =>
      id === CATALOGUE || [PICTURE, LISTED, CHOICES].some((kind) => id.startsWith(kind)) ? `\0${id}` : null,
    async load(id) {
      if (id === `\0${CATALOGUE}`) return codeOf(await made());
      if (id.startsWith(`\0${LISTED}`)) {
        const language = id.endsWith('en') ? 'en' : 'fr';
        return `export const words = ${JSON.stringify((await made()).map(({ listed }) => listed[language]))};`;
      }
      if (id.startsWith(`\0${CHOICES}`)) {
        const [, of, language] = /\/(.+)-choices-(fr|en)$/.exec(id) ?? [];
        const found = (await made()).find((one) => one.entry.id === of);
        const { modes, teams, lessons, words } = found?.choices[language === 'en' ? 'en' : 'fr'] ?? {};
        return `export const modes = ${JSON.stringify(modes)}; export const teams = ${JSON.stringify(teams)}; export const lessons = ${JSON.stringify(lessons)}; export const words = ${JSON.stringify(words)};`;
      }
      if (!id.startsWith(`\0${PICTURE}`)) return null;
      const [game, file] = id.slice(PICTURE.length + 1).split('/');
      const found = (await made()).find((one) => one.entry.id === game);
      return `export const picture = ${JSON.stringify(found?.pictures[file === 'picture-en' ? 'en' : 'fr'] ?? '')};`;
    },
  };
  return [
    plugin,
    gameParts(
      list ?? games,
      async () => (await made()).map(({ entry, parts, book }) => ({ id: entry.id, parts, book })),
      parts,
    ),
    chaptersApart(parts),
  ];
}

function codeOf(all: Catalogue): string {
  const picture = (id: string, language: string): string =>
    `() => import(${JSON.stringify(`${PICTURE}${id}/picture-${language}`)}).then((m) => m.picture)`;
  const pictures = all.map(({ entry: { id }, pictures: { fr, en } }) => {
    const drawn = (fr === en ? ['fr'] : ['fr', 'en']).map((language) => picture(id, language));
    return `${JSON.stringify(id)}: [${drawn.join(', ')}]`;
  });
  const nothing = { missions: {}, options: {}, outcomes: {}, faces: {} };
  const unsaid = all.map(({ entry }) => ({ ...entry, words: { fr: nothing, en: nothing } }));
  const words = ['fr', 'en'].map((one) => `${one}: () => import('${LISTED}listed-${one}').then((m) => m.words)`);
  return [
    `export const catalogue = ${JSON.stringify(unsaid)};`,
    `export const words = { ${words.join(', ')} };`,
    `export const pictures = { ${pictures.join(', ')} };`,
  ].join('\n');
}
