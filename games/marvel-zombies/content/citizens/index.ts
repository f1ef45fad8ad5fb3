/** The citizens' cards. The book names the twelve; what each of them can do is ours. */
import { byId } from '@necropole/kernel';
import { type CitizenCardId, secretMissionIds, tooLateIds } from '../ids.ts';
import type { CitizenCard } from '../kinds.ts';
import { abigailBrand, callisto, kaZar, shanna, williamStryker } from './fighting.ts';
import {
  amandaSefton,
  bolivarTrask,
  marikoYashida,
  moiraMacTaggart,
  senatorKelly,
  trishTilby,
  valerieCooper,
} from './supporting.ts';

const all = [
  amandaSefton,
  callisto,
  abigailBrand,
  kaZar,
  bolivarTrask,
  shanna,
  marikoYashida,
  valerieCooper,
  moiraMacTaggart,
  williamStryker,
  senatorKelly,
  trishTilby,
] as const;

/** A citizen. */
export type CitizenId = (typeof all)[number]['id'];
export const citizenCards: Readonly<Record<CitizenId, CitizenCard>> = byId(all);
export const citizenIds: readonly CitizenId[] = all.map(({ id }) => id);

/** The 16 cards of the citizen deck. */
export const citizenCardIds: readonly CitizenCardId[] = [...citizenIds, ...tooLateIds, ...secretMissionIds];
