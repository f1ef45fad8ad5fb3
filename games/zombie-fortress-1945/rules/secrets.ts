/**
 * What may lie hidden where, for whoever thinks of other deals: the finder alone knows what was taken along, but everybody
 * saw that it was neither an encounter nor a transport, and what somebody fights with is a weapon.
 */
import { type Dealing, type Json, type Knowers, madeOnce, type Narrowed, type Pile } from '@necropole/kernel';
import { zones } from '../content/fortress/plan.ts';
import { isItem } from '../content/kinds.ts';
import {
  greenMarkers,
  grenadeCounters,
  isSpecial,
  type MarkerId,
  markerOf,
  yellowMarkers,
} from '../content/markers/index.ts';
import type { Board, World } from '../world.ts';
import { isHandWeapon } from './carrying.ts';
import { areSpecialRoomsSound, layouts, specialRoomsLaid } from './fortress-setup.ts';

const green: ReadonlySet<Json> = new Set(greenMarkers);
const specialRooms: ReadonlySet<string> = new Set(
  zones.filter(({ kind }) => kind === 'special').flatMap(({ id }) => [`room-${id}`, `any-room-${id}`]),
);

/** The key that opens a special room does not lie in it (ZF-5.17). */
const ownKeys: ReadonlyMap<string, MarkerId> = new Map(
  zones.flatMap(({ id, key }) => (key === undefined ? [] : [[`room-${id}`, `${key}.1`] as const])),
);

const allMarkers: readonly MarkerId[] = [...yellowMarkers, ...greenMarkers, ...grenadeCounters];
/** The markers that a place refuses: found once, as whoever thinks of other deals asks thousands of times. */
const refusedAt = madeOnce((place: string): Readonly<Record<string, true>> => {
  const refused = allMarkers.filter((marker) => !mayLie(place, marker));
  return Object.fromEntries(refused.map((marker) => [marker, true]));
});

/** May this card lie in this place of its pool? */
export function accepts(place: string, card: Json): boolean {
  return refusedAt(place)[String(card)] !== true;
}

function mayLie(place: string, marker: MarkerId): boolean {
  if (place.startsWith('items-')) return isItem(markerOf(marker));
  if (place.startsWith('room-') || place === 'hand')
    return green.has(marker) && isSpecial(marker) === specialRooms.has(place) && ownKeys.get(place) !== marker;
  if (place.startsWith('any-room-')) return green.has(marker) && mayLieInAny(place, marker);
  if (place === 'whole-hand') return green.has(marker);
  if (place === 'specials') return isSpecial(marker);
  return !(place.startsWith('event-') || place === 'aside') || !green.has(marker);
}

/** With the keys in ordinary rooms (ZF-5.17): the doctor in special ones alone, keys in the others alone. */
function mayLieInAny(place: string, marker: MarkerId): boolean {
  const { family } = markerOf(marker);
  if (family === 'doctor') return specialRooms.has(place);
  return family !== 'key' || !specialRooms.has(place);
}

/** Could this deal have led to what these have seen? */
export function fits(world: World, board: Board, _mask: Knowers): boolean {
  return areSpecialRoomsSound(world, board);
}

/**
 * What everybody can tell of a hidden place: where the model was left, what is fought with, which key is missing. What lies
 * in the special rooms is one of three layouts.
 */
export function narrows(world: World, board: Board, how: Dealing): readonly Narrowed[] {
  return [
    ...modelLeftBehind(world),
    ...weaponsWielded(world),
    ...keysMissing(world),
    ...(board.keys === 'book' ? oneLayout(world, how) : []),
  ];
}

/** One of the layouts of the special rooms (ZF-5.18) that agree with what these know; none where none does. */
function oneLayout(world: World, { mask, draw }: Dealing): readonly Narrowed[] {
  const laid = specialRoomsLaid(world);
  const isHidden = ({ known }: Pile): boolean => ((known[0] ?? 0) & mask) === 0;
  const seen = laid.filter(({ marker }) => !isHidden(marker));
  const hidden = laid.filter(({ marker }) => isHidden(marker));
  if (hidden.length === 0) return [];
  const free = new Set([...hidden.map(({ marker }) => marker), world.specials].flatMap(({ cards }) => cards));
  const possible = layouts.filter(
    (layout) =>
      seen.every(({ key, marker }) => marker.cards[0] === `${layout[key]}.1`) &&
      hidden.every(({ key }) => free.has(`${layout[key]}.1`) || isCarriedUnseen(world, `${layout[key]}.1`, mask)),
  );
  const layout = draw(possible);
  if (layout === undefined) return [];
  return hidden.map(({ key, marker }) => ({ holder: marker, at: 0, accepts: (card) => card === `${layout[key]}.1` }));
}

function isCarriedUnseen({ teams }: World, marker: MarkerId, mask: Knowers): boolean {
  return teams.some(({ members }) =>
    members.some(({ items }) => {
      const at = items.cards.indexOf(marker);
      return at >= 0 && ((items.known[at] ?? 0) & mask) === 0;
    }),
  );
}

/** Whatever was left face down by somebody who had looked at it is the scale model (ZF-7.9). */
function modelLeftBehind({ rooms, fortress }: World): readonly Narrowed[] {
  const left = rooms.find(({ at }) => at === fortress.silent)?.marker;
  if (left === undefined || left.cards.length === 0) return [];
  return [{ holder: left, at: 0, accepts: (card) => markerOf(card as MarkerId).family === 'model' }];
}

/** Whoever fights with a thing has a weapon in hand. */
function weaponsWielded({ teams }: World): readonly Narrowed[] {
  return teams.flatMap(({ members }) =>
    members.flatMap(({ items, wields }) =>
      typeof wields === 'number' && wields < items.cards.length
        ? [{ holder: items, at: wields, accepts: (card: Json) => isHandWeapon(card as MarkerId) }]
        : [],
    ),
  );
}

/** A team before whom the door of a special room stayed shut has no key for it, unless it has found something since. */
function keysMissing({ turn, teams }: World): readonly Narrowed[] {
  const team = teams.find(({ seat }) => seat === turn.seat);
  if (team === undefined || turn.lacks.length === 0) return [];
  const accepts = (card: Json): boolean => {
    const marker = markerOf(card as MarkerId);
    return marker.family !== 'key' || !turn.lacks.includes(marker.opens);
  };
  return team.members.flatMap(({ items }) => items.cards.map((_, at) => ({ holder: items, at, accepts })));
}
