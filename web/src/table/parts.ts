/** What the table shows of parts that few scenes have, beside what the board does: fetched with a game whose art names them. */
import type { ScenePart } from '@necropole/kernel';

const fetchers = {
  locations: () => import('./parts/locations.ts'),
  bands: () => import('./parts/bands.ts'),
  sides: () => import('./parts/sides.ts'),
  sections: () => import('./parts/sections.ts'),
  foot: () => import('./parts/foot.ts'),
  pools: () => import('./parts/pools.ts'),
} satisfies { readonly [P in ScenePart]?: () => Promise<object> };

type Fetchers = typeof fetchers;
type Everything<All> = (All extends unknown ? (one: All) => void : never) extends (one: infer Whole) => void
  ? Whole
  : never;
type TableParts = Everything<{ [P in keyof Fetchers]: Awaited<ReturnType<Fetchers[P]>> }[keyof Fetchers]>;

const here: Partial<TableParts> = {};

/** Those that have come. */
export function tableParts(): Partial<TableParts> {
  return here;
}

/** Fetches what the table needs of these parts before it is set. */
export async function fetchTableParts(wanted: readonly ScenePart[]): Promise<void> {
  const fetching = Object.entries(fetchers).filter(([part]) => wanted.some((one) => one === part));
  Object.assign(here, ...(await Promise.all(fetching.map(([, fetch]) => fetch()))));
}
