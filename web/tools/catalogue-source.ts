/** The catalogue of games, made in Node from the one list of games: what the page needs before it loads a game. */
import { games } from '@necropole/games';
import type { Art, Game, Language, Rulebook, Words } from '@necropole/kernel';
import { rolesOf, viewFor } from '@necropole/kernel/app';
import { render } from 'svelte/server';
import { chaptersIn, type SpokenChapter } from '../src/app/books.ts';
import type { CatalogueEntry, Choices, ListedWords, SpokenFace } from '../src/app/catalogue.ts';
import { drawWith, symbolsOf } from '../src/look/sprite.ts';
import { terrains } from '../src/look/terrains.ts';
import BoardPicture from '../src/scene/BoardPicture.svelte';
import { sayWith, stylesOfParts } from '../src/scene/static.ts';
import { sceneWords } from '../src/scene/words/index.ts';
import { marksOf, positionOf } from './positions.ts';

/** The picture of a game shows a match that is under way: far enough that something happens. */
const ANSWERS = 120;
/** Width to height of the picture, and how much of the board's width it shows. */
const RATIO = 264 / 150;
const SHOWN = 0.8;

/** A book as it is built: what the rules need of it, and its chapters in each language. */
export interface BookParts {
  readonly rest: Pick<Rulebook, 'prefix' | 'list'>;
  readonly chapters: { readonly [L in Language]: readonly SpokenChapter[] };
}

/** What artists drew for a game, by its id: its symbols, and its poster or nothing. */
interface Drawings {
  drawingsOf(id: string): string;
  posterOf(id: string): string;
}

/** Everything of the catalogue. */
export function makeCatalogue({ drawingsOf, posterOf }: Drawings): {
  entry: Omit<CatalogueEntry, 'words'>;
  parts: Art['parts'];
  listed: { [L in Language]: ListedWords };
  choices: { [L in Language]: Choices };
  pictures: { [L in Language]: string };
  book: BookParts;
  later: Game['later'];
}[] {
  return games.map((game) => ({
    entry: {
      id: game.id,
      version: game.version,
      minutes: game.minutes,
      modes: game.modes.map(({ id, seats }) => ({ id, seats, options: {}, missions: [] })),
      teams: [],
      lessons: [],
      taught: game.learning?.howToPlay != null,
    },
    parts: game.art.parts,
    listed: { fr: listedOf(game.words.fr), en: listedOf(game.words.en) },
    choices: { fr: choicesOf(game, 'fr'), en: choicesOf(game, 'en') },
    pictures: picturesOf(game, drawingsOf(game.id), posterOf(game.id)),
    later: game.later,
    book: {
      rest: { prefix: game.rulebook.prefix, list: game.rulebook.list },
      chapters: { fr: chaptersIn(game.rulebook, 'fr'), en: chaptersIn(game.rulebook, 'en') },
    },
  }));
}

function listedOf({ title, about, modes }: Words): ListedWords {
  return { title, about, modes };
}

function choicesOf(game: Game, language: Language): Choices {
  const { missions, options, outcomes } = game.words[language];
  return {
    modes: game.modes.map(({ options: offered, missions: all }) => ({ options: offered, missions: all })),
    teams: teamsOf(game),
    lessons: lessonsOf(game),
    words: { missions, options, outcomes, faces: facesOf(game, language) },
  };
}

function lessonsOf({ learning }: Game): Choices['lessons'] {
  return (learning?.lessons ?? []).map(({ id, minutes, position: { config } }) => ({
    id,
    minutes,
    ...(config.mission !== null && { mission: config.mission }),
  }));
}

function teamsOf(game: Game): readonly string[] {
  const teams = game.modes.flatMap(({ id: mode, seats: [, seats], options, missions }) => {
    const roles = rolesOf(game, { mode, mission: missions[0] ?? null, seats, options: {} });
    return roles.map(({ role }) => role).filter((role) => options[role]?.several !== undefined);
  });
  return [...new Set(teams)];
}

function facesOf(game: Game, language: Language): { [mission: string]: SpokenFace } {
  const say = sayWith(game.words[language]);
  const faces: { [mission: string]: SpokenFace } = {};
  for (const mission of game.modes.flatMap(({ missions }) => missions)) {
    const face = game.missionFace?.(mission) ?? null;
    if (face === null) continue;
    const features = face.features.map(({ symbol, label }) => ({ symbol, name: say(label) }));
    faces[mission] = { ...face, aims: face.aims.map(say), features };
  }
  return faces;
}

/** A game is shown by its poster; one that has none by a part of its board. */
function picturesOf(game: Game, symbols: string, poster: string): { [L in Language]: string } {
  const inLanguage = (language: Language): string =>
    poster === '' ? pictureIn(game, symbols, language) : posterIn(game, symbols, poster);
  return { fr: inLanguage('fr'), en: inLanguage('en') };
}

/** A poster as markup for a page that has the styles, with the symbols that it uses. */
function posterIn(game: Game, symbols: string, poster: string): string {
  drawWith({ art: game.art, symbols });
  const inside = poster.slice(poster.indexOf('>') + 1, poster.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '');
  const [, frame = ''] = /viewBox="([^"]+)"/.exec(poster) ?? [];
  const used = new Set([...inside.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id));
  const apart = (markup: string): string => markup.replace(/( id="| href="#|url\(#)/g, `$1${game.id}-`);
  const colours = Object.entries(game.art.colours).map(([name, colour]) => `--${name}:${colour}`);
  return `<svg class="poster" style="${colours.join(';')}" viewBox="${frame}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${apart(symbolsOf(used))}</defs>${apart(inside)}</svg>`;
}

/** A part of the board as markup for a page that has the sprite and the styles. It is a picture: nothing in it is a button. */
function pictureIn(game: Game, symbols: string, language: Language): string {
  drawWith({ art: game.art, symbols });
  const match = positionOf(game, { seed: `${game.id} on the home page`, answers: ANSWERS });
  const question = match.open[0];
  const words = game.words[language];
  const { body } = render(BoardPicture, {
    props: {
      scene: game.scene(viewFor(match, question === undefined ? [] : [question.seat])),
      say: sayWith(words),
      words: sceneWords[language],
      componentName: (id: string) => words.components[id]?.name ?? id,
      marks: marksOf(question),
    },
  });
  const drawing = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ (role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, (whole, name) => (name === 'data-piece' ? whole : ''))
    .trim();
  const inside = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'));
  const used = new Set([...inside.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id));
  const covers = new Set(
    [...inside.matchAll(/url\(#on-([a-z]+)\)/g)].map(([, terrain = '']) => terrains[terrain] ?? ''),
  );
  // Several games are pictured on one page: what each is drawn with is called after it, and its colours stay inside.
  const apart = (markup: string): string => markup.replace(/( id="| href="#|url\(#(?=on-))/g, `$1${game.id}-`);
  // The page has the styles of what every game has.
  const styles = game.art.parts.map((part) => stylesOfParts[part] ?? '').join('');
  const colours = Object.entries(game.art.colours).map(([name, colour]) => `--${name}:${colour}`);
  return `<svg class="board picture" style="${colours.join(';')}" viewBox="${shownPart(drawing)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><style>${styles.replace(/\s+/g, ' ')}</style><defs>${apart([symbolsOf(used), ...covers].join(''))}</defs>${apart(inside)}</svg>`;
}

/** The part of the board where most pieces stand. */
function shownPart(drawing: string): string {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number);
  const wide = Math.min(width * SHOWN, height * RATIO);
  const high = wide / RATIO;
  const pieces = [...drawing.matchAll(/translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\)/g)].map(
    ([, a, b]) => [Number(a), Number(b)] as const,
  );
  const corners = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.25, 0.5, 0.75, 1].map((down) => [x + across * (width - wide), y + down * (height - high)] as const),
  );
  const seenFrom = ([left, top]: readonly [number, number]): number =>
    pieces.filter(([a, b]) => a > left && a < left + wide && b > top && b < top + high).length;
  const best = corners.reduce((one, other) => (seenFrom(other) > seenFrom(one) ? other : one));
  return [best[0], best[1], wide, high].map(Math.round).join(' ');
}
