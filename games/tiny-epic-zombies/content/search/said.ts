/** What this family asks, tells and refuses, beyond what the rules do. */
import type { DieFace } from '../../rules/melee-die.ts';
import type { CharacterId, SearchCardId, SearchKind } from '../ids.ts';
import type { RoomId, StoreFaceId } from '../stores/index.ts';

type Who = { who: CharacterId };

export interface SearchSaid {
  questions: {
    /** Lose a card for good, or suffer a wound. */
    explosion: Who;
    /** Is this much ammo paid for what the weapon adds? */
    'pay-ammo': Who & { component: SearchKind; ammo: number };
    /** A second shot of the same attack. */
    'further-shot': Who & { component: SearchKind };
  };
  facts: {
    'one-wound': object;
    'no-ammo-to-gain': object;
    'no-wound-to-heal': object;
  };
  refusals: {
    'store-not-just-entered': object;
    'attacked-since-entering': object;
    'store-without-zombie': { store: StoreFaceId };
    'no-zombie-to-lure': object;
  };
  events: {
    'card-lost': Who & { card: SearchCardId };
    'one-more-zombie': Who & { store: StoreFaceId };
    'grenade-thrown': Who & { store: StoreFaceId };
    'blast-rolled': Who & { face: DieFace };
    'adrenaline-rush': Who & { moves: number };
    'door-pried': Who;
    'machete-swung': Who & { room: RoomId };
    'chainsaw-revved': Who;
    'melee-rerolled': Who & { face: DieFace; room: RoomId };
    'quick-draw': Who & { room: RoomId };
    'store-sprayed': Who & { store: StoreFaceId };
    'bolt-lodged': Who & { room: RoomId };
    'bolt-recovered': Who & { room: RoomId };
  };
}
