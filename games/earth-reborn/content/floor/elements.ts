/** What stands on floor tiles. Numbers that the examples do not tell are ours; what has none is never destroyed (ER-23.3). */
import { elementDefences } from '../defences.ts';

export const elementNames = [
  'altar',
  'apparatus',
  'barrels',
  'bed',
  'bench',
  'boiler',
  'bookcase',
  'cabinet',
  'chains',
  'coffin-tank',
  'console',
  'crates',
  'desk',
  'fallen-wall',
  'generator',
  'kitchen-units',
  'lockers',
  'map-table',
  'missiles',
  'mortuary-drawer',
  'pew',
  'planters',
  'rack',
  'radio',
  'robot',
  'rock',
  'safe',
  'satellite-console',
  'screens',
  'shelves',
  'sofa',
  'stove',
  'surgery-unit',
  'table',
  'tomb',
  'tree',
  'vehicle',
  'water',
  'weights',
] as const;

export type ElementName = (typeof elementNames)[number];

/** What stands on a floor tile, over one square or several, or on the side of a square. */
export interface FloorElement {
  readonly id: ElementName;
  /** The hits that it takes to destroy it; `null`: nothing does. */
  readonly defence: number | null;
  /** A dotted yellow line runs around it: nobody enters its squares. */
  readonly bars: boolean;
  /** It bears the blocked-sight icon. */
  readonly blind: boolean;
  /** The phrases of its room are its own: they go with it. */
  readonly bearsPhrases?: true;
  /** A skull icon: a corpse lies there. */
  readonly corpse?: true;
}

/** Something that stands in the way until it is destroyed. */
export function barring(id: ElementName, defence: number | null): FloorElement {
  return { id, defence, bars: true, blind: false };
}

/** The same, and nobody sees past it. */
export function hiding(id: ElementName, defence: number | null): FloorElement {
  return { id, defence, bars: true, blind: true };
}

/** Something that one walks past. */
export function crossed(id: ElementName, defence: number | null): FloorElement {
  return { id, defence, bars: false, blind: false };
}

/** Something that the phrases of the room belong to. */
export function working(element: FloorElement): FloorElement {
  return { ...element, bearsPhrases: true };
}

/** A corpse, on a square that can be entered. */
export function corpse(id: ElementName, defence: number | null): FloorElement {
  return { id, defence, bars: false, blind: false, corpse: true };
}

/** One enters its square and is seen there, but nobody sees past it. */
export const tree: FloorElement = { id: 'tree', defence: null, bars: false, blind: true };
export const crates = hiding('crates', elementDefences.crates);
export const screens = working(crossed('screens', elementDefences.screens));
