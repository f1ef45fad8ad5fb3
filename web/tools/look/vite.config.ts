import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [svelte()], base: './', logLevel: 'warn', build: { target: 'es2022' } });
