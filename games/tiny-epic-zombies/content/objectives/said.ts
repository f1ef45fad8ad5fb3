/** What this family asks, tells and refuses, beyond what the rules do. */

import type { DieFace } from '../../rules/melee-die.ts';
import type { CharacterId, ObjectiveId, SearchCardId } from '../ids.ts';
import type { TokenDeed } from '../kinds.ts';
import type { RoomId, StoreFaceId } from '../stores/index.ts';
import type { EntranceSymbol } from '../symbols.ts';

type Who = { who: CharacterId };

/** Why ending the turn in a store does not seal it. */
export type UnsealedBecause = 'not-the-entrance' | 'zombies' | 'sealed-already';

export interface ObjectivesSaid {
  questions: object;
  facts: {
    'token-deed': { deed: TokenDeed };
    /** Whether ending the turn in a room of this store puts a lock there; if not, why not. */
    'would-seal': { store: StoreFaceId };
    'would-not-seal': { store: StoreFaceId; why: UnsealedBecause };
  };
  refusals: {
    'objective-done': { objective: ObjectiveId };
    'carried-by-another': Who & { token: string };
    'no-shot-with-can': { token: string };
    'bring-to': { token: string; room: RoomId };
    'bring-to-a-lab': { token: string };
    'vial-known': { symbol: EntranceSymbol };
    'set-down-this-turn': { token: string };
    'breaker-on': { token: string };
    'breaker-order': { token: string };
    'tried-this-turn': { token: string };
    'call-too-dear': { ammo: number };
  };
  events: {
    'token-taken': Who & { token: string };
    'token-delivered': Who & { token: string; room: RoomId };
    'token-returned': { token: string; room: RoomId };
    'tokens-cleared': { objective: ObjectiveId };
    'weapon-stored': Who & { card: SearchCardId; store: StoreFaceId };
    'radio-handed-over': Who & { from: CharacterId };
    'radio-answered': Who;
    'frequency-noted': Who & { frequencies: number };
    'call-on-frequency': Who & { left: number };
    'call-under-fire': Who & { ammo: number };
    'vial-analysed': Who & { token: string; symbol: EntranceSymbol; room: RoomId };
    'can-set-down': Who & { token: string; room: RoomId };
    'breaker-switched': Who & { token: string };
    'breaker-hums': { store: StoreFaceId };
    'survivor-called': Who & { token: string; face: DieFace };
    'survivor-follows': Who & { token: string };
    'survivor-screams': { token: string; store: StoreFaceId };
    'survivor-flees': { token: string; room: RoomId };
    'doors-sealed': Who & { token: string; store: StoreFaceId };
  };
}
