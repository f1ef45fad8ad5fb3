/** What the components ask, tell and refuse, beyond what the rules do. Each family has its own part. */
import type { CharactersSaid } from './characters/said.ts';
import type { ObjectivesSaid } from './objectives/said.ts';
import type { RoomsSaid } from './rooms/said.ts';
import type { SearchSaid } from './search/said.ts';

export type ContentSaid = CharactersSaid & ObjectivesSaid & RoomsSaid & SearchSaid;
