/** What the record of a match says of it: its turns, and the characters with the seats that commanded them at first. */
import type { Chronicle, View } from '@necropole/kernel';
import { scenarioOf } from './content/scenarios/index.ts';
import { bustOf } from './scene/faces.ts';
import { named } from './scene/labels.ts';
import type { Er } from './shape.ts';

export function chronicle({ world, board }: View<Er>): Chronicle {
  return {
    rounds: world.turn,
    cast: scenarioOf(board).teams.flatMap(({ clan, characters }) =>
      characters.map(({ character }) => ({
        seat: board.clans.indexOf(clan),
        label: named('figure', character),
        token: bustOf(character),
      })),
    ),
  };
}
