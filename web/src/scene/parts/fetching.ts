/** Fetches what draws those parts of scenes that few games have: whatever is drawn of such a game is drawn whole at once. */
import type { ScenePart } from '@necropole/kernel';

/** In this order their styles follow each other. What only a table shows, the table fetches. */
const fetchers: { readonly [P in ScenePart]?: () => Promise<unknown> } = {
  terrain: () => import('./terrain.ts'),
  ways: () => import('./ways.ts'),
  edges: () => import('./edges.ts'),
  floors: () => import('./floors.ts'),
  locations: () => import('./locations.ts'),
  cards: () => import('./cards.ts'),
  pools: () => import('./pools.ts'),
  rails: () => import('./rails.ts'),
  dice: () => import('./dice.ts'),
  paving: () => import('./paving.ts'),
  bands: () => import('./bands.ts'),
  aboard: () => import('./aboard.ts'),
  rates: () => import('./rates.ts'),
  rooms: () => import('./rooms.ts'),
  sides: () => import('./sides.ts'),
  sections: () => import('./sections.ts'),
};

/** Fetches those of these parts that are not there yet. */
export async function fetchParts(wanted: readonly ScenePart[]): Promise<void> {
  const fetching = Object.entries(fetchers).filter(([part]) => wanted.some((one) => one === part));
  await Promise.all(fetching.map(([, fetch]) => fetch()));
}
