/** What is spent from pools, and the other ways to pay. */
export { default as OtherWay } from '../OtherWay.svelte';
export { default as Pools } from '../Pools.svelte';
