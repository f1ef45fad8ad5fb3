/** The recorded matches: one for every way in which it can end. */
import { recordedMatches } from '@necropole/kernel/testing';
import { zombieFortress } from './index.ts';

recordedMatches(zombieFortress, new URL('./fixtures/', import.meta.url));
