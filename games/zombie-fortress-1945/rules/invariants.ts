/** What must hold in every world of the game: pieces are conserved, nobody is in two places, tracks are in range. */
import { faultsOfPool } from '@necropole/kernel';
import { counterIds, countersApart } from '../content/counters/index.ts';
import { field, SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END, ways, zones } from '../content/fortress/plan.ts';
import { greenMarkers, grenadeCounters } from '../content/markers/index.ts';
import type { Board, Fight, Fortress, Team, World } from '../world.ts';
import { yellowIn } from './setup.ts';

export function invariantsOf(world: World, { seats }: Board): readonly string[] {
  const box = [...yellowIn(seats), ...greenMarkers, ...grenadeCounters];
  const counters = { bowl: world.bowl, apart: world.apart, fights: world.fights, packs: world.fortress.packs };
  return [
    ...faultsOfPool(world, 'markers', box),
    ...faultsOfPool(counters, 'counters', [...counterIds, ...countersApart]),
    ...world.teams.flatMap(faultsOfTeam),
    ...world.fights.flatMap(faultsOfFight),
    ...faultsOfFortress(world.fortress),
    ...(world.soviets >= 0 && world.soviets <= SOVIET_END ? [] : [`the Soviets stand at ${world.soviets}`]),
    ...(new Set(world.arrived).size === world.arrived.length ? [] : ['a team has arrived twice']),
  ];
}

function faultsOfTeam({ camp, at, members, state }: Team): string[] {
  const wrong =
    at === null || field.places[at] !== undefined || zones.some(({ id }) => id === at)
      ? []
      : [`${camp} stands nowhere: ${at}`];
  if (new Set(members.map(({ id }) => id)).size !== members.length) wrong.push(`${camp} has somebody twice`);
  if (state === 'racing' && members.length === 0) wrong.push(`${camp} races without anybody`);
  for (const { id, wields, items } of members) {
    if (typeof wields === 'number' && wields >= items.cards.length) wrong.push(`${id} wields what they do not carry`);
  }
  return wrong;
}

function faultsOfFight({ id, counters, boxes, hits, plain }: Fight): string[] {
  const slots = counters.cards.length;
  const isWhole = [boxes, hits, plain].every(({ length }) => length === slots);
  return isWhole ? [] : [`fight ${id} has not a place for each of its ${slots} counters`];
}

function faultsOfFortress({ open, destroyed, packs, hulk, doctor, destruction }: Fortress): string[] {
  const wrong = [...open, ...destroyed].flatMap((door) =>
    ways.some(({ id }) => id === door) ? [] : [`${door} is no door`],
  );
  if (new Set(packs.map(({ id }) => id)).size !== packs.length) wrong.push('a pack is there twice');
  if (packs.some(({ hp }) => hp !== null && hp < 0)) wrong.push('a wandering zombie walks without life');
  if ((hulk === null) === (doctor === 'hulk')) wrong.push(`Hulk is there, and the doctor is ${doctor}`);
  if (destruction !== null && (destruction < 0 || destruction > DESTRUCTION_END))
    wrong.push(`the destruction stands at ${destruction}`);
  return wrong;
}
