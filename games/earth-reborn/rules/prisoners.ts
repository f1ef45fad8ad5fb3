/**
 * Prisoners (page 30): each lies on the card of one captor, weighs 1, does nothing and has nothing.
 *
 * 1. Whoever is free again is wounded as before, and keeps counters, tiles and spent CP. Its player chooses the facing.
 * 2. It stands where the captor put it, fell or was captured; if somebody is there, as near as can be.
 * 3. Nobody leads a friend: where a captor changes sides, or a prisoner does, it is free.
 */
import { squareDirections, squareReach } from '@necropole/boards';
import { mapOf, squareName } from '../map.ts';
import { figureOf, isLarge, isOnMap, whoIsOn } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import { freeLarge } from './piloting.ts';
import { priceOfStep } from './ways.ts';

/** Whom it leads, or pilots. */
export function ledBy(world: World, { prisoner }: Pick<Figure, 'prisoner'>): Figure | null {
  if (prisoner === null) return null;
  const figure = figureOf(world, prisoner);
  return figure.state === 'captured' ? figure : null;
}

/** The prisoner of somebody is free, on this square or as near to it as can be (ER-30.16). */
export function* setFree(
  table: ErTable,
  captor: Figure,
  place: Pick<Figure, 'at' | 'over' | 'facing'>,
  cite: string,
): Rule<Figure | null> {
  const prisoner = ledBy(table.world, captor);
  if (prisoner === null) return null;
  captor.prisoner = null;
  captor.usesLarge = false;
  if (isLarge(prisoner)) {
    freeLarge(table, prisoner, place);
    // Whoever is no pilot any more, and lives, stands beside it.
    if (isOnMap(captor)) Object.assign(captor, { over: null, at: freeSquareNear(table, captor, place.at) });
    return prisoner;
  }
  prisoner.at = freeSquareNear(table, prisoner, place.at);
  prisoner.state = 'wounded';
  const { grid } = mapOf(table.board);
  table.tell('freed', cite, { figure: prisoner.id, from: captor.id, at: squareName(grid, prisoner.at) });
  table.tell('unchanged', 'ER-30.16', { figure: prisoner.id, wounds: prisoner.wounds, command: prisoner.spent });
  yield* standFree(table, prisoner, cite);
  return prisoner;
}

/** Whoever commands it chooses where it looks (ER-30.11, ER-30.12). */
function* standFree(table: ErTable, figure: Figure, cite: string): Rule {
  figure.facing = yield* table.ask(figure.seat, {
    key: 'stand-free',
    params: { figure: figure.id },
    cite,
    refs: [figure.id],
    options: () =>
      squareDirections.map((direction) =>
        table.option(`face:${direction}`, direction, null, () => ({
          refs: [figure.id],
          facing: squareDirections.indexOf(direction),
        })),
      ),
  });
  table.tell('faces', cite, { figure: figure.id, facing: figure.facing });
}

function freeSquareNear({ world, board }: ErTable, { seat }: Figure, at: number): number {
  if (whoIsOn(world, board, at) === null) return at;
  const { costs } = squareReach(mapOf(board).grid, at, Infinity, { cost: priceOfStep(world, board, seat) });
  let nearest = at;
  for (let square = 0, least = Infinity; square < costs.length; square++) {
    const cost = costs[square] ?? -1;
    if (cost >= 0 && cost < least && whoIsOn(world, board, square) === null) [nearest, least] = [square, cost];
  }
  return nearest;
}

/** Somebody has changed sides: whoever leads a friend now sets them free. */
export function* releaseFriends(table: ErTable): Rule {
  for (const captor of table.world.figures) {
    if (isOnMap(captor) && ledBy(table.world, captor)?.seat === captor.seat)
      yield* setFree(table, captor, { ...captor }, 'ER-30.11');
  }
}
