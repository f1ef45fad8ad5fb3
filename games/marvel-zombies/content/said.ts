/** What the components ask, tell and refuse, beyond what the rules do. Each family has its own part. */
import type { CitizensSaid } from './citizens/said.ts';
import type { HeroesSaid } from './heroes/said.ts';
import type { MissionsSaid } from './missions/said.ts';
import type { SpawnSaid } from './spawn/said.ts';
import type { TraitsSaid } from './traits/said.ts';
import type { ZombieHeroesSaid } from './zombie-heroes/said.ts';

export type ContentSaid = CitizensSaid & HeroesSaid & MissionsSaid & SpawnSaid & TraitsSaid & ZombieHeroesSaid;
