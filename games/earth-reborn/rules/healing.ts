/** Healing (pages 41 and 43): counters go; from the wounded side one comes back to the healthy one, and none goes above full. */
import type { CharacterId } from '../content/characters/index.ts';
import type { Patient } from '../phrases/phrase.ts';
import { characterOf, isOnMap, isOnSquare } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import { squaresAhead } from './adjacency.ts';
import { isOnIcon } from './bearers.ts';

/** Whoever may be healed: oneself, and whom the phrase says. The red arc lies ahead. */
function patientsOf({ world, board }: ErTable, figure: Figure, whom: Patient, tile: number): readonly Figure[] {
  const ahead = squaresAhead(world, board, figure);
  const isPatient = (other: Figure): boolean =>
    whom === 'on-position-icon'
      ? isOnIcon(board, tile, other)
      : ahead.some((square) => isOnSquare(board, other, square));
  return world.figures.filter((other) => isOnMap(other) && (other.id === figure.id || isPatient(other)));
}

export function* heal(
  table: ErTable,
  figure: Figure,
  points: number,
  whom: Patient,
  tile: number,
  who: readonly CharacterId[],
): Rule {
  const near = patientsOf(table, figure, whom, tile);
  // Whoever took part may be the one (ER-33.8); in a room without icons too, and only one (ER-33.14).
  const patients = table.world.figures.filter((one) => near.includes(one) || who.includes(one.id));
  const usual = tile < 0 ? 'ER-33.8' : 'ER-33.14';
  const id =
    patients.length < 2
      ? figure.id
      : yield* table.ask(figure.seat, {
          key: 'patient',
          params: { figure: figure.id, points },
          cite: who.length > 1 ? usual : 'ER-41.21',
          refs: [figure.id],
          options: () =>
            patients.map((one) => table.option(`heal:${one.id}`, one.id, null, () => ({ refs: [one.id] }))),
        });
  const patient = table.world.figures.find((one) => one.id === id);
  if (patient !== undefined) giveBack(table, patient, points);
}

/** Counters on the wounded side first; with none left, one more point turns the card back (ER-41.21). */
export function giveBack(table: ErTable, figure: Figure, points: number): void {
  let left = points;
  const wasWounded = figure.state === 'wounded';
  while (left > 0 && (figure.wounds > 0 || figure.state === 'wounded')) {
    if (figure.wounds > 0) figure.wounds -= 1;
    else {
      figure.state = 'healthy';
      figure.wounds = characterOf(figure).healthy.life - 1;
    }
    left -= 1;
  }
  table.tell('healed', 'ER-41.21', { figure: figure.id, points: points - left });
  if (wasWounded && figure.state === 'healthy') table.tell('card-turned-back', 'ER-41.21', { figure: figure.id });
}
