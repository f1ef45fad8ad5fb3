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
import { mayLeave } from './exit.ts';
import { moveOptions } from './moving.ts';
import { objectiveOptions } from './objectives.ts';
import { offerOptions } from './offers.ts';
import { openOptions } from './opening.ts';
import { judgeGainPower, powerGain } from './power.ts';
import { rescueOptions } from './rescuing.ts';
import { handOptions } from './sentinel-hand.ts';
import { judgeGainTrait, traitsFull } from './traits.ts';

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
    table.option('end', { do: 'end' }, null, () => ({ refs: [hero.id], facts: endFacts(table, hero) })),
  ];
}

/** The actions that would be given away; and that the way out is open. */
function endFacts(table: MzTable, hero: Hero): readonly Fact<Mz>[] {
  const { actions } = table.world.turn;
  return [
    ...(actions > 0 ? [{ key: 'actions-left', params: { actions } } as const] : []),
    ...(mayLeave(table, hero) ? [{ key: 'may-leave', params: {} } as const] : []),
  ];
}

/** Gain Trait and Gain Power. */
function gainOptions(table: MzTable, hero: Hero) {
  const cost = { key: 'action-cost', params: { actions: 1 } } as const;
  const trait = table.options(
    ['gain-trait'] as const,
    () => judgeGainTrait(table) ?? judgeActions(table, 1),
    (key, refusal) =>
      table.option(key, { do: key }, refusal, () => ({ refs: [hero.id], facts: [cost, ...traitsFull(table, hero)] })),
  );
  const power = table.options(
    ['power'] as const,
    () => judgeGainPower(table, hero) ?? judgeActions(table, 1),
    (key, refusal) =>
      table.option(key, { do: key }, refusal, () => ({ refs: [hero.id], facts: [cost, powerGain(table, hero)] })),
  );
  return [...trait, ...power];
}
