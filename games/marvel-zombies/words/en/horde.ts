/** What is known of the figures of the horde. */

import type { ComponentWords } from '@necropole/kernel';
import type { HordeKind } from '../../content/ids.ts';

export const hordeWords: Readonly<Record<HordeKind, ComponentWords>> = {
  walker: {
    name: 'Walker',
    text: 'Acts once per phase: attacks for 1 wound, or moves 1 zone. 1 hit eliminates it. 1 XP.',
  },
  brute: {
    name: 'Brute',
    text: 'Acts once per phase: attacks for 1 wound, or moves 1 zone. Only 2 hits of one attack eliminate it. 1 XP.',
  },
  runner: {
    name: 'Runner',
    text: 'Acts twice per phase: each time it attacks for 1 wound, or moves 1 zone. 1 hit eliminates it. 1 XP.',
  },
};
