/** The two clocks: the Soviets on their way to the castle, and the fortress that blows itself up. */
import type { SceneTrack } from '@necropole/kernel';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { named } from './labels.ts';
import { isBelow, type ZfView } from './seen.ts';

export function tracksOf(view: ZfView): readonly SceneTrack[] {
  return [isBelow(view) ? destruction(view) : soviets(view)];
}

function soviets({ world }: ZfView): SceneTrack {
  return {
    id: 'soviets',
    label: named('soviets'),
    from: 0,
    to: SOVIET_END,
    end: { symbol: 'i-castle', label: named('soviets-end') },
    markers: [{ id: 'soviets-marker', token: 't-soviet', value: world.soviets, label: named('soviets') }],
  };
}

function destruction({ world }: ZfView): SceneTrack {
  const now = world.fortress.destruction;
  return {
    id: 'destruction',
    label: named('destruction'),
    from: 0,
    to: DESTRUCTION_END,
    end: { symbol: 'i-bomb', label: named('destruction-end') },
    ...(now === null ? { asleep: true as const } : {}),
    markers: [{ id: 'destruction-marker', token: 't-destruction', value: now ?? 0, label: named('destruction') }],
  };
}
