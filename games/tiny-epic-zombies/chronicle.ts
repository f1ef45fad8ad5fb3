/** What the record of a match says of it: in a round each Human takes a turn. */
import type { CastMember, Chronicle, View } from '@necropole/kernel';
import { SEARCH_DECK } from './content/search/deck.ts';
import { named } from './scene/labels.ts';
import { nameOf, portrait } from './scene/pieces.ts';
import type { Tez } from './shape.ts';

export function chronicle(view: View<Tez>): Chronicle {
  const { humans } = view.world;
  const { zombieSeat } = view.board;
  const played = humans.map(
    (human): CastMember => ({ seat: human.seat, label: nameOf(human), token: portrait(human.character) }),
  );
  const zombies = { label: named('zombie-side'), token: 'i-skull' };
  return {
    rounds: Math.ceil(turnsBegun(view) / humans.length),
    cast: zombieSeat === null ? played : [...played, { seat: zombieSeat, ...zombies }],
  };
}

/** A turn reveals a search card, until there are none; then each Human has one turn more. */
function turnsBegun({ world, phase }: View<Tez>): number {
  const { humans, deck, hand, lastTurns } = world;
  const unseen = [deck, hand, ...humans.map(({ search }) => search)].reduce((sum, { cards }) => sum + cards.length, 0);
  const isLast = lastTurns !== null;
  const underWay = phase === 'human-turn' || (phase === 'search' && isLast);
  return SEARCH_DECK - unseen + (isLast ? humans.length - lastTurns : 0) + (underWay ? 1 : 0);
}
