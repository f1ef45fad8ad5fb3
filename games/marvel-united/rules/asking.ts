/** Who is asked: a Hero's player, the Hero players together, or the Villain player (p.12, p.13). */
import type { Asking, Json, Option, Seat } from '@necropole/kernel';
import { activeHero } from '../reading.ts';
import type { Mu, MuTable, Rule } from '../shape.ts';

/** What the players decide together is asked once: any of them answers for all (MU-12.24). */
export function* askTeam<const O extends Option<Json, Mu>>(table: MuTable, asking: Asking<O, Mu>): Rule<O['value']> {
  const { heroSeats } = table.board;
  const [only] = heroSeats;
  if (heroSeats.length === 1 && only !== undefined) return yield* table.ask(only, asking);
  const { value } = yield* table.askAny(heroSeats, activeHero(table.world).seat, asking);
  return value;
}

/** The Villain player's seat. Only asked for where there is one. */
export function villainSeat({ board }: MuTable): Seat {
  if (board.villainSeat === null) throw new Error('Nobody plays the Villain in this match');
  return board.villainSeat;
}
