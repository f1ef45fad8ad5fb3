/** How the Locations stand: which effect is hidden, which of them overflows, where Crisis tokens lie and the Villain could stop. */
import type { Badge, SpaceState } from '@necropole/kernel';
import { named } from './labels.ts';
import { nextStops } from './outlook.ts';
import type { MuView, SeenWorld } from './seen.ts';

/** A Threat hides the End of Turn effect; a Location without a free slot overflows next, if it does not already. */
export function spaceStatesOf(view: MuView): { readonly [place: string]: SpaceState } {
  const { world } = view;
  const stops = nextStops(view);
  return Object.fromEntries(
    world.places.flatMap((place): readonly [string, SpaceState][] => {
      const badges = [...badgesOf(world, place), ...[stops.get(place.id)].filter((one) => one !== undefined)];
      const state: SpaceState = {
        ...(badges.length === 0 ? {} : { badges }),
        ...(place.threats.length === 0 ? {} : { words: 'covered' }),
      };
      return Object.keys(state).length === 0 ? [] : [[place.id, state]];
    }),
  );
}

function badgesOf({ overflow }: SeenWorld, { id, slots, crisis }: SeenWorld['places'][number]): readonly Badge[] {
  const waits = overflow.waiting.some(({ at }) => at === id);
  const isFull = slots.every((slot) => slot !== null);
  return [
    ...(waits || isFull
      ? [{ symbol: 'i-overflow', label: named(waits ? 'overflow-waits' : 'full'), bad: true as const }]
      : []),
    ...(crisis > 0 ? [{ symbol: 'i-crisis', text: String(crisis), label: named('crisis-here', crisis) }] : []),
  ];
}
