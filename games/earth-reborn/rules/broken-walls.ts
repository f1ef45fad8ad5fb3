/**
 * Broken-wall markers (pages 13 and 29). A gap takes a short marker; two sections in line that the Mammoth breaks take a long one.
 * When two short ones lie in line, whoever broke the second may swap them for a long one. A gap is there without a marker, too.
 */
import { edgesInLine } from '@necropole/boards';
import { markerCounts } from '../content/markers.ts';
import { wallName } from '../map.ts';
import { figureOf, plays } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure, World } from '../world.ts';

/** How many markers are left. */
export function wallMarkersLeft({ breaches, longMarkers, unmarked }: World): { short: number; long: number } {
  return {
    short: markerCounts['short-broken-wall'] - (breaches.length - 2 * longMarkers.length - unmarked.length),
    long: markerCounts['long-broken-wall'] - longMarkers.length,
  };
}

/** Is there none at all? Then the Mammoth has no ammunition (ER-29.4). */
export function isOutOfWallMarkers(world: World): boolean {
  const { short, long } = wallMarkersLeft(world);
  return short + long === 0;
}

/** A section of wall is gone: with a short marker, if there is one (ER-13.4, ER-13.6). */
export function breach(world: World, edge: number): void {
  if (wallMarkersLeft(world).short === 0) world.unmarked.push(edge);
  world.breaches.push(edge);
}

/** Two sections in line are gone, under one long marker. */
export function breachLong({ world }: ErTable, edges: readonly [number, number]): void {
  world.breaches.push(...edges);
  world.longMarkers.push(edges);
}

/** Says what is left of the stock, which is the ammunition of the Mammoth: all take from it (ER-29.5). */
export function tellStock(table: ErTable, cite: 'ER-29.4' | 'ER-29.5'): void {
  if (plays(table.board, 'large-figures')) table.tell('walls-marked', cite, wallMarkersLeft(table.world));
}

/** The gaps with a short marker that lie in line with this one. */
function shortInLine({ world, board }: ErTable, edge: number): readonly number[] {
  const isShort = (one: number): boolean =>
    !world.unmarked.includes(one) && world.longMarkers.every((pair) => !pair.includes(one));
  if (!isShort(edge)) return [];
  return world.breaches.filter((one) => isShort(one) && edgesInLine(board.grid, one, edge));
}

/** Two short markers in line may be swapped for a long one (ER-13.5): only the Mammoth cares. */
export function* offerLongMarker(table: ErTable, { id }: Pick<Figure, 'id'>, edge: number): Rule {
  const { world, board } = table;
  if (!plays(board, 'large-figures') || wallMarkersLeft(world).long === 0) return;
  const others = shortInLine(table, edge);
  if (others.length === 0) return;
  const other = yield* table.ask(figureOf(world, id).seat, {
    key: 'long-marker',
    params: { figure: id },
    cite: 'ER-13.5',
    options: () => [
      table.option('decline', null),
      ...others.map((one) =>
        table.option(`lengthen:${wallName(one)}`, one, null, () => ({ refs: [wallName(one), wallName(edge)] })),
      ),
    ],
  });
  if (other === null) return;
  world.longMarkers.push([other, edge]);
  table.tell('walls-remarked', 'ER-13.5', { figure: id, ...wallMarkersLeft(world) });
}
