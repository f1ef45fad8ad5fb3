/** Boards with several floors: one is shown, the others tell what happens there. */

import { type FloorState, placeUnder, type Scene, type SceneFloor } from '@necropole/kernel';
import { type FigureLook, lookOf } from '../look/figure-look.ts';
import { groundOnFloor, spaceById } from './ground.ts';
import type { Marks } from './marks.ts';

/** The scene as one floor shows it: what lies on it, and what lies on no floor in particular. */
export function sceneOnFloor(scene: Scene, floor: number): Scene {
  return { ...scene, ground: groundOnFloor(scene.ground, floor) };
}

/** What whoever looks at another floor is told of this one. */
export interface FloorNews {
  readonly floor: SceneFloor;
  readonly now: FloorState;
  /** How many places and pieces on it answer the question. */
  readonly answers: number;
  /** The figures that stand on it. */
  readonly figures: readonly FigureLook[];
  readonly others: number;
}

export function newsOf(scene: Scene, marks: Marks): readonly FloorNews[] {
  const { ground, floorStates } = scene;
  return (ground.floors ?? []).map((floor) => {
    const spaces = new Set(ground.spaces.filter((space) => space.floor === floor.floor).map(({ id }) => id));
    const pieces = scene.pieces.filter(({ at }) => spaces.has(at) || spaces.has(placeUnder(scene, at) ?? ''));
    const edges = (ground.edges ?? []).filter((edge) => edge.floor === floor.floor);
    const answering = [...spaces, ...pieces.map(({ id }) => id), ...edges.map(({ id }) => id)];
    return {
      floor,
      now: floorStates?.[floor.floor] ?? {},
      answers: answering.filter((id) => marks.lit.has(id)).length,
      figures: pieces.flatMap((piece) => lookOf(piece) ?? []),
      others: pieces.reduce((sum, { figure, count = 1 }) => sum + (figure === undefined ? count : 0), 0),
    };
  });
}

/** The floor to look at: the one where all happens, else where whoever is asked stands, else where an answer is, else the first that is awake. */
export function floorToShow(scene: Scene, marks: Marks): number | undefined {
  const { ground, floorStates, pieces } = scene;
  const floorOf = (id: string): number | undefined => {
    const at = pieces.find((piece) => piece.id === id)?.at ?? id;
    return spaceById(ground).get(placeUnder(scene, at) ?? '')?.floor;
  };
  const now = ground.floors?.find(({ floor }) => floorStates?.[floor]?.now === true)?.floor;
  const asked = [...marks.active, ...marks.lit].map(floorOf).find((floor) => floor !== undefined);
  const awake = ground.floors?.find(({ floor }) => floorStates?.[floor]?.asleep !== true) ?? ground.floors?.[0];
  return ground.floors === undefined ? undefined : (now ?? asked ?? awake?.floor);
}
