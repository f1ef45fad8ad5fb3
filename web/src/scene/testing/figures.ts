/** Twelve figures, by themselves and on six sides: with a portrait, with initials alone, as counters. Made for tests and to look at. */
import type { Scene, ScenePiece } from '@necropole/kernel';
import { FIGURES, FRAMES } from '../../look/figure-look.ts';
import { type Marks, noMarks } from '../marks.ts';
import { label, nothing, rectangle } from './shapes.ts';

const NAMES = ['Ada', 'Basile', 'Chloé', 'Denis', 'Élise', 'Farid', 'Greta', 'Hugo', 'Inès', 'Jonas', 'Kenza', 'Louis'];
const COLUMNS = 6;

/** What stands on one square of a row, for the figure of this number. */
type Row = (figure: number) => Omit<ScenePiece, 'id' | 'at' | 'label'>;

const alone: Row = (figure) => ({ token: 'nobody', figure });
const portrait: Row = (figure) => ({ token: 'b-storm', figure });
const counter: Row = (figure) => ({
  token: 'nobody',
  figure,
  form: 'counter',
  badges: [{ symbol: 'number', text: '3' }],
});
const sided: Row = (figure) => ({ token: 'nobody', figure, side: sideOf(figure) });

const rows: readonly Row[] = [alone, portrait, counter, sided];

/** Two of each side. */
function sideOf(figure: number): number {
  return Math.ceil((figure * FRAMES.length) / FIGURES);
}

/** A row of squares for each way to be drawn, and on each square the figure of that column, and the sixth after it. */
export function twelveFigures(): Scene {
  const spaces = rows.flatMap((_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      rectangle(`square-${row}-${column}`, column * 20, row * 20, 20, 20, 'square'),
    ),
  );
  const pieces = rows.flatMap((look, row) =>
    NAMES.map((name, i): ScenePiece => {
      const at = `square-${row}-${i % COLUMNS}`;
      return { id: `figure-${row}-${i + 1}`, at, label: label(name), ...look(i + 1) };
    }),
  );
  return {
    ...nothing,
    ground: { width: COLUMNS * 20, height: rows.length * 20, crowded: true, groups: [], spaces },
    pieces,
  };
}

export const figureMarks: Marks = { ...noMarks, active: new Set(['figure-0-1']) };
