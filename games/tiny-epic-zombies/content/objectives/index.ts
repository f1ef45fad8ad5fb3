/** The 9 objectives, each with its cooperative and its competitive face. */
import type { ObjectiveId } from '../ids.ts';
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

export const objectives: Readonly<Record<ObjectiveId, Objective>> = {
  'assemble-an-arsenal': assembleAnArsenal,
  'call-the-cdc': callTheCdc,
  'discover-a-cure': discoverACure,
  'escape-the-mall': escapeTheMall,
  'fix-the-helicopter': fixTheHelicopter,
  'restore-the-power': restoreThePower,
  'save-stranded-survivors': saveStrandedSurvivors,
  'seal-the-doors': sealTheDoors,
  'thin-the-herd': thinTheHerd,
};
