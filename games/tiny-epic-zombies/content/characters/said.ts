/** What this family asks, tells and refuses, beyond what the rules do. */
import type { CharacterId, HordeActionId, SearchCardId } from '../ids.ts';
import type { RoomId, StoreFaceId } from '../stores/index.ts';

type Who = { who: CharacterId };

export interface CharactersSaid {
  questions: {
    /** Which store's symbol will the search card bear? */
    'pop-quiz': Who;
  };
  facts: {
    /** How many Zombies die if the named symbol is the card's. */
    'quiz-kills': { zombies: number };
  };
  refusals: {
    'only-the-first-move': object;
    'started-with-a-zombie': object;
    /** The Zombie side lets nobody shoot out of their store. */
    'out-of-focus': object;
  };
  events: {
    'fast-as-lightning': Who & { from: RoomId; to: RoomId };
    /** The ability of a Human's own card takes effect. */
    'human-ability': Who;
    fled: Who & { from: RoomId; to: RoomId };
    'quiz-answered': Who & { store: StoreFaceId; right: boolean };
    'horde-finds-nothing': { action: HordeActionId };
    'horde-draws': object;
    'card-carried-off': { card: SearchCardId; from: StoreFaceId; to: StoreFaceId };
    'torn-away': Who & { card: SearchCardId; store: StoreFaceId };
  };
}
