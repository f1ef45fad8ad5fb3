import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Every component is written with runes: what Svelte keeps for older ones stays out of the build.
// Classes that a component keeps to itself stand on every element of it: a few letters tell them apart.
const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 4)}`;
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
