/** The names of the cards. Each is said by the card itself: a family's names are those of its list. */
import type { SearchKind } from './search/index.ts';

export type { CharacterId, HordeActionId } from './characters/index.ts';
export type { ObjectiveId } from './objectives/index.ts';
export type { RoomAbilityId } from './rooms/index.ts';
export type { SearchKind } from './search/index.ts';

/** One of the 32 search cards: its kind and the number of the copy. */
export type SearchCardId = `${SearchKind}-${1 | 2 | 3 | 4 | 5 | 6}`;

/** What kind of card this is. */
export function kindOf(card: SearchCardId): SearchKind {
  return card.slice(0, -2) as SearchKind;
}
