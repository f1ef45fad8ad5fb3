/** The citizens' cards. The book names the twelve; what each of them can do is ours. */
import type { CitizenId } from '../ids.ts';
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

export const citizenCards: Readonly<Record<CitizenId, CitizenCard>> = {
  'amanda-sefton': amandaSefton,
  callisto,
  'abigail-brand': abigailBrand,
  'ka-zar': kaZar,
  'bolivar-trask': bolivarTrask,
  shanna,
  'mariko-yashida': marikoYashida,
  'valerie-cooper': valerieCooper,
  'moira-mactaggart': moiraMacTaggart,
  'william-stryker': williamStryker,
  'senator-kelly': senatorKelly,
  'trish-tilby': trishTilby,
};
