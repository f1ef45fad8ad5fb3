/**
 * The activation of enemies (p.18–20): those with a target in their zone attack, then all others move one zone; those
 * with two actions do the same again, decided afresh.
 *
 * A window forced on the way may open a building, and a building may let enemies act: so what opens a building is handed
 * in by `spawning.ts`, which knows all three.
 */
import type { EnemyId } from '../content/ids.ts';
import type { MzTable, Rule } from '../shape.ts';
import type { Zone } from '../world.ts';
import { attackZone } from './enemy-attacks.ts';
import {
  awake,
  countFigures,
  enemyKinds,
  type Figures,
  firstZoneOf,
  isAnyIn,
  nameOf,
  nobody,
  placesOf,
  takeFrom,
  whoHolds,
  withActions,
  zonesOf,
} from './enemy-groups.ts';
import { type BreakIn, chooseZone, hasTarget, moveGroup } from './enemy-moves.ts';
import { nearestInSight, type Pursuit, pursuitNow } from './enemy-ways.ts';

/** These enemies take all their actions: the first ones together, then the second ones. */
export function* activate(table: MzTable, figures: Figures, breakIn: BreakIn): Rule {
  const acting = awake(table, figures);
  for (let action = 1; ; action++) {
    const now = withActions(table, acting, action);
    if (countFigures(now) === 0) return;
    yield* actOnce(table, now, breakIn);
  }
}

/** One action of each of these enemies. Whoever is placed meanwhile does not act (p.20). */
export function* actOnce(table: MzTable, figures: Figures, breakIn: BreakIn): Rule {
  const { world } = table;
  const waiting: Figures = { ...figures };
  const reachFar = whoHolds(world, waiting, (enemy) => reachOf(table, enemy) > 0);
  for (const zone of zonesOf(world, waiting)) {
    if (hasTarget(table, zone)) yield* attackZone(table, zone, takeFrom(world, waiting, zone));
    else if (isAnyIn(world, reachFar, zone)) yield* attackFromAfar(table, zone, waiting);
  }
  let pursuit = pursuitNow(table);
  for (;;) {
    const zone = firstZoneOf(world, waiting);
    if (zone < 0) return;
    const group = takeFrom(world, waiting, zone);
    if (hasTarget(table, zone)) yield* attackZone(table, zone, group);
    else pursuit = yield* moveGroup(table, pursuit, zone, group, 0, breakIn);
  }
}

/** The range at which an enemy attacks: its own zone, unless its card says otherwise. */
export function reachOf(table: MzTable, enemy: EnemyId): number {
  return table.query('enemyReach', 0, { enemy });
}

/** The zones that an enemy who has nobody beside it attacks from where it stands: the nearest in sight that it reaches. */
export function zonesInReach(table: MzTable, pursuit: Pursuit, zone: Zone, enemy: EnemyId): readonly Zone[] {
  const reach = reachOf(table, enemy);
  return reach > 0 ? nearestInSight(table, pursuit, zone, reach) : [];
}

/** Those of a zone who reach further than their zone attack the nearest target in sight, if it is near enough. */
function* attackFromAfar(table: MzTable, zone: Zone, waiting: Figures): Rule {
  const { world } = table;
  for (const kind of enemyKinds) {
    const places = placesOf(world, kind);
    for (const number of waiting[kind]) {
      if (places[number] !== zone) continue;
      const enemy = nameOf(kind, number);
      if (reachOf(table, enemy) > 0) {
        const near = zonesInReach(table, pursuitNow(table), zone, enemy);
        const [first] = near;
        if (first === undefined) continue;
        const target = near.length === 1 ? first : yield* chooseZone(table, zone, kind, near, 1, null);
        waiting[kind] = waiting[kind].filter((other) => other !== number);
        yield* attackZone(table, target, { ...nobody(), [kind]: [number] });
      } else if (kind !== 'zombie-hero') break;
    }
  }
}
