/** Tables laid for tests, and what is looked at on them. */
import { lay, takeTop } from '@necropole/kernel';
import { type Situation, situation } from '@necropole/kernel/testing';
import type { CharacterId } from '../content/characters/index.ts';
import type { OrderTileId, WrittenSection } from '../content/kinds.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import { earthReborn } from '../index.ts';
import { squareName } from '../map.ts';
import { type Arrangement, arrange, phaseOf } from '../positions/arrange.ts';
import { figureOf } from '../reading.ts';
import type { Er } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';

export { doorAt as door, squareCalled, tileWith } from '../positions/arrange.ts';

export interface Laid extends Arrangement {
  readonly dice?: readonly number[];
  /** Anything else, at the end. */
  readonly change?: (world: World, board: Board) => void;
}

export function laid(wanted: Laid = {}): Situation<Er> {
  return situation(earthReborn, {
    config: { mode: 'scenario', mission: 'beauty-and-the-beast', seats: 2, options: {}, seed: 'laid' },
    phase: phaseOf(wanted),
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world, board) {
      arrange(world, board, wanted);
      wanted.change?.(world, board);
    },
  });
}

/** Only so many tiles are left in the bag; the others are put aside where nobody draws them. */
export function leaveInBag(world: World, count: number): void {
  while (world.bag.cards.length > count) lay(world.aside, takeTop(world.bag), 0);
}

// ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────────

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

/** The answer that fires with so many CP on this section, so many of them for targeting. */
export function shoot(tile: OrderTileId, section: WrittenSection, command: number, aiming = 0): string {
  return `${strike(tile, section, command).replace('strike', 'shoot')}:${aiming}`;
}
