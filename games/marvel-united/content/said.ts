/** What the components ask, tell and refuse, beyond what the rules do. Each family has its own part. */
import type { EquipmentSaid } from './equipment/said.ts';
import type { HeroesSaid } from './heroes/said.ts';
import type { LocationsSaid } from './locations/said.ts';
import type { VillainsSaid } from './villains/said.ts';

export type ContentSaid = EquipmentSaid & HeroesSaid & LocationsSaid & VillainsSaid;
