/** Activating BAM! effects (p.6, p.10, p.12). */
import { clockwiseFrom } from '@necropole/boards';
import type { MuTable, Rule } from '../shape.ts';
import { placeOf, threatInPlay } from '../world.ts';
import { threatOf, villainOf } from './printed.ts';

/** The BAM! of the plan: the dashboard first, then the Threats clockwise from the Villain on (MU-6.1, MU-6.2). */
export function* activateBam(table: MuTable): Rule {
  const { plan } = table.world;
  if (plan === null || !plan.bam) return;
  yield* activateDashboard(table, 'MU-6.1');
  yield* activateThreats(table);
}

/** The BAM! of the dashboard. A Stunned Villain's is cancelled as long as the Villain turn lasts (MU-12.12, MU-12.16). */
export function* activateDashboard(table: MuTable, cite: string): Rule {
  const { world, board } = table;
  const component = villainOf(table);
  const at = world.plan?.bamAt ?? world.villain.at;
  if (world.villain.stunned && world.acting === 'villain') {
    table.tell('bam-cancelled', 'MU-12.12', { component: board.villain });
    return;
  }
  table.tell('bam-activated', world.villain.stunned ? 'MU-12.16' : cite, { villain: board.villain, at });
  yield* table.act({ component }, component.bam(table, at));
}

/** The series is fixed when it begins: each Threat once at most, and none that has left (MU-6.4). */
function* activateThreats(table: MuTable): Rule {
  const { world, board } = table;
  const series = clockwiseFrom(board.ring, world.villain.at).flatMap((at) =>
    placeOf(world, at).threats.map(({ card }) => card),
  );
  for (const card of series) {
    const found = threatInPlay(world, card);
    const component = threatOf(table, card);
    if (component.bam === undefined) continue;
    if (found === null) {
      table.tell('threat-skipped', 'MU-6.4', { card });
      continue;
    }
    const { place, threat } = found;
    if (threat.stunned) {
      table.tell('bam-cancelled', 'MU-12.12', { component: component.id });
      continue;
    }
    table.tell('threat-activated', place.threats.length > 1 ? 'MU-9.18' : 'MU-6.2', { card, at: place.id });
    yield* table.act({ component }, component.bam(table, place.id, threat));
  }
}
