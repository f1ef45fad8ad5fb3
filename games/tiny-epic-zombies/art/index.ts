/** What the game is drawn with: its drawings are in `symbols.svg`. */
import type { Art } from '@necropole/kernel';
import { characterIds } from '../content/characters/index.ts';
import { roomAbilityIds } from '../content/rooms/index.ts';
import { families } from './families.ts';
import { furniture } from './furniture.ts';

/** A player card shows the same person on both faces. */
const pictures: ReadonlyMap<string, string> = new Map([
  ...characterIds.flatMap((id): [string, string][] => [
    [id, `b-${id}`],
    [`${id}-zombie`, `b-${id}`],
  ]),
  // Before the match nobody knows who they will be.
  ['humans', 't-survivor'],
  ['zombies', 't-walker'],
  ...roomAbilityIds.map((id): [string, string] => [id, `ability-${id}`]),
]);

export const art: Art = {
  colours: {
    walker: '#aec46a',
    'green-entrance': '#2f9a63',
    'blue-entrance': '#79b8f2',
    'purple-entrance': '#8656b8',
    'orange-entrance': '#e58a33',
  },
  families,
  furniture,
  parts: [],
  pictureOf: (component) => pictures.get(component) ?? null,
};
