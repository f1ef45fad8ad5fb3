/** How the rows of the table name what they mark and show: the ids of the scene, cards and dice. */

import { type Mark, mark, type Shown } from '@necropole/kernel';
import type { CitizenId, HeroId, SpawnPointId, ZombieHeroId } from '../content/ids.ts';

export const good = { tone: 'good' } as const;
export const bad = { tone: 'bad' } as const;

/** The event shows its card. */
export const withCard = { shows: ({ card }: { readonly card: string }): Shown => ({ card }) };

/** The event shows the card of its citizen. */
export const withCitizen = { shows: ({ citizen }: { readonly citizen: string }): Shown => ({ card: citizen }) };

/** The event shows its one die. */
export const withDie = { shows: ({ die }: { readonly die: number }): Shown => ({ dice: [{ face: die }] }) };

/** A hero has sheet and figure under one name: both are marked. */
export const theirs = ({ who }: { readonly who: HeroId }): readonly Mark[] => [mark.change(who)];

export const citizen = ({ citizen: id }: { readonly citizen: CitizenId }): readonly Mark[] => [mark.change(id)];

export const zombieHero = ({ zombieHero: id }: { readonly zombieHero: ZombieHeroId }): readonly Mark[] => [
  mark.change(id),
];

export const inZone = ({ zone }: { readonly zone: string }): readonly Mark[] => [mark.change(zone)];

export const spawnPoint = ({ point }: { readonly point: SpawnPointId }): readonly Mark[] => [
  mark.change(`point-${point}`),
];

/** Power or health of a hero goes up or down to what it is now. */
export const trackOf = (track: 'power' | 'health', who: HeroId, by: number, to: number): readonly Mark[] => [
  mark.change(`${track}-${who}`, { by, to }),
];
