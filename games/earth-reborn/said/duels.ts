/** What duels say: what they are about, why they were allowed, who bids. */
import type { CharacterId } from '../content/characters/index.ts';

/** What a duel is about. */
export type Stake = 'initiative' | 'interception';

/** Why it was allowed: for the initiative; or the enemy was activated in sight, came into it, came beside, or left a friend’s square. */
export type Reason = 'initiative' | 'activated' | 'in-sight' | 'beside' | 'due';

/** Who asked for it and who answers; by whom, and whom it concerns: each stands for its side. */
export interface Duellists {
  readonly about: Stake;
  readonly asker: number;
  readonly other: number;
  readonly by: CharacterId;
  readonly figure: CharacterId;
}

/** The bids, opened; `points` are what is left of the move of whoever was to be intercepted. */
export interface BidsShown extends Duellists {
  readonly why: Reason;
  readonly points: number;
  readonly bid: number;
  readonly against: number;
}
