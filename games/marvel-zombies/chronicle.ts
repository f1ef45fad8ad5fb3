/** What the record of a match says of it: its rounds, and the heroes with the seats that played them. */
import type { Chronicle, View } from '@necropole/kernel';
import { named } from './scene/labels.ts';
import type { Mz } from './shape.ts';

export function chronicle({ world }: View<Mz>): Chronicle {
  return {
    rounds: world.round,
    cast: world.heroes.map(({ id, seat }) => ({ seat, label: named('hero', id), token: `b-${id}` })),
  };
}
