/** What stands on the map now is kept as long as nothing changes: whatever was asked before, it comes out the same. */

import { Match } from '@necropole/kernel/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioIds } from './content/scenarios/index.ts';
import { earthReborn } from './index.ts';
import { DOOR, edgeOfWall, edgesNow, mapOf, squaresNow, WALL, wallName } from './map.ts';
import type { Board, DoorState } from './world.ts';

const boards: readonly Board[] = scenarioIds.slice(0, 3).map((mission) => {
  const config = { mode: 'scenario', mission, seats: 2, options: {}, seed: 'map' };
  return Match.start(earthReborn, config).table.board;
});

interface Standing {
  readonly doors: readonly DoorState[];
  readonly breaches: readonly number[];
  readonly wrecked: readonly number[];
}

/** By the rule alone, with nothing kept. */
function edgesByRule(board: Board, { doors, breaches }: Standing): Uint8Array {
  const { laid, doors: doorOn } = mapOf(board);
  return laid.edges.map((flags, edge) => {
    const door = doorOn[edge] ?? -1;
    if (door >= 0) return doors[door] === 'closed' ? DOOR : 0;
    return breaches.includes(edge) ? 0 : flags & WALL;
  });
}

function squaresByRule(board: Board, { wrecked }: Standing): Uint8Array {
  const { laid, elementOn } = mapOf(board);
  return laid.squares.map((flags, square) => (wrecked.includes(elementOn[square] ?? -1) ? 0 : flags));
}

const anyStanding = fc.record({
  board: fc.constantFrom(...boards),
  doors: fc.infiniteStream(fc.constantFrom<DoorState>('closed', 'open', 'broken')),
  breaches: fc.array(fc.nat(), { maxLength: 4 }),
  wrecked: fc.array(fc.nat(), { maxLength: 4 }),
});

test('walls, doors and elements of several boards, asked in any order', () => {
  fc.assert(
    fc.property(fc.array(anyStanding, { maxLength: 8 }), (asked) => {
      for (const { board, doors, breaches, wrecked } of asked) {
        const map = mapOf(board);
        const walls = [...map.laid.edges.keys()].filter((edge) => map.laid.edges[edge] === WALL);
        const world = {
          doors: board.doors.map(() => doors.next().value),
          breaches: breaches.map((number) => walls[number % walls.length] ?? 0),
          wrecked: wrecked.map((number) => number % map.elements.length),
        };
        expect(edgesNow(world, board)).toEqual(edgesByRule(board, world));
        expect(squaresNow(world, board)).toEqual(squaresByRule(board, world));
        // The same lists, changed: what was kept for them serves no more.
        world.breaches.push(walls[0] ?? 0);
        world.wrecked.push(0);
        world.doors[0] = world.doors[0] === 'closed' ? 'broken' : 'closed';
        expect(edgesNow(world, board)).toEqual(edgesByRule(board, world));
        expect(squaresNow(world, board)).toEqual(squaresByRule(board, world));
      }
    }),
  );
});

test('a wall is found again by its name, and nothing else is taken for one', () => {
  expect(edgeOfWall(wallName(217))).toBe(217);
  expect(edgeOfWall('door-3')).toBeNull();
});
