/**
 * Move orders (pages 8 and 9).
 *
 * 1. Each CP gives as many movement points as the card says; move sections take CP again, and several make one order.
 * 2. A step onto an adjacent square costs 1 point: through friends and over the dead, never through enemies, walls, closed doors,
 *    nor onto squares within a dotted line. Stairs lead to another level for 1 point too.
 * 3. On the way doors are opened and closed; magnetic cards, equipment and prisoners change hands; prisoners are freed; and whoever
 *    reaches the border may leave the map.
 * 4. In the end the player chooses the facing; points that are left are lost.
 *
 * Large figures go straight on and pay to turn: `large-figures.ts`.
 */
import { placeOf, type SquareReach, squareDirections, squareDistance, wayTo } from '@necropole/boards';
import { allDeeds, carryOut, deeds, type Fact } from '@necropole/kernel';
import { byStairs, mapOf, squareName } from '../map.ts';
import {
  type AssignedSection,
  besideOnSquare,
  bodyOf,
  commandFor,
  commandLeftFor,
  commandOf,
  commandOpenFor,
  isLarge,
  isOnMap,
  isPilot,
  seatOn,
  whoIsOn,
} from '../reading.ts';
import { storeyOf } from '../scene/ground.ts';
import type { Er, ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { isAdjacent, sidesTowards } from './adjacency.ts';
import { freeing } from './capture.ts';
import { changingPilots } from './changing-pilots.ts';
import { beginCombinedMove, joinMove } from './combined-move.ts';
import { beginOrder, judgeInterceptor, judgeSpending, placeCommand, usableSections } from './command.ts';
import { doorsOnTheWay } from './doors.ts';
import { leaving } from './exits.ts';
import { handingEquipment } from './handing-over.ts';
import { goOn, lookAhead } from './interception.ts';
import { flankSquares, judgeFacing, rotating, striding } from './large-figures.ts';
import { handingCards } from './magnetic-cards.ts';
import { likelySide, likelyWeapon, strengthTowards } from './melee-strength.ts';
import { actingFigure, actingOf, canCombine, isIntercepting, moveOf } from './under-way.ts';
import { walk } from './walking.ts';
import { reachOf, STEP } from './ways.ts';

// ── Command points for a move ────────────────────────────────────────────────────────────────────────────────────────

/**
 * Which sections serve first: black before red before gold. A black order serves in one’s own round alone, a red one in
 * interceptions too, a gold one also in combinations: whoever moves keeps what can do more.
 */
const FIRST: Readonly<Record<AssignedSection['colour'], number>> = { black: 0, red: 1, gold: 2 };

/** The CP that its move sections can still take: they take them again and again (ER-8.3), and together (ER-8.5). */
function roomForMoves(table: ErTable, figure: Figure): number {
  return usableSections(table, figure, 'move').reduce((sum, { most, command }) => sum + most - command, 0);
}

/** A move order of so many CP, over as many sections as it takes. */
export const beginningMoves = deeds({
  options(table: ErTable, figure: Figure) {
    const room = roomForMoves(table, figure);
    const refused = judgeMoving(table, figure);
    return table.options(
      Array.from({ length: Math.max(1, room) }, (_, i) => i + 1),
      (command) => refused ?? judgeMove(table, figure, room, command),
      (command, refusal) =>
        table.option(`move:${command}`, { do: 'move' as const, command }, refusal, () => ({
          refs: [figure.id],
          facts: [{ key: 'gives-points', params: { points: command * bodyOf(figure).movement } }],
        })),
    );
  },
  run: {
    *move(table: ErTable, figure: Figure, { command }) {
      const { cite: used, isAgain } = spendOnMoves(table, figure, command);
      const points = command * bodyOf(figure).movement;
      beginOrder(table, figure, 'move', command, used);
      const others = canCombine(table) ? yield* joinMove(table, figure) : [];
      if (others.length > 0) {
        beginCombinedMove(table, [{ figure: figure.id, points }, ...others]);
        return;
      }
      actingOf(table.world).move = { left: points, handed: null, dealtWith: [] };
      table.tell('move-begins', isPilot(figure) ? 'ER-30.21' : isAgain ? 'ER-8.3' : 'ER-8.1', {
        figure: figure.id,
        points,
      });
    },
  },
});

/** Can a move order be given at all? */
export function judgeMoving(table: ErTable, figure: Figure): Verdict {
  const interception = judgeInterceptor(table, figure, 'move');
  if (interception !== null) return interception;
  const hasSection = usableSections(table, figure, 'move').length > 0;
  return hasSection ? null : { key: 'no-section', params: { order: 'move' }, cite: 'ER-6.18' };
}

function judgeMove(table: ErTable, figure: Figure, most: number, command: number): Verdict {
  if (command > most) return { key: 'sections-too-small', params: { order: 'move', most }, cite: 'ER-7.2' };
  return judgeSpending(table.world, figure, command);
}

/** Do the moves that are left to it lead to a square where nobody else stands? Large figures find their own way. */
export function canGoElsewhere(table: ErTable, figure: Figure): boolean {
  const { world, board } = table;
  const command = Math.min(roomForMoves(table, figure), commandLeftFor(figure), commandFor(world, figure));
  if (command === 0 || isLarge(figure)) return command > 0;
  const { costs } = reachOf(table, figure, command * bodyOf(figure).movement);
  return mapOf(board).floor.some((at) => (costs[at] ?? -1) > 0 && whoIsOn(world, board, at) === null);
}

/** Puts the CP on the sections; says by which rule, if several were used, and whether one held CP already (ER-8.3). */
function spendOnMoves(
  table: ErTable,
  figure: Figure,
  command: number,
): { readonly cite: string | null; readonly isAgain: boolean } {
  const { world } = table;
  const sections = usableSections(table, figure, 'move').sort((one, other) => FIRST[one.colour] - FIRST[other.colour]);
  let left = command;
  let used = 0;
  let isAgain = false;
  for (const { place, most, command: before } of sections) {
    const share = Math.min(left, most - before);
    if (share === 0) continue;
    placeCommand(world, figure, place, share);
    left -= share;
    used += 1;
    isAgain ||= before > 0;
  }
  return { cite: citeOfMove(world, used > 1, isAgain), isAgain };
}

/** A merged move (ER-8.5), a part of a split one (ER-8.4); in an interception each is one order (ER-15.27). */
function citeOfMove(world: World, isMerged: boolean, isAgain: boolean): string | null {
  if (!isMerged && !isAgain) return null;
  if (isIntercepting(world)) return 'ER-15.27';
  if (isMerged) return 'ER-8.5';
  return actingOf(world).orders > 0 ? 'ER-8.4' : null;
}

// ── Ways ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every square with a floor; on a light table those within reach, as the others would be left out. */
function squaresToGo({ light, board }: ErTable, { at }: Figure, { costs }: SquareReach): readonly number[] {
  const { floor } = mapOf(board);
  return light ? floor.filter((square) => (costs[square] ?? -1) > 0) : floor.filter((square) => square !== at);
}

function judgeGoing(table: ErTable, figure: Figure, reach: SquareReach, to: number): Verdict {
  if ((reach.costs[to] ?? -1) > 0) return null;
  const { world, board } = table;
  const enemy = whoIsOn(world, board, to);
  if (enemy !== null && seatOn(enemy) !== figure.seat)
    return {
      key: 'enemy-there',
      params: { figure: enemy.id },
      cite: isPilot(enemy) ? 'ER-30.22' : citeOfEnemy(table, figure, to),
      refs: [enemy.id],
    };
  const map = mapOf(board);
  const element = map.elementOn[to] ?? -1;
  if (element >= 0 && map.elements[element]?.bars === true && !world.wrecked.includes(element)) {
    return { key: 'barred-there', params: { element: map.elements[element].id }, cite: 'ER-8.11' };
  }
  // Near enough, were it not for walls and closed doors: such squares are not adjacent (ER-8.7).
  const { left } = moveOf(world);
  const isNear = squareDistance(map.grid, figure.at, to) <= left;
  return { key: 'too-far', params: { points: left }, cite: isNear ? 'ER-8.7' : 'ER-8.6' };
}

/** Whoever changed sides meets other enemies (ER-40.20); one at the other end of stairs bars the way too (ER-34.4). */
function citeOfEnemy({ board }: ErTable, figure: Figure, to: number): string {
  if (figure.home !== null) return 'ER-40.20';
  return byStairs(board, figure.at, to) ? 'ER-34.4' : 'ER-8.10';
}

// ── Going ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const going = deeds({
  options(table: ErTable, figure: Figure) {
    return isLarge(figure) ? sideways(table, figure) : steps(table, figure);
  },
  run: {
    *go(table: ErTable, figure: Figure, { to }) {
      const way = wayTo(reachOf(table, figure, moveOf(table.world).left), to);
      if (way !== null) yield* walk(table, figure, way, { price: STEP, cite: 'ER-8.6' });
    },
  },
});

/** A large figure goes ahead and back, and not to its sides (ER-28.4). */
function sideways(table: ErTable, figure: Figure) {
  const { grid } = mapOf(table.board);
  return table.options(
    flankSquares(table.board, figure),
    (): Verdict => ({ key: 'not-sideways', params: {}, cite: 'ER-28.4' }),
    (to, refusal) =>
      table.option(`go:${squareName(grid, to)}`, { do: 'go' as const, to }, refusal, () => ({
        refs: [squareName(grid, to)],
      })),
  );
}

function steps(table: ErTable, figure: Figure) {
  const { world, board } = table;
  const { grid } = mapOf(board);
  const reach = reachOf(table, figure, moveOf(world).left);
  const dangersOn = table.light ? () => [] : lookAhead(table, figure);
  return table.options(
    squaresToGo(table, figure, reach),
    (to) => judgeGoing(table, figure, reach, to),
    (to, refusal) =>
      table.option(`go:${squareName(grid, to)}`, { do: 'go' as const, to }, refusal, () => {
        const way = wayTo(reach, to) ?? [];
        const friend = besideOnSquare(world, board, { ...figure, at: to });
        const isShared = friend !== null && friend.seat === figure.seat;
        return {
          refs: [squareName(grid, to)],
          ...calledByLevel(board, figure.at, to),
          ...(way.length === 0
            ? {}
            : { path: [figure.at, ...way].map((square) => squareName(grid, square)), cost: way.length }),
          facts: [
            ...(way.length === 0 ? [] : [{ key: 'costs-points', params: { points: way.length } } as const]),
            ...dangersOn(way).map(({ figure: by, at }) => {
              return { key: 'may-intercept', params: { figure: by, at: squareName(grid, at) } } as const;
            }),
            ...(way.length === 0 ? [] : enemiesBeside(table, figure, to)),
            ...(isShared ? [{ key: 'shared-with', params: { figure: friend.id } } as const] : []),
          ],
        };
      }),
  );
}

/** Squares of different levels have the same letters and numbers: the storey tells them apart. */
function calledByLevel(board: Board, from: number, to: number) {
  const { grid } = mapOf(board);
  if (grid.levels === 1) return {};
  const [at = ''] = squareName(grid, to).split('.');
  const { level = 0 } = placeOf(grid, to);
  const isElsewhere = level !== (placeOf(grid, from).level ?? 0);
  const params = { at, storey: isElsewhere ? storeyOf(board, level) : null };
  return { called: { key: 'goes-to', params } } as const;
}

/** Whoever stands beside the square where the way ends: what they would defend themselves with there (ER-10.4). */
function enemiesBeside({ world, board }: ErTable, figure: Figure, to: number): readonly Fact<Er>[] {
  const there = { ...figure, at: to };
  return world.figures
    .filter((enemy) => enemy.seat !== figure.seat && isOnMap(enemy) && isAdjacent(world, board, there, enemy))
    .map((enemy) => {
      const side = likelySide(enemy, sidesTowards(board, enemy, there));
      return {
        key: 'beside-enemy',
        params: { figure: enemy.id, ...strengthTowards(enemy, side, likelyWeapon(enemy, side)) },
      };
    });
}

// ── Facing ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The end of the order: the figure faces one of the four sides (ER-8.13), until its next move (ER-8.14). */
const facing = deeds({
  options: (table: ErTable, figure: Figure) =>
    squareDirections.map((direction) =>
      table.option(
        `face:${direction}`,
        { do: 'face' as const, direction },
        isLarge(figure) ? judgeFacing(figure, direction) : null,
        () => ({
          refs: [figure.id],
          facing: squareDirections.indexOf(direction),
          called: { key: 'ends-move', params: { facing: direction } },
        }),
      ),
    ),
  run: {
    *face(table: ErTable, figure: Figure, { direction }) {
      const { left } = moveOf(table.world);
      figure.facing = direction;
      if (!isLarge(figure)) table.tell('faces', 'ER-8.14', { figure: figure.id, facing: direction });
      if (left > 0) table.tell('points-lost', 'ER-8.2', { figure: figure.id, points: left });
      actingOf(table.world).move = null;
    },
  },
});

// ── Step by step ─────────────────────────────────────────────────────────────────────────────────────────────────────

const menu = allDeeds(
  going,
  striding,
  rotating,
  doorsOnTheWay,
  handingCards,
  handingEquipment,
  freeing,
  changingPilots,
  leaving,
  facing,
);

export function* moving(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  const figure = actingFigure(world);
  const deed = yield* table.ask(figure.seat, {
    key: 'move',
    params: { figure: figure.id, points: moveOf(world).left },
    cite: 'ER-8.13',
    refs: [figure.id],
    context: () => [
      { key: 'own-command', params: { command: commandOf(world, figure.seat) } },
      { key: 'command-left', params: { figure: figure.id, left: commandOpenFor(figure) } },
    ],
    options: () => menu.options(table, figure),
  });
  yield* carryOut(table, figure, menu, deed);
  return goOn(table);
}
