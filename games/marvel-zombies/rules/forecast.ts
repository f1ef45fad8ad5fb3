/**
 * What the enemies' phase would bring if nothing changed now (p.11, p.18, p.20): told beside the question of a turn.
 *
 * Who is attacked where they stand now, and how often; which citizens are; who is left behind on a floor without heroes; and
 * how many spawn points will draw.
 */
import type { Fact } from '@necropole/kernel';
import type { Mz, MzTable } from '../shape.ts';
import { attacksToCome } from './attacks-to-come.ts';
import { floorOf, isFloorActive, targetsIn } from './places.ts';

export function forecast(table: MzTable): readonly Fact<Mz>[] {
  return [...whoIsAttacked(table), ...lossesToCome(table), ...pointsToDraw(table)];
}

/** Whoever shares the zone may get all of the wounds; they are lethal where they surely fall on one hero alone. */
function whoIsAttacked(table: MzTable): readonly Fact<Mz>[] {
  const facts: Fact<Mz>[] = [];
  for (const { zone, most, sure, fromElsewhere } of attacksToCome(table)) {
    const { heroes, citizens } = targetsIn(table, zone);
    for (const { id, health } of heroes) {
      facts.push({ key: 'will-be-attacked', params: { who: id, wounds: most, fromElsewhere } });
      if (sure >= health && heroes.length + citizens.length === 1) facts.push({ key: 'lethal', params: { who: id } });
    }
    for (const { id } of citizens) facts.push({ key: 'citizen-will-be-attacked', params: { citizen: id } });
  }
  return facts;
}

/** Revealed citizens on floors that no hero is on are lost when the players' phase ends. */
function lossesToCome(table: MzTable): readonly Fact<Mz>[] {
  const { world, board } = table;
  const left = world.citizens.filter(({ zone }) => !isFloorActive(table, floorOf(board, zone)));
  return left.length === 0 ? [] : [{ key: 'citizens-lost', params: { citizens: left.length } }];
}

function pointsToDraw(table: MzTable): readonly Fact<Mz>[] {
  const { points } = table.world;
  const live = points.filter(({ active, zone }) => active && isFloorActive(table, floorOf(table.board, zone)));
  return [{ key: 'spawn-live', params: { points: live.length } }];
}
