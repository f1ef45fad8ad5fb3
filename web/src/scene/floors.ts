/** Boards with several floors: one is shown, the others tell what happens there. */
import type { Scene, SceneFloor } from '@necropole/kernel';
import type { Marks } from './marks.ts';

/** The scene as one floor shows it: what lies on it, and what lies on no floor in particular. */
export function sceneOnFloor(scene: Scene, floor: number): Scene {
  const here = (one: { readonly floor?: number }): boolean => one.floor === undefined || one.floor === floor;
  const spaces = scene.spaces.filter(here);
  const shown = new Set(spaces.map(({ group }) => group));
  return {
    ...scene,
    spaces,
    groups: scene.groups.filter(({ id }) => shown.has(id)),
    ...(scene.edges === undefined ? {} : { edges: scene.edges.filter(here) }),
  };
}

/** What whoever looks at another floor is told of this one. */
export interface FloorNews {
  readonly floor: SceneFloor;
  /** How many places and pieces on it answer the question. */
  readonly answers: number;
  /** The numbers of the figures that stand on it. */
  readonly figures: readonly number[];
  readonly others: number;
}

export function newsOf(scene: Scene, marks: Marks): readonly FloorNews[] {
  return (scene.floors ?? []).map((floor) => {
    const spaces = new Set(scene.spaces.filter((space) => space.floor === floor.floor).map(({ id }) => id));
    const pieces = scene.pieces.filter(({ at }) => spaces.has(at));
    const edges = (scene.edges ?? []).filter((edge) => edge.floor === floor.floor);
    const answering = [...spaces, ...pieces.map(({ id }) => id), ...edges.map(({ id }) => id)];
    return {
      floor,
      answers: answering.filter((id) => marks.lit.has(id)).length,
      figures: pieces.flatMap(({ figure }) => figure ?? []),
      others: pieces.reduce((sum, { figure, count = 1 }) => sum + (figure === undefined ? count : 0), 0),
    };
  });
}

/** The floor to look at: where whoever is asked stands, else where an answer is, else the first that is awake. */
export function floorToShow(scene: Scene, marks: Marks): number | undefined {
  const floorOf = (id: string): number | undefined => {
    const at = scene.pieces.find((piece) => piece.id === id)?.at ?? id;
    return scene.spaces.find((space) => space.id === at)?.floor;
  };
  const asked = [...marks.active, ...marks.lit].map(floorOf).find((floor) => floor !== undefined);
  const awake = scene.floors?.find(({ asleep }) => asleep !== true) ?? scene.floors?.[0];
  return scene.floors === undefined ? undefined : (asked ?? awake?.floor);
}
