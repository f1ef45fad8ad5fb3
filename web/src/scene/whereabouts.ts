/** Where what a question is about lies on the board, and how far it is from whoever is asked. */
import { type Box, boundingBox, type Point } from '@necropole/boards';
import { apart, boxAround } from './geometry.ts';
import type { Marks } from './marks.ts';
import { doorBetween } from './paths.ts';
import type { Plan } from './plan.ts';
import type { Stood } from './standing.ts';

/** How long the light of one space waits for that of the next nearer one, and how long the last waits at most, in milliseconds. */
const STEP = 30;
const LONGEST = 300;

/** The piece of whoever is asked. */
export function askedOne(stood: readonly Stood[], { active }: Marks): Stood | undefined {
  return stood.find(({ thing }) => active.has(thing.id));
}

/** Where these things are, of those that lie on the board. */
export function boxesOf(plan: Plan, stood: ReadonlyMap<string, Stood>, ids: Iterable<string>): readonly Box[] {
  return [...ids].flatMap((id) => {
    const spaces = plan.spaces.filter((space) => space.id === id || space.group === id);
    if (spaces.length > 0) return spaces.map(({ outline }) => boundingBox(outline));
    const one = stood.get(id) ?? plan.edgeById.get(id);
    return one === undefined ? [] : [boxAround('at' in one ? one.at : [one.x, one.y], 60, 60)];
  });
}

/** From the piece that would move, through the openings between spaces, to where it would stand. */
export function wayThrough(plan: Plan, stood: readonly Stood[], marks: Marks): readonly Point[] {
  const ids = marks.path?.through ?? [];
  return ids.flatMap((id, i) => {
    const before = ids[i - 1];
    const opening = before === undefined ? null : doorBetween(plan, before, id);
    const mover = i > 0 ? undefined : stood.find(({ thing }) => thing.at === id && marks.active.has(thing.id));
    const place = mover ?? stood.find(({ thing }) => thing.id === id);
    const at: Point | undefined = place === undefined ? plan.spaceById.get(id)?.middle : [place.x, place.y];
    return at === undefined ? [] : opening === null ? [at] : [opening, at];
  });
}

/** Lights go on outwards from whoever is asked: how long each space waits, in milliseconds. */
export function delaysOf(plan: Plan, stood: readonly Stood[], marks: Marks): ReadonlyMap<string, number> {
  const asked = askedOne(stood, marks);
  const from: Point = asked === undefined ? [plan.box.x, plan.box.y] : [asked.x, asked.y];
  const lit = plan.spaces.filter(({ id }) => marks.lit.has(id));
  const near = [...lit].sort((a, b) => apart(a.middle, from) - apart(b.middle, from));
  return new Map(near.map(({ id }, i) => [id, Math.min(LONGEST, i * STEP)]));
}
