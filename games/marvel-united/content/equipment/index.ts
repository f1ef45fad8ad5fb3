/** Equipment: of single Heroes, and generic. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { spearOfBashenga } from './spear-of-bashenga.ts';

const all = [spearOfBashenga] as const;

export type EquipmentId = (typeof all)[number]['id'];

export const equipmentIds: readonly EquipmentId[] = all.map(({ id }) => id);
export const equipment = byId(all);
