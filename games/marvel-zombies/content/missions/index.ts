/** The heroic missions. */
import { byId } from '@necropole/kernel';
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

const all = [mh0, mh1, mh2, mh3, mh4, mh5, mh6, mh7, mh8, mh9, mh10] as const;

/** A heroic mission. */
export type MissionId = (typeof all)[number]['id'];
/** A line of a mission's objectives. The exit is none of them. */
export type GoalId = (typeof all)[number]['goals'][number]['id'];
/** An action that a mission offers in a hero's turn. */
export type MissionOfferId = NonNullable<(typeof all)[number]['offers']>[number]['id'];

export const missions: Readonly<Record<MissionId, Mission>> = byId(all);
export const missionIds: readonly MissionId[] = all.map(({ id }) => id);

/** The missions' own rules by which an event happens that the rules tell too. */
export function rulesTelling(event: keyof NonNullable<Mission['tells']>): readonly string[] {
  return all.flatMap(({ tells }) => tells?.[event] ?? []);
}
