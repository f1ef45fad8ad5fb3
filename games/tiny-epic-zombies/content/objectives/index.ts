/** The 9 objectives, each with its cooperative and its competitive face. */
import { byId } from '@necropole/kernel';
import type { Objective } from '../kinds.ts';
import { assembleAnArsenal } from './assemble-an-arsenal.ts';
import { callTheCdc } from './call-the-cdc.ts';
import { discoverACure } from './discover-a-cure.ts';
import { escapeTheMall } from './escape-the-mall.ts';
import { fixTheHelicopter } from './fix-the-helicopter.ts';
import { restoreThePower } from './restore-the-power.ts';
import { saveStrandedSurvivors } from './save-stranded-survivors.ts';
import { sealTheDoors } from './seal-the-doors.ts';
import { thinTheHerd } from './thin-the-herd.ts';

const all = [
  assembleAnArsenal,
  callTheCdc,
  discoverACure,
  escapeTheMall,
  fixTheHelicopter,
  restoreThePower,
  saveStrandedSurvivors,
  sealTheDoors,
  thinTheHerd,
] as const;

/** An objective. */
export type ObjectiveId = (typeof all)[number]['id'];
export const objectives: Readonly<Record<ObjectiveId, Objective>> = byId(all);
export const objectiveIds: readonly ObjectiveId[] = all.map(({ id }) => id);

/** The tokens of all objectives. */
export const objectiveTokenIds: readonly string[] = all.flatMap(({ tokens }) => tokens);
