/**
 * The game conforms as far as it goes: every check of the kernel's suite but for what comes with the turns of the fortress
 * (whether every component, drawing and ending comes up).
 */
import type { Game } from '@necropole/kernel';
import { drawingsIn, findFaults } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { campIds } from './content/camps.ts';
import { CASTLE } from './content/field/map.ts';
import { zombieFortress } from './index.ts';
import { newTeam, setUp } from './rules/setup.ts';
import type { Zf } from './shape.ts';

const drawings = drawingsIn(new URL('./art/symbols.svg', import.meta.url));
const LATER: readonly number[] = [9];

/** The short run plays three seats: two teams race for the castle, and somebody leads the dead. */
const seats: readonly [number, number] = process.env['NECROPOLE_LONG'] === '1' ? [2, 4] : [3, 3];

function faultsOf(game: Game<Zf>): readonly string[] {
  const played = { ...game, modes: game.modes.map((mode) => ({ ...mode, seats })) };
  return findFaults(played, { matches: 1, longMatches: 2, sweep: 0, drawings })
    .filter(({ point, message }) => !LATER.includes(point) && !message.startsWith('Nobody names the drawings'))
    .map(({ point, message, match }) => `${point}. ${message} ${match?.seed ?? ''}`);
}

test('a match holds to the suite', () => {
  expect(faultsOf(zombieFortress)).toEqual([]);
});

test('so does one that begins when all but the last have reached the castle', () => {
  const atTheCastle: Game<Zf> = {
    ...zombieFortress,
    setup(start) {
      const { world, board } = setUp(start);
      const last = start.seats - 1;
      world.teams = campIds.slice(0, start.seats).map((camp, seat) => newTeam(camp, seat, start.seats));
      for (const team of world.teams)
        Object.assign(team, { at: CASTLE, state: team.seat === last ? 'lost' : 'arrived' });
      world.arrived = campIds.slice(0, last);
      world.master = last;
      world.last = { team: 0, left: 0 };
      return { world, board, phase: 'last-events' };
    },
  };
  expect(faultsOf(atTheCastle)).toEqual([]);
});
