/** What stands or lies on the board: pieces, cards and dice, and what the layout has to know of each. */
import { type Label, nameOfCard, type Scene, type SceneCard, type SceneDie, type ScenePiece } from '@necropole/kernel';
import { placesOn } from './ground.ts';
import { sizeOfPiece, symbolOfPiece } from './tokens.ts';

export type Thing =
  | { readonly id: string; readonly at: string; readonly piece: ScenePiece }
  | {
      readonly id: string;
      readonly at: string;
      readonly card: SceneCard;
      readonly pile: Label;
      /** It lies in a row, each card seen. */
      readonly row: boolean;
    }
  | { readonly id: string; readonly at: string; readonly die: SceneDie };

const CARD = 30;
const DIE = 30;

/** Everything with a place on the board, in the order of the scene: cards lie beneath pieces, dice on top. */
export function thingsOf({ ground, pieces, piles, dice = [] }: Scene): readonly Thing[] {
  const onBoard = placesOn(ground);
  const named = new Set<string>();
  const cards = piles.flatMap((pile) => {
    const { id, at, cards: lying, label, kind } = pile;
    if (at === undefined || !onBoard.has(at)) return [];
    return lying.map((card, i): Thing => {
      const key = nameOfCard(pile, i);
      const own = named.has(key) ? `${id}-${i + 1}` : key;
      named.add(own);
      return { id: own, at, card, pile: label, row: kind === 'row' };
    });
  });
  const thrown = dice.flatMap((die): readonly Thing[] =>
    die.at === undefined || !onBoard.has(die.at) ? [] : [{ id: die.id, at: die.at, die }],
  );
  return [...cards, ...pieces.map((piece): Thing => ({ id: piece.id, at: piece.at, piece })), ...thrown];
}

/** How large it stands, in design pixels. */
export function sizeOfThing(thing: Thing): number {
  if ('piece' in thing) return sizeOfPiece(thing.piece);
  return 'die' in thing ? DIE : CARD;
}

/** Things with the same key are alike, and lie on one stack. */
export function likeness(thing: Thing): string {
  if (!('piece' in thing)) return thing.id;
  const { id, figure, facing, badges, label, state, form } = thing.piece;
  if (form === 'counter') return facing === undefined ? `counters of ${figure}` : id;
  if (figure !== undefined || facing !== undefined || (badges ?? []).length > 0) return id;
  return JSON.stringify([symbolOfPiece(thing.piece), label, state]);
}

/** Figures stand first, then enemies, then what is small, then cards and dice. */
export function rankOf(thing: Thing): number {
  if (!('piece' in thing)) return 3;
  if (thing.piece.form === 'counter') return 1;
  if (thing.piece.figure !== undefined) return 0;
  return sizeOfPiece(thing.piece) >= 40 ? 1 : 2;
}

/** How many a heap stands for: each piece counts as often as it says. */
export function countOf(heap: readonly Thing[]): number {
  return heap.reduce((sum, thing) => sum + ('piece' in thing ? (thing.piece.count ?? 1) : 1), 0);
}

export function isInRow(thing: Thing): boolean {
  return 'card' in thing && thing.row;
}

export function isLarge(thing: Thing): boolean {
  return 'piece' in thing && (thing.piece.size ?? 1) > 1;
}
