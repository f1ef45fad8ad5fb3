/** The 14 player cards: a Human face, a Zombie face and a horde track each; and the actions of the tracks. */
import { byId } from '@necropole/kernel';
import type { Character, HordeAction } from '../kinds.ts';
import { athlete } from './athlete.ts';
import { doctor } from './doctor.ts';
import { fryCook } from './fry-cook.ts';
import { greaser } from './greaser.ts';
import { hippie } from './hippie.ts';
import { sharedActions } from './horde/index.ts';
import { janitor } from './janitor.ts';
import { mallCop } from './mall-cop.ts';
import { mechanic } from './mechanic.ts';
import { photographer } from './photographer.ts';
import { popstar } from './popstar.ts';
import { scientist } from './scientist.ts';
import { survivalist } from './survivalist.ts';
import { teacher } from './teacher.ts';
import { teenager } from './teenager.ts';

const all = [
  athlete,
  doctor,
  fryCook,
  greaser,
  hippie,
  janitor,
  mallCop,
  mechanic,
  photographer,
  popstar,
  scientist,
  survivalist,
  teacher,
  teenager,
] as const;

/** One of the player cards. */
export type CharacterId = (typeof all)[number]['id'];
export const characters: Readonly<Record<CharacterId, Character>> = byId(all);
export const characterIds: readonly CharacterId[] = all.map(({ id }) => id);

const actions = [...sharedActions, ...all.map(({ last }) => last)];

/** What the marker on a horde track can point at: what several tracks share, then the last space of each. */
export type HordeActionId = (typeof actions)[number]['id'];
export const hordeActions: Readonly<Record<HordeActionId, HordeAction>> = byId(actions);
export const hordeActionIds: readonly HordeActionId[] = actions.map(({ id }) => id);
