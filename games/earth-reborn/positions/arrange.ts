/** Tables arranged by hand: for the printed examples, and for tests. An open floor or rooms, figures and tiles where one wants them. */
import { edgeAt, type SquareDirection, squareCount, squareGrid } from '@necropole/boards';
import { EVERYBODY, knowers, putCard } from '@necropole/kernel';
import { type CharacterId, characters } from '../content/characters/index.ts';
import { type EquipmentFaceId, equipmentFaceOf } from '../content/equipment/deck.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { FloorFaceId } from '../content/floor/index.ts';
import type { LaidDoor, LaidFace, OrderTileId, WrittenSection } from '../content/kinds.ts';
import { type Module, modulesOf } from '../content/modules.ts';
import { orderTiles } from '../content/order-tiles.ts';
import { squareName } from '../map.ts';
import { figureOf } from '../reading.ts';
import { freshRound } from '../round.ts';
import { emptySearchPile } from '../rules/search-deck.ts';
import { equip, layOutMarkers, newFigure } from '../rules/setup.ts';
import type { PhaseName } from '../shape.ts';
import { type Board, type Figure, OFF_MAP, type World } from '../world.ts';

/** A figure as it is wanted: in the clan of its card, healthy and with nothing, unless said otherwise. */
export interface ArrangedFigure
  extends Partial<
    Pick<
      Figure,
      | 'seat'
      | 'state'
      | 'wounds'
      | 'facing'
      | 'engaged'
      | 'spent'
      | 'paralysed'
      | 'magneticCards'
      | 'placed'
      | 'prisoner'
    >
  > {
  /** Nowhere, for a prisoner. */
  readonly at: string | null;
  /** The tiles that are assigned to it. */
  readonly tiles?: readonly OrderTileId[];
  /** The equipment that it carries: cards that show this, the first of the deck. */
  readonly equipment?: readonly EquipmentId[];
}

/** A face where it lies: not turned, and on the lowest level, unless said. */
type ArrangedTile = readonly [face: FloorFaceId, x: number, y: number, level?: number, turns?: LaidFace['turns']];

export interface Arrangement {
  readonly figures?: { readonly [id in CharacterId]?: ArrangedFigure };
  /** Instead of the open floor of eight squares by six. */
  readonly tiles?: readonly ArrangedTile[];
  readonly size?: readonly [width: number, height: number, levels?: number];
  /** Stair squares that lead to one another. */
  readonly stairs?: readonly (readonly [string, string])[];
  readonly doors?: readonly LaidDoor[];
  /** The doors that stand open, counted from 1 as they are called. */
  readonly open?: readonly number[];
  /** The sections of wall that are broken: on this side of a square. */
  readonly breaches?: readonly (readonly [x: number, y: number, side: SquareDirection])[];
  /** The map is that of the scenario. */
  readonly itsMap?: true;
  /** The modules that are played: those of scenario 1 unless said. */
  readonly modules?: readonly Module[];
  /** By seat. */
  readonly hands?: readonly (readonly OrderTileId[])[];
  readonly command?: readonly number[];
  readonly discard?: readonly OrderTileId[];
  readonly turn?: number;
  readonly active?: number;
  /** Who is activated: then orders are asked for. */
  readonly activated?: CharacterId;
  readonly phase?: PhaseName;
  /** The faces that are up in the search deck, from the top down. */
  readonly deck?: readonly EquipmentFaceId[];
  readonly missionPoints?: readonly number[];
  /** What is switched on: the card and its clan’s seat. */
  readonly on?: { readonly face: EquipmentFaceId; readonly by: number };
}

const openFloor: NonNullable<Arrangement['tiles']> = [0, 4].flatMap((x) =>
  [0, 2, 4].map((y) => ['wide-corridor-1', x, y] as const),
);

/** Where such a table begins, unless said otherwise. */
export function phaseOf({ phase, activated }: Arrangement): PhaseName {
  return phase ?? (activated === undefined ? 'round' : 'orders');
}

/** Lays everything out, on the table of any scenario. */
export function arrange(world: World, board: Board, wanted: Arrangement): void {
  if (wanted.itsMap === true) Object.assign(board, { modules: wanted.modules ?? board.modules });
  else layBoard(board, wanted);
  layFigures(world, board, wanted);
  layTiles(world, wanted);
  world.doors = board.doors.map((_, door) => (wanted.open?.includes(door + 1) === true ? 'open' : 'closed'));
  world.breaches = (wanted.breaches ?? []).map(([x, y, side]) => edgeAt(board.grid, x, y, side));
  world.command = [...(wanted.command ?? [10, 10])];
  world.missionPoints = [...(wanted.missionPoints ?? world.missionPoints)];
  layDeck(world, wanted.deck ?? []);
  layOutMarkers(world, board);
  if (wanted.on !== undefined) world.running.push({ tile: -1, ...wanted.on, markers: 0, brings: null });
  world.turn = wanted.turn ?? 1;
  const seat = wanted.activated === undefined ? 0 : figureOf(world, wanted.activated).seat;
  world.active = wanted.active ?? seat;
  if (wanted.activated === undefined) return;
  figureOf(world, wanted.activated).engaged = true;
  world.round = freshRound(wanted.activated, false);
}

function layBoard(
  board: Board,
  { tiles = openFloor, size = [8, 6], doors = [], stairs = [], modules = modulesOf(1) }: Arrangement,
): void {
  const laidTiles = tiles.map(
    ([face, x, y, level = 0, turns = 0]): LaidFace<FloorFaceId> => ({ face, x, y, turns, level }),
  );
  Object.assign(board, { grid: squareGrid(...size), tiles: laidTiles, doors, modules });
  Object.assign(board, { stairs: stairs.map((ends) => ends.map((name) => squareCalled(board, name))) });
}

function layFigures(world: World, board: Board, { figures = {} }: Arrangement): void {
  world.figures = Object.entries(figures).map(([id, { at, tiles = [], equipment: _, ...more }]) => {
    const name = id as CharacterId;
    const seat = more.seat ?? board.clans.indexOf(characters[name].clan);
    const placed = tiles.flatMap(() => [0, 0, 0, 0]);
    return Object.assign(newFigure(name, seat, at === null ? OFF_MAP : squareCalled(board, at), more.facing ?? 'up'), {
      placed,
      // A match changes what lies on its figures: what was wanted stays as it is for the next.
      ...structuredClone(more),
    });
  });
  for (const figure of world.figures) {
    for (const one of figures[figure.id]?.equipment ?? []) equip(world, figure, one);
  }
}

/** As if it had been shuffled: nothing is known but the face on top. */
function layDeck(world: World, faces: readonly EquipmentFaceId[]): void {
  const deck = emptySearchPile('search-deck', true);
  for (const face of [...faces].reverse()) {
    const { card, clan } = equipmentFaceOf(face);
    deck.pile.cards.push(`${card}/${clan === 'norad' ? 'front' : 'back'}`);
    deck.pile.known.push(0);
    deck.up.push(null);
    deck.down.push(null);
  }
  const [top] = faces;
  if (top !== undefined) deck.up[faces.length - 1] = equipmentFaceOf(top).equipment;
  world.deck = deck;
}

/** The square of this name. */
export function squareCalled({ grid }: Board, name: string): number {
  for (let square = 0; square < squareCount(grid); square++) if (squareName(grid, square) === name) return square;
  throw new Error(`No square is called ${name}`);
}

function layTiles(world: World, { hands = [], discard = [], figures = {} }: Arrangement): void {
  for (const [seat, tiles] of hands.entries()) {
    const hand = world.hands[seat];
    if (hand !== undefined) for (const tile of tiles) putCard([world.bag], tile, hand, knowers(seat));
  }
  for (const tile of discard) putCard([world.bag], tile, world.discard, 0);
  for (const { id, tiles } of world.figures) {
    for (const tile of figures[id]?.tiles ?? []) putCard([world.bag], tile, tiles, EVERYBODY);
  }
}

/** The first tile that has all these sections. */
export function tileWith(...sections: readonly WrittenSection[]): OrderTileId {
  const found = orderTiles.find((tile) => {
    const left = tile.sections.map(({ type, most, colour }) => `${type} ${most} ${colour}`);
    return sections.every((section) => {
      const at = left.indexOf(section);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
  if (found === undefined) throw new Error(`No tile has ${sections.join(', ')}`);
  return found.id;
}

export function doorAt(at: readonly [number, number], side: LaidDoor['side'], more: Partial<LaidDoor> = {}): LaidDoor {
  return { x: at[0], y: at[1], side, level: 0, squares: 1, kind: 'wooden', magnetic: false, ...more };
}
