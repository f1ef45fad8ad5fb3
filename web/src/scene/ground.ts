/** What is asked of the ground of a scene again and again: made once, as long as the ground stays. */
import { type Ground, madeOf, type SceneSpace } from '@necropole/kernel';

const MOST_FLOORS = 12;

const places = madeOf<Ground, ReadonlySet<string>>(1);
const spaces = madeOf<Ground, ReadonlyMap<string, SceneSpace>>(1);
const floors = madeOf<Ground, Ground>(MOST_FLOORS);

/** The ids of its spaces and groups: what things on the board stand on, or beside. */
export function placesOn(ground: Ground): ReadonlySet<string> {
  return places(ground, 'all', () => new Set([...ground.spaces, ...ground.groups].map(({ id }) => id)));
}

export function spaceById(ground: Ground): ReadonlyMap<string, SceneSpace> {
  return spaces(ground, 'all', () => new Map(ground.spaces.map((space) => [space.id, space])));
}

/** One floor of it: what lies there, and what lies on no floor in particular. */
export function groundOnFloor(ground: Ground, floor: number): Ground {
  return floors(ground, `${floor}`, () => {
    const here = (one: { readonly floor?: number }): boolean => one.floor === undefined || one.floor === floor;
    const shown = ground.spaces.filter(here);
    const groups = new Set(shown.map(({ group }) => group));
    const ids = new Set(shown.map(({ id }) => id));
    const floors = (ground.floors ?? []).filter((one) => one.floor === floor);
    const scale = floors[0]?.scale ?? ground.scale;
    return {
      ...ground,
      floors,
      ...(scale === undefined ? {} : { scale }),
      spaces: shown,
      groups: ground.groups.filter(({ id }) => groups.has(id)),
      ...(ground.ways === undefined
        ? {}
        : { ways: ground.ways.filter(({ through }) => through.every((id) => ids.has(id))) }),
      ...(ground.edges === undefined ? {} : { edges: ground.edges.filter(here) }),
      ...(ground.fixtures === undefined ? {} : { fixtures: ground.fixtures.filter(here) }),
    };
  });
}
