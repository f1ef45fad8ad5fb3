/** The event markers, yellow and green, and the counters of grenades that each team begins with. */
import { byId } from '@necropole/kernel';
import { campIds } from '../camps.ts';
import type { Marker } from '../kinds.ts';
import { grenade, grenades, mine } from './charges.ts';
import { encounters } from './encounters.ts';
import { doctor, keys, liquid, model, prisoner } from './fortress.ts';
import { coffin, evangeline, harness, iceAxes, medicKit, zg1229 } from './gear.ts';
import { e100, fa223, fl282, kuebelwagen, maus } from './transports.ts';
import {
  bazooka,
  flamethrower,
  grenadePistol,
  machineGun,
  mg42,
  mp3008,
  panzerfaust,
  ppsh,
  stg44,
  vg5,
} from './weapons.ts';

const all = [
  ...encounters,
  bazooka,
  panzerfaust,
  machineGun,
  grenadePistol,
  stg44,
  mg42,
  vg5,
  mp3008,
  ppsh,
  flamethrower,
  grenades,
  grenade,
  mine,
  zg1229,
  harness,
  medicKit,
  iceAxes,
  evangeline,
  coffin,
  fl282,
  fa223,
  kuebelwagen,
  maus,
  e100,
  doctor,
  ...keys,
  prisoner,
  model,
  liquid,
] as const satisfies readonly Marker<string>[];

export type MarkerKindId = (typeof all)[number]['id'];
export const markerKinds: readonly Marker[] = all;
export const markers: Readonly<Record<MarkerKindId, Marker>> = byId(all);

/** A marker of the box: its kind, and which of its copies it is. */
export type MarkerId = `${MarkerKindId}.${number}`;

function copies(of: 'yellow' | 'green', begin: (marker: Marker) => number): readonly MarkerId[] {
  return markerKinds.flatMap((marker) =>
    Array.from({ length: marker[of] }, (_, i): MarkerId => `${marker.id}.${begin(marker) + i + 1}`),
  );
}

/** What is drawn for the stars of the field. */
export const yellowMarkers = copies('yellow', () => 0);
/** What the zombie master lays out in the fortress. */
export const greenMarkers = copies('green', ({ yellow }) => yellow);
/** A counter of two grenades for each camp. */
export const grenadeCounters: readonly MarkerId[] = campIds.map((_, i): MarkerId => `grenades.${i + 1}`);

/** Every marker of the box. */
export const allMarkers: readonly MarkerId[] = [...yellowMarkers, ...greenMarkers, ...grenadeCounters];

/** The kind of a marker, without its number. */
export function kindOf(marker: MarkerId): MarkerKindId {
  return marker.slice(0, marker.indexOf('.')) as MarkerKindId;
}

/** What each marker of the box is: asked for at every turn of the rules. */
const kindsById: ReadonlyMap<MarkerId, Marker> = new Map(allMarkers.map((id) => [id, markers[kindOf(id)]]));

export function markerOf(marker: MarkerId): Marker {
  return kindsById.get(marker) ?? markers[kindOf(marker)];
}

/** Does it lie in special rooms only (ZF-5.16)? */
export function isSpecial(marker: MarkerId): boolean {
  const { family } = markerOf(marker);
  return family === 'doctor' || family === 'key';
}
