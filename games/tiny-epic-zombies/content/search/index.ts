/** The 20 kinds of search cards, and what each does. */
import type { SearchKind } from '../ids.ts';
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

export const searchCards: Readonly<Record<SearchKind, SearchCard>> = {
  frequency,
  'first-aid': firstAid,
  explosion,
  'just-one-bite': justOneBite,
  grenade,
  fireworks,
  adrenaline,
  skateboard,
  crowbar,
  'golf-club': golfClub,
  machete,
  axe,
  chainsaw,
  'barbed-bat': barbedBat,
  revolver,
  shotgun,
  'submachine-gun': submachineGun,
  uzi,
  'assault-rifle': assaultRifle,
  crossbow,
};
