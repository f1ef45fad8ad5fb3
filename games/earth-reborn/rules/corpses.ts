/**
 * Corpses (page 41): dead markers, and the skull icons of morgue, cemetery, zombie lab and cryogenic chamber. Whoever faces one may
 * make a zombie of it, as long as there is a figure for it; from an icon of a tile only once.
 */

import { placeOf, squareDirections } from '@necropole/boards';
import { draw, knowers } from '@necropole/kernel';
import { type CharacterId, characters, risingIds } from '../content/characters/index.ts';
import { floorFaces } from '../content/floor/index.ts';
import { corpsesFrom, positionsOf, stanceOn } from '../content/floor/positions.ts';
import { ruledRooms } from '../content/floor/ruled-rooms.ts';
import type { RuledRoomId } from '../content/ids.ts';
import { mapOf, squareName } from '../map.ts';
import { characterOf, hasPower, squaresUnder, tilesUnder, whoIsOn } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import { type Board, type Figure, OFF_MAP, type World } from '../world.ts';
import { squaresAhead } from './adjacency.ts';
import { equipmentOf, putAway } from './equipment.ts';
import { markersOn } from './jamming-markers.ts';
import { newFigure } from './setup.ts';

/** A figure for a new zombie: one that is not in play, or that has died and left nothing behind (ER-41.13). */
export function freeZombie({ figures }: World): CharacterId | null {
  const isFree = (id: CharacterId): boolean => {
    const figure = figures.find((one) => one.id === id);
    return figure === undefined || (figure.state === 'dead' && figure.items.length + figure.magneticCards === 0);
  };
  return risingIds.find(isFree) ?? null;
}

type Standing = Pick<ErTable, 'world' | 'board'>;

/** The squares of the corpses that somebody could raise from where they stand (ER-41.2): nobody stands on them (ER-41.15). */
export function corpsesBefore(table: Standing, figure: Figure): readonly number[] {
  return lyingBefore(table, figure).filter((square) => whoIsOn(table.world, table.board, square) === null);
}

function lyingBefore({ world, board }: Standing, figure: Figure): readonly number[] {
  const ahead = squaresAhead(world, board, figure);
  const markers = ahead.filter((square) => isDeadMarker(world, square));
  return [...markers, ...tileCorpses(world, board, figure, ahead)];
}

/** Somebody who died there, and was no zombie (ER-41.5). */
function isDeadMarker({ figures }: World, square: number): boolean {
  return figures.some((one) => one.state === 'dead' && one.at === square && characterOf(one).zombie !== true);
}

/** Those of the room: from its icon (ER-41.19, ER-41.26, ER-41.27), or for whoever faces one (ER-41.22). */
function tileCorpses(world: World, board: Board, figure: Figure, ahead: readonly number[]): readonly number[] {
  const map = mapOf(board);
  const near = [...tilesUnder(board, figure), ...ahead.map((square) => map.tiles[square] ?? -1)];
  return [...new Set(near)].flatMap((one) => {
    const laid = board.tiles[one];
    const face = laid === undefined ? undefined : floorFaces[laid.face];
    const corpses = face?.ruled === undefined ? undefined : ruledRooms[face.ruled].corpses;
    if (laid === undefined || face === undefined || corpses === undefined) return [];
    if (corpses.power && !hasPower(world, one)) return [];
    const lying = map.floor.filter((square) => map.tiles[square] === one && isCorpse(world, board, square));
    if (corpses.from === 'facing') return lying.filter((square) => ahead.includes(square));
    const stances = squaresUnder(board, figure).map((square) =>
      stanceOn(face, laid, placeOf(map.grid, square), figure.facing),
    );
    const icons = positionsOf(face).filter(({ x, y, facing }) =>
      stances.some((stance) => x === stance?.x && y === stance.y && facing === stance.facing),
    );
    const reached = icons.flatMap((icon) => corpsesFrom(face, icon));
    return lying.filter((square) => {
      const at = stanceOn(face, laid, placeOf(map.grid, square), figure.facing);
      return reached.some(([x, y]) => x === at?.x && y === at.y);
    });
  });
}

function isCorpse({ wrecked, emptied }: World, board: Board, square: number): boolean {
  const map = mapOf(board);
  const element = map.elementOn[square] ?? -1;
  return map.elements[element]?.corpse === true && !wrecked.includes(element) && !emptied.includes(square);
}

export function judgeRaising(table: Standing, figure: Figure): Verdict {
  if (corpsesBefore(table, figure).length === 0) return whyNone(table, figure);
  return freeZombie(table.world) === null ? { key: 'no-zombie-figure', params: {}, cite: 'ER-41.13' } : null;
}

/** Somebody stands on it (ER-41.15); the room needs power (ER-23.8); or there is none (ER-41.2). */
function whyNone(table: Standing, figure: Figure): Verdict {
  const { world, board } = table;
  const [under] = lyingBefore(table, figure);
  if (under !== undefined) {
    const on = whoIsOn(world, board, under);
    return { key: 'corpse-covered', params: {}, cite: 'ER-41.15', refs: on === null ? [] : [on.id] };
  }
  const isDark = corpsesBefore({ world: { ...world, unpowered: [] }, board }, figure).length > 0;
  return isDark ? { key: 'no-power', params: {}, cite: 'ER-23.8' } : { key: 'no-corpse', params: {}, cite: 'ER-41.2' };
}

/** The corpse becomes a zombie of whoever raised it (ER-41.14). */
export function* raiseZombie(table: ErTable, figure: Figure): Rule {
  const { world, board } = table;
  const { grid } = mapOf(board);
  const id = freeZombie(world);
  const corpses = corpsesBefore(table, figure);
  const [only] = corpses;
  if (id === null || only === undefined) return;
  const square =
    corpses.length === 1
      ? only
      : yield* table.ask(figure.seat, {
          key: 'corpse',
          params: { figure: figure.id },
          cite: 'ER-41.26',
          refs: [figure.id],
          options: () =>
            corpses.map((one) =>
              table.option(`raise:${squareName(grid, one)}`, one, null, () => ({ refs: [squareName(grid, one)] })),
            ),
        });
  const facing = yield* table.ask(figure.seat, {
    key: 'zombie-facing',
    params: { figure: id },
    cite: citeOfCorpse(world, board, square),
    options: () => squareDirections.map((direction) => table.option(`face:${direction}`, direction)),
  });
  const dead = world.figures.find((one) => one.state === 'dead' && one.at === square && !characters[one.id].zombie);
  const zombie = newFigure(id, figure.seat, square, facing);
  zombie.markers = markersOn(id, board);
  const before = world.figures.findIndex((one) => one.id === id);
  clearCard(table, world.figures[before]);
  if (before >= 0) world.figures[before] = zombie;
  else world.figures.push(zombie);
  if (dead === undefined) world.emptied.push(square);
  else leaveWith(table, dead, zombie);
  const room = dead === undefined ? ruledRoomAt(world, board, square) : undefined;
  if (room !== undefined) table.uses(room);
  const at = squareName(grid, square);
  table.tell('zombie-rises', dead === undefined ? 'ER-41.3' : 'ER-41.1', { figure: id, at, by: figure.id });
  yield* table.fire('zombieRaised', { figure: id });
}

/** A jamming marker on the card of one that has died goes back to whoever had put it there, its tiles to the discard pile. */
function clearCard(table: ErTable, dead: Figure | undefined): void {
  const { radio, discard } = table.world;
  dead?.markers.forEach((on, seat) => {
    const own = radio[seat];
    if (own !== undefined && on.cards.length > 0) draw(table, on, own, knowers(seat));
  });
  while (dead !== undefined && dead.tiles.cards.length > 0) draw(table, dead.tiles, discard);
}

/** The corpse of a room is told of with the room (ER-41.19, ER-41.22, ER-41.26, ER-41.27), any other with zombies (ER-41.14). */
function citeOfCorpse(world: World, board: Board, square: number): string {
  const ruled = ruledRoomAt(world, board, square);
  return (ruled === undefined ? undefined : ruledRooms[ruled].cites[0]) ?? 'ER-41.14';
}

/** The room that brings the corpse on a square; none for whoever has died there. */
function ruledRoomAt(world: World, board: Board, square: number): RuledRoomId | undefined {
  const laid = isDeadMarker(world, square) ? undefined : board.tiles[mapOf(board).tiles[square] ?? -1];
  return laid === undefined ? undefined : floorFaces[laid.face].ruled;
}

/** The marker goes; what a zombie can carry stays with it, the rest goes (ER-41.4). */
function leaveWith(table: ErTable, dead: Figure, zombie: Figure): void {
  dead.at = OFF_MAP;
  zombie.magneticCards = dead.magneticCards;
  dead.magneticCards = 0;
  for (const item of dead.items) {
    if (equipmentOf(item).weight === 0) zombie.items.push(item);
    else putAway(table, item, 'ER-41.4');
  }
  dead.items = [];
}
