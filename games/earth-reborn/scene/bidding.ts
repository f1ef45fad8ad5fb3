/** Two who bid against each other: how they are seen before their bids are opened, and after. What is behind the other’s screen is not told (ER-5.3). */
import type { Contest, Seat, ShownBids } from '@necropole/kernel';
import { type CharacterId, characters } from '../content/characters/index.ts';
import type { BidsShown, Duellists } from '../said/duels.ts';
import { bustOf, sideOfCharacter } from './faces.ts';
import { named } from './labels.ts';

function sideOf(seat: Seat, face: CharacterId) {
  return { seat, label: named('bidder', seat), token: bustOf(face), side: sideOfCharacter(characters[face]) };
}

/** As one of the two sees it, with so much behind their own screen. */
export function contestOf({ about, asker, other, by, figure }: Duellists, seat: Seat, command: number): Contest {
  const note = (one: Seat, least: number) => (one === seat ? named('bid-of', command) : named('bid-least', least));
  return {
    label: named('contest', about),
    rule: named('contest-rule', about),
    sides: [
      { ...sideOf(asker, by), least: 1, note: note(asker, 1) },
      { ...sideOf(other, figure), note: note(other, 0) },
    ],
  };
}

/** Opened: what each has lost, and who has won. */
export function bidsShown({ about, asker, other, by, figure, bid, against }: BidsShown): ShownBids {
  const winner = bid === against ? null : bid > against ? 0 : 1;
  const outcome =
    winner === null
      ? named('contest-tie', about)
      : about === 'initiative'
        ? named('plays-first', winner === 0 ? asker : other)
        : winner === 0
          ? named('acts-first', by)
          : named('goes-on', figure);
  return {
    label: named('contest', about),
    sides: [
      { ...sideOf(asker, by), amount: bid },
      { ...sideOf(other, figure), amount: against },
    ],
    winner,
    outcome,
  };
}
