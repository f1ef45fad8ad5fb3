/** Ways to face, and where a way ends. */
export { default as Facings } from '../Facings.svelte';
export { dialOf, stopsOf } from '../facings.ts';
