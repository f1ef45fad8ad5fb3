/** The recorded matches: one for every way in which a scenario can end. */
import { recordedMatches } from '@necropole/kernel/testing';
import { earthReborn } from './index.ts';

recordedMatches(earthReborn, new URL('./fixtures/', import.meta.url));
