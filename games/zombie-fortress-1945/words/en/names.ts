/** What things are called in English. */
import { wordsOn } from '@necropole/kernel';
import type { CampId } from '../../content/camps.ts';
import type { TownId } from '../../content/field/map.ts';
import { isZone, type ZoneId } from '../../content/fortress/plan.ts';
import type { CounterId } from '../../content/ids.ts';
import { memberParts, thingParts } from '../spoken.ts';
import { componentWords } from './components.ts';

export const { nameOf } = wordsOn(componentWords);

const teams: Readonly<Record<CampId, string>> = {
  usa: 'the American team',
  'great-britain': 'the British team',
  japan: 'the Japanese team',
  germany: 'the German team',
};

const players: Readonly<Record<CampId, string>> = {
  usa: 'the American player',
  'great-britain': 'the British player',
  japan: 'the Japanese player',
  germany: 'the German player',
};

export const camps: Readonly<Record<CampId, string>> = {
  usa: 'USA',
  'great-britain': 'Great Britain',
  japan: 'Japan',
  germany: 'Germany',
};

export const townNames: Readonly<Record<TownId, string>> = {
  stahleck: 'Stahleck',
  hohenau: 'Hohenau',
  brueck: 'Brück',
  altweiler: 'Altweiler',
  gruenfeld: 'Grünfeld',
};

export const zoneNames: Readonly<Record<ZoneId, string>> = {
  dormitory: 'the dormitory',
  infirmary: 'the infirmary',
  'north-passage': 'the north passage',
  archives: 'the archives',
  'eagle-room': 'the eagle room',
  kitchen: 'the kitchen',
  'hall-1': 'hall 1',
  'north-corridor': 'the north corridor',
  'hall-2': 'hall 2',
  'radio-room': 'the radio room',
  'west-corridor': 'the west corridor',
  'lift-room': 'the lift room',
  'east-corridor': 'the east corridor',
  'hall-6': 'hall 6',
  'west-passage': 'the west passage',
  'east-passage': 'the east passage',
  'hall-3': 'hall 3',
  'boiler-room': 'the boiler room',
  'hall-5': 'hall 5',
  'south-corridor': 'the south corridor',
  'hall-4': 'hall 4',
  laboratory: 'the laboratory',
  'crank-room': 'the crank room',
  armoury: 'the armoury',
  'south-passage': 'the south passage',
  cells: 'the cells',
  'battery-room': 'the battery room',
};

/** A zone, by its name in a key. */
export function zone(id: string): string {
  return zoneNames[id as ZoneId];
}

export function team(camp: string): string {
  return teams[camp as CampId];
}

const kinds = { soldier: 'soldier', medic: 'medic', prisoner: 'prisoner' } as const;

/** “soldier 2”. */
export function member(id: string): string {
  const { kind, number } = memberParts(id);
  return `${kinds[kind]} ${number}`;
}

/** “item 1 of soldier 2”: everybody may read it. */
export function thing(key: string): string {
  const { member: id, place } = thingParts(key);
  return `item ${place} of ${member(id)}`;
}

/** A hex as the map names it: “C6”. */
export function hex(id: string): string {
  return id.toUpperCase();
}

/** A hex of the field or a zone of the fortress: “C6”, “the kitchen”. */
export function place(id: string): string {
  return isZone(id) ? zoneNames[id] : hex(id);
}

/** A door by its two sides: “between the kitchen and hall 1”. */
export function door(id: string): string {
  const [one = '', other = ''] = id.split('.');
  return `between ${place(one)} and ${place(other)}`;
}

/** A counter by its place in the fight. */
export function counter(slot: number): string {
  return `counter ${slot + 1}`;
}

/** What a counter is. */
export function counterName(id: CounterId): string {
  return nameOf(id.slice(0, id.indexOf('.')));
}

/** A marker by its kind. */
export function markerName(id: string): string {
  return nameOf(id.split('.')[0] ?? id);
}

/** Whoever plays a camp: also once their team is lost. */
export function player(camp: string): string {
  return players[camp as CampId];
}

/** A seat that has no camp yet. */
export function seat(number: number): string {
  return `player ${number + 1}`;
}

/** “Machine gun in D6, prisoner in the kitchen”: to those alone who have looked. */
export function seenThere(seen: readonly { readonly at: string; readonly marker: string | null }[]): string {
  const known = seen.flatMap(({ at, marker }) => (marker === null ? [] : [`${markerName(marker)} in ${place(at)}`]));
  return known.length === 0 ? '' : ` You see: ${known.join(', ')}.`;
}
