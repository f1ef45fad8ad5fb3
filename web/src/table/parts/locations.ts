/** What stands at a place, counted. */
export { default as Counts } from '../Counts.svelte';
