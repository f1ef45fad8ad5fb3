/** The game conforms: every check of the kernel's suite, in every mission, at every number of seats and of heroes. */
import { conformance, drawingsIn, recordedIn } from '@necropole/kernel/testing';
import { marvelZombies } from './index.ts';
import { usedElsewhere } from './testing/used-elsewhere.ts';

conformance(marvelZombies, {
  module: new URL('./index.ts', import.meta.url).href,
  recorded: recordedIn(new URL('./', import.meta.url)),
  drawings: drawingsIn(new URL('./art/symbols.svg', import.meta.url)),
  matches: 1,
  longMatches: 6,
  sweep: 20,
  usedElsewhere,
  // Random players never win: these matches are recorded (fixtures/).
  endings: { 'heroic/mission-accomplished': 'heroic--mh0--mission-accomplished' },
});
