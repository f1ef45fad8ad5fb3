/** What the table shows of parts that few scenes have, beside what the board does: fetched with a game whose art names them. */
import type { ScenePart } from '@necropole/kernel';
import type Contest from './Contest.svelte';
import type Counts from './Counts.svelte';
import type { bidsIn } from './contest.ts';
import type Facings from './Facings.svelte';
import type Foot from './Foot.svelte';
import type { dialOf, stopsOf } from './facings.ts';
import type { givenOf } from './given.ts';
import type OtherWay from './OtherWay.svelte';
import type Pools from './Pools.svelte';
import type ShareOut from './ShareOut.svelte';
import type TileStrip from './TileStrip.svelte';
import type Trail from './Trail.svelte';
import type WishRow from './WishRow.svelte';

interface TableParts {
  readonly bidsIn: typeof bidsIn;
  readonly Contest: typeof Contest;
  readonly Counts: typeof Counts;
  readonly Foot: typeof Foot;
  readonly givenOf: typeof givenOf;
  readonly OtherWay: typeof OtherWay;
  readonly Pools: typeof Pools;
  readonly ShareOut: typeof ShareOut;
  readonly Facings: typeof Facings;
  readonly TileStrip: typeof TileStrip;
  readonly Trail: typeof Trail;
  readonly WishRow: typeof WishRow;
  readonly dialOf: typeof dialOf;
  readonly stopsOf: typeof stopsOf;
}

const here: Partial<TableParts> = {};

/** Those that have come. */
export function tableParts(): Partial<TableParts> {
  return here;
}

const fetchers: { readonly [P in ScenePart]?: () => Promise<Partial<TableParts>> } = {
  locations: async () => ({ Counts: (await import('./Counts.svelte')).default }),
  bands: async () => {
    const [{ givenOf }, share] = await Promise.all([import('./given.ts'), import('./ShareOut.svelte')]);
    return { givenOf, ShareOut: share.default };
  },
  sides: async () => {
    const [{ dialOf, stopsOf }, row] = await Promise.all([import('./facings.ts'), import('./Facings.svelte')]);
    return { dialOf, stopsOf, Facings: row.default };
  },
  sections: async () => {
    const [strip, contest, { bidsIn }, trail, wish] = await Promise.all([
      import('./TileStrip.svelte'),
      import('./Contest.svelte'),
      import('./contest.ts'),
      import('./Trail.svelte'),
      import('./WishRow.svelte'),
    ]);
    return { TileStrip: strip.default, Contest: contest.default, bidsIn, Trail: trail.default, WishRow: wish.default };
  },
  foot: async () => ({ Foot: (await import('./Foot.svelte')).default }),
  pools: async () => {
    const [pools, ways] = await Promise.all([import('./Pools.svelte'), import('./OtherWay.svelte')]);
    return { Pools: pools.default, OtherWay: ways.default };
  },
};

/** Fetches what the table needs of these parts before it is set. */
export async function fetchTableParts(wanted: readonly ScenePart[]): Promise<void> {
  const come = await Promise.all(wanted.map((part) => fetchers[part]?.()));
  Object.assign(here, ...come);
}
