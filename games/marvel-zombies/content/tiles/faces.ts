/**
 * Tile faces as they are drawn: a plan of six by six cells that a person can read and edit.
 *
 * Every cell shows the mark of its zone. Between the cells stand walls (`|`, `-`), doors (`D`), windows (`W`), doors of
 * the elevator shaft (`S`) and the flight of stairs (`~`), which lets everybody pass and nobody see. A door on the edge
 * of a tile is drawn on both tiles that it joins. The book prints the tiles as pictures that are not at hand: all plans
 * are reconstructed from what its missions say of them.
 */

export const floorIds = ['ground', 'upper', 'basement'] as const;
export type FloorId = (typeof floorIds)[number];

export const tileFaceIds = [
  '10R',
  '11R',
  '12R',
  '13R',
  '14R',
  '15R',
  '16R',
  '17R',
  '18R',
  '10V',
  '11V',
  '12V',
  '13V',
  '14V',
  '15V',
  '16V',
  '17V',
  '18V',
] as const;
export type TileFaceId = (typeof tileFaceIds)[number];

/** How many cells a tile has along each edge. */
export const TILE_CELLS = 6;

/** What stands in a wall and can be opened. */
export type OpeningKind = 'door' | 'window' | 'elevator';

/** The symbol that calls for a spawn card, and the one that holds a citizen card. */
export type TileSymbol = 'spawn' | 'citizen';

export interface TileZone {
  /** The letter that marks its cells on the plan. */
  readonly mark: string;
  /** Its name on the tile; on the board the tile's name goes before it, as in `14R.entrance`. */
  readonly id: string;
  /** The room that it is part of. A room may go on over several tiles of a floor. */
  readonly room: string;
  readonly outdoor?: true;
  /** What grows there, outdoors; paved if left out. */
  readonly cover?: 'grass';
  /** One of several alike: its name is not written on the board. */
  readonly quiet?: true;
  readonly obstacle?: true;
  readonly symbols?: readonly TileSymbol[];
  /** A bedroom that missions highlight. */
  readonly highlighted?: true;
  /** Where the elevator stops. */
  readonly shaft?: true;
  /** Does the flight of stairs between the ground floor and the upper floor end here? */
  readonly stairs?: true;
}

export interface TileFace {
  readonly id: TileFaceId;
  readonly floor: FloorId;
  readonly provenance: 'reconstructed';
  readonly plan: readonly string[];
  readonly zones: readonly TileZone[];
}
