/**
 * Wounds and death (pages 11 and 12): a healthy card whose wounds reach its life is turned over, and what is left goes on the other
 * side; a wounded one dies. The dead leave the board, and a marker stays where they fell.
 */
import type { CharacterId } from '../content/characters/index.ts';
import { mapOf, squareName } from '../map.ts';
import { figureOf, isLarge, isOnMap, isPilot, sideOf, squaresUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import { checkCapacity } from './equipment.ts';
import { takeFromDead } from './handing-over.ts';
import { takeCardsOf } from './magnetic-cards.ts';
import { setFree } from './prisoners.ts';

/** Puts counters on a card, one after the other, and does what follows from them. */
export function* inflict(table: ErTable, id: CharacterId, wounds: number): Rule {
  const figure = figureOf(table.world, id);
  if (wounds === 0 || !isOnMap(figure)) return;
  const wasHealthy = figure.state === 'healthy';
  figure.wounds += wounds;
  if (figure.state === 'healthy' && figure.wounds >= sideOf(figure).life) turnOver(table, figure);
  if (figure.state === 'wounded' && figure.wounds >= sideOf(figure).life) {
    yield* die(table, figure, wasHealthy ? 'ER-12.1' : 'ER-11.8');
  }
  // The other side of the card may carry less.
  if (wasHealthy && figure.state === 'wounded') yield* checkCapacity(table, figure, 'ER-17.4');
}

/** The counters that filled the healthy side go (ER-11.6); those beyond lie on the wounded side (ER-11.7). */
function turnOver(table: ErTable, figure: Figure): void {
  figure.wounds -= sideOf(figure).life;
  figure.state = 'wounded';
  table.tell('card-turned', figure.wounds > 0 ? 'ER-11.7' : 'ER-11.6', { figure: figure.id });
}

/**
 * What it carried stays under its card (ER-17.12); its tiles stay until the final phase (ER-11.10). Whom it led is free, and may take
 * what the captor carried (ER-30.12, ER-30.13).
 */
export function* die(table: ErTable, figure: Figure, cite: string): Rule {
  const stood = { at: figure.at, over: figure.over, facing: figure.facing };
  const square = yield* chooseMarkerSquare(table, figure);
  const at = squareName(mapOf(table.board).grid, square);
  figure.at = square;
  figure.over = null;
  figure.state = 'dead';
  figure.wounds = 0;
  table.tally('fell', at);
  table.tell('died', cite, { figure: figure.id, at });
  const usual = figure.items.length > 0 ? 'ER-17.12' : 'ER-11.10';
  table.tell('marker-left', isLarge(figure) ? 'ER-40.7' : usual, { figure: figure.id, at });
  yield* table.fire('died', { figure: figure.id });
  // A large prisoner stays where its pilot fell; any other stands where the marker lies.
  const place = isPilot(figure) ? stood : { ...stood, at: square };
  const freed = yield* setFree(table, figure, place, 'ER-30.12');
  if (freed === null) return;
  if (figure.items.length > 0) yield* takeFromDead(table, freed, figure, 'ER-30.13');
  yield* takeCardsOf(table, freed, figure, 'ER-30.13');
}

/** A large figure leaves its marker on the square that its player chooses (ER-40.7). */
function* chooseMarkerSquare(table: ErTable, figure: Figure): Rule<number> {
  const { grid } = mapOf(table.board);
  const squares = squaresUnder(table.board, figure);
  const [only = figure.at] = squares;
  if (squares.length < 2) return only;
  return yield* table.ask(figure.seat, {
    key: 'marker-square',
    params: { figure: figure.id },
    cite: 'ER-40.7',
    refs: [figure.id],
    options: () =>
      squares.map((square) =>
        table.option(`fall:${squareName(grid, square)}`, square, null, () => ({ refs: [squareName(grid, square)] })),
      ),
  });
}
