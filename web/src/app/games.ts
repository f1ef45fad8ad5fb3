/**
 * The games, as the page knows them before one is chosen: a catalogue that the build makes from the one list of games.
 * A game itself (its rules, its words in one language, its drawings) is loaded when somebody wants it; its book follows.
 */

import { catalogue, words as listedWords, pictures } from 'virtual:necropole-catalogue';
import { ways } from 'virtual:necropole-ways';
import { type Game, LANGUAGES, type Language, type MatchConfig } from '@necropole/kernel';
import { drawWith } from '../look/sprite.ts';
import { fetchParts } from '../scene/parts/fetching.ts';
import { fillBook } from './books.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { settings } from './settings.svelte.ts';

export { catalogue };

/** A game that is here, and its drawings. */
interface Loaded {
  readonly game: Game;
  readonly drawings: string;
}

const loaded = new Map<string, Promise<Loaded>>();
const offered = new Set<string>();
const read = new Map<string, Promise<void>>();
/** Those of which also what only some matches need is told. */
const further = new Set<string>();

type Choices = Omit<MatchConfig, 'seed'>;

/** Fetches what the list of games says in a language. Nothing of it can be shown before. */
export async function loadCatalogue(language: Language): Promise<void> {
  const said = await listedWords[language]();
  catalogue.forEach((entry, i) => void Object.assign(entry.words[language], said[i]));
}

/** Fetches the choices before a match, and what a game says of them and of its endings: of one game, or of all. */
export async function loadChoices(id?: string, language = settings().language): Promise<void> {
  const wanted = catalogue.filter((entry) => id === undefined || entry.id === id);
  await Promise.all(
    wanted.map(async (entry) => {
      const offers = await (await wayOf(entry.id)).choices[language]();
      Object.assign(entry.words[language], offers.words);
      Object.assign(entry, { teams: offers.teams, lessons: offers.lessons });
      for (const [i, mode] of entry.modes.entries()) Object.assign(mode, offers.modes[i]);
      offered.add(entry.id);
    }),
  );
}

/** What the catalogue says of a game; `null` when there is no such game. */
export function entryOf(id: string): CatalogueEntry | null {
  return catalogue.find((entry) => entry.id === id) ?? null;
}

/**
 * A game, as it is to be shown: from now on the page draws with its art. Fails when there is no such game, or when it
 * cannot be fetched; asking again tries again.
 */
export async function loadGame(id: string): Promise<Game> {
  const { game, drawings } = await here(id);
  drawWith({ art: game.art, symbols: drawings });
  return game;
}

function here(id: string): Promise<Loaded> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = fetchGame(id);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

async function fetchGame(id: string): Promise<Loaded> {
  const { rules, symbols, words, parts } = await wayOf(id);
  const [game, drawings] = await Promise.all([rules(), symbols(), words[settings().language]?.(), fetchParts(parts)]);
  return { game, drawings };
}

/** Where everything of a game is. */
export async function wayOf(id: string): ReturnType<NonNullable<(typeof ways)[string]>> {
  const way = Object.hasOwn(ways, id) ? ways[id] : undefined;
  if (way === undefined) throw new Error(`There is no game "${id}"`);
  return way();
}

/** A game whose book can be read in this language. */
export async function loadBook(id: string, language: Language): Promise<Game> {
  const game = await loadGame(id);
  await readBook(game, language);
  return game;
}

/** A game whose book can be read in all languages, with the printed examples. */
export async function loadWholeBook(id: string): Promise<Game> {
  const [game, { examples }] = await Promise.all([loadGame(id), wayOf(id)]);
  await Promise.all([examples?.(), ...LANGUAGES.map((language) => readBook(game, language))]);
  return game;
}

/** A game with what it says in a match of these choices: some chapters, and what they say, only come into some. */
export async function loadGameFor(id: string, config: Choices): Promise<Game> {
  const game = await loadGame(id);
  if (game.later?.comeInto(config) !== true) return game;
  further.add(id);
  await (await wayOf(id)).laterWords[settings().language]?.();
  return game;
}

/** A game with what teaches it. */
export async function loadLearning(id: string): Promise<Game> {
  const [game] = await Promise.all([loadGame(id), wayOf(id).then(({ learning }) => learning?.())]);
  return game;
}

function readBook({ id, rulebook }: Game, language: Language): Promise<void> {
  const name = `${id} ${language}`;
  const known = read.get(name);
  if (known !== undefined) return known;
  const coming = wayOf(id)
    .then(({ books }) => books[language]?.())
    .then((chapters) => {
      if (chapters !== undefined) fillBook(rulebook, language, chapters);
    });
  read.set(name, coming);
  coming.catch(() => read.delete(name));
  return coming;
}

/** Fetches what the games that are here say in another language. */
export async function loadWords(language: Language): Promise<void> {
  const fetched = [...loaded].flatMap(([id, game]) => [
    wayOf(id).then(({ words }) => words[language]?.()),
    further.has(id) ? wayOf(id).then(({ laterWords }) => laterWords[language]?.()) : null,
    LANGUAGES.some((one) => read.has(`${id} ${one}`)) ? game.then((one) => readBook(one.game, language)) : null,
  ]);
  await Promise.all([...fetched, ...[...offered].map((id) => loadChoices(id, language))]);
}

/** The picture of a game, drawn from a scene of it: SVG markup that uses the page's sprite and styles. */
export async function pictureOf(id: string, language: Language): Promise<string> {
  const drawn = pictures[id] ?? [];
  return (await (drawn[LANGUAGES.indexOf(language)] ?? drawn[0])?.()) ?? '';
}
