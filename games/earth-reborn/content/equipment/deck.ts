/**
 * The 31 equipment cards. Each has a NORAD face and a Salemite one: the book has players turn a pile to their own colour, which only
 * works with such cards. What lies behind what is ours, and follows four thoughts:
 *
 * - The two faces have no type of room in common: flipping the deck in the middle of a search changes what the room can give.
 * - They are about as hard to find together, 6 to 8 points: a flip is neither a gift nor a trap.
 * - Behind a weapon lies something to use. Whoever arms a clan takes a tool out of the deck, and both serums are gone
 *   while NORAD carries a taser and a baton. Two cards have tools on both faces, as there are more tools than weapons.
 * - The markers of the box say how many faces there are of some things: six mines, six clouds of smoke, two bombs, two viruses, one plastic.
 */
import { byId } from '@necropole/kernel';
import type { Clan } from '../kinds.ts';
import { type EquipmentId, equipment } from './index.ts';
import type { Equipment } from './kinds.ts';

export type EquipmentCardId = `equipment-${number}`;

export interface EquipmentCard {
  readonly id: EquipmentCardId;
  readonly norad: EquipmentId;
  readonly salemite: EquipmentId;
}

const faces: readonly (readonly [norad: EquipmentId, salemite: EquipmentId])[] = [
  ['heavy-machine-gun', 'magnetic-disruptor'],
  ['sniper-rifle', 'torture-kit'],
  ['rifle', 'time-bomb'],
  ['rifle', 'toxic-gas-capsule'],
  ['u43', 'morphine'],
  ['revolver', 'deadly-virus'],
  ['revolver', 'deadly-virus'],
  ['grenades', 'field-microscope'],
  ['grenades', 'magnetic-card'],
  ['grenade-launcher', 'gas-mask'],
  ['taser', 'zombie-serum'],
  ['smoke-grenades', 'zombie-control-box'],
  ['combat-knife', 'time-bomb'],
  ['riot-baton', 'zombie-serum'],
  ['power-fist', 'mines'],
  ['kevlar-armour', 'iron-bar'],
  ['aiming-lens', 'machine-pistol'],
  ['ammunition', 'titanium-claws'],
  ['survey-map', 'bazooka'],
  ['toolbox', 'u43'],
  ['medical-kit', 'flame-thrower'],
  ['medical-kit', 'chainsaw'],
  ['motion-detector', 'light-bolter'],
  ['secret-files', 'smoke-grenades'],
  ['laptop', 'mines'],
  ['electric-plans', 'sawn-off-shotgun'],
  ['radio-jammer', 'meat-hook'],
  ['us-constitution', 'mines'],
  ['infrared-goggles', 'titanium-claws'],
  ['jet-pack', 'colt-m7'],
  ['plastic', 'cleaver'],
];

export const equipmentCards: readonly EquipmentCard[] = faces.map(([norad, salemite], index) => ({
  id: `equipment-${index + 1}`,
  norad,
  salemite,
}));

// ── Faces ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A face by what it is, and a number: there are several of some things. */
export type EquipmentFaceId = `${EquipmentId}-${number}`;

export interface EquipmentFace {
  readonly id: EquipmentFaceId;
  readonly equipment: EquipmentId;
  readonly card: EquipmentCardId;
  readonly clan: Clan;
}

/** All 62, card by card. */
export const equipmentFaces: readonly EquipmentFace[] = numbered(
  equipmentCards.flatMap(({ id: card, norad, salemite }) => [
    { equipment: norad, card, clan: 'norad' },
    { equipment: salemite, card, clan: 'salemite' },
  ]),
);

function numbered(all: readonly Omit<EquipmentFace, 'id'>[]): readonly EquipmentFace[] {
  const seen: EquipmentId[] = [];
  return all.map((face) => {
    seen.push(face.equipment);
    const number = seen.filter((one) => one === face.equipment).length;
    return { id: `${face.equipment}-${number}`, ...face };
  });
}

const cardById: Readonly<Record<string, EquipmentCard>> = byId(equipmentCards);
const faceById: Readonly<Record<string, EquipmentFace>> = byId(equipmentFaces);

export function equipmentFaceOf(id: EquipmentFaceId): EquipmentFace {
  const face = faceById[id];
  if (face === undefined) throw new Error(`No equipment card has a face ${id}`);
  return face;
}

/** What stands on a face. */
export function equipmentOn(id: EquipmentFaceId): Equipment<EquipmentId> {
  return equipment[equipmentFaceOf(id).equipment];
}

/** What stands on the back of that card: anyone may look at it (ER-25.11). */
export function equipmentBehind(id: EquipmentFaceId): EquipmentId {
  const { card, clan } = equipmentFaceOf(id);
  const { norad, salemite } = cardById[card] ?? {};
  const behind = clan === 'norad' ? salemite : norad;
  if (behind === undefined) throw new Error(`There is no card ${card}`);
  return behind;
}
