/** The scenarios of the book that can be played. */
import { byId } from '@necropole/kernel';
import type { Scenario } from '../kinds.ts';
import { beautyAndTheBeast } from './beauty-and-the-beast.ts';
import { lastChanceChapel } from './last-chance-chapel.ts';

const all = [beautyAndTheBeast, lastChanceChapel] as const;

export type ScenarioId = (typeof all)[number]['id'];

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = byId(all);
export const scenarioIds: readonly ScenarioId[] = all.map(({ id }) => id);
