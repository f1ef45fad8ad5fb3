/** Which symbol a thing of a scene is drawn with: as the scene and the game's art say. */
import type { SceneCard, ScenePiece } from '@necropole/kernel';
import { artOfGame, hasSymbol, sizeOfSymbol } from '../look/sprite.ts';

const FIGURE = 50;
const SIDED = 44;
const COUNTER = 46;
const TOKEN = 28;

/** The symbol of a piece, or `null` for a neutral token with initials. */
export function symbolOfPiece({ token }: ScenePiece): string | null {
  return hasSymbol(token) ? token : null;
}

/** How large a piece stands, in design pixels. */
export function sizeOfPiece(piece: ScenePiece): number {
  if (piece.form === 'counter') return COUNTER;
  if (piece.sides !== undefined) return SIDED;
  if (piece.figure !== undefined) return FIGURE;
  const symbol = symbolOfPiece(piece);
  return (symbol === null ? null : sizeOfSymbol(symbol)) ?? TOKEN;
}

/** The picture of a component: its own, else its family's. */
export function pictureOf(component: string | null, family?: string): string | null {
  const own = component === null ? null : artOfGame().pictureOf(component);
  return own ?? (family === undefined ? null : (artOfGame().families[family]?.symbol ?? null));
}

/** Is it the back of a card that is seen, whether or not whoever looks knows the card? */
export function showsBack({ id, faceDown }: SceneCard): boolean {
  return id === null || faceDown === true;
}

/** The colour of a family of cards, for a style; nothing where the game has none for it. */
export function bandOf(family: string | undefined): string | undefined {
  return family === undefined ? undefined : artOfGame().families[family]?.colour;
}

/** A colour of the game's art, for a style. */
export function tintNamed(name: string): string {
  return `var(--${name})`;
}

/** The symbol of a die's face: pips for a number, else the symbol that it is; `null` where it has to be written. */
export function symbolOfFace(face: number | string): string | null {
  return symbolNamed(typeof face === 'number' ? `d-${face}` : face);
}

/** A symbol of this name, or `null`. */
export function symbolNamed(id: string): string | null {
  return hasSymbol(id) ? id : null;
}

/** One or two letters that stand for a name; of one that is numbered, a letter and its number. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*\)/, '').match(/[\p{L}\p{N}]{2,}/gu) ?? [name];
  const long = words.filter((word) => word.length > 2);
  const [first = '?', second] = long.length > 0 ? long : words;
  const other = second?.[0] ?? /\s(\d+)$/.exec(name)?.[1];
  const letters = other === undefined ? first.slice(0, 2) : (first[0] ?? '') + other;
  return letters.toLocaleUpperCase();
}
