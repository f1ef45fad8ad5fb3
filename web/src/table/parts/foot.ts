/** The foot of the table. */
export { default as Foot } from '../Foot.svelte';
