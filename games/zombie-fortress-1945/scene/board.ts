/**
 * The ground: the field, the fortress beneath it, and the battle box, each a floor of its own. Only the bands of the battle box
 * change: the one that all is about is never low.
 */
import { bandsIn, type Ground, type SceneSpace } from '@necropole/kernel';
import { boxId } from '../rules/pointing.ts';
import { FIELD, fieldBox, hexes, ways } from './field.ts';
import { edges, FORTRESS, fortressBox, rooms } from './fortress.ts';
import { named } from './labels.ts';

export const BATTLE = 0;

const battleBox = { x: 0, y: 0, width: 800, height: 804 };

/** How high each band is, the farthest first, by the box that all is about. */
const shares: Readonly<Record<number, readonly number[]>> = {
  3: [236, 130, 112, 326],
  2: [130, 236, 112, 326],
  1: [90, 130, 258, 326],
  0: [56, 56, 64, 628],
};

function bands(about: number): readonly SceneSpace[] {
  return bandsIn(battleBox, shares[about] ?? []).map(({ outline, middle }, i): SceneSpace => {
    const box = 3 - i;
    return {
      id: boxId(box),
      kind: 'band',
      floor: BATTLE,
      outline,
      middle,
      label: box === 0 ? named('team-box') : named('box', box),
    };
  });
}

const grounds: readonly Ground[] = [0, 1, 2, 3].map((about) => ({
  width: battleBox.width,
  height: battleBox.height,
  scale: 1,
  groups: [],
  spaces: [...hexes, ...rooms, ...bands(about)],
  edges,
  ways,
  floors: [
    { floor: FIELD, label: named('floor-field'), symbol: 'i-castle', box: fieldBox },
    { floor: FORTRESS, label: named('floor-fortress'), symbol: 'i-elevator', box: fortressBox },
    { floor: BATTLE, label: named('floor-battle'), symbol: 'i-attack', box: battleBox },
  ],
}));

/** The ground while a fight is about this box. */
export function groundOf(about: number): Ground {
  const ground = grounds[about];
  if (ground === undefined) throw new Error(`There is no box ${about}`);
  return ground;
}
