/** The heroic missions. */
import type { MissionId } from '../ids.ts';
import type { Mission } from '../kinds.ts';
import { mh0 } from './mh0.ts';
import { mh1 } from './mh1.ts';
import { mh2 } from './mh2.ts';
import { mh3 } from './mh3.ts';
import { mh4 } from './mh4.ts';
import { mh5 } from './mh5.ts';
import { mh6 } from './mh6.ts';
import { mh7 } from './mh7.ts';
import { mh8 } from './mh8.ts';
import { mh9 } from './mh9.ts';
import { mh10 } from './mh10.ts';

export const missions: Readonly<Record<MissionId, Mission>> = {
  mh0,
  mh1,
  mh2,
  mh3,
  mh4,
  mh5,
  mh6,
  mh7,
  mh8,
  mh9,
  mh10,
};
