/** Tiles that are divided into sections, contests that they are spent in, and wishes not to be asked of them. */
export { default as Contest } from '../Contest.svelte';
export { bidsIn } from '../contest.ts';
export { default as TileStrip } from '../TileStrip.svelte';
export { default as Trail } from '../Trail.svelte';
export { default as WishRow } from '../WishRow.svelte';
export { passes } from '../wishes.ts';
