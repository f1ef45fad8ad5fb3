/** The toy conforms: scenes with hexes, floors of stone and bands pass every check of the kernel's suite. */
import { conformance, drawingsIn } from '@necropole/kernel/testing';
import { game } from './index.ts';

conformance(game, {
  module: new URL('./index.ts', import.meta.url).href,
  drawings: drawingsIn(new URL('./art/symbols.svg', import.meta.url)),
});
