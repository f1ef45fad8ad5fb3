/** The game conforms: every check of the kernel's suite, in every mode and at every number of seats. */
import { conformance, drawingsIn, recordedIn } from '@necropole/kernel/testing';
import { lantern } from './index.ts';

conformance(lantern, {
  module: new URL('./index.ts', import.meta.url).href,
  recorded: recordedIn(new URL('./', import.meta.url)),
  drawings: drawingsIn(new URL('./art/symbols.svg', import.meta.url)),
  sweep: 100,
});
