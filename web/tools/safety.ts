/** A plugin that writes the content policy into the built page, before anything that the page loads. */
import type { Plugin } from 'vite';
import { pagePolicy } from './content-policy.mjs';

export function safety(): Plugin {
  return {
    name: 'necropole-safety',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
