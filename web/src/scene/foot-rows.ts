/** Rows along the foot of the table: which of their cards are seen whole, which are spines, and what the bracket holds. */
import { type NextPlace, nameOfCard, type SceneCard, type ScenePile } from '@necropole/kernel';

/** A card of such a row. */
export interface FootCard {
  readonly id: string;
  readonly card: SceneCard;
  /** Only the answer that is pointed at would lay it. */
  readonly foreseen: boolean;
}

export type FootItem = FootCard | NextPlace;

/** A row as it lies, from the oldest card on. */
export interface FootRow {
  /** Those that have no room: seen from their side. */
  readonly spines: readonly FootCard[];
  readonly before: readonly FootItem[];
  /** From the first that counts to the last: what lies between them is in the bracket too. */
  readonly bracketed: readonly FootItem[];
  readonly after: readonly FootItem[];
}

/** How large cards lie there, in pixels. */
export interface FootSizes {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly spine: number;
  /** More spines than this are not drawn: their number is told. */
  readonly spines: number;
}

export const footSizes = {
  desk: { width: 80, height: 98, gap: 6, spine: 18, spines: 10 },
  low: { width: 58, height: 78, gap: 6, spine: 18, spines: 10 },
  phone: { width: 46, height: 50, gap: 4, spine: 9, spines: 3 },
} as const satisfies Record<string, FootSizes>;

/** Between two spines. */
export const SPINE_GAP = 2;

/** `foreseen`: the same row after the answer that is pointed at; `room`: how wide it may be. */
export function footRow(pile: ScenePile, foreseen: ScenePile | null, room: number, sizes: FootSizes): FootRow {
  const shown = foreseen ?? pile;
  const cards = shown.cards.map(
    (card, i): FootCard => ({ id: nameOfCard(shown, i), card, foreseen: i >= pile.cards.length }),
  );
  const next = shown.next ?? [];
  const firstLive = cards.findIndex(({ card }) => card.live === true);
  const least = firstLive < 0 ? Math.min(1, cards.length) : cards.length - firstLive;
  const whole = wholeCards(cards.length, next.length, Math.min(least, cards.length), room, sizes);
  const spines = cards.slice(0, cards.length - whole);
  const items: readonly FootItem[] = [...cards.slice(cards.length - whole), ...next];
  const from = items.findIndex(isLive);
  const to = items.findLastIndex(isLive) + 1;
  if (from < 0) return { spines, before: items, bracketed: [], after: [] };
  return { spines, before: items.slice(0, from), bracketed: items.slice(from, to), after: items.slice(to) };
}

function isLive(item: FootItem): boolean {
  return 'card' in item ? item.card.live === true : item.live === true;
}

/** How many of the newest cards are seen whole, with the spines of the others beside them; those that count are, always. */
function wholeCards(
  count: number,
  next: number,
  least: number,
  room: number,
  { width, gap, spine, spines: most }: FootSizes,
): number {
  for (let whole = count; whole > least; whole--) {
    const spines = Math.min(most, count - whole);
    const besides = spines === 0 ? 0 : spines * (spine + SPINE_GAP) - SPINE_GAP + 2 * gap;
    if (besides + (whole + next) * (width + gap) - gap <= room) return whole;
  }
  return least;
}
