/** What things are called in French. */
import type { SquareDirection } from '@necropole/boards';
import { wordsOn } from '@necropole/kernel';
import { count, of } from '@necropole/kernel/french';
import { type EquipmentFaceId, equipmentFaceOf } from '../../content/equipment/deck.ts';
import type { ElementName } from '../../content/floor/elements.ts';
import { floorFaces } from '../../content/floor/index.ts';
import type { MeleeArc, OrderColour, OrderTileId, OrderType, RoomType } from '../../content/kinds.ts';
import { orderTileOf } from '../../content/order-tiles.ts';
import { faceOf } from '../../rules/dice.ts';
import type { Reason } from '../../said/duels.ts';
import type { NamedThing } from '../../said/things.ts';
import { isSquare, sectionParts } from '../spoken.ts';
import { characterWords } from './characters.ts';
import { equipmentNames } from './equipment-names.ts';
import { elementWords, floorName } from './floor-names.ts';

export const { nameOf } = wordsOn(characterWords);

const women: readonly string[] = ['vasquez', 'jessica-hollister'];
/** « prêt » d’un homme, « prête » d’une femme. */
export const agreeing = (adjective: string, figure: string): string =>
  women.includes(figure) ? `${adjective}e` : adjective;

export const Seat = (at: number): string => (at === 0 ? 'Le NORAD' : 'Les Salémites');
/** In the middle of a sentence. */
export const theSeat = (at: number): string => (at === 0 ? 'le NORAD' : 'les Salémites');
/** Why somebody may ask for a duel. */
export function duelReason(why: Reason, by: string, figure: string): string {
  if (why === 'activated') return `${by} voit ${figure}, que l’on active`;
  if (why === 'beside') return `${figure} arrive à côté ${of(by)}`;
  if (why === 'due') return `${figure}, en vue ${of(by)}, quitte la case d’un ami`;
  return why === 'initiative' ? 'pour l’initiative' : `${figure} entre dans la vue ${of(by)}`;
}
/** « du NORAD », « des Salémites ». */
export const ofSeat = (at: number): string => (at === 0 ? 'du NORAD' : 'des Salémites');
/** NORAD is one, the Salemites are many. */
export const verb = (at: number, one: string, many: string): string => (at === 0 ? one : many);

export const orderNames: Readonly<Record<OrderType, string>> = {
  move: 'mouvement',
  melee: 'corps à corps',
  fire: 'tir',
  search: 'fouille',
  interaction: 'interaction',
};

export const roomTypeNames: Readonly<Record<RoomType, string>> = {
  living: 'habitation',
  technical: 'technique',
  officers: 'officiers',
  science: 'sciences',
  armoury: 'armurerie',
  corridor: 'couloir',
};

export const colourNames: Readonly<Record<OrderColour, string>> = { black: 'noir', red: 'rouge', gold: 'doré' };

export const arcNames: Readonly<Record<MeleeArc, string>> = {
  'dark-blue': 'bleu foncé',
  'light-blue': 'bleu clair',
  grey: 'gris',
};

const directions: Readonly<Record<SquareDirection, string>> = {
  up: 'vers le haut',
  right: 'vers la droite',
  down: 'vers le bas',
  left: 'vers la gauche',
};
export const direction = (name: string): string => directions[name as SquareDirection] ?? name;

export const element = (id: string): string => elementWords[id as ElementName] ?? id;

/** What stands on a face of an equipment card, as in `rifle-1`, with its article. */
export const itemName = (face: string): string => equipmentNames[equipmentFaceOf(face as EquipmentFaceId).equipment];

/** A firearm: a card, or what is built in. */
export const weaponName = (name: string): string => {
  if (name === 'built-in-large') return 'l’arme de la grande figurine';
  return name === 'built-in' ? 'son arme intégrée' : itemName(name);
};

export const zoneNames = { red: 'rouge', orange: 'orange' } as const;
export const zone = (name: string): string => zoneNames[name as keyof typeof zoneNames] ?? name;

/** The sections of a tile: « Mouvement 4, corps à corps 1 (rouge), … ». */
export function sections(tile: string): string {
  const written = orderTileOf(tile as OrderTileId).sections.map(
    ({ type, most, colour }) => `${orderNames[type]} ${most}${colour === 'black' ? '' : ` (${colourNames[colour]})`}`,
  );
  return written.join(', ');
}

/** A section by its name, as in `order-12.3`. */
export function section(name: string): string {
  const { tile, section: number } = sectionParts(name);
  const found = orderTileOf(tile as OrderTileId).sections[number - 1];
  return found === undefined ? name : `${orderNames[found.type]} ${found.most}`;
}

const wallSides: Readonly<Record<SquareDirection, string>> = {
  up: 'en haut',
  right: 'à droite',
  down: 'en bas',
  left: 'à gauche',
};

/** A thing beside somebody: « la porte en bois (Réfectoire) », « le mur en haut », « l’autel ». */
export function thing({ thing: what, side, room }: NamedThing): string {
  if (what === 'wall') return `le mur ${wallSides[side]}`;
  if (what !== 'wooden' && what !== 'sliding') return element(what);
  const beyond = room === null ? wallSides[side] : floorName(floorFaces[room].name);
  return `la porte ${what === 'wooden' ? 'en bois' : 'coulissante'} (${beyond})`;
}

/** What is attacked: a figure by its name, or a door, a wall, an element. */
export function target(name: string): string {
  if (name.startsWith('door-')) return 'la porte';
  if (name.startsWith('wall-')) return 'le mur';
  if (name.startsWith('element-')) return 'l’obstacle';
  if (name === 'ahead') return 'ce qui est devant';
  return isSquare(name) ? `la case ${name}` : nameOf(name);
}

const faces: Readonly<Record<string, string>> = {
  critical: 'critique',
  blank: 'rien',
  hit: '1',
  'two-hits': '2',
  'last-round': '2',
};

/** Dice as they fell: « critique, 2, rien ». */
export function dice(fallen: readonly number[]): string {
  return fallen.map((die) => faces[faceOf(die).id] ?? '').join(', ');
}

/** A square by its letter and number: on which level, what is seen tells. */
export function squareWords(name = ''): string {
  return name.split('.')[0] ?? '';
}

/** So many dice, and the hits that need none. */
export function strength(dice: number, automatic: number): string {
  return automatic === 0
    ? count(dice, 'dé', 'dés')
    : `${count(dice, 'dé', 'dés')} et ${count(automatic, 'touche automatique', 'touches automatiques')}`;
}
