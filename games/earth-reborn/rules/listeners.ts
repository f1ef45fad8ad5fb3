/** Who listens to a hook now: the scenario. */
import { hearing, type Listener, NOBODY_LISTENS } from '@necropole/kernel';
import { components } from '../content/index.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { Er } from '../shape.ts';
import type { Board, World } from '../world.ts';

const hearersOf = hearing<Er, ReadonlyMap<string, Listener<Er>>>(components, ({ held }) =>
  held(scenarios, () => 'scenario'),
);

export function listenersNow(_world: World, { scenario }: Board, hook: string): readonly Listener<Er>[] {
  const listener = hearersOf(hook)?.get(scenario);
  return listener === undefined ? NOBODY_LISTENS : [listener];
}
