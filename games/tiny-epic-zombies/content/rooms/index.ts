/** What the rooms let a Human do, and what the mall does by itself. */
import type { TezComponent } from '../../shape.ts';
import type { RoomAbility } from '../kinds.ts';
import type { RoomAbilityId } from '../stores/index.ts';
import { clearanceSale } from './clearance-sale.ts';
import { bonusRound, motorcycle, slide } from './moving-on.ts';
import { longShot, loudCrash } from './next-door.ts';
import { photoLab } from './photo-lab.ts';
import { policeCar } from './police-car.ts';
import { courtyardHeal, courtyardRegroup, dispensary, gainAmmoAbility, leftovers, shoreUp } from './recovering.ts';
import { secretPassage } from './secret-passage.ts';
import { armTrap, traps } from './traps.ts';

export const roomAbilities: Readonly<Record<RoomAbilityId, RoomAbility>> = {
  'gain-ammo': gainAmmoAbility,
  'loud-crash': loudCrash,
  'bonus-round': bonusRound,
  motorcycle,
  'police-car': policeCar,
  'arm-trap': armTrap,
  'clearance-sale': clearanceSale,
  leftovers,
  'courtyard-heal': courtyardHeal,
  'shore-up': shoreUp,
  'photo-lab': photoLab,
  dispensary,
  'long-shot': longShot,
  slide,
  'courtyard-regroup': courtyardRegroup,
};

export const roomAbilityIds = Object.keys(roomAbilities) as readonly RoomAbilityId[]; // order: as written above

/** What works in every mall, whoever plays. */
export const mallFeatures: readonly TezComponent[] = [secretPassage, traps];
