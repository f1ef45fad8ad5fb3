/** What is said once, in any match, when it first happens; what a lesson says so stands with it. */
import type { LaterNote } from '@necropole/kernel';
import { basicTimes } from './basic.ts';
import { furtherTimes } from './further.ts';

export const firstTimes: readonly LaterNote[] = [...basicTimes, ...furtherTimes];
