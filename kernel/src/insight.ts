/** What a game may tell the bots about itself. All of it is optional: bots play a game that says nothing, too. */
import type { MatchConfig, View } from './game.ts';
import type { OpenQuestion } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';

/** What a seat is in a match: seats of one role are the same kind of player, seats of one side win together. */
export interface SeatRole {
  readonly role: string;
  readonly side: string;
}

/** How far a bot looks ahead. */
export interface Sightline {
  readonly phases?: number;
  readonly answers?: number;
  /**
   * The share, of 1, of what a search already judges before chance plays on: the more, the more that chance hides. None, where
   * it is left out.
   */
  readonly atOnce?: number;
}

/** One of the parts that a judgement is made of: how much it speaks for the seat, and the things of the scene that it is about. */
export interface Term {
  readonly id: string;
  /** Whose it is, where there is one of it for each of several. */
  readonly of?: string;
  /** In points that all terms of the game share: the higher, the better. */
  readonly value: number;
  readonly refs: readonly string[];
}

/**
 * A game's own judgement, for bots and for measuring them. It is only ever given views, so that no hint can use what
 * the seat may not know. A view given here is read at once and never kept: parts of it change as the match goes on.
 */
export interface BotInsight<S extends Shape = Shape> {
  /** How well it stands for a seat that sees this: from 0, lost, to 1, won. */
  evaluate?(view: View<S>, seat: Seat): number;
  /** What the judgement is made of: advice says which of these an answer betters, and which it worsens. */
  terms?(view: View<S>, seat: Seat): readonly Term[];
  /**
   * How often each option should be tried while looking ahead, in the order of `question.options`: 0 never, 1
   * indifferent, more for what deserves a closer look. The view is that of the seat that is asked.
   */
  weigh?(view: View<S>, question: OpenQuestion<S>): readonly number[];
  /** How far a seat has come, from 0 to 1: what strength is measured by where nearly nobody wins. */
  progress?(view: View<S>, seat: Seat): number;
  /**
   * Where looking ahead stops and is judged by `evaluate`: after so many phases have ended, and after so many answers at
   * the latest. A judgement between two phases is worth more than one in the middle of a turn. Where answers tell later,
   * for one side or in one part of the match, it looks further.
   */
  horizon?(view: View<S>, seat: Seat): Sightline;
  /** Does luck tell more here than most answers do? Then a search tries each answer over the same deals and dice. */
  readonly sameDice?: true;
  /**
   * Is this asked in the middle of something, such as a blow whose target is still to be chosen? A judgement there would say
   * little: whoever looks ahead plays on, by the game's weights, until it is over.
   */
  midway?(question: OpenQuestion<S>): boolean;
  /** The role and the side of each seat; without it every seat plays the same, and for itself. */
  roles?(config: Omit<MatchConfig, 'seed'>): readonly SeatRole[];
  /** The role that a seat has now, where roles change in mid-match; without it a seat keeps the one that it began with. */
  roleNow?(view: View<S>, seat: Seat): string;
}

/** The role and the side with which each seat of a match begins. */
export function rolesOf(
  game: { readonly bot?: Pick<BotInsight, 'roles'> },
  config: Omit<MatchConfig, 'seed'>,
): readonly SeatRole[] {
  const told = game.bot?.roles?.(config);
  return told ?? Array.from({ length: config.seats }, (_, seat) => ({ role: 'player', side: `seat-${seat}` }));
}
