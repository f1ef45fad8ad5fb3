/**
 * What the enemies' phase would bring if nothing changed now (p.11, p.18, p.20): told beside the question of a turn.
 *
 * Who is attacked where they stand, and how often; which citizens are; who is left behind on a floor without heroes; and
 * how many spawn points will draw.
 */
import type { Fact } from '@necropole/kernel';
import type { Mz, MzTable } from '../shape.ts';
import { enemiesIn, type Zone } from '../world.ts';
import { kindOfEnemy } from './killing.ts';
import { floorOf, isFloorActive, targetsIn, targetZones } from './places.ts';

export function forecast(table: MzTable): readonly Fact<Mz>[] {
  return [...attacksToCome(table), ...lossesToCome(table), ...pointsToDraw(table)];
}

/** Every enemy attacks with all its actions; whoever shares the zone may get all of the wounds. */
function attacksToCome(table: MzTable): readonly Fact<Mz>[] {
  const facts: Fact<Mz>[] = [];
  for (const zone of targetZones(table)) {
    const wounds = isFloorActive(table, floorOf(table.board, zone)) ? woundsIn(table, zone) : 0;
    if (wounds === 0) continue;
    const { heroes, citizens } = targetsIn(table, zone);
    for (const { id, health } of heroes) {
      facts.push({ key: 'will-be-attacked', params: { who: id, wounds } });
      if (wounds >= health && heroes.length + citizens.length === 1) facts.push({ key: 'lethal', params: { who: id } });
    }
    for (const { id } of citizens) facts.push({ key: 'citizen-will-be-attacked', params: { citizen: id } });
  }
  return facts;
}

function woundsIn(table: MzTable, zone: Zone): number {
  let wounds = 0;
  for (const enemy of enemiesIn(table.world, zone)) {
    if (!table.query('doesEnemyAct', true, { enemy })) continue;
    const kind = kindOfEnemy(enemy);
    const actions = table.query('enemyActions', kind === 'zombie-hero' || kind === 'runner' ? 2 : 1, { enemy });
    wounds += actions * table.query('enemyWounds', 1, { enemy });
  }
  return wounds;
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
