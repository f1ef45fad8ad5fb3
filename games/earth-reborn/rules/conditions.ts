/** The conditions of a phrase (page 22): all have to be met before it is paid for. Each says by which rule it is not. */

import { floorFaces } from '../content/floor/index.ts';
import type { RuledRoomId } from '../content/ids.ts';
import type { Clan } from '../content/kinds.ts';
import type { Subject } from '../phrases/phrase.ts';
import type { Requirement } from '../phrases/reading.ts';
import { characterOf, hasPower, isOnMap, isOnTile, tilesUnder } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { type Borne, isDestroyed, isJammer, isOn, judgePlace } from './bearers.ts';
import { judgeRaising } from './corpses.ts';
import { seesFigure, sightNow } from './line-of-sight.ts';

/** Is this somebody whom an icon means? */
export function isMeant(board: Board, figure: Figure, subject: Subject): boolean {
  if (subject === 'zombie') return characterOf(figure).zombie === true;
  return 'clan' in subject ? board.clans[figure.seat] === subject.clan : figure.id === subject.character;
}

/** Those whom an icon means and whom a figure sees. */
export function seenBy(
  { world, board }: Pick<ErTable, 'world' | 'board'>,
  figure: Figure,
  of: Subject,
): readonly Figure[] {
  const barriers = sightNow(world, board);
  return world.figures.filter(
    (other) =>
      other.id !== figure.id &&
      isOnMap(other) &&
      isMeant(board, other, of) &&
      seesFigure(board, barriers, figure, other),
  );
}

/** Is somebody of this clan in the room, and no enemy? Which clan it is, is for the player to say who commands them (ER-41.28). */
export function holdsRoom(world: World, board: Board, tile: number, clan: Clan): boolean {
  let isThere = false;
  for (const figure of world.figures) {
    if (!isOnMap(figure) || !isOnTile(board, figure, tile)) continue;
    if (board.clans[figure.seat] !== clan) return false;
    isThere = true;
  }
  return isThere;
}

/** The tile of this room, if it is laid. */
export function tileOfRoom({ tiles }: Board, room: RuledRoomId): number {
  return tiles.findIndex(({ face }) => floorFaces[face].ruled === room);
}

/** May somebody trigger this phrase where they stand, whatever it costs? */
export function judgeConditions(table: ErTable, figure: Figure, borne: Borne): Verdict {
  const { world, board } = table;
  const { asked, tile, face } = borne;
  const place = judgePlace(board, figure, borne);
  if (place !== null) return place;
  if (tile >= 0 && isDestroyed(world, board, tile)) return { key: 'element-destroyed', params: {}, cite: 'ER-23.3' };
  if (asked.clan !== null && board.clans[figure.seat] !== asked.clan)
    return { key: 'other-clan', params: { clan: asked.clan }, cite: 'ER-22.1' };
  if (asked.uses === 'once-a-turn' && figure.triggered.includes(tile))
    return { key: 'triggered-already', params: { figure: figure.id }, cite: citeOfOnce(table, figure, borne) };
  if (asked.engages && figure.items.some((item) => item.face === face && item.engaged))
    return { key: 'card-engaged', params: {}, cite: 'ER-43.10' };
  for (const condition of asked.requires) {
    const verdict = judgeCondition(table, figure, borne, condition);
    if (verdict !== null) return verdict;
  }
  return null;
}

/** Once a turn (ER-22.13): whoever has switched off the jammer of a room does not switch it on again (ER-27.9). */
function citeOfOnce({ world, board }: ErTable, figure: Figure, borne: Borne): string {
  return isJammer(board, borne) && !isOn(world, figure, borne) ? 'ER-27.9' : 'ER-22.13';
}

function judgeCondition(table: ErTable, figure: Figure, borne: Borne, condition: Requirement): Verdict {
  const { world, board } = table;
  switch (condition.asks) {
    case 'on':
      return isOn(world, figure, borne) ? null : { key: 'not-switched-on', params: {}, cite: 'ER-22.14' };
    case 'power':
      return borne.tile < 0 || hasPower(world, borne.tile) ? null : { key: 'no-power', params: {}, cite: 'ER-23.8' };
    case 'facing-corpse':
      return judgeRaising(table, figure);
    case 'sight':
      return seenBy(table, figure, condition.of).length > 0
        ? null
        : { key: 'nobody-seen', params: {}, cite: 'ER-14.9' };
    case 'room-type': {
      const laid = tilesUnder(board, figure).flatMap((tile) => board.tiles[tile] ?? []);
      const fits = condition.types.some((type) => laid.some(({ face }) => floorFaces[face].rooms.includes(type)));
      return fits ? null : { key: 'wrong-room-type', params: { types: condition.types }, cite: 'ER-22.1' };
    }
    case 'room-held': {
      const tile = condition.room === undefined ? borne.tile : tileOfRoom(board, condition.room);
      const clan = condition.clan ?? board.clans[figure.seat] ?? 'norad';
      return holdsRoom(world, board, tile, clan) ? null : { key: 'room-not-held', params: {}, cite: 'ER-41.28' };
    }
    case 'commanded-by':
      return board.clans[figure.seat] === condition.clan
        ? null
        : { key: 'commanded-otherwise', params: {}, cite: 'ER-40.13' };
    case 'happening':
      return null;
  }
}
