/** What things are called in French. */
import { wordsOn } from '@necropole/kernel';
import type { CampId } from '../../content/camps.ts';
import type { TownId } from '../../content/field/map.ts';
import { isZone, type ZoneId } from '../../content/fortress/plan.ts';
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

const players: Readonly<Record<CampId, string>> = {
  usa: 'le joueur américain',
  'great-britain': 'le joueur britannique',
  japan: 'le joueur japonais',
  germany: 'le joueur allemand',
};

export const camps: Readonly<Record<CampId, string>> = {
  usa: 'États-Unis',
  'great-britain': 'Grande-Bretagne',
  japan: 'Japon',
  germany: 'Allemagne',
};

/** With their articles, as they stand in sentences. */
export const campNames: Readonly<Record<CampId, string>> = {
  usa: 'les États-Unis',
  'great-britain': 'la Grande-Bretagne',
  japan: 'le Japon',
  germany: 'l’Allemagne',
};

export const townNames: Readonly<Record<TownId, string>> = {
  stahleck: 'Stahleck',
  hohenau: 'Hohenau',
  brueck: 'Brück',
  altweiler: 'Altweiler',
  gruenfeld: 'Grünfeld',
};

export const zoneNames: Readonly<Record<ZoneId, string>> = {
  dormitory: 'le dortoir',
  infirmary: 'l’infirmerie',
  'north-passage': 'le passage nord',
  archives: 'les archives',
  'eagle-room': 'la salle de l’aigle',
  kitchen: 'la cuisine',
  'hall-1': 'le hall 1',
  'north-corridor': 'le couloir nord',
  'hall-2': 'le hall 2',
  'radio-room': 'la salle radio',
  'west-corridor': 'le couloir ouest',
  'lift-room': 'la salle des ascenseurs',
  'east-corridor': 'le couloir est',
  'hall-6': 'le hall 6',
  'west-passage': 'le passage ouest',
  'east-passage': 'le passage est',
  'hall-3': 'le hall 3',
  'boiler-room': 'la chaufferie',
  'hall-5': 'le hall 5',
  'south-corridor': 'le couloir sud',
  'hall-4': 'le hall 4',
  laboratory: 'le laboratoire',
  'crank-room': 'la salle de la manivelle',
  armoury: 'l’armurerie',
  'south-passage': 'le passage sud',
  cells: 'les cellules',
  'battery-room': 'la salle de la batterie',
};

/** A zone, by its name in a key. */
export function zone(id: string): string {
  return zoneNames[id as ZoneId];
}

export function team(camp: string): string {
  return teams[camp as CampId];
}

const kinds = { soldier: 'soldat', medic: 'médecin', prisoner: 'prisonnier' } as const;

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

/** « en C6 », « dans le dortoir ». */
export function inPlace(id: string): string {
  return isZone(id) ? `dans ${zoneNames[id]}` : `en ${hex(id)}`;
}

/** A door by its two sides: « entre la cuisine et le hall 1 ». */
export function door(id: string): string {
  const [one = '', other = ''] = id.split('.');
  return `entre ${zone(one)} et ${zone(other)}`;
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

/** Whoever plays a camp: also once their team is lost. */
export function player(camp: string): string {
  return players[camp as CampId];
}

/** A seat that has no camp yet. */
export function seat(number: number): string {
  return `le joueur ${number + 1}`;
}

/** « Mitrailleuse en D6, prisonnier dans la cuisine »: to those alone who have looked. */
export function seenThere(seen: readonly { readonly at: string; readonly marker: string | null }[]): string {
  const known = seen.flatMap(({ at, marker }) => (marker === null ? [] : [`${markerName(marker)} ${inPlace(at)}`]));
  return known.length === 0 ? '' : ` Vous y voyez : ${known.join(', ')}.`;
}
