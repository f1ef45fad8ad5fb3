/** Scenarios 2 to 9 as they are laid out. Each becomes a scenario of the list when the rules of its modules are there. */
import type { ScenarioPlan } from '../kinds.ts';
import { lastChanceChapel } from './2-last-chance-chapel.ts';
import { targetKendall } from './3-target-kendall.ts';
import { theVault } from './4-the-vault.ts';
import { fortressPrimus } from './5-fortress-primus.ts';
import { traitors } from './6-traitors.ts';
import { contamination } from './7-contamination.ts';
import { saveJamesWoo } from './8-save-james-woo.ts';
import { basementsOfHorror } from './9-basements-of-horror.ts';

const all = [
  lastChanceChapel,
  targetKendall,
  theVault,
  fortressPrimus,
  traitors,
  contamination,
  saveJamesWoo,
  basementsOfHorror,
] as const;

export type PlannedScenarioId = (typeof all)[number]['id'];

export const scenarioPlans: readonly ScenarioPlan<PlannedScenarioId>[] = all;
