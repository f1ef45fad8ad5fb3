/** What the rooms let a Human do, and what the mall does by itself. */
import { byId } from '@necropole/kernel';
import type { TezComponent } from '../../shape.ts';
import type { RoomAbility } from '../kinds.ts';
import { clearanceSale } from './clearance-sale.ts';
import { bonusRound, motorcycle, slide } from './moving-on.ts';
import { longShot, loudCrash } from './next-door.ts';
import { photoLab } from './photo-lab.ts';
import { policeCar } from './police-car.ts';
import { courtyardHeal, courtyardRegroup, dispensary, gainAmmoAbility, leftovers, shoreUp } from './recovering.ts';
import { secretPassage } from './secret-passage.ts';
import { armTrap, traps } from './traps.ts';

const all = [
  gainAmmoAbility,
  loudCrash,
  bonusRound,
  motorcycle,
  policeCar,
  armTrap,
  clearanceSale,
  leftovers,
  courtyardHeal,
  shoreUp,
  photoLab,
  dispensary,
  longShot,
  slide,
  courtyardRegroup,
] as const;

/** What a room lets a Human do. */
export type RoomAbilityId = (typeof all)[number]['id'];
export const roomAbilities: Readonly<Record<RoomAbilityId, RoomAbility>> = byId(all);
export const roomAbilityIds: readonly RoomAbilityId[] = all.map(({ id }) => id);

/** What works in every mall, whoever plays. */
export const mallFeatures: readonly TezComponent[] = [secretPassage, traps];
