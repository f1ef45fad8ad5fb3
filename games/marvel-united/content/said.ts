/** What the components ask, tell and refuse, beyond what the rules do. Each family has its own part. */
import type { HeroesSaid } from './heroes/said.ts';
import type { LocationsSaid } from './locations/said.ts';
import type { VillainsSaid } from './villains/said.ts';

export type ContentSaid = HeroesSaid & LocationsSaid & VillainsSaid;
