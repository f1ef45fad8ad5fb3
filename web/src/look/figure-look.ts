/** What a figure looks like wherever it is shown: its colour, its shape, the frame of its side. Nothing else decides so. */

/** So many figures have a shape of their own, and a colour where no sides group them; one more begins again. */
export const FIGURES = 12;

/**
 * The tokens of each side, on a grid of 64 around their middle; without a side they are round. Each has a colour too:
 * that of the figure with its number.
 */
export const FRAMES: readonly string[] = [
  'M-28.5 0a28.5 28.5 0 1 0 57 0a28.5 28.5 0 1 0-57 0z',
  'M-31 0L-15.5-27h31L31 0L15.5 27h-31z',
  'M-16-27.5h32l11.5 11.5v32l-11.5 11.5h-32l-11.5-11.5v-32z',
  'M-27-27.5h54v28c0 15-13 24-27 29c-14-5-27-14-27-29z',
  'M-27-27h28a26 26 0 0 1 26 26v28h-28a26 26 0 0 1-26-26z',
  'M-27.5-27.5h27.5a27.5 27.5 0 0 1 0 55h-27.5z',
];

/** Whoever is shown as a figure: a piece, a sheet, a card, a marker. */
interface Figured {
  readonly figure?: number;
  readonly side?: number;
}

export interface FigureLook {
  /** The class that paints everything inside it in the colour of the figure, or of its side. */
  readonly paint: string;
  /** The symbol of its shape. */
  readonly shape: string;
  /** The outline of its token, where it belongs to a side. */
  readonly frame: string | null;
}

/** The look of a figure; `null` for what is none. Those of one side share colour and frame, and each keeps its shape. */
export function lookOf({ figure, side }: Figured): FigureLook | null {
  if (figure === undefined) return null;
  const colour = side === undefined ? around(figure, FIGURES) : around(side, FRAMES.length);
  const frame = side === undefined ? null : (FRAMES[around(side, FRAMES.length) - 1] ?? null);
  return { paint: `s${colour}`, shape: `s-${around(figure, FIGURES)}`, frame };
}

/** The look of a seat, before it has a figure. */
export function lookOfSeat(seat: number): FigureLook {
  const number = around(seat + 1, FIGURES);
  return { paint: `s${number}`, shape: `s-${number}`, frame: null };
}

function around(number: number, most: number): number {
  return ((number - 1) % most) + 1;
}
