/** The ways of a hero over the board, Move by Move, each with all the actions that it would take as things stand. */
import type { MzTable } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { enemiesInTheWay, zonesBeside } from './places.ts';

export interface Way {
  /** From where the hero stands to where the way leads. */
  readonly through: readonly Zone[];
  readonly actions: number;
}

/** The cheapest way to each zone that open doors and windows lead to. */
export function waysOf(table: MzTable, hero: Hero): ReadonlyMap<Zone, Way> {
  const { world, board } = table;
  const ways = new Map<Zone, Way>([[hero.zone, { through: [hero.zone], actions: 0 }]]);
  const left = new Set<Zone>();
  for (;;) {
    const next = [...ways].filter(([zone]) => !left.has(zone)).sort(([, a], [, b]) => a.actions - b.actions)[0];
    if (next === undefined) return ways;
    const [from, { through, actions }] = next;
    left.add(from);
    const inTheWay = enemiesInTheWay(table, from).length;
    for (const to of zonesBeside(world, board, from)) {
      const reached = actions + table.query('moveCost', 1 + inTheWay, { hero, from, to });
      if (reached < (ways.get(to)?.actions ?? Number.POSITIVE_INFINITY)) {
        ways.set(to, { through: [...through, to], actions: reached });
      }
    }
  }
}
