/** Boards with several floors: one is shown, the others tell what happens there. */

import { placeUnder, type Scene } from '@necropole/kernel';
import { groundOnFloor, spaceById } from './ground.ts';
import type { Marks } from './marks.ts';

/** The scene as one floor shows it: what lies on it, and what lies on no floor in particular. */
export function sceneOnFloor(scene: Scene, floor: number): Scene {
  return { ...scene, ground: groundOnFloor(scene.ground, floor) };
}

/**
 * The floor to look at: the one where all happens, unless what answers lies on others only; else where whoever is asked
 * stands, else where an answer is, else the first that is awake.
 */
export function floorToShow(scene: Scene, marks: Marks): number | undefined {
  const { ground, floorStates, pieces } = scene;
  const floorOf = (id: string): number | undefined => {
    const at = pieces.find((piece) => piece.id === id)?.at ?? id;
    return spaceById(ground).get(placeUnder(scene, at) ?? '')?.floor;
  };
  const now = ground.floors?.find(({ floor }) => floorStates?.[floor]?.now === true)?.floor;
  const lit = [...marks.lit].map(floorOf).filter((floor) => floor !== undefined);
  if (now !== undefined && lit.length > 0 && !lit.includes(now)) return lit[0];
  const asked = [...marks.active].map(floorOf).find((floor) => floor !== undefined) ?? lit[0];
  const awake = ground.floors?.find(({ floor }) => floorStates?.[floor]?.asleep !== true) ?? ground.floors?.[0];
  return ground.floors === undefined ? undefined : (now ?? asked ?? awake?.floor);
}
