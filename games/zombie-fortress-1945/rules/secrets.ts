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
  zones.filter(({ kind }) => kind === 'special').flatMap(({ id }) => [`room-${id}`, `any-room-${id}`]),
);

/** May this card lie in this place of its pool? */
export function accepts(place: string, card: Json): boolean {
  const marker = card as MarkerId;
  if (place.startsWith('items-')) return isItem(markerOf(marker));
  if (place.startsWith('room-') || place === 'hand')
    return green.has(card) && isSpecial(marker) === specialRooms.has(place);
  if (place.startsWith('any-room-')) return green.has(card) && mayLieInAny(place, marker);
  if (place === 'whole-hand') return green.has(card);
  if (place === 'specials') return isSpecial(marker);
  return !(place.startsWith('event-') || place === 'aside') || !green.has(card);
}

/** With the keys in ordinary rooms (ZF-5.17): the doctor in special ones alone, keys in the others alone. */
function mayLieInAny(place: string, marker: MarkerId): boolean {
  const { family } = markerOf(marker);
  if (family === 'doctor') return specialRooms.has(place);
  return family !== 'key' || !specialRooms.has(place);
}

/** Could this deal have led to what these have seen? */
export function fits(world: World, board: Board, _mask: Knowers): boolean {
  return areSpecialRoomsSound(world, board) && isModelWhereItWasLeft(world) && areWeaponsWielded(world);
}

/** Whatever was left face down by somebody who had looked at it is the scale model (ZF-7.9). */
function isModelWhereItWasLeft({ rooms, fortress }: World): boolean {
  const left = rooms.find(({ at }) => at === fortress.silent)?.marker.cards[0];
  return left === undefined || markerOf(left).family === 'model';
}

/** Whoever fights with a thing has a weapon in hand. */
function areWeaponsWielded({ teams }: World): boolean {
  return teams.every(({ members }) =>
    members.every(({ items, wields }) => {
      const marker = typeof wields === 'number' ? items.cards[wields] : undefined;
      return marker === undefined || markerOf(marker).family === 'weapon';
    }),
  );
}
