/** The recorded matches: one for every way in which each mode and mission can end. */
import { recordedMatches } from '@necropole/kernel/testing';
import { lantern } from './index.ts';

recordedMatches(lantern, new URL('./fixtures/', import.meta.url));
