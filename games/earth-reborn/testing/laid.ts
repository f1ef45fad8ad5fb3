/** Tables laid for tests: an open floor or rooms, figures where a test wants them, and tiles in hand. */
import { squareGrid } from '@necropole/boards';
import { EVERYBODY, knowers, lay, putCard, takeTop } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import { type CharacterId, characters } from '../content/characters/index.ts';
import type { FloorFaceId } from '../content/floor/index.ts';
import type { LaidDoor, LaidFace, OrderTileId, WrittenSection } from '../content/kinds.ts';
import { type Module, modulesOf } from '../content/modules.ts';
import { orderTileOf, orderTiles } from '../content/order-tiles.ts';
import { earthReborn } from '../index.ts';
import { squareName } from '../map.ts';
import { figureOf } from '../reading.ts';
import { newFigure } from '../rules/setup.ts';
import type { Er, PhaseName } from '../shape.ts';
import { type Board, type Figure, freshRound, type World } from '../world.ts';

/** A figure as a test wants it: in the clan of its card, healthy and with nothing, unless said otherwise. */
export interface LaidFigure
  extends Partial<Pick<Figure, 'seat' | 'state' | 'wounds' | 'facing' | 'engaged' | 'spent' | 'magneticCards'>> {
  readonly at: string;
  /** The tiles that are assigned to it. */
  readonly tiles?: readonly OrderTileId[];
}

export interface Laid {
  readonly figures?: { readonly [id in CharacterId]?: LaidFigure };
  /** Instead of the open floor of eight squares by six. */
  readonly tiles?: readonly (readonly [face: FloorFaceId, x: number, y: number])[];
  readonly size?: readonly [width: number, height: number];
  readonly doors?: readonly LaidDoor[];
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
  readonly dice?: readonly number[];
  /** Anything else, at the end. */
  readonly change?: (world: World, board: Board) => void;
}

const openFloor: NonNullable<Laid['tiles']> = [0, 4].flatMap((x) =>
  [0, 2, 4].map((y) => ['wide-corridor-1', x, y] as const),
);

export function laid(wanted: Laid = {}): Situation<Er> {
  const phase = wanted.phase ?? (wanted.activated === undefined ? 'round' : 'orders');
  return situation(earthReborn, {
    config: { mode: 'scenario', mission: 'beauty-and-the-beast', seats: 2, options: {}, seed: 'laid' },
    phase,
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world, board) {
      layBoard(board, wanted);
      layFigures(world, board, wanted);
      layTiles(world, wanted);
      world.doors = board.doors.map(() => 'closed');
      world.command = [...(wanted.command ?? [10, 10])];
      world.turn = wanted.turn ?? 1;
      const seat = wanted.activated === undefined ? 0 : figureOf(world, wanted.activated).seat;
      world.active = wanted.active ?? seat;
      if (wanted.activated !== undefined) {
        figureOf(world, wanted.activated).engaged = true;
        world.round = freshRound(wanted.activated, false);
      }
      wanted.change?.(world, board);
    },
  });
}

function layBoard(board: Board, { tiles = openFloor, size = [8, 6], doors = [], modules = modulesOf(1) }: Laid): void {
  const laidTiles = tiles.map(([face, x, y]): LaidFace<FloorFaceId> => ({ face, x, y, turns: 0, level: 0 }));
  Object.assign(board, { grid: squareGrid(...size), tiles: laidTiles, doors, modules });
}

function layFigures(world: World, board: Board, { figures = {} }: Laid): void {
  world.figures = Object.entries(figures).map(([id, { at, tiles, ...more }]) => {
    const name = id as CharacterId;
    const seat = more.seat ?? board.clans.indexOf(characters[name].clan);
    return Object.assign(newFigure(name, seat, squareCalled(board, at), more.facing ?? 'up'), more);
  });
}

/** The square of this name. */
export function squareCalled({ grid }: Board, name: string): number {
  for (let square = 0; square < grid.width * grid.height; square++)
    if (squareName(grid, square) === name) return square;
  throw new Error(`No square is called ${name}`);
}

function layTiles(world: World, { hands = [], discard = [], figures = {} }: Laid): void {
  for (const [seat, tiles] of hands.entries()) {
    const hand = world.hands[seat];
    if (hand !== undefined) for (const tile of tiles) putCard([world.bag], tile, hand, knowers(seat));
  }
  for (const tile of discard) putCard([world.bag], tile, world.discard, 0);
  for (const figure of world.figures) {
    for (const tile of figures[figure.id]?.tiles ?? []) {
      putCard([world.bag], tile, figure.tiles, EVERYBODY);
      figure.placed.push(0, 0, 0, 0);
    }
  }
}

/** Only so many tiles are left in the bag; the others are put aside where nobody draws them. */
export function leaveInBag(world: World, count: number): void {
  while (world.bag.cards.length > count) lay(world.aside, takeTop(world.bag), 0);
}

// ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────────

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

/** The answer that puts so many CP on this section of a tile. */
export function strike(tile: OrderTileId, section: WrittenSection, command: number): string {
  const at = orderTileOf(tile).sections.findIndex(({ type, most, colour }) => section === `${type} ${most} ${colour}`);
  if (at < 0) throw new Error(`${tile} has no section ${section}`);
  return `strike:${tile}.${at + 1}:${command}`;
}

export function figure({ world }: Situation<Er>, id: CharacterId): Figure {
  return figureOf(world, id);
}

/** Where a figure stands. */
export function placeOf(match: Situation<Er>, id: CharacterId): string {
  return squareName(match.board.grid, figure(match, id).at);
}

/** The cites of the events of one type, in their order. */
export function citesOf(match: Situation<Er>, type: keyof Er['events'] & string): readonly string[] {
  return match.events(type).map(({ cite }) => cite);
}

/** Everything that is allowed and begins so. */
export function offered(match: Situation<Er>, verb: string): readonly string[] {
  return match.options().filter((key) => key.startsWith(`${verb}:`) || key === verb);
}

export function door(at: readonly [number, number], side: LaidDoor['side'], more: Partial<LaidDoor> = {}): LaidDoor {
  return { x: at[0], y: at[1], side, level: 0, squares: 1, kind: 'wooden', magnetic: false, ...more };
}
