/** What the game is drawn with: its drawings are in `symbols.svg`. */
import type { Art } from '@necropole/kernel';
import { heroIds } from '../content/heroes/index.ts';
import { hordeKinds, zombieHeroIds } from '../content/ids.ts';
import { families } from './families.ts';
import { furniture } from './furniture.ts';

const pictures: ReadonlyMap<string, string> = new Map([
  ...[...zombieHeroIds, ...hordeKinds].map((id): [string, string] => [id, `t-${id}`]),
  ...heroIds.flatMap((id): [string, string][] => [
    [`${id}-action`, `b-${id}`],
    [`heroes:${id}`, `b-${id}`],
  ]),
  ['secret-mission', 't-secret'],
  ['power-surge', 'i-power'],
]);

export const art: Art = {
  colours: { walker: '#aec46a', brute: '#8d98ab', runner: '#e0cf5a', boss: '#d8452e' },
  families,
  furniture,
  // The copies of a card look alike.
  parts: ['terrain', 'edges', 'floors', 'rails'],
  pictureOf: (component) => pictures.get(component.replace(/-\d+$/, '')) ?? null,
};
