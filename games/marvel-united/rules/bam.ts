/** Activating BAM! effects (p.6, p.10, p.12). */
import { besideIn, clockwiseFrom } from '@necropole/boards';
import { placeOf, threatInPlay } from '../reading.ts';
import type { MuTable, Rule } from '../shape.ts';
import type { LocationId } from '../world.ts';
import { chooseLocation } from './choices.ts';
import { threatOf, villainOf } from './printed.ts';

/** The BAM! of the plan: the dashboard first, then the Threats clockwise from the Villain on (MU-6.1, MU-6.2). */
export function* activateBam(table: MuTable): Rule {
  const { plan } = table.world;
  if (plan === null || !plan.bam) return;
  yield* activateDashboard(table, 'MU-6.1', yield* whereBamStrikes(table, plan.bamBeside));
  yield* activateThreats(table);
}

/** Where the Villain stands; or next to it, if a component has it so: the Villain player says where (MU-13.11). */
function* whereBamStrikes(table: MuTable, component: string | null): Rule<LocationId> {
  const { at, stunned } = table.world.villain;
  if (component === null || stunned) return at;
  const choice = { by: 'villain', component, cite: 'MU-13.11' } as const;
  return (yield* chooseLocation(table, choice, besideIn(table.board.ring, at))) ?? at;
}

/** The BAM! of the dashboard. A Stunned Villain's is cancelled as long as the Villain turn lasts (MU-12.12, MU-12.16). */
export function* activateDashboard(table: MuTable, cite: string, at = table.world.villain.at): Rule {
  const { world, board } = table;
  const component = villainOf(table);
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
      table.tell('bam-cancelled', 'MU-12.12', { component: card });
      continue;
    }
    table.tell('threat-activated', place.threats.length > 1 ? 'MU-9.18' : 'MU-6.2', { card, at: place.id });
    yield* table.act({ component }, component.bam(table, place.id, threat));
  }
}
