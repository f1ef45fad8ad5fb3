/** The recorded matches: one for every way in which each mode can end. */
import { recordedMatches } from '@necropole/kernel/testing';
import { tinyEpicZombies } from './index.ts';

recordedMatches(tinyEpicZombies, new URL('./fixtures/', import.meta.url));
