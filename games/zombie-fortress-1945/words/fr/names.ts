/** What things are called in French. */
import { wordsOn } from '@necropole/kernel';
import type { CampId } from '../../content/camps.ts';
import type { TownId } from '../../content/field/map.ts';
import type { CounterId } from '../../content/ids.ts';
import { memberParts, thingParts } from '../spoken.ts';
import { componentWords } from './components.ts';

export const { nameOf } = wordsOn(componentWords);

const teams: Readonly<Record<CampId, string>> = {
  usa: 'l’équipe américaine',
  'great-britain': 'l’équipe britannique',
  japan: 'l’équipe japonaise',
  germany: 'l’équipe allemande',
};

export const camps: Readonly<Record<CampId, string>> = {
  usa: 'États-Unis',
  'great-britain': 'Grande-Bretagne',
  japan: 'Japon',
  germany: 'Allemagne',
};

export const townNames: Readonly<Record<TownId, string>> = {
  stahleck: 'Stahleck',
  hohenau: 'Hohenau',
  brueck: 'Brück',
  altweiler: 'Altweiler',
  gruenfeld: 'Grünfeld',
};

export function team(camp: string): string {
  return teams[camp as CampId];
}

const kinds = { soldier: 'soldat', medic: 'médecin' } as const;

/** « le soldat 2 ». */
export function member(id: string): string {
  const { kind, number } = memberParts(id);
  return `le ${kinds[kind]} ${number}`;
}

/** « l’objet 1 du soldat 2 »: everybody may read it. */
export function thing(key: string): string {
  const { member: id, place } = thingParts(key);
  return `l’objet ${place} ${ofMember(id)}`;
}

/** « du soldat 2 ». */
export function ofMember(id: string): string {
  return `du ${member(id).slice('le '.length)}`;
}

/** « au soldat 2 ». */
export function toMember(id: string): string {
  return `au ${member(id).slice('le '.length)}`;
}

/** A hex as the map names it: « C6 ». */
export function hex(id: string): string {
  return id.toUpperCase();
}

/** A counter by its place in the fight. */
export function counter(slot: number): string {
  return `le pion ${slot + 1}`;
}

/** What a counter is. */
export function counterName(id: CounterId): string {
  return nameOf(id.slice(0, id.indexOf('.')));
}

/** A marker by its kind. */
export function markerName(id: string): string {
  return nameOf(id.split('.')[0] ?? id);
}

export function seat(number: number): string {
  return `le joueur ${number + 1}`;
}
