/**
 * The games, as the page knows them before one is chosen: a catalogue that the build makes from the one list of games.
 * A game itself (its words, its rules, its book) is loaded when somebody wants it.
 */

import { catalogue, loaders, pictures } from 'virtual:necropole-catalogue';
import type { Game } from '@necropole/kernel';
import type { CatalogueEntry } from './catalogue.ts';

export { catalogue };

const loaded = new Map<string, Promise<Game>>();

/** What the catalogue says of a game; `null` when there is no such game. */
export function entryOf(id: string): CatalogueEntry | null {
  return catalogue.find((entry) => entry.id === id) ?? null;
}

/** A whole game. Fails when there is no such game, or when it cannot be fetched; asking again tries again. */
export function loadGame(id: string): Promise<Game> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) return Promise.reject(new Error(`There is no game "${id}"`));
  const coming = load();
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

/** The picture of a game, drawn from a scene of it: SVG markup that uses the page's sprite and styles. */
export async function pictureOf(id: string, language: keyof CatalogueEntry['words']): Promise<string> {
  return (await pictures[id]?.[language]()) ?? '';
}
