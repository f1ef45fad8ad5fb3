/**
 * What may lie hidden where, for whoever thinks of other deals: the finder alone knows what was taken along, but everybody
 * saw that it was neither an encounter nor a transport, and what somebody fights with is a weapon.
 *
 * Of several limits of one place only the first would count: what is carried is limited once, by all that holds of it.
 */
import { type Dealing, type Json, type Knowers, madeOnce, type Narrowed, type Pile } from '@necropole/kernel';
import { type KeyId, type ZoneId, zoneOf, zones } from '../content/fortress/plan.ts';
import { isItem } from '../content/kinds.ts';
import {
  greenMarkers,
  grenadeCounters,
  isSpecial,
  type MarkerId,
  markerOf,
  yellowMarkers,
} from '../content/markers/index.ts';
import type { Board, Team, World } from '../world.ts';
import { isHandWeapon } from './carrying.ts';
import { areSpecialRoomsSound, KEYS_IN_PLAY, layouts, opens, specialRoomsLaid } from './fortress-setup.ts';
import { isCoffin } from './setup.ts';

const green: ReadonlySet<Json> = new Set(greenMarkers);
const specialRooms: ReadonlySet<string> = new Set(
  zones.filter(({ kind }) => kind === 'special').flatMap(({ id }) => [`room-${id}`, `any-room-${id}`]),
);

/** The key that opens a special room does not lie in it (ZF-5.17). */
const ownKeys: ReadonlyMap<string, MarkerId> = new Map(
  zones.flatMap(({ id, key }) => (key === undefined ? [] : [[`room-${id}`, `${key}.1`] as const])),
);

const KEY_IDS: readonly KeyId[] = ['eagle', 'crank', 'battery'];
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
 * What everybody can tell of a hidden place: where the model was left, what may be carried. What lies in the special rooms
 * is one of three layouts; with the keys in ordinary rooms, two of them are in play.
 */
export function narrows(world: World, board: Board, how: Dealing): readonly Narrowed[] {
  return [
    ...modelLeftBehind(world),
    ...thingsCarried(world),
    ...(board.keys === 'book' ? oneLayout(world, how) : keysInRooms(world, how)),
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

// ── Keys in ordinary rooms ────────────────────────────────────────────────────────────────────────────────────────

const only =
  (id: string) =>
  (card: Json): boolean =>
    card === `${id}.1`;
const noKey = (card: Json): boolean => opens(card as MarkerId) === null;

/**
 * One of the ways in which the master may have hidden them (ZF-5.17): the doctor in a special room, his key and another one
 * in ordinary rooms or on their way there, the third in what is put aside.
 */
function keysInRooms(world: World, { mask, draw }: Dealing): readonly Narrowed[] {
  const isHidden = ({ known }: Pile, at = 0): boolean => ((known[at] ?? 0) & mask) === 0;
  const special = specialRoomsLaid(world);
  const isLaying = world.fortress.rounds === 0;
  if ((isLaying && special.length < KEY_IDS.length) || !world.hand.cards.some((_, at) => isHidden(world.hand, at)))
    return [];
  const met = KEY_IDS.filter((key) => isMet(world, `${key}.1`, mask));
  const seen = special.find(({ marker }) => !isHidden(marker) && marker.cards[0] === 'doctor.1');
  const found = world.fortress.doctor !== 'hidden';
  const doctor =
    seen ?? (found ? undefined : draw(special.filter((room) => isHidden(room.marker) && canBeDoctors(room.key, met))));
  const put =
    doctor === undefined || doctor === seen ? [] : [{ holder: doctor.marker, at: 0, accepts: only('doctor') }];
  return [
    ...put,
    ...(isLaying ? keysOnTheWay(world, doctor?.key ?? null, draw) : keyPutAside(world, doctor?.key ?? null, met, draw)),
  ];
}

/** Of two keys that were met, one is that of his room. */
function canBeDoctors(room: KeyId, met: readonly KeyId[]): boolean {
  return KEY_IDS.some((key) => key !== room && !met.includes(key));
}

/** Do these know where it is, or was? */
function isMet(world: World, marker: MarkerId, mask: Knowers): boolean {
  const carried = world.teams.flatMap(({ members }) => members.map(({ items }) => items));
  const places = [
    ...carried,
    ...world.lying.map(({ things }) => things),
    ...world.rooms.map((room) => room.marker),
    world.gone,
  ];
  return places.some(({ cards, known }) => {
    const at = cards.indexOf(marker);
    return at >= 0 && ((known[at] ?? 0) & mask) !== 0;
  });
}

/** Of what is put aside one is a key, and neither the doctor's nor one that was met. */
function keyPutAside(
  { hand }: World,
  doctors: KeyId | null,
  met: readonly KeyId[],
  draw: Dealing['draw'],
): readonly Narrowed[] {
  const key = draw(KEY_IDS.filter((one) => one !== doctors && !met.includes(one)));
  const place = draw([...hand.cards.keys()]);
  return hand.cards.map((_, at) => ({
    holder: hand,
    at,
    accepts: key !== undefined && at === place ? only(key) : noKey,
  }));
}

/** While they are laid out: as many keys lie in rooms as there must be, for the rest to find room. */
function keysOnTheWay(world: World, doctors: KeyId | null, draw: Dealing['draw']): readonly Narrowed[] {
  const ordinary = world.rooms.filter(({ at }) => zoneOf(at).kind === 'ordinary');
  const laid = ordinary.filter(({ marker }) => marker.cards.length > 0);
  const least = Math.max(0, KEYS_IN_PLAY - (ordinary.length - laid.length));
  const most = Math.min(KEYS_IN_PLAY, laid.length);
  const count = draw(Array.from({ length: most - least + 1 }, (_, more) => least + more)) ?? least;
  const other = draw(KEY_IDS.filter((key) => key !== doctors));
  const inPlay = [doctors, other].filter((key) => key !== null && key !== undefined);
  const rooms = new Map<ZoneId, KeyId>();
  for (const key of count === 1 ? [draw(inPlay)] : inPlay.slice(0, count)) {
    const room = draw(laid.filter(({ at }) => !rooms.has(at)));
    if (room !== undefined && key !== undefined) rooms.set(room.at, key);
  }
  return laid.map(({ at, marker }) => {
    const key = rooms.get(at);
    return { holder: marker, at: 0, accepts: key === undefined ? noKey : only(key) };
  });
}

/** Whatever was left face down by somebody who had looked at it is the scale model (ZF-7.9). */
function modelLeftBehind({ rooms, fortress }: World): readonly Narrowed[] {
  const left = rooms.find(({ at }) => at === fortress.silent)?.marker;
  if (left === undefined || left.cards.length === 0) return [];
  return [{ holder: left, at: 0, accepts: (card) => markerOf(card as MarkerId).family === 'model' }];
}

// ── What is carried ───────────────────────────────────────────────────────────────────────────────────────────────

type May = (marker: MarkerId) => boolean;

/** What a thing in somebody's hands may be, as everybody can tell. */
function thingsCarried(world: World): readonly Narrowed[] {
  const narrowed: Narrowed[] = [];
  for (const team of world.teams) {
    const ofTeam = [...broughtFromField(world), ...keysMissing(world, team), ...notInfected(world, team)];
    for (const { items, wields } of team.members) {
      for (let at = 0; at < items.cards.length; at++) {
        const may = at === wields ? [...ofTeam, isHandWeapon] : ofTeam;
        if (may.length > 0)
          narrowed.push({ holder: items, at, accepts: (card) => may.every((one) => one(card as MarkerId)) });
      }
    }
  }
  return narrowed;
}

/** Before anybody goes down, nothing green is in anybody's hands. */
function broughtFromField({ fortress }: World): readonly May[] {
  return fortress.rounds === 0 ? [(marker) => !green.has(marker)] : [];
}

/** A team before whom the door of a special room stayed shut has no key for it, unless it has found something since. */
function keysMissing({ turn }: World, { seat }: Team): readonly May[] {
  if (seat !== turn.seat || turn.lacks.length === 0) return [];
  return [
    (marker) => {
      const key = opens(marker);
      return key === null || !turn.lacks.includes(key);
    },
  ];
}

/** A team that has said that it is not infected does not carry the coffin. */
function notInfected({ fortress }: World, { camp }: Team): readonly May[] {
  return fortress.healthy.includes(camp) ? [(marker) => !isCoffin(marker)] : [];
}
