/**
 * Toxic gas (page 42): at once, around its bearer, two wounds on the bearer’s square and on the four beside it, one in the orange zone.
 * It passes neither walls nor closed doors. A large figure that stands on several of these squares takes two in all.
 */
import { areaAround, spreadOver } from '@necropole/boards';
import { equipmentOn } from '../content/equipment/deck.ts';
import { DOOR, edgesNow, mapOf, WALL } from '../map.ts';
import type { Effect } from '../phrases/phrase.ts';
import { isOnMap, squaresUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import type { Borne } from './bearers.ts';
import { isMasked } from './placed-markers.ts';
import { inflict } from './wounds.ts';

type Gas = Extract<Effect, { readonly does: 'gas' }>;

export function* releaseGas(table: ErTable, bearer: Figure, { face }: Borne, gas: Gas): Rule {
  const { world, board } = table;
  const { grid } = mapOf(board);
  const made = face === null ? null : equipmentOn(face);
  if (made?.family !== 'special' || made.cloud === undefined) throw new Error('There is no gas in it');
  const [red, orange] = [made.cloud.red, made.cloud.orange].map((zone) => areaAround(grid, bearer.at, zone));
  const edges = edgesNow(world, board);
  const isOpen = (edge: number): boolean => ((edges[edge] ?? 0) & (WALL | DOOR)) === 0;
  const reached = spreadOver(grid, bearer.at, [...(red ?? []), ...(orange ?? [])], isOpen);
  const woundsOn = (square: number): number => {
    if (!reached.includes(square)) return 0;
    return red?.includes(square) === true ? gas.red : gas.orange;
  };
  for (const { id } of world.figures.filter(isOnMap)) {
    const figure = world.figures.find((one) => one.id === id);
    if (figure === undefined || !isOnMap(figure)) continue;
    const sum = squaresUnder(board, figure).reduce((all, square) => all + woundsOn(square), 0);
    const wounds = Math.min(gas.red, sum);
    if (wounds === 0 || isMasked(table, figure)) continue;
    table.tell('gassed', 'ER-42.11', { figure: id, wounds });
    yield* inflict(table, id, wounds);
  }
}
