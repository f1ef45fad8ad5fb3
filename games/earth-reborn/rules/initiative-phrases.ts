/**
 * Phrases of the initiative phase (pages 41 and 42): rooms that a clan holds alone give CP, or CP for MP to each of its characters
 * there; some equipment lets its player draw more tiles.
 */
import { madeOf, type Seat } from '@necropole/kernel';
import { commandedBy, hasPower, isOnTile, tilesUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Board } from '../world.ts';
import { type Borne, componentOf, isDestroyed, phrasesOfItems, phrasesOfRooms } from './bearers.ts';
import { holdsRoom } from './conditions.ts';
import { gainCommand } from './effects.ts';
import { judgeMissionPoints, spendMissionPoints } from './mission-points.ts';

/** The phrases of rooms that serve in this phase whoever holds them. They follow from the phrases of the rooms alone. */
function servingHolders(board: Board): readonly Borne[] {
  const rooms = phrasesOfRooms(board);
  return madeHolding(rooms, 0, () =>
    rooms
      .flat()
      .filter(
        ({ phrase }) => phrase.phase === 'initiative' && phrase.conditions.some(({ asks }) => asks === 'room-held'),
      ),
  );
}

const madeHolding = madeOf<object, readonly Borne[]>(1);

/** Those that this player holds alone. */
function heldBy({ world, board }: ErTable, seat: Seat): readonly Borne[] {
  const clan = board.clans[seat] ?? 'norad';
  return servingHolders(board).filter(({ tile }) => {
    const works = !isDestroyed(world, board, tile) && hasPower(world, tile);
    return works && holdsRoom(world, board, tile, clan);
  });
}

/** CP that come by themselves. */
export function receiveForRooms(table: ErTable, seat: Seat): void {
  for (const { asked, cite, of } of heldBy(table, seat)) {
    if (asked.by !== 'itself') continue;
    table.uses(componentOf(of));
    for (const effect of asked.success) if (effect.does === 'command') gainCommand(table, seat, effect.points, cite);
  }
}

/** For each of their characters in the room a player may pay MP for CP (ER-41.29). */
export function* convertMorale(table: ErTable, seat: Seat): Rule {
  for (const { asked, cite, tile, of } of heldBy(table, seat)) {
    const [effect] = asked.success;
    if (asked.missionPoints === 0 || effect?.does !== 'command') continue;
    for (const figure of commandedBy(table.world, seat).filter((one) => isOnTile(table.board, one, tile))) {
      const converts = yield* table.ask(seat, {
        key: 'morale',
        params: { figure: figure.id, command: effect.points },
        // A large figure has what all its rooms bring (ER-28.16).
        cite: tilesUnder(table.board, figure).length > 1 ? 'ER-28.16' : cite,
        refs: [figure.id],
        options: () => [
          table.option('decline', false),
          table.option('convert', true, judgeMissionPoints(table.world, seat, asked.missionPoints)),
        ],
      });
      if (!converts) break;
      table.uses(componentOf(of));
      spendMissionPoints(table, seat, asked.missionPoints);
      gainCommand(table, seat, effect.points, cite);
    }
  }
}

/** What lets a player draw more tiles, of what is carried (ER-42.13). */
function bringingTiles({ world }: ErTable, seat: Seat): readonly Borne[] {
  return commandedBy(world, seat)
    .flatMap(phrasesOfItems)
    .filter(({ phrase }) => phrase.phase === 'initiative' && phrase.effects.some(({ does }) => does === 'order-tiles'));
}

/** How many tiles a player draws up to: more, if somebody carries what says so (ER-42.13). */
export function tilesToDraw(table: ErTable, seat: Seat, usual: number): number {
  const effects = bringingTiles(table, seat).flatMap(({ phrase }) => phrase.effects);
  return Math.max(usual, ...effects.map((effect) => (effect.does === 'order-tiles' ? effect.upTo : 0)));
}

/** It has let them draw more. */
export function usesForTiles(table: ErTable, seat: Seat): void {
  for (const { of } of bringingTiles(table, seat)) table.uses(componentOf(of));
}
