/** The nine tiles of the box, both faces. */
import { tile10V, tile11V, tile12V } from './basement-north.ts';
import { tile13V, tile14V, tile15V } from './basement-south.ts';
import { type TileFace, type TileFaceId, type TileZone, tileFaceIds } from './faces.ts';
import { tile10R, tile11R, tile12R } from './ground-back.ts';
import { tile13R, tile14R, tile15R } from './ground-front.ts';
import { tile16R, tile17R, tile18R } from './grounds.ts';
import { tile16V, tile17V, tile18V } from './upper.ts';

export const tileFaces: Readonly<Record<TileFaceId, TileFace>> = {
  '10R': tile10R,
  '11R': tile11R,
  '12R': tile12R,
  '13R': tile13R,
  '14R': tile14R,
  '15R': tile15R,
  '16R': tile16R,
  '17R': tile17R,
  '18R': tile18R,
  '10V': tile10V,
  '11V': tile11V,
  '12V': tile12V,
  '13V': tile13V,
  '14V': tile14V,
  '15V': tile15V,
  '16V': tile16V,
  '17V': tile17V,
  '18V': tile18V,
};

/** The zones of all faces, by their names on the board. */
export const tileZones: ReadonlyMap<string, TileZone> = new Map(
  tileFaceIds.flatMap((face) => tileFaces[face].zones.map((zone) => [`${face}.${zone.id}`, zone] as const)),
);
