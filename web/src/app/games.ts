/**
 * The games, as the page knows them before one is chosen: a catalogue that the build makes from the one list of games.
 * A game itself (its rules, its book, its words in one language, its drawings) is loaded when somebody wants it.
 */

import { catalogue, pictures } from 'virtual:necropole-catalogue';
import { rules, symbols, words } from 'virtual:necropole-games';
import type { Game, Language } from '@necropole/kernel';
import { addSymbols } from '../look/sprite.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { settings } from './settings.svelte.ts';

export { catalogue };

const loaded = new Map<string, Promise<Game>>();

/** What the catalogue says of a game; `null` when there is no such game. */
export function entryOf(id: string): CatalogueEntry | null {
  return catalogue.find((entry) => entry.id === id) ?? null;
}

/** A game, as it is to be shown. Fails when there is no such game, or when it cannot be fetched; asking again tries again. */
export function loadGame(id: string): Promise<Game> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = fetchGame(id);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

async function fetchGame(id: string): Promise<Game> {
  const fetched = Object.hasOwn(rules, id) ? rules[id]?.() : undefined;
  if (fetched === undefined) throw new Error(`There is no game "${id}"`);
  const [game, drawings] = await Promise.all([fetched, symbols[id]?.(), words[id]?.[settings().language]?.()]);
  addSymbols(drawings ?? '');
  return game;
}

/** Fetches what the games that are here say in another language. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...loaded.keys()].map((id) => words[id]?.[language]?.()));
}

/** The picture of a game, drawn from a scene of it: SVG markup that uses the page's sprite and styles. */
export async function pictureOf(id: string, language: Language): Promise<string> {
  return (await pictures[id]?.[language]()) ?? '';
}
