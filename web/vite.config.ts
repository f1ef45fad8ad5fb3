import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // Relative, so that the built app can be served from any folder.
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
