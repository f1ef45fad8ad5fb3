/**
 * What is drawn with: the app's own symbols, and the art of the game on the table. A scene names symbols; what it names in
 * vain gets initials. One game is drawn at a time: whoever shows another says so first.
 */
import { type Art, PLAIN_ART } from '@necropole/kernel';
import sprite from './sprite.svg?raw';

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>[\s\S]*?<\/symbol>/g;

interface DrawnSymbol {
  readonly markup: string;
  /** An icon has the colour of the text around it. */
  readonly icon: boolean;
  /** How large it stands on a board, in design pixels, where the artist said so. */
  readonly size: number | null;
  /** A bust is cut to the disc of its figure. */
  readonly bust: boolean;
  /** The die that it is a whole face of. */
  readonly die: string | null;
}

type Symbols = ReadonlyMap<string, DrawnSymbol>;

/** The art of a game with its drawings: the markup of its symbols. */
export interface GameArt {
  readonly art: Art;
  readonly symbols: string;
}

const own: Symbols = symbolsIn(sprite);
let game: { readonly art: Art; readonly symbols: Symbols } = { art: PLAIN_ART, symbols: new Map() };

function symbolsIn(text: string): Symbols {
  return new Map(
    [...text.matchAll(SYMBOL)].map(([markup, id = '', attributes = '']) => {
      const said = (name: string): string | null => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
      const size = said('data-size');
      const drawn: DrawnSymbol = {
        markup,
        icon: said('viewBox') === '0 0 24 24',
        size: size === null ? null : Number(size),
        bust: said('data-bust') !== null,
        die: said('data-die'),
      };
      return [id, drawn];
    }),
  );
}

/** From now on this game is drawn, also on a page that is shown. */
export function drawWith({ art, symbols }: GameArt): void {
  const before = game.art.colours;
  game = { art, symbols: symbolsIn(symbols) };
  if (typeof document === 'undefined') return;
  const { style } = document.documentElement;
  for (const name of Object.keys(before)) style.removeProperty(`--${name}`);
  for (const [name, colour] of Object.entries(art.colours)) style.setProperty(`--${name}`, colour);
  const shown = document.querySelector('svg.sprite.of-game');
  if (shown !== null) shown.innerHTML = symbolsOfGame();
}

/** The art of the game that is drawn. */
export function artOfGame(): Art {
  return game.art;
}

function find(id: string): DrawnSymbol | undefined {
  return own.get(id) ?? game.symbols.get(id);
}

export function hasSymbol(id: string): boolean {
  return find(id) !== undefined;
}

export function sizeOfSymbol(id: string): number | null {
  return find(id)?.size ?? null;
}

export function isIcon(id: string): boolean {
  return find(id)?.icon === true;
}

export function isBust(id: string): boolean {
  return find(id)?.bust === true;
}

/** The faces of the die that a symbol is a whole face of, in the order of the artist; none where it is no die. */
export function facesLike(id: string): readonly string[] {
  const die = find(id)?.die ?? null;
  if (die === null) return [];
  return [...own, ...game.symbols].flatMap(([face, drawn]) => (drawn.die === die ? [face] : []));
}

/** The markup of these symbols. */
export function symbolsOf(ids: Iterable<string>): string {
  return [...ids].map((id) => find(id)?.markup ?? '').join('');
}

/** The markup of the app's own symbols. */
export function ownSymbols(): string {
  return markupOf(own);
}

/** The markup of what the game is drawn with: its symbols, and the patterns that came with it. */
export function symbolsOfGame(): string {
  return `${markupOf(game.symbols)}${patternsBrought()}`;
}

let brought = '';

/** From now on these patterns can be drawn with, too. */
export function bringPatterns(markup: string): void {
  brought += markup;
}

/** The patterns that have come beside those that every game has. */
export function patternsBrought(): string {
  return brought;
}

function markupOf(symbols: Symbols): string {
  return [...symbols.values()].map(({ markup }) => markup).join('');
}

/** What drawings refer to beside symbols: hatchings, and the disc that busts are cut to. */
export const patterns = `<defs>
<clipPath id="disc"><circle r="26.7"/></clipPath>
<pattern id="hatch-sight" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" stroke="var(--sight)" stroke-width="1.6" opacity=".4"/></pattern>
<pattern id="hatch-refused" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="var(--text-3)" stroke-width="2" opacity=".38"/></pattern>
<pattern id="hatch-area" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0V8" stroke="var(--danger-3)" stroke-width="2.4" opacity=".55"/></pattern>
<pattern id="unseen" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="var(--wall)" stroke-width="3.2" style="opacity:var(--unseen)"/></pattern>
</defs>`;
