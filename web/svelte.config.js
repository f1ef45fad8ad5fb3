import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Every component is written with runes: what Svelte keeps for older ones stays out of the build.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
