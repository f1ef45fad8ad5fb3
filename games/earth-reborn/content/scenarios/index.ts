/** The scenarios of the book that can be played. */
import { byId } from '@necropole/kernel';
import type { Scenario } from '../kinds.ts';
import { beautyAndTheBeast } from './1-beauty-and-the-beast.ts';
import { lastChanceChapel } from './2-last-chance-chapel.ts';
import { targetKendall } from './3-target-kendall.ts';
import { theVault } from './4-the-vault.ts';
import { fortressPrimus } from './5-fortress-primus.ts';
import { traitors } from './6-traitors.ts';
import { contamination } from './7-contamination.ts';
import { saveJamesWoo } from './8-save-james-woo.ts';
import { basementsOfHorror } from './9-basements-of-horror.ts';
import { playable } from './goals.ts';

const all = [
  playable(beautyAndTheBeast),
  playable(lastChanceChapel),
  playable(targetKendall),
  playable(theVault),
  playable(fortressPrimus),
  playable(traitors),
  playable(contamination),
  playable(saveJamesWoo),
  playable(basementsOfHorror),
] as const;

export type ScenarioId = (typeof all)[number]['id'];

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = byId(all);
export const scenarioIds: readonly ScenarioId[] = all.map(({ id }) => id);

/** Those in which MP decide in the end: only there can nobody win (ER-24.3). */
export const scenariosByPoints: readonly ScenarioId[] = scenarioIds.filter((id) =>
  scenarios[id].goals.some(({ effects }) => effects.some(({ does }) => does === 'most-mission-points-win')),
);

/** The scenario that is played. */
export function scenarioOf({ scenario }: { readonly scenario: ScenarioId }): Scenario {
  return scenarios[scenario];
}
