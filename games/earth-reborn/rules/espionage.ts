/**
 * Spy points (page 24). Each is used at once: for 1 MP, or to look at the top three cards of the search deck and put them back in any
 * order, any face up. Several points look at three cards more each. A point from a search gives an MP on foreign soil only.
 */
import { type CardSide, cardOf, type Seat } from '@necropole/kernel';
import { equipmentFaceOf } from '../content/equipment/deck.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { plays } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import { gainMissionPoints } from './mission-points.ts';
import { faceUp, searchCards } from './search-deck.ts';

/** Points that are not used now: later, or never. */
const [KEPT, LOST] = [-1, -2];

/** The cards that one spy point shows. */
const CARDS_FOR_A_POINT = 3;

/** Where a point comes from: searches count abroad only (ER-25.9). */
export type SpySource = 'search' | 'combined-search' | 'other';

/** By which rule points of such a source are counted; those of searches bring MP abroad only. */
const CITES: Readonly<Record<SpySource, string>> = {
  search: 'ER-25.9',
  'combined-search': 'ER-33.3',
  other: 'ER-24.6',
};

/** Points that are not of a search are all used at once. */
export function* spy(table: ErTable, seat: Seat, points: number): Rule {
  gainSpyPoints(table, seat, points, 'other');
  yield* useSpyPoints(table, seat, points, 'other');
}

export function gainSpyPoints(table: ErTable, seat: Seat, points: number, source: SpySource): void {
  table.tell('spy-points-gained', CITES[source], { seat, points });
}

/** Uses points, and says how many are left: in a search the others serve at another moment of it, if one likes (ER-25.2). */
export function* useSpyPoints(table: ErTable, seat: Seat, points: number, source: SpySource): Rule<number> {
  for (let left = plays(table.board, 'espionage') ? points : 0; left > 0; ) {
    const used = yield* table.ask(seat, {
      key: 'espionage',
      params: { points: left },
      cite: left > 1 ? 'ER-24.8' : 'ER-24.6',
      options: () => [
        table.option('mission-point', 0, judgeMissionPoint(table, seat, source)),
        ...table.options(
          Array.from({ length: left }, (_, at) => at + 1),
          () => judgeArranging(table),
          (some, refusal) => table.option(`arrange:${some}`, some, refusal),
        ),
        ...(source === 'other' || left === points ? [] : [table.option('keep-points', KEPT)]),
        // Where neither is possible the point is lost.
        ...(canUse(table, seat, source) ? [] : [table.option('stop', LOST)]),
      ],
    });
    if (used === KEPT) return left;
    if (used === LOST) return 0;
    if (used === 0) gainMissionPoints(table, seat, 1);
    else yield* arrange(table, seat, used);
    left -= Math.max(1, used);
  }
  return 0;
}

function canUse(table: ErTable, seat: Seat, source: SpySource): boolean {
  return judgeMissionPoint(table, seat, source) === null || judgeArranging(table) === null;
}

/** At home a search brings no MP (ER-25.9), nor does a combined one (ER-33.3). */
function judgeMissionPoint({ board }: ErTable, seat: Seat, source: SpySource): Verdict {
  const isHome = source !== 'other' && scenarioOf(board).territory === board.clans[seat];
  return isHome ? { key: 'own-soil', params: {}, cite: CITES[source] } : null;
}

function judgeArranging({ world, board }: ErTable): Verdict {
  const hasDeck = plays(board, 'search') && world.deck.pile.cards.length > 0;
  return hasDeck ? null : { key: 'deck-empty', params: {}, cite: 'ER-24.6' };
}

/** Takes cards in hand, while all see the next one, and puts them back in secret (ER-24.7). */
function* arrange(table: ErTable, seat: Seat, points: number): Rule {
  const { deck, looked, arranged } = table.world;
  searchCards.takeInHand(table, deck, points * CARDS_FOR_A_POINT, looked, seat);
  const count = looked.pile.cards.length;
  table.tell('cards-looked-at', points > 1 ? 'ER-24.8' : 'ER-24.7', { seat, count });
  while (looked.pile.cards.length > 0) {
    const { slot, side } = yield* table.ask(seat, {
      key: 'arrange',
      params: { cards: looked.pile.cards.length },
      cite: 'ER-24.7',
      options: () =>
        looked.pile.cards.flatMap((laid, at) =>
          (['front', 'back'] as const).map((up: CardSide) =>
            table.option(`lay:${at + 1}:${up}`, { slot: at, side: up }, null, () => ({
              called: { key: 'face', params: { equipment: equipmentFaceOf(faceUp(cardOf(laid), up)).equipment } },
            })),
          ),
        ),
    });
    searchCards.layAside(table, looked, slot, side, arranged);
  }
  searchCards.putOn(table, arranged, deck);
  table.tell('cards-arranged', 'ER-24.7', { seat, count });
}
