/** Tiles that are divided into sections, contests that they are spent in, and wishes not to be asked of them. */
export { default as SectionTile } from '../../scene/SectionTile.svelte';
export { default as Contest } from '../Contest.svelte';
export { tileCalled } from '../called-tile.ts';
export { bidsIn } from '../contest.ts';
export { default as Odds } from '../Odds.svelte';
export { oddsIn } from '../odds.ts';
export { default as TileStrip } from '../TileStrip.svelte';
export { default as Trail } from '../Trail.svelte';
export { default as WishRow } from '../WishRow.svelte';
export { passes } from '../wishes.ts';
