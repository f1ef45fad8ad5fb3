/** The ways of a hero over the board, Move by Move, each with all the actions that it would take as things stand. */
import { neighbours } from '@necropole/boards';
import type { MzTable } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { enemiesInTheWay, isOpen, zoneId } from './places.ts';

export interface Way {
  /** The zones from where the hero stands to where the way leads, by id. */
  readonly through: readonly string[];
  readonly actions: number;
}

/** The cheapest way to each zone that open doors and windows lead to. */
export function waysOf(table: MzTable, hero: Hero): ReadonlyMap<Zone, Way> {
  const { world, board } = table;
  const open = isOpen(world, board);
  const ways = new Map<Zone, Way>([[hero.zone, { through: [zoneId(board, hero.zone)], actions: 0 }]]);
  const edge = [hero.zone];
  while (edge.length > 0) {
    const from = takeNearest(edge, ways);
    const { through, actions } = wayTo(ways, from);
    const inTheWay = enemiesInTheWay(table, from).length;
    for (const to of neighbours(board.plan, from, open)) {
      const known = ways.get(to);
      const reached = actions + table.query('moveCost', 1 + inTheWay, { hero, from, to });
      if (known !== undefined && known.actions <= reached) continue;
      if (known === undefined) edge.push(to);
      ways.set(to, { through: [...through, zoneId(board, to)], actions: reached });
    }
  }
  return ways;
}

/** Takes the zone that is reached soonest, the first found of several. */
function takeNearest(edge: Zone[], ways: ReadonlyMap<Zone, Way>): Zone {
  let nearest = 0;
  for (let i = 1; i < edge.length; i++) {
    if (wayTo(ways, edge[i]).actions < wayTo(ways, edge[nearest]).actions) nearest = i;
  }
  return edge.splice(nearest, 1)[0] as Zone;
}

function wayTo(ways: ReadonlyMap<Zone, Way>, zone: Zone | undefined): Way {
  return ways.get(zone as Zone) as Way;
}
