/** The two clocks: the Soviets on their way to the castle, and the fortress that blows itself up. */
import type { Label, SceneTrack } from '@necropole/kernel';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { named } from './labels.ts';
import { isBelow, type ZfView } from './seen.ts';

/** So many boxes before its end a clock is nearly there. */
const NEAR = 3;

export function tracksOf(view: ZfView): readonly SceneTrack[] {
  return [isBelow(view) ? destruction(view) : soviets(view)];
}

/** Most of the way, and the last boxes. */
function bandsTo(end: number, far: Label): NonNullable<SceneTrack['bands']> {
  return [
    { from: 0, label: far },
    { from: end - NEAR, label: named('near') },
  ];
}

function soviets({ world }: ZfView): SceneTrack {
  return {
    id: 'soviets',
    label: named('soviets'),
    from: 0,
    to: SOVIET_END,
    bands: bandsTo(SOVIET_END, named('soviets')),
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
    bands: bandsTo(DESTRUCTION_END, now === null ? named('destruction-asleep') : named('destruction')),
    end: { symbol: 'i-bomb', label: named('destruction-end') },
    ...(now === null ? { asleep: true as const } : {}),
    markers: [{ id: 'destruction-marker', token: 't-destruction', value: now ?? 0, label: named('destruction') }],
  };
}
