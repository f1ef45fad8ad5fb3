/**
 * What a board gives to have its floor plan made: zones drawn on cells, and what stands between them.
 *
 * What stands between two cells follows from their zones unless the sketch says otherwise: nothing inside a zone,
 * inside a room and between outdoor zones, a wall everywhere else.
 */
import type { Side } from './floor-plan.ts';

/** A cell of a floor's grid: its column and its row. */
export type Cell = readonly [x: number, y: number];

/** The side of a cell towards the next cell on the right, or towards the one below. */
export interface CellSide {
  readonly floor: string;
  readonly cell: Cell;
  readonly side: Side;
}

export interface SketchZone {
  readonly id: string;
  readonly room: string;
  readonly floor: string;
  readonly indoor: boolean;
  readonly obstacle: boolean;
  readonly cells: readonly Cell[];
}

/** What a board gives to have its plan made. */
export interface FloorSketch {
  readonly floors: readonly string[];
  readonly zones: readonly SketchZone[];
  readonly openings: readonly (CellSide & { readonly id: string; readonly kind: string })[];
  /** Sides that differ from what the zones imply. */
  readonly sides: readonly (CellSide & { readonly is: 'open' | 'wall' | 'blind' })[];
  /** Pairs of zones joined by stairs. */
  readonly links: readonly (readonly [string, string])[];
}
