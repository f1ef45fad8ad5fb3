/** What answers to a hand, in one file: it is fetched together, once the page is idle. In this order its styles follow each other. */

export { default as Acting } from './Acting.svelte';
export { default as Alike } from './Alike.svelte';
export { default as Layers } from './Layers.svelte';
export { default as MatchMenu } from './MatchMenu.svelte';
export { default as RefusedButton } from './RefusedButton.svelte';
export * as requested from './requested.ts';
export { default as Stepper } from './Stepper.svelte';
export { default as TableDialogs } from './TableDialogs.svelte';
export { default as Tip } from './Tip.svelte';
export { default as TurnCard } from './TurnCard.svelte';
export { pressTableKey } from './table-keys.ts';
export { default as Unasked } from './Unasked.svelte';
