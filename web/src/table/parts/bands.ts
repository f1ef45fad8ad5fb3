/** What is dealt out among several, and what each was given or named for. */
export { givenOf } from '../given.ts';
/** And what one press answers. */
export { default as InOneGo } from '../InOneGo.svelte';
export { default as ShareOut } from '../ShareOut.svelte';
