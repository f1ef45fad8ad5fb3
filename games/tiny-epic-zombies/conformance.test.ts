/** The game conforms: every check of the kernel's suite, in every mode and at every number of seats. */
import { conformance } from '@necropole/kernel/testing';
import { tinyEpicZombies } from './index.ts';

conformance(tinyEpicZombies, {
  module: new URL('./index.ts', import.meta.url).href,
  matches: 2,
  sweep: 150,
});
