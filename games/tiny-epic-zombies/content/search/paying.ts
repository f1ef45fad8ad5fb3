/** Ammo that a weapon may be given for what it adds: asked with its price, and with a warning where it is too much. */
import { effectOf } from '../../rules/choices.ts';
import { gapOf } from '../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable } from '../../shape.ts';
import { characterOf, type Human } from '../../world.ts';
import type { SearchKind } from '../ids.ts';

export function* mayPay(
  table: TezTable,
  human: Human,
  component: SearchKind,
  ammo: number,
  cite: string,
): Rule<boolean> {
  return yield* table.ask(human.seat, {
    key: 'pay-ammo',
    params: { who: characterOf(human), component, ammo },
    cite,
    refs: [human.id],
    context: () => effectOf(component),
    options: () => [
      table.option('accept', true, null, () => ({
        facts: ammo >= gapOf(human) ? [{ key: 'lethal', params: { percent: 100 } }] : [],
      })),
      table.option('pass', false),
    ],
  });
}
