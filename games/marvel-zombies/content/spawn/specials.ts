/**
 * The special spawn cards (p.21). The book gives their names, and says of the two kinds of enemies that an overdrive
 * robs heroes of all their power, and that Multiple Man multiplies into hordes (p.15); the rest is ours.
 */

import { isFloorActive } from '../../rules/places.ts';
import { losePower } from '../../rules/power.ts';
import type { MzTable, Rule } from '../../shape.ts';
import { countIn, heroesInPlay, type Zone } from '../../world.ts';
import type { EnemyId } from '../ids.ts';
import type { Spawning } from '../kinds.ts';

/** The rule that every special card carries out. */
export const SPECIAL_RULE = 'MZ-21.11';

/** All brutes act; then every hero beside one loses all power. */
export function* overdrive(table: MzTable, _zone: Zone, { activate }: Spawning): Rule {
  const { world } = table;
  const brutes = world.horde.brute.flatMap((place, i): EnemyId[] => (place >= 0 ? [`brute-${i}`] : []));
  table.tell('overdrive', SPECIAL_RULE, { brutes: brutes.length });
  yield* activate(table, brutes);
  for (const hero of heroesInPlay(world)) {
    if (countIn(world, 'brute', hero.zone) > 0) losePower(table, hero, hero.power, SPECIAL_RULE);
  }
}

/** How many walkers come where there are none to multiply. */
const WALKERS_FROM_NOTHING = 2;

/** One walker more wherever walkers are. They run short once at most: the card ends with the first one missing. */
export function* multiplication(table: MzTable, zone: Zone, { place }: Spawning): Rule {
  const { world, board } = table;
  const floors = board.floors.filter((floor) => isFloorActive(table, floor));
  const zones = board.plan.zones.flatMap((_, each) => {
    const floor = board.floorOf[each];
    return floor !== undefined && floors.includes(floor) && countIn(world, 'walker', each) > 0 ? [each] : [];
  });
  table.tell('multiplication', SPECIAL_RULE, { zones: zones.length });
  if (zones.length === 0) yield* place(table, 'walker', WALKERS_FROM_NOTHING, zone);
  for (const each of zones) {
    const placed = yield* place(table, 'walker', 1, each);
    if (placed.length === 0) return;
  }
}
