/** What is dealt out among several, and what each was given. */
export { givenOf } from '../given.ts';
export { default as ShareOut } from '../ShareOut.svelte';
