/** What is seen of two who bid against each other: never the other's number before both are opened. */
import { type ContestSide, type Label, type ShownBids, type Signs, signOf } from '@necropole/kernel';
import type { SeenEvent, SeenQuestion } from '@necropole/kernel/app';

/** More than so many are a number only. */
export const MOST_PIPS = 12;

export interface BandSide extends Omit<ContestSide, 'least'> {
  /** One's own, still to be sealed; of the other, whether it is; both, once they are opened. */
  readonly state: 'own' | 'choosing' | 'sealed' | 'opened';
  /** Nothing before they are opened. */
  readonly amount: number;
}

export interface Band {
  readonly state: 'bidding' | 'opened';
  readonly label: Label;
  /** What decides it; then, what came of it. */
  readonly words: Label;
  readonly sides: readonly [BandSide, BandSide];
  readonly winner: 0 | 1 | null;
}

/** Whoever is asked for a bid sees that; else the bids that were opened last. */
export function bandOf(question: SeenQuestion | null, waiting: readonly number[], bids: ShownBids | null): Band | null {
  const contest = question?.contest;
  if (contest !== undefined) {
    const [one, other] = contest.sides;
    const seen = (side: ContestSide): BandSide => {
      const { seat, label, token, side: colour, note } = side;
      const state = seat === question?.seat ? 'own' : waiting.includes(seat) ? 'choosing' : 'sealed';
      const more = { ...(colour === undefined ? {} : { side: colour }), ...(note === undefined ? {} : { note }) };
      return { seat, label, token, ...more, state, amount: 0 };
    };
    return {
      state: 'bidding',
      label: contest.label,
      words: contest.rule,
      sides: [seen(one), seen(other)],
      winner: null,
    };
  }
  if (bids === null) return null;
  const [one, other] = bids.sides;
  return {
    state: 'opened',
    label: bids.label,
    words: bids.outcome,
    sides: [
      { ...one, state: 'opened' },
      { ...other, state: 'opened' },
    ],
    winner: bids.winner,
  };
}

/** The bids that were opened last, the event that tells of them, and whether the last answer opened them. */
export interface OpenedBids {
  readonly bids: ShownBids;
  readonly event: SeenEvent;
  readonly isNew: boolean;
}

export function bidsIn(events: readonly SeenEvent[], signs: Signs): OpenedBids | null {
  const bidsOf = ({ type, params }: SeenEvent): ShownBids | undefined =>
    signOf(signs, type)?.shows(params as never).bids;
  const event = events.findLast((one) => bidsOf(one) !== undefined);
  const bids = event && bidsOf(event);
  return event === undefined || bids === undefined ? null : { bids, event, isNew: event.line === events.at(-1)?.line };
}
