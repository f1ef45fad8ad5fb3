/** What things are called in English. */
import type { SquareDirection } from '@necropole/boards';
import { wordsOn } from '@necropole/kernel';
import { count } from '@necropole/kernel/english';
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

/** In the middle of a sentence. */
export const theSeat = (at: number): string => (at === 0 ? 'NORAD' : 'the Salemites');
/** Why somebody may ask for a duel. */
export function duelReason(why: Reason, by: string, figure: string): string {
  if (why === 'activated') return `${by} sees ${figure}, who is activated`;
  if (why === 'beside') return `${figure} comes beside ${by}`;
  if (why === 'due') return `${figure}, seen by ${by}, leaves a friend’s square`;
  return why === 'initiative' ? 'for the initiative' : `${figure} comes into the sight of ${by}`;
}
export const Seat = (at: number): string => (at === 0 ? 'NORAD' : 'The Salemites');
/** NORAD is one, the Salemites are many. */
export const verb = (at: number, one: string, many: string): string => (at === 0 ? one : many);

export const orderNames: Readonly<Record<OrderType, string>> = {
  move: 'move',
  melee: 'melee',
  fire: 'fire',
  search: 'search',
  interaction: 'interaction',
};

export const roomTypeNames: Readonly<Record<RoomType, string>> = {
  living: 'living quarters',
  technical: 'technical',
  officers: 'officers',
  science: 'science',
  armoury: 'armoury',
  corridor: 'corridor',
};

export const colourNames: Readonly<Record<OrderColour, string>> = { black: 'black', red: 'red', gold: 'gold' };

export const arcNames: Readonly<Record<MeleeArc, string>> = {
  'dark-blue': 'dark blue',
  'light-blue': 'light blue',
  grey: 'grey',
};

const directions: Readonly<Record<SquareDirection, string>> = {
  up: 'up',
  right: 'right',
  down: 'down',
  left: 'left',
};
export const direction = (name: string): string => directions[name as SquareDirection] ?? name;

export const element = (id: string): string => elementWords[id as ElementName] ?? id;

/** What stands on a face of an equipment card, as in `rifle-1`, with its article. */
export const itemName = (face: string): string => equipmentNames[equipmentFaceOf(face as EquipmentFaceId).equipment];

/** A firearm: a card, or what is built in. */
export const weaponName = (name: string): string => {
  if (name === 'built-in-large') return 'the weapon of the large figure';
  return name === 'built-in' ? 'its own weapon' : itemName(name);
};

export const zoneNames = { red: 'red', orange: 'orange' } as const;
export const zone = (name: string): string => zoneNames[name as keyof typeof zoneNames] ?? name;

/** The sections of a tile: “Move 4, melee 1 (red), …”. */
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
  up: 'above',
  right: 'on the right',
  down: 'below',
  left: 'on the left',
};

/** A thing beside somebody: “the wooden door (Mess hall)”, “the wall above”, “the altar”. */
export function thing({ thing: what, side, room }: NamedThing): string {
  if (what === 'wall') return `the wall ${wallSides[side]}`;
  if (what !== 'wooden' && what !== 'sliding') return element(what);
  const beyond = room === null ? wallSides[side] : floorName(floorFaces[room].name);
  return `the ${what} door (${beyond})`;
}

/** What is attacked: a figure by its name, or a door, a wall, an element. */
export function target(name: string): string {
  if (name.startsWith('door-')) return 'the door';
  if (name.startsWith('wall-')) return 'the wall';
  if (name.startsWith('element-')) return 'what stands there';
  if (name === 'ahead') return 'what is ahead';
  return isSquare(name) ? `square ${name}` : nameOf(name);
}

const faces: Readonly<Record<string, string>> = {
  critical: 'critical',
  blank: 'blank',
  hit: '1',
  'two-hits': '2',
  'last-round': '2',
};

/** Dice as they fell: “critical, 2, blank”. */
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
    ? count(dice, 'die', 'dice')
    : `${count(dice, 'die', 'dice')} and ${count(automatic, 'automatic hit', 'automatic hits')}`;
}
