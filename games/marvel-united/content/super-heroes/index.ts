/** Super-Hero cards. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { crowdControl } from './crowd-control.ts';

const all = [crowdControl] as const;

export type SuperHeroId = (typeof all)[number]['id'];

export const superHeroIds: readonly SuperHeroId[] = all.map(({ id }) => id);
export const superHeroes = byId(all);
