/** What the game is drawn with: its drawings are in `symbols.svg`. */
import type { Art } from '@necropole/kernel';
import { characterIds } from '../content/characters/index.ts';
import { bustOf } from '../scene/faces.ts';

const pictures: ReadonlyMap<string, string> = new Map([
  ...characterIds.map((id): [string, string] => [id, bustOf(id)]),
  // Whoever leads a clan
  ['norad', bustOf('nick-bolter')],
  ['salemite', bustOf('jessica-hollister')],
]);

export const art: Art = {
  colours: {
    // Lighter than the app’s, so that ink reads on them: blue and red belong to the bases and orders.
    'seat-4': '#35b083',
    'seat-6': '#a884e8',
    'die-y': '#e0a92c',
    // Rooms, faint on their floors
    science: '#3f8f8f',
    officers: '#94607f',
    technical: '#6b7ea0',
    living: '#8f6a52',
    armoury: '#a3713d',
    corridor: '#46566b',
    open: '#5d8a55',
  },
  families: {},
  furniture: {},
  parts: ['edges', 'floors', 'rails', 'rooms', 'sides', 'sections'],
  pictureOf: (component) => pictures.get(component) ?? null,
};
