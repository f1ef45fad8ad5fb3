/** The recorded matches: one for every way in which each mode can end. */
import { recordedMatches } from '@necropole/kernel/testing';
import { marvelUnited } from './index.ts';

recordedMatches(marvelUnited, new URL('./fixtures/', import.meta.url));
