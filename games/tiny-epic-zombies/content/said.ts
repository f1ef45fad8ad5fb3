/** What the components ask, tell and refuse, beyond what the rules do. Each family has its own part. */
import type { CharactersSaid } from './characters/said.ts';
import type { ObjectivesSaid } from './objectives/said.ts';
import type { RoomsSaid } from './rooms/said.ts';
import type { SearchSaid } from './search/said.ts';

export interface ContentSaid {
  questions: CharactersSaid['questions'] &
    ObjectivesSaid['questions'] &
    RoomsSaid['questions'] &
    SearchSaid['questions'];
  facts: CharactersSaid['facts'] & ObjectivesSaid['facts'] & RoomsSaid['facts'] & SearchSaid['facts'];
  refusals: CharactersSaid['refusals'] & ObjectivesSaid['refusals'] & RoomsSaid['refusals'] & SearchSaid['refusals'];
  events: CharactersSaid['events'] & ObjectivesSaid['events'] & RoomsSaid['events'] & SearchSaid['events'];
}
