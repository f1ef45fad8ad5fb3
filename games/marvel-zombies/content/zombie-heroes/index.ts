/**
 * The zombie heroes' cards. The book names the six and says that each prints its endurance and an ability (p.15); both
 * are ours.
 */
import type { ZombieHeroId } from '../ids.ts';
import type { ZombieHeroCard } from '../kinds.ts';
import { cyclops } from './cyclops.ts';
import { darkPhoenix } from './dark-phoenix.ts';
import { iceman } from './iceman.ts';
import { juggernaut } from './juggernaut.ts';
import { psylocke } from './psylocke.ts';
import { sabretooth } from './sabretooth.ts';

export const zombieHeroCards: Readonly<Record<ZombieHeroId, ZombieHeroCard>> = {
  juggernaut,
  psylocke,
  'dark-phoenix': darkPhoenix,
  cyclops,
  sabretooth,
  iceman,
};
