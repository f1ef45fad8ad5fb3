/**
 * The elevator (p.13).
 *
 * A room that moves between the shaft zones. In their own turn a hero beside a shaft calls it to their floor for free. A
 * hero inside sends it to any floor for 1 action, with everybody in it: that is no Move. Its doors are open where it
 * stands, and only there.
 */

import { deeds } from '@necropole/kernel';
import { type HordeKind, hordeKinds } from '../content/ids.ts';
import type { FloorId } from '../content/tiles/faces.ts';
import type { MzTable, Rule, Verdict } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { judgeActions, ONE_ACTION, spendActions } from './actions.ts';
import { afterMoving } from './moving.ts';
import { floorOf, zoneId } from './places.ts';

/** May the hero call the elevator? */
export function judgeCall(table: MzTable, hero: Hero): Verdict {
  const { world, board } = table;
  const floor = floorOf(board, hero.zone);
  const shaft = board.shafts[floor];
  const isBeside = shaft !== undefined && (board.plan.steps[shaft] ?? []).some((step) => step.zone === hero.zone);
  if (!isBeside) return { key: 'no-shaft-near', params: {}, cite: 'MZ-13.2', refs: cabinNames(table) };
  if (world.elevator === floor) return { key: 'elevator-here', params: {}, cite: 'MZ-13.3', refs: ['elevator'] };
  if (world.elevator === null) {
    return { key: 'out-of-order', params: {}, cite: 'MZ-30.5', refs: shaftNames(table, floor) };
  }
  return table.query('elevatorRefusal', null, { hero });
}

/** May the hero ride the elevator to this floor? */
export function judgeRide(table: MzTable, hero: Hero, floor: FloorId): Verdict {
  const { world, board } = table;
  const cabin = world.elevator === null ? undefined : board.shafts[world.elevator];
  if (cabin === undefined || hero.zone !== cabin) {
    return { key: 'not-in-elevator', params: {}, cite: 'MZ-13.5', refs: cabinNames(table) };
  }
  if (world.elevator === floor) return { key: 'elevator-here', params: {}, cite: 'MZ-13.5', refs: ['elevator'] };
  return judgeActions(table, 1) ?? table.query('elevatorRefusal', null, { hero });
}

/** The options of calling and riding. */
function elevatorOptions(table: MzTable, hero: Hero) {
  const { board } = table;
  const floors = board.floors.filter((floor) => board.shafts[floor] !== undefined);
  if (floors.length === 0) return [];
  const call = table.options(
    ['call'] as const,
    () => judgeCall(table, hero),
    (key, refusal) =>
      table.option(key, { do: 'call' }, refusal, () => ({
        refs: [...cabinNames(table), ...shaftNames(table, floorOf(board, hero.zone))],
      })),
  );
  const rides = table.options(
    floors,
    (floor) => judgeRide(table, hero, floor),
    (floor, refusal) => {
      const value: { do: 'ride'; floor: FloorId } = { do: 'ride', floor };
      return table.option(`ride:${floor}`, value, refusal, () => ({
        refs: [...cabinNames(table), ...shaftNames(table, floor)],
        facts: [ONE_ACTION],
      }));
    },
  );
  return [...call, ...rides];
}

/** The cabin, where there is one: an elevator that is out of order has only its shafts. */
function cabinNames({ world }: MzTable): readonly string[] {
  return world.elevator === null ? [] : ['elevator'];
}

function shaftNames({ board }: MzTable, floor: FloorId): readonly string[] {
  const shaft = board.shafts[floor];
  return shaft === undefined ? [] : [zoneId(board, shaft)];
}

/** The elevator, in a hero's turn. */
export const elevator = deeds({
  options: elevatorOptions,
  run: { call: callElevator, ride: (table, hero, { floor }) => rideElevator(table, hero, floor) },
});

function* callElevator(table: MzTable, hero: Hero): Rule {
  const floor = floorOf(table.board, hero.zone);
  table.tell('elevator-called', 'MZ-13.2', { who: hero.id, floor });
  yield* sendElevator(table, floor);
  yield* table.fire('elevatorCalled', { hero });
}

function* rideElevator(table: MzTable, hero: Hero, floor: FloorId): Rule {
  spendActions(table, 1);
  table.tell('elevator-moved', 'MZ-13.5', { who: hero.id, floor });
  yield* sendElevator(table, floor);
}

/** Moves the cabin, and everybody in it. */
function* sendElevator(table: MzTable, floor: FloorId): Rule {
  const { world, board } = table;
  const from = world.elevator === null ? undefined : board.shafts[world.elevator];
  const to = board.shafts[floor];
  world.elevator = floor;
  if (from === undefined || to === undefined || from === to) return;
  for (const kind of hordeKinds) carryHorde(table, kind, from, to);
  const { zombieHeroes } = world;
  for (let i = 0; i < zombieHeroes.length; i++) if (zombieHeroes[i] === from) zombieHeroes[i] = to;
  for (const citizen of world.citizens) if (citizen.zone === from) citizen.zone = to;
  const carried = world.heroes.filter(({ zone }) => zone === from);
  for (const hero of carried) hero.zone = to;
  for (const hero of carried) if (hero.zone === to) yield* afterMoving(table, hero, from);
}

function carryHorde({ world }: MzTable, kind: HordeKind, from: Zone, to: Zone): void {
  const places = world.horde[kind];
  for (let i = 0; i < places.length; i++) if (places[i] === from) places[i] = to;
}
