/**
 * The Master Plan cards that may come next, as far as somebody knows, and what each would bring if nothing changed now (p.5,
 * p.6): where the Villain would stop, and which Locations have too few free slots for its tokens.
 */
import type { Knowers, Pile } from '@necropole/kernel';
import type { PlanCardId } from '../content/ids.ts';
import type { PlanCard } from '../content/kinds.ts';
import { freeSlots, placeOf } from '../reading.ts';
import type { Sight } from '../shape.ts';
import type { Board, LocationId, World } from '../world.ts';
import { placesOfTokens } from './adding.ts';
import { whereTo } from './villain-movement.ts';

/** What somebody sees of cards: `null` for those they do not know. */
type SeenCards = { readonly cards: readonly (string | null)[] };

/** What somebody knows of the Master Plan cards. */
interface SeenPlans {
  readonly storyline: readonly { readonly card: string | null; readonly hidden: SeenCards | null }[];
  readonly villain: { readonly deck: SeenCards; readonly gone: SeenCards };
}

/** The Master Plan cards as all of those of `mask` know them. */
export function plansSeenBy({ storyline, villain }: World, mask: Knowers): SeenPlans {
  const seen = ({ cards, known }: Pile): SeenCards => ({
    cards: known.map((by, i) => ((by & mask) === mask ? (cards[i] ?? null) : null)),
  });
  return {
    storyline: storyline.map(({ card, hidden }) => ({ card, hidden: hidden === null ? null : seen(hidden) })),
    villain: { deck: seen(villain.deck), gone: seen(villain.gone) },
  };
}

/**
 * Of all plans of the Villain, those that may be played next: the top card of the deck where it is known, else whatever is
 * not known to lie elsewhere. A Villain player may play any of those too.
 */
export function plansToCome(
  { storyline, villain }: SeenPlans,
  { villainSeat }: Pick<Board, 'villainSeat'>,
  all: readonly PlanCardId[],
): readonly PlanCardId[] {
  const { deck, gone } = villain;
  const top = deck.cards[deck.cards.length - 1];
  if (villainSeat === null && top === undefined) return [];
  if (villainSeat === null && top !== null) return all.filter((card) => card === top);
  const elsewhere: readonly (string | null)[] = [
    ...storyline.flatMap(({ card, hidden }) => [card, ...(hidden?.cards ?? [])]),
    ...gone.cards,
    ...deck.cards.slice(0, -1),
  ];
  return all.filter((card) => !elsewhere.includes(card));
}

/** Where the Villain could stop, clockwise from where they are, and by how many of these plans. */
export function couldGo(sight: Sight, plans: readonly PlanCard[]): readonly { at: LocationId; plans: number }[] {
  const stops = plans.map(({ move }) => stopOf(sight, move));
  return sight.board.ring.flatMap((at) => {
    const many = stops.filter((stop) => stop === at).length;
    return many === 0 ? [] : [{ at, plans: many }];
  });
}

/** Where a plan would lead the Villain: one without a movement leaves them where they are. */
export function stopOf(sight: Sight, move: PlanCard['move']): LocationId {
  return move === null ? sight.world.villain.at : whereTo(sight, move);
}

/** The Locations that have fewer free slots now than one of these plans has tokens for them. */
export function couldOverflow(sight: Sight, plans: readonly PlanCard[]): readonly LocationId[] {
  const { world, board } = sight;
  const full = new Set(
    plans.flatMap(({ move, tokens }) =>
      placesOfTokens(board, stopOf(sight, move)).filter(
        (at, i) => (tokens[i] ?? '').length > freeSlots(placeOf(world, at)),
      ),
    ),
  );
  return board.ring.filter((at) => full.has(at));
}
