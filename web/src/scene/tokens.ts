/** Which symbol of the sprite a thing of a scene is drawn with. Nothing here knows a game: only ids and the sprite. */
import type { ScenePiece } from '@necropole/kernel';
import { hasSymbol, sizeOfSymbol } from '../look/sprite.ts';

/** What a card is drawn with where the sprite has no picture of its own for it. */
const FAMILY_ICONS: Readonly<Record<string, string>> = {
  melee: 'i-attack',
  ranged: 'i-shoot',
  backpack: 'i-backpack',
  event: 'i-noise',
  survival: 'i-medkit',
  spawn: 'i-spawn',
  trait: 'i-heroic',
  character: 'i-people',
};

const FIGURE = 50;
const COUNTER = 46;
const TOKEN = 28;

/** The symbol of a piece, or `null` for a neutral token with initials. */
export function symbolOfPiece({ token }: ScenePiece): string | null {
  return hasSymbol(token) ? token : null;
}

/** How large a piece stands, in design pixels. */
export function sizeOfPiece(piece: ScenePiece): number {
  if (piece.form === 'counter') return COUNTER;
  if (piece.figure !== undefined) return FIGURE;
  const symbol = symbolOfPiece(piece);
  return (symbol === null ? null : sizeOfSymbol(symbol)) ?? TOKEN;
}

/** The picture of a component: the most particular symbol that its id begins with, then its family's icon. */
export function pictureOf(component: string | null, family?: string): string | null {
  const parts = component?.split('-') ?? [];
  for (let length = parts.length; length > 0; length--) {
    const stem = parts.slice(0, length).join('-');
    const found = ['c', 'b', 'ability', 't', 'i'].map((kind) => `${kind}-${stem}`).find(hasSymbol);
    if (found !== undefined) return found;
  }
  return family === undefined ? null : (FAMILY_ICONS[family] ?? null);
}

/** The symbol of a die's face: pips for a number, else the symbol that it is; `null` where it has to be written. */
export function symbolOfFace(face: number | string): string | null {
  return symbolNamed(typeof face === 'number' ? `d-${face}` : face);
}

/** A symbol of this name, or `null`. */
export function symbolNamed(id: string): string | null {
  return hasSymbol(id) ? id : null;
}

/** One or two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*\)/, '').match(/[\p{L}\p{N}]{2,}/gu) ?? [name];
  const long = words.filter((word) => word.length > 2);
  const [first = '?', second] = long.length > 0 ? long : words;
  const letters = second === undefined ? first.slice(0, 2) : (first[0] ?? '') + (second[0] ?? '');
  return letters.toLocaleUpperCase();
}
