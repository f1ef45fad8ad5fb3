/** Markers and counters laid by hand: on stars, in rooms, with members, on the ground, and what the bowl gives next. */
import { EVERYBODY, knowers, lay, type Pile, putCard, type Seat, takeOut } from '@necropole/kernel';
import type { ZoneId } from '../content/fortress/plan.ts';
import type { CounterId, MarkerId } from '../content/ids.ts';
import { greenMarkers, isSpecial, markerOf } from '../content/markers/index.ts';
import { groundAt } from '../rules/carrying.ts';
import type { World } from '../world.ts';

/** What lies face down and face up, by hex and by room, what members carry, what teams travel in. */
export interface LaidMarkers {
  /** What lies face down, by hex: no other event is in the field. */
  readonly events?: { readonly [hex: string]: MarkerId };
  /** The other stars keep what was drawn for them. */
  readonly othersAsDrawn?: true;
  /** What lies face down in rooms: no other event is in the fortress. */
  readonly rooms?: { readonly [room: string]: MarkerId };
  /** The other rooms have what is left, in the order of the box. */
  readonly everyRoom?: true;
  /** What lies face up, by hex or by zone. */
  readonly lying?: { readonly [place: string]: readonly MarkerId[] };
  /** What members carry, known to their player alone. */
  readonly carried?: { readonly [member: string]: readonly MarkerId[] };
  /** What each team travels in, by seat. */
  readonly aboard?: readonly (MarkerId | null)[];
}

export function layMarkers(world: World, said: LaidMarkers): void {
  const { events = {}, rooms = {}, lying = {}, carried = {}, aboard = [] } = said;
  const drawn = world.events.map(({ marker }) => marker);
  for (const marker of drawn) while (marker.cards.length > 0) lay(world.aside, takeOutTop(marker), 0);
  const all = [world.aside, world.box, world.gone];
  for (const [hex, marker] of Object.entries(events)) putCard(all, marker, placeFor(world.events, hex, 'star'), 0);
  for (const [room, marker] of Object.entries(rooms)) putCard(all, marker, placeFor(world.rooms, room, 'marker'), 0);
  for (const [place, markers] of Object.entries(lying)) {
    for (const marker of markers) putCard(all, marker, groundAt(world, place), EVERYBODY);
  }
  for (const team of world.teams) {
    for (const member of team.members) {
      for (const marker of carried[member.id] ?? []) putCard(all, marker, member.items, knowers(team.seat));
    }
  }
  for (const transport of aboard) if (transport !== null) putCard(all, transport, world.gone);
  if (said.othersAsDrawn === true) fill(drawn, world.aside, world.aside.cards);
  if (said.everyRoom === true) {
    const green = greenMarkers.filter((marker) => !isSpecial(marker) && world.box.cards.includes(marker));
    fill(
      world.rooms.map(({ marker }) => marker),
      world.box,
      green,
    );
  }
}

/** As the master lays them out: all rooms but some have a marker that the master knows; the rest is in hand, encounters first. */
export function layOut(world: World, master: Seat, but: readonly ZoneId[]): void {
  const known = knowers(master);
  const green = greenMarkers.filter((marker) => world.box.cards.includes(marker));
  const [others, encounters] = [false, true].map((is) =>
    green.filter((marker) => !isSpecial(marker) && (markerOf(marker).family === 'encounter') === is),
  );
  const left = [...(others ?? []), ...(encounters ?? [])];
  for (const { at, marker } of world.rooms) {
    const next = marker.cards.length > 0 || but.includes(at) ? undefined : left.shift();
    if (next !== undefined) lay(marker, takeOut(world.box, next), 0);
    marker.known = marker.known.map(() => known);
  }
  for (const marker of left.reverse()) putCard([world.box], marker, world.hand, known);
  for (const marker of green.filter(isSpecial)) putCard([world.box], marker, world.specials, known);
}

function placeFor(
  places: readonly { readonly at: string; readonly marker: Pile<MarkerId> }[],
  at: string,
  what: string,
): Pile<MarkerId> {
  const found = places.find((place) => place.at === at);
  if (found === undefined) throw new Error(`There is no ${what} in ${at}`);
  return found.marker;
}

/** Every place that is empty has the next of these, face down. */
function fill(places: readonly Pile<MarkerId>[], from: Pile<MarkerId>, cards: readonly MarkerId[]): void {
  const left = [...cards];
  for (const place of places.filter(({ cards: there }) => there.length === 0)) {
    const next = left.shift();
    if (next !== undefined) lay(place, takeOut(from, next), 0);
  }
}

function takeOutTop(marker: Pile<MarkerId>): MarkerId {
  return takeOut(marker, marker.cards[0] as MarkerId); // there is one
}

/** The counters are drawn from the top: the first wanted lies there. */
export function layBowl({ bowl }: World, wanted: readonly CounterId[]): void {
  for (const counter of [...wanted].reverse()) lay(bowl, takeOut(bowl, counter), 0);
}
