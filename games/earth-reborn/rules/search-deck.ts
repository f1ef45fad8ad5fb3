/**
 * The search deck (pages 24 and 25): the equipment cards that nobody carries, with two faces each. Its top lies open; it is
 * shuffled unseen, turning cards at random, and the opponent may cut it.
 */
import { type Seat, TwoFacedCards, type TwoFacedPile, twoFacedPile } from '@necropole/kernel';
import {
  type EquipmentCardId,
  type EquipmentFaceId,
  equipmentCards,
  equipmentFaceOf,
  equipmentFaces,
} from '../content/equipment/deck.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import { otherSeat, plays } from '../reading.ts';
import type { ErTable, PhaseName, Rule } from '../shape.ts';
import type { Board, World } from '../world.ts';

export type SearchPile = TwoFacedPile<EquipmentCardId, EquipmentId>;

const cardById: Readonly<Record<string, readonly [EquipmentId, EquipmentId]>> = Object.fromEntries(
  equipmentCards.map(({ id, norad, salemite }) => [id, [norad, salemite]]),
);

function facesOf(card: EquipmentCardId): readonly [EquipmentId, EquipmentId] {
  const faces = cardById[card];
  if (faces === undefined) throw new Error(`There is no equipment card ${card}`);
  return faces;
}

/** The NORAD face is the front of a card, the Salemite one its back. */
export const searchCards = new TwoFacedCards<EquipmentCardId, EquipmentId>(facesOf);

export const EQUIPMENT = 'equipment';

export function emptySearchPile(place: string, open = false): SearchPile {
  return twoFacedPile(EQUIPMENT, place, [], open);
}

/** The cards that nobody carries, shuffled; none where nobody searches (ER-24.12). */
export function layOutDeck(start: Parameters<typeof searchCards.shuffle>[0], world: World, board: Board): void {
  if (!plays(board, 'search')) return;
  const taken = world.figures.flatMap(({ items }) => items.map(({ face }) => equipmentFaceOf(face).card));
  const free = equipmentCards.map(({ id }) => id).filter((id) => !taken.includes(id));
  world.deck = twoFacedPile(EQUIPMENT, 'search-deck', free, true);
  searchCards.shuffle(start, world.deck);
}

/** The face of a card that is up. */
export function faceUp(card: EquipmentCardId, side: 'front' | 'back'): EquipmentFaceId {
  const clan = side === 'front' ? 'norad' : 'salemite';
  const face = equipmentFaces.find((one) => one.card === card && one.clan === clan);
  if (face === undefined) throw new Error(`${card} has no such face`);
  return face.id;
}

/** A card that nobody carries any more goes under the deck, this face up. */
export function putUnderDeck(table: ErTable, face: EquipmentFaceId, cite: string): void {
  const { card, clan } = equipmentFaceOf(face);
  searchCards.putUnder(table, card, clan === 'norad' ? 'front' : 'back', table.world.deck);
  table.tell('goes-under-deck', cite, { item: face });
}

// ── Cutting ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Before the first turn: NORAD has shuffled, the Salemites may cut (ER-24.12). */
export function* cutDeck(table: ErTable): Rule<PhaseName> {
  yield* offerCut(table, otherSeat(table.board.clans.indexOf('norad')), 'ER-24.12');
  return 'draw-tiles';
}

/** Whoever did not shuffle may cut (ER-25.8); where, is chance: nobody sees the cards. */
export function* offerCut(table: ErTable, seat: Seat, cite: string): Rule {
  const { deck } = table.world;
  const count = deck.pile.cards.length;
  if (count < 2) return;
  const cuts = yield* table.ask(seat, {
    key: 'cut',
    params: {},
    cite,
    context: () => topFacts(table.world),
    options: () => [table.option('leave-deck', false), table.option('cut', true)],
  });
  if (!cuts) return;
  const [taken = 1] = table.shuffled(Array.from({ length: count - 1 }, (_, at) => at + 1));
  searchCards.cut(table, deck, taken);
  table.tell('deck-cut', cite, { seat });
}

/** The top of the deck, which all see (ER-24.13). */
export function topFacts({ deck }: World): readonly { key: 'top-card'; params: { equipment: EquipmentId } }[] {
  const equipment = searchCards.top(deck);
  return equipment === null ? [] : [{ key: 'top-card', params: { equipment } }];
}
