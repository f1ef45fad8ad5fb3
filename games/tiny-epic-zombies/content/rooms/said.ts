/** What this family asks, tells and refuses, beyond what the rules do. */
import type { Secret } from '@necropole/kernel';
import type { DieFace } from '../../rules/melee-die.ts';
import type { CharacterId, SearchCardId } from '../ids.ts';
import type { RoomId, StoreFaceId, Vehicle } from '../stores/index.ts';

type Who = { who: CharacterId };

export interface RoomsSaid {
  questions: {
    /** Heal a wound, or gain ammo. */
    regroup: Who;
  };
  facts: object;
  refusals: {
    'nothing-to-heal': object;
    'nobody-to-heal': object;
    'ammo-full': object;
    'nothing-to-gain': object;
    'barricade-and-ammo-full': object;
    'no-zombie-to-startle': object;
    'not-fought-here': { room: RoomId };
    'vehicle-away': { vehicle: Vehicle; room: RoomId };
    'car-just-driven': object;
    'traps-armed': object;
    'no-room-for-trap': object;
    'nothing-to-exchange': object;
    'no-search-card': object;
    'no-zombie-in-sight': object;
  };
  events: {
    'further-moves': Who & { moves: number };
    'ride-begins': Who & { moves: number };
    'car-driven': Who & { store: StoreFaceId };
    'trap-armed': Who & { room: RoomId };
    'trap-returned': { room: RoomId };
    'leftovers-rolled': Who & { face: DieFace };
    'photo-developed': Who & { card: Secret<SearchCardId> };
    'passage-taken': Who & { from: RoomId; to: RoomId };
  };
}
