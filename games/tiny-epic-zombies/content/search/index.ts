/** The 20 kinds of search cards, and what each does. */
import { byId } from '@necropole/kernel';
import type { SearchCard } from '../kinds.ts';
import { adrenaline } from './adrenaline.ts';
import { assaultRifle } from './assault-rifle.ts';
import { axe } from './axe.ts';
import { barbedBat } from './barbed-bat.ts';
import { chainsaw } from './chainsaw.ts';
import { crossbow } from './crossbow.ts';
import { crowbar } from './crowbar.ts';
import { explosion } from './explosion.ts';
import { fireworks } from './fireworks.ts';
import { golfClub } from './golf-club.ts';
import { grenade } from './grenade.ts';
import { justOneBite } from './just-one-bite.ts';
import { machete } from './machete.ts';
import { revolver } from './revolver.ts';
import { shotgun } from './shotgun.ts';
import { skateboard } from './skateboard.ts';
import { submachineGun } from './submachine-gun.ts';
import { firstAid, frequency } from './survival.ts';
import { uzi } from './uzi.ts';

const all = [
  frequency,
  firstAid,
  explosion,
  justOneBite,
  grenade,
  fireworks,
  adrenaline,
  skateboard,
  crowbar,
  golfClub,
  machete,
  axe,
  chainsaw,
  barbedBat,
  revolver,
  shotgun,
  submachineGun,
  uzi,
  assaultRifle,
  crossbow,
] as const;

/** A kind of search card. */
export type SearchKind = (typeof all)[number]['id'];
export const searchCards: Readonly<Record<SearchKind, SearchCard>> = byId(all);
export const searchKinds: readonly SearchKind[] = all.map(({ id }) => id);
