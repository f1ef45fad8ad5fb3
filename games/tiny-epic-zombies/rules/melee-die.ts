/** The melee die (p.9): six faces of four kinds, and what they can do. How many of each is known from an owner's notes. */
import type { Fact } from '@necropole/kernel';
import type { RoomId } from '../content/stores/index.ts';
import type { Tez, TezTable } from '../shape.ts';
import type { Human } from '../world.ts';
import { gapOf } from './wounds-and-ammo.ts';

export type DieFace = 'overkill' | 'nothing' | 'one-wound' | 'two-wounds';

export const meleeDie: readonly DieFace[] = ['overkill', 'overkill', 'nothing', 'nothing', 'one-wound', 'two-wounds'];

/** The face that a roll of 1 to 6 shows. */
export function faceOf(roll: number): DieFace {
  const face = meleeDie[roll - 1];
  if (face === undefined) throw new Error(`The melee die has no face ${roll}`);
  return face;
}

/** The wounds that a face shows. */
export function woundsOn(face: DieFace): number {
  switch (face) {
    case 'one-wound':
      return 1;
    case 'two-wounds':
      return 2;
    case 'overkill':
    case 'nothing':
      return 0;
  }
}

/** What a face of the die costs the attacker, as weapons and abilities stand now. */
export function woundsOfMelee(table: TezTable, human: Human, face: DieFace, room: RoomId): number {
  const worth = table.query('faceWounds', woundsOn(face), { human, face, room });
  return table.query('meleeWounds', worth, { human, face, room });
}

/** What the die can do to a Human who fights in this room, in percent, as weapons and abilities stand now. */
export function meleeFacts(table: TezTable, { ...human }: Human, room: RoomId): readonly Fact<Tez>[] {
  human.room = room;
  const percent = (holds: (face: DieFace) => boolean): number =>
    Math.round((meleeDie.filter(holds).length / meleeDie.length) * 100);
  const wounds = (face: DieFace): number => woundsOfMelee(table, human, face, room);
  const overkill = percent((face) => table.query('isOverkill', face === 'overkill', { human, face }));
  const wounded = percent((face) => wounds(face) > 0);
  const lethal = percent((face) => wounds(face) >= gapOf(human));
  const odds: Fact<Tez> = { key: 'melee-odds', params: { overkill, unharmed: 100 - wounded, wounded } };
  return lethal > 0 ? [odds, { key: 'lethal', params: { percent: lethal } }] : [odds];
}

/** What a roll of the die can do where only the wounds that it shows count: a grenade, spoilt food. */
export function dieFacts(human: Human): readonly Fact<Tez>[] {
  const deadly = meleeDie.filter((face) => woundsOn(face) >= gapOf(human)).length;
  return deadly === 0 ? [] : [{ key: 'lethal', params: { percent: Math.round((deadly / meleeDie.length) * 100) } }];
}
