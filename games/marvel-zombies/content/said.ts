/** What the components ask, tell and refuse, beyond what the rules do. Each family has its own part. */
import type { CitizensSaid } from './citizens/said.ts';
import type { HeroesSaid } from './heroes/said.ts';
import type { MissionsSaid } from './missions/said.ts';
import type { SpawnSaid } from './spawn/said.ts';
import type { TraitsSaid } from './traits/said.ts';
import type { ZombieHeroesSaid } from './zombie-heroes/said.ts';

type Said<K extends 'questions' | 'facts' | 'refusals' | 'events'> = CitizensSaid[K] &
  HeroesSaid[K] &
  MissionsSaid[K] &
  SpawnSaid[K] &
  TraitsSaid[K] &
  ZombieHeroesSaid[K];

export interface ContentSaid {
  questions: Said<'questions'>;
  facts: Said<'facts'>;
  refusals: Said<'refusals'>;
  events: Said<'events'>;
}
