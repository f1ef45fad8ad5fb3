/**
 * What may lie hidden where, for whoever thinks of other deals: the finder alone knows what was taken along, but everybody
 * saw that it was neither an encounter nor a transport, and what somebody fights with is a weapon.
 */
import type { Json, Knowers } from '@necropole/kernel';
import { zones } from '../content/fortress/plan.ts';
import { isItem } from '../content/kinds.ts';
import { greenMarkers, isSpecial, type MarkerId, markerOf } from '../content/markers/index.ts';
import type { Board, World } from '../world.ts';
import { areSpecialRoomsSound } from './fortress-setup.ts';

const green: ReadonlySet<Json> = new Set(greenMarkers);
const specialRooms: ReadonlySet<string> = new Set(
  zones.filter(({ kind }) => kind === 'special').map(({ id }) => `room-${id}`),
);

/** May this card lie in this place of its pool? */
export function accepts(place: string, card: Json): boolean {
  if (place.startsWith('items-')) return isItem(markerOf(card as MarkerId));
  if (place.startsWith('room-') || place === 'hand')
    return green.has(card) && isSpecial(card as MarkerId) === specialRooms.has(place);
  if (place === 'specials') return isSpecial(card as MarkerId);
  return !(place.startsWith('event-') || place === 'aside') || !green.has(card);
}

/** Could this deal have led to what these have seen? Whoever fights with a thing has a weapon in hand. */
export function fits(world: World, _board: Board, _mask: Knowers): boolean {
  return (
    areSpecialRoomsSound(world) &&
    world.teams.every(({ members }) =>
      members.every(({ items, wields }) => {
        const marker = typeof wields === 'number' ? items.cards[wields] : undefined;
        return marker === undefined || markerOf(marker).family === 'weapon';
      }),
    )
  );
}
