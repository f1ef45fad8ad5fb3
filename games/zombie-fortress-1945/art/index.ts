/** What the game is drawn with: its drawings are in `symbols.svg`. */
import type { Art, Furnishing } from '@necropole/kernel';
import { campIds } from '../content/camps.ts';
import { counterIds, counterKinds, counterOf, countersApart } from '../content/counters/index.ts';
import { allMarkers, kindOf, markerKinds } from '../content/markers/index.ts';
import { symbolOfMarker, tokenOfCounter, tokenOfMember, tokenOfTeam } from '../scene/faces.ts';

const pictures: ReadonlyMap<string, string> = new Map([
  // Before a camp is chosen, every seat is a team.
  ['team', tokenOfMember('soldier')],
  ...campIds.map((camp): [string, string] => [camp, tokenOfTeam(camp)]),
  ...markerKinds.map(({ id }): [string, string] => [id, symbolOfMarker(id)]),
  ...allMarkers.map((id): [string, string] => [id, symbolOfMarker(kindOf(id))]),
  ...counterKinds.map(({ id }): [string, string] => [id, tokenOfCounter(id)]),
  ...[...counterIds, ...countersApart].map((id): [string, string] => [id, tokenOfCounter(counterOf(id).id)]),
]);

const bunk: Furnishing = { width: 26, depth: 52, shape: 'M-12-25h24v50h-24z', lines: 'M-12-13h24' };
const rack: Furnishing = { width: 58, depth: 18, shape: 'M-28-8h56v16h-56z', lines: 'M-9-8v16M10-8v16' };
const table: Furnishing = { width: 50, depth: 26, shape: 'M-24-12h48v24h-48z' };
const tank: Furnishing = {
  width: 36,
  depth: 36,
  shape: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z',
  lines: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
};

export const art: Art = {
  colours: {
    dead: '#aec46a',
    dog: '#e0cf5a',
    helmeted: '#8d98ab',
    giant: '#d8452e',
    bowl: '#27588a',
    event: '#c79a3e',
    'event-green': '#5d8a55',
  },
  families: {},
  furniture: {
    room: {
      styles: [{ pieces: [bunk, bunk, bunk, bunk] }, { pieces: [rack, rack, rack] }, { pieces: [table, tank, tank] }],
    },
  },
  parts: ['terrain', 'ways', 'edges', 'floors', 'locations', 'rails', 'paving', 'bands', 'aboard', 'rates'],
  pictureOf: (component) => pictures.get(component) ?? null,
};
