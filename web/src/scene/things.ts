/** What stands or lies on the board: pieces, cards and dice, and what the layout has to know of each. */
import { type Label, nameOfCard, type Scene, type SceneCard, type SceneDie, type ScenePiece } from '@necropole/kernel';
import { placesOn } from './ground.ts';
import { sizeOfPiece, symbolOfPiece } from './tokens.ts';

type LyingCard = Extract<Thing, { readonly card: SceneCard }>;

export type Thing =
  | {
      readonly id: string;
      /** Of one that stands on a card: where that lies. */
      readonly at: string;
      readonly piece: ScenePiece;
      /** The card that it stands on, and what that is called. */
      readonly on?: { readonly id: string; readonly card: SceneCard };
    }
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
  const cards = piles.flatMap((pile): readonly LyingCard[] => {
    const { id, at, cards: lying, label, kind } = pile;
    if (at === undefined || !onBoard.has(at)) return [];
    return lying.map((card, i) => {
      const key = nameOfCard(pile, i);
      const own = named.has(key) ? `${id}-${i + 1}` : key;
      named.add(own);
      return { id: own, at, card, pile: label, row: kind === 'row' };
    });
  });
  const thrown = dice.flatMap((die): readonly Thing[] =>
    die.at === undefined || !onBoard.has(die.at) ? [] : [{ id: die.id, at: die.at, die }],
  );
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const standing = pieces.map((piece): Thing => {
    const beneath = onBoard.has(piece.at) ? undefined : cardById.get(piece.at);
    if (beneath === undefined) return { id: piece.id, at: piece.at, piece };
    return { id: piece.id, at: beneath.at, piece, on: { id: beneath.id, card: beneath.card } };
  });
  return [...cards, ...standing, ...thrown];
}

/** The card that something stands on, by its name; `null` for what stands on none. */
export function cardUnder(thing: Thing): string | null {
  return 'piece' in thing ? (thing.on?.id ?? null) : null;
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
