/** A scene as a standalone SVG, without a browser: for pictures, docs and tests. Styles and symbols are inside it. */
import type { Language, Scene, ScenePart, Words } from '@necropole/kernel';
import { label } from '@necropole/kernel';
import './parts/all.ts';
import { render } from 'svelte/server';
import bands from '../look/board/bands.css?raw';
import edges from '../look/board/edges.css?raw';
import foot from '../look/board/foot.css?raw';
import boardStyles from '../look/board/index.css?raw';
import locations from '../look/board/locations.css?raw';
import paving from '../look/board/paving.css?raw';
import aboard from '../look/board/piece-signs.css?raw';
import pools from '../look/board/pools.css?raw';
import rooms from '../look/board/rooms.css?raw';
import sides from '../look/board/sides.css?raw';
import terrain from '../look/board/terrain.css?raw';
import ways from '../look/board/ways.css?raw';
import { drawWith, type GameArt, patterns, patternsBrought, symbolsOf } from '../look/sprite.ts';
import tokenStyles from '../look/tokens.css?raw';
import BoardPicture from './BoardPicture.svelte';
import FootPicture from './FootPicture.svelte';
import { floorToShow } from './floors.ts';
import { type Marks, noMarks } from './marks.ts';
import type { Say } from './plan.ts';
import { sceneWords } from './words/index.ts';

/** How high a row along the foot is, with what is written above and below its cards. */
const FOOT_ROW = 188;

export interface Picture {
  readonly scene: Scene;
  /** What the game is drawn with. */
  readonly art: GameArt;
  readonly words: Words;
  readonly language: Language;
  readonly theme: 'night' | 'paper';
  readonly marks?: Marks;
  /** On boards with several floors, the one to draw; else the one that the question is about. */
  readonly floor?: number;
  /** What a screen reader says of the whole picture. */
  readonly title?: string;
  /** `@font-face` rules to put inside, where the picture must look the same everywhere. */
  readonly fonts?: string;
}

/** The styles of those parts of boards that few games have. */
export const stylesOfParts: { readonly [P in ScenePart]?: string } = {
  edges,
  terrain,
  ways,
  locations,
  pools,
  paving,
  bands,
  aboard,
  rooms,
  sides,
};

export function sayWith(words: Words): Say {
  return ({ key, params }) => label(words, key, ...(params ?? []));
}

export function pictureOfScene({
  scene,
  art,
  words,
  language,
  theme,
  marks,
  floor,
  title,
  fonts = '',
}: Picture): string {
  drawWith(art);
  const props = {
    scene,
    say: sayWith(words),
    words: sceneWords[language],
    componentName: (id: string) => words.components[id]?.name ?? id,
    floor: floor ?? floorToShow(scene, marks ?? noMarks),
    ...(marks === undefined ? {} : { marks }),
  };
  const body = withFoot(markupOf(render(BoardPicture, { props })), scene, props);
  const used = new Set([...body.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id));
  const name = title === undefined ? '' : `<title>${escaped(title)}</title>`;
  const viewBox = /viewBox="([^"]+)"/.exec(body)?.[1] ?? '0 0 1 1';
  const [x, y, width, height] = viewBox.split(' ');
  const style = `<style>${escaped(fonts + withoutComments([tokenStyles, coloursOf(art), boardStyles, foot, ...Object.values(stylesOfParts)].join('')))}</style>`;
  const background = `<rect x="${x}" y="${y}" width="${width}" height="${height}" style="fill:var(--table)"/>`;
  const defs = `<svg width="0" height="0" aria-hidden="true">${symbolsOf(used)}${patterns}${patternsBrought()}</svg>`;
  return body
    .trim()
    .replace(
      /^<svg/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${theme}"`,
    )
    .replace(/>/, `>${name}${style}${defs}${background}`);
}

/** What Svelte leaves for the browser to find its way by, nobody needs here. */
function markupOf({ body }: { readonly body: string }): string {
  return body.replace(/<!--[\s\S]*?-->/g, '');
}

/** The rows along the foot of the table lie below the board: the picture is higher by them. */
function withFoot(
  board: string,
  { piles }: Scene,
  { say, componentName }: { readonly say: Say; readonly componentName: (id: string) => string },
): string {
  const rows = piles.filter(({ along }) => along === 'foot');
  if (rows.length === 0) return board;
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(board)?.[1] ?? '').split(' ').map(Number);
  const drawn = rows.map((pile, i) => {
    const props = { pile, x: x + 6, y: y + height + i * FOOT_ROW, width: width - 12, say, componentName };
    return markupOf(render(FootPicture, { props }));
  });
  return board
    .replace(/viewBox="[^"]+"/, `viewBox="${x} ${y} ${width} ${height + rows.length * FOOT_ROW}"`)
    .replace(/<\/svg>\s*$/, `${drawn.join('')}</svg>`);
}

/** The colours of a game, as the styles of a picture have them. */
function coloursOf({ art: { colours } }: GameArt): string {
  const said = Object.entries(colours).map(([name, colour]) => `--${name}:${colour};`);
  return `:root{${said.join('')}}`;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
