/** The squares that enemies of whoever moves have in sight: there they may ask for a duel. */
import type { SceneField } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import { mapOf, squareName } from '../map.ts';
import { commandLeftFor, isOnMap, plays } from '../reading.ts';
import { seesSquare, sightNow } from '../rules/line-of-sight.ts';
import type { World } from '../world.ts';
import { sideOfCharacter } from './faces.ts';
import type { ErView } from './seen.ts';

/** Only while somebody of the active player moves: an interceptor is not intercepted (E200). */
export function fieldsOf({ world, board }: ErView): readonly SceneField[] {
  const { round } = world;
  if (!plays(board, 'duel') || round === null || round.move === null || round.interception !== null) return [];
  const mover = world.figures.find(({ id }) => id === (round.combined?.mover ?? round.figure));
  if (mover === undefined) return [];
  // Nothing that stops sight is hidden; the figure itself would be elsewhere by then.
  const open = world as unknown as World;
  const barriers = sightNow({ ...open, figures: open.figures.filter(({ id }) => id !== mover.id) }, board);
  const { floor, grid } = mapOf(board);
  return open.figures
    .filter((enemy) => enemy.seat !== mover.seat && isOnMap(enemy) && commandLeftFor(enemy) > 0)
    .map(
      (enemy): SceneField => ({
        tone: 'watched',
        side: sideOfCharacter(characters[enemy.id]),
        spaces: floor
          .filter((square) => seesSquare(board, barriers, enemy, square))
          .map((square) => squareName(grid, square)),
      }),
    )
    .filter(({ spaces }) => spaces.length > 0);
}
