/** The game conforms: every check of the kernel's suite, in every mode and at every number of seats. */
import { conformance, drawingsIn, recordedIn } from '@necropole/kernel/testing';
import { marvelUnited } from './index.ts';

conformance(marvelUnited, {
  module: new URL('./index.ts', import.meta.url).href,
  recorded: recordedIn(new URL('./', import.meta.url)),
  drawings: drawingsIn(new URL('./art/symbols.svg', import.meta.url)),
  matches: 1,
  longMatches: 8,
  // So many that every component comes up, the rarest Super-Villain card too.
  sweep: 160,
  // Random players never win: these matches are recorded (fixtures/).
  endings: {
    'cooperative/villain-defeated': 'cooperative--villain-defeated',
    'cooperative/heroic-goal-met': 'cooperative--heroic-goal-met',
    'super-villain/villain-defeated': 'super-villain--villain-defeated',
    'super-villain/heroic-goal-met': 'super-villain--heroic-goal-met',
    'commander/villain-defeated': 'commander--villain-defeated',
    'commander/heroic-goal-met': 'commander--heroic-goal-met',
    'commander-versus/villain-defeated': 'commander-versus--villain-defeated',
    'commander-versus/heroic-goal-met': 'commander-versus--heroic-goal-met',
    'commander-versus/hero-exhausted': 'commander-versus--hero-exhausted',
  },
});
