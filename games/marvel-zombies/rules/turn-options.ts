/**
 * What may be done now in a hero's turn, and why not (p.16, p.17): moving, opening, gaining a trait, attacking, rescuing,
 * gaining power, taking objectives; the elevator, the Sentinel Hand, what cards and the mission offer; the end.
 */
import type { Fact } from '@necropole/kernel';
import type { Mz, MzTable } from '../shape.ts';
import type { Hero } from '../world.ts';
import { judgeActions } from './actions.ts';
import { attackOptions, attacksOf } from './combat.ts';
import { elevatorOptions } from './elevator.ts';
import { moveOptions } from './moving.ts';
import { objectiveOptions } from './objectives.ts';
import { offerOptions } from './offers.ts';
import { openOptions } from './opening.ts';
import { judgeGainPower } from './power.ts';
import { rescueOptions } from './rescuing.ts';
import { handOptions } from './sentinel-hand.ts';
import { judgeGainTrait } from './traits.ts';

/** Everything that a turn can do, each judged. */
export function turnOptions(table: MzTable, hero: Hero) {
  return [
    ...moveOptions(table, hero),
    ...openOptions(table, hero),
    ...attackOptions(table, hero, attacksOf(table, hero), 1),
    ...gainOptions(table, hero),
    ...rescueOptions(table, hero),
    ...objectiveOptions(table, hero),
    ...elevatorOptions(table, hero),
    ...handOptions(table, hero),
    ...offerOptions(table, hero),
    table.option('end', { do: 'end' }, null, () => ({ refs: [hero.id], facts: unused(table) })),
  ];
}

/** The actions that would be given away. */
function unused({ world }: MzTable): readonly Fact<Mz>[] {
  const { actions } = world.turn;
  return actions > 0 ? [{ key: 'actions-left', params: { actions } }] : [];
}

/** Gain Trait and Gain Power. */
function gainOptions(table: MzTable, hero: Hero) {
  const facts = [{ key: 'action-cost', params: { actions: 1 } }] as const;
  const trait = table.options(
    ['gain-trait'] as const,
    () => judgeGainTrait(table) ?? judgeActions(table, 1),
    (key, refusal) => table.option(key, { do: key }, refusal, () => ({ refs: [hero.id], facts })),
  );
  const power = table.options(
    ['power'] as const,
    () => judgeGainPower(table, hero) ?? judgeActions(table, 1),
    (key, refusal) => table.option(key, { do: key }, refusal, () => ({ refs: [hero.id], facts })),
  );
  return [...trait, ...power];
}
