/** A round of the active player: who is activated, who moves, who intercepts, and what enemies have seen of it. */
import type { CharacterId } from './content/characters/index.ts';

/** A move order under way. */
export interface Move {
  /** The movement points that are left. */
  left: number;
  /** Where the figure stands now, was a card given away or taken? What was given is not taken back there. */
  handed: 'hand' | 'take' | null;
  /** With whom equipment was exchanged where the figure stands now, or whose it was taken from. */
  dealtWith: CharacterId[];
}

/** Somebody acts in the round of the other player: whoever was active is paused. */
export interface Interception {
  readonly figure: CharacterId;
  orders: number;
  move: Move | null;
  /** Was whoever is paused healthy then? */
  readonly wasHealthy: boolean;
}

/** What the enemies have had of somebody in this round: in sight, and beside them in sight. */
export interface Watch {
  seen: CharacterId[];
  met: CharacterId[];
  /** Those that may intercept once it leaves the square of another. */
  due: CharacterId[];
}

/** Somebody who is to move in a combined move, for so many points. */
export interface Mover {
  readonly figure: CharacterId;
  readonly points: number;
}

/** A combined move under way: who has not moved yet, who moves now, and what the enemies have had of them if they only joined. */
export interface CombinedMove extends Watch {
  waiting: Mover[];
  mover: CharacterId | null;
}

/** What somebody carries out in the round of the active player. */
export interface Round extends Watch {
  /** The activated character. */
  readonly figure: CharacterId;
  move: Move | null;
  /** Was its card engaged before? */
  readonly again: boolean;
  /** Has a tile been assigned or a CP spent? */
  acted: boolean;
  /** How many orders were carried out. */
  orders: number;
  /** How many duels were fought in it. */
  duels: number;
  combined: CombinedMove | null;
  interception: Interception | null;
}

/** A round that begins with the activation of a character. */
export function freshRound(figure: CharacterId, again: boolean): Round {
  return {
    figure,
    move: null,
    again,
    acted: false,
    orders: 0,
    seen: [],
    met: [],
    due: [],
    duels: 0,
    combined: null,
    interception: null,
  };
}

function copyMove(move: Move | null): Move | null {
  return move === null ? null : { left: move.left, handed: move.handed, dealtWith: move.dealtWith.slice() };
}

function copyCombined(combined: CombinedMove | null): CombinedMove | null {
  if (combined === null) return null;
  return {
    waiting: combined.waiting.map(({ figure, points }) => ({ figure, points })),
    mover: combined.mover,
    seen: combined.seen.slice(),
    met: combined.met.slice(),
    due: combined.due.slice(),
  };
}

export function copyRound(round: Round): Round {
  const { interception } = round;
  return {
    figure: round.figure,
    move: copyMove(round.move),
    again: round.again,
    acted: round.acted,
    orders: round.orders,
    seen: round.seen.slice(),
    met: round.met.slice(),
    due: round.due.slice(),
    duels: round.duels,
    combined: copyCombined(round.combined),
    interception:
      interception === null
        ? null
        : {
            figure: interception.figure,
            orders: interception.orders,
            move: copyMove(interception.move),
            wasHealthy: interception.wasHealthy,
          },
  };
}
