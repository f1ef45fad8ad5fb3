/** The game conforms: every check of the kernel's suite, in every mode and at every number of seats. */
import { conformance, drawingsIn, recordedIn } from '@necropole/kernel/testing';
import { tinyEpicZombies } from './index.ts';

conformance(tinyEpicZombies, {
  module: new URL('./index.ts', import.meta.url).href,
  recorded: recordedIn(new URL('./', import.meta.url)),
  drawings: drawingsIn(new URL('./art/symbols.svg', import.meta.url)),
  matches: 1,
  longMatches: 20,
  // So many that every component comes up, the last space of every horde track too.
  sweep: 400,
  // Random players hardly ever win, and seldom live to see the last card: these matches are recorded (fixtures/).
  endings: {
    'cooperative-versus/objectives-completed': 'cooperative-versus--objectives-completed',
    'cooperative-versus/out-of-time': 'cooperative-versus--out-of-time',
    'cooperative/objectives-completed': 'cooperative--objectives-completed',
    'cooperative/out-of-time': 'cooperative--out-of-time',
    'competitive-versus/leader-of-the-survivors': 'competitive-versus--leader-of-the-survivors',
    'competitive/leader-of-the-survivors': 'competitive--leader-of-the-survivors',
    'solo/objectives-completed': 'solo--objectives-completed',
    'solo/out-of-time': 'solo--out-of-time',
  },
});
