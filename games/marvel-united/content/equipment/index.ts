/** Equipment: of single Heroes, and generic. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { captainCartersShield } from './captain-carters-shield.ts';
import { commLink } from './comm-link.ts';
import { energyBarrier } from './energy-barrier.ts';
import { evacuationDrone } from './evacuation-drone.ts';
import { grapnelLine } from './grapnel-line.ts';
import { hellCycle } from './hell-cycle.ts';
import { hellfireChain } from './hellfire-chain.ts';
import { mjolnir } from './mjolnir.ts';
import { scepter } from './scepter.ts';
import { solidLightShield } from './solid-light-shield.ts';
import { spearOfBashenga } from './spear-of-bashenga.ts';
import { traumaKit } from './trauma-kit.ts';

const all = [
  captainCartersShield,
  scepter,
  mjolnir,
  spearOfBashenga,
  solidLightShield,
  hellfireChain,
  hellCycle,
  grapnelLine,
  energyBarrier,
  evacuationDrone,
  commLink,
  traumaKit,
] as const;

export type EquipmentId = (typeof all)[number]['id'];

export const equipmentIds: readonly EquipmentId[] = all.map(({ id }) => id);
export const equipment = byId(all);
