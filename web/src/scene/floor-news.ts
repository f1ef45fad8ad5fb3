/** What happens on the floors of a board: their tabs tell it. */
import { type FloorState, placeUnder, type Scene, type SceneFloor } from '@necropole/kernel';
import { type FigureLook, lookOf } from '../look/figure-look.ts';
import type { Marks } from './marks.ts';

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
