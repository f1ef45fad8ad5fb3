/** Stunned (p.12): a BAM! effect that is cancelled during the next Villain turn. */

import { placeOf, threatInPlay } from '../reading.ts';
import type { Enemy, MuTable } from '../shape.ts';
import type { LocationId } from '../world.ts';

/** Who may be Stunned in these Locations: the Villain and Henchmen, unless they are already (MU-12.12). */
export function enemiesToStun({ world }: MuTable, places: readonly LocationId[]): readonly Enemy[] {
  const { villain } = world;
  return places.flatMap((at): readonly Enemy[] => [
    ...placeOf(world, at).threats.flatMap(({ card, health, stunned }): readonly Enemy[] =>
      health > 0 && !stunned ? [{ is: 'henchman', card, at }] : [],
    ),
    ...(villain.at === at && !villain.stunned ? [{ is: 'villain', at } as const] : []),
  ]);
}

/** A Stunned token on a Villain or a Henchman; in the Villain turn it holds for the rest of it (MU-12.12, MU-12.17). */
export function stun(table: MuTable, enemy: Enemy): void {
  const { world, board } = table;
  const cite = world.acting === 'villain' ? 'MU-12.17' : 'MU-12.12';
  if (enemy.is === 'villain') {
    world.villain.stunned = true;
    table.tell('stunned', cite, { component: board.villain });
    return;
  }
  const found = enemy.is === 'henchman' ? threatInPlay(world, enemy.card) : null;
  if (found === null) return;
  found.threat.stunned = true;
  table.tell('stunned', cite, { component: found.threat.card });
}

/** All Stunned tokens go at the end of the Villain turn, whether or not they cancelled anything (MU-12.15). */
export function endStun(table: MuTable): void {
  const { world, board } = table;
  if (world.villain.stunned) {
    world.villain.stunned = false;
    table.tell('stun-ended', 'MU-12.15', { component: board.villain });
  }
  for (const { threats } of world.places) {
    for (const threat of threats) {
      if (!threat.stunned) continue;
      threat.stunned = false;
      table.tell('stun-ended', 'MU-12.15', { component: threat.card });
    }
  }
}
