/** Tables laid for tests of the fortress: teams in its zones, groups of the dead, and nothing else anywhere. */
import { type Situation, situation } from '@necropole/kernel/testing';
import { campIds } from '../content/camps.ts';
import { LIFT_ROOM, type ZoneId } from '../content/fortress/plan.ts';
import { zombieFortress } from '../index.ts';
import { type FortressTable, layFortress } from '../positions/fortress.ts';
import { goesOn, resumeFight } from '../rules/fights.ts';
import { endFortressTurn } from '../rules/fortress-sequence.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import type { World } from '../world.ts';

/** A table of the fortress, and what is asked on it. */
export interface Underground extends FortressTable {
  readonly seats?: 2 | 3 | 4;
  readonly phase?: PhaseName;
  /** After a rule that a test wants to see, do the turns go on? Else nothing but the fights that wait. */
  readonly turns?: true;
  readonly options?: { readonly [name: string]: string };
  readonly dice?: readonly number[];
  readonly change?: (world: World) => void;
}

/** Where a rule that a test wants to see begins: a phase that no match in the fortress comes to. */
const PROBE: PhaseName = 'take-green-markers';

/** Lays the table; the match begins with this rule, or with the phase that is wanted. */
export function underground(
  wanted: Underground,
  rule: ((table: ZfTable) => Rule<PhaseName>) | null = null,
): Situation<Zf> {
  const { seats = 3, phase = 'fortress-turn' } = wanted;
  const game =
    rule === null
      ? zombieFortress
      : {
          ...zombieFortress,
          phases: {
            ...zombieFortress.phases,
            [PROBE]: rule,
            ...(wanted.turns === true ? {} : { 'fortress-turn': onlyFights }),
          },
        };
  return situation(game, {
    config: { mode: 'race', mission: null, seats, options: wanted.options ?? {}, seed: 'underground' },
    phase: rule === null ? phase : PROBE,
    ...(wanted.dice === undefined ? {} : { dice: wanted.dice }),
    change(world) {
      layFortress(world, seats, wanted);
      wanted.change?.(world);
    },
  });
}

/** A turn in the fortress, before the die: all teams are in the lift room, unless it is said otherwise. */
export function below({ wanderers = [], at = [], ...wanted }: Below = {}): Situation<Zf> {
  return underground({
    ...wanted,
    at: campIds.map((_, seat) => at[seat] ?? LIFT_ROOM),
    packs: wanderers.map((zone) => ({ kind: 'wanderer', at: zone })),
  });
}

export interface Below extends Omit<Underground, 'at' | 'packs'> {
  readonly at?: readonly ZoneId[];
  /** Where wandering zombies are that the master leads. */
  readonly wanderers?: readonly ZoneId[];
}

/** Nothing but the fights that wait. */
function* onlyFights(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const waiting = world.fights.find((fight) => goesOn(table, fight));
  if (waiting !== undefined) return resumeFight(table, waiting, 'fortress-turn');
  if (world.fights.length > 0) return endFortressTurn(table);
  return yield* table.end({ id: 'all-destroyed', cite: 'ZF-5.21', winners: [] });
}
