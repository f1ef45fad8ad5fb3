/** What is public beside the board: when the Villain plays, which Overflows wait, what holds for all. */
import type { SceneNote, SpaceState } from '@necropole/kernel';
import { cardsUntilVillain } from '../rules/turn-sequence.ts';
import type { World } from '../world.ts';
import { named } from './labels.ts';
import type { MuView } from './seen.ts';

export function notesOf({ world }: MuView): readonly SceneNote[] {
  return [paceNote(world as unknown as World), ...overflowNote(world)];
}

function paceNote(world: World): SceneNote {
  const cards = cardsUntilVillain(world);
  return {
    id: 'pace',
    label: named('pace'),
    symbol: 'i-hourglass',
    lines: [
      cards === 0 ? named('villain-plays-now') : named('villain-plays-after', cards),
      ...(world.completed.length > 0 ? [named('under-pressure')] : []),
      ...(world.delay > 0 ? [named('delayed', world.delay)] : []),
      ...(world.delay < 0 ? [named('accelerated', -world.delay)] : []),
      ...(world.noTokens ? [named('no-tokens-now')] : []),
    ],
  };
}

function overflowNote({ overflow }: MuView['world']): readonly SceneNote[] {
  if (overflow.waiting.length === 0) return [];
  const lines = overflow.waiting.map(({ at }) => named('overflow-at', at));
  return [{ id: 'overflows', label: named('overflows-waiting'), symbol: 'i-overflow', lines }];
}

/** A Location without a free slot overflows next; Crisis tokens lie in some. */
export function spaceStatesOf({ world }: MuView): { readonly [place: string]: SpaceState } {
  return Object.fromEntries(
    world.places.flatMap(({ id, slots, crisis }): readonly [string, SpaceState][] => {
      const badges = [
        ...(slots.every((slot) => slot !== null) ? [{ symbol: 'i-overflow', label: named('full') }] : []),
        ...(crisis > 0 ? [{ symbol: 'i-crisis', text: String(crisis), label: named('crisis-here', crisis) }] : []),
      ];
      return badges.length === 0 ? [] : [[id, { badges }]];
    }),
  );
}
