/**
 * Rings: places in a circle, each with two neighbours. A ring is the list of its places clockwise; where the list begins
 * says nothing.
 */

export type Ring<Id extends string = string> = readonly Id[];

/** Where one comes to by so many steps clockwise; backwards where they are fewer than none. */
export function along<Id extends string>(ring: Ring<Id>, from: Id, steps: number): Id {
  const at = (placeIn(ring, from) + steps) % ring.length;
  return ring[at < 0 ? at + ring.length : at] as Id; // it is within the ring
}

/** The neighbours of a place: the one before it, and the next one clockwise. */
export function besideIn<Id extends string>(ring: Ring<Id>, place: Id): readonly [before: Id, next: Id] {
  return [along(ring, place, -1), along(ring, place, 1)];
}

/** Are these two next to each other? No place is next to itself. */
export function areBeside<Id extends string>(ring: Ring<Id>, one: Id, other: Id): boolean {
  return stepsApart(ring, one, other) === 1;
}

/** Every place once, clockwise from this one on. */
export function clockwiseFrom<Id extends string>(ring: Ring<Id>, from: Id): readonly Id[] {
  const at = placeIn(ring, from);
  return [...ring.slice(at), ...ring.slice(0, at)];
}

/** The place across the circle; where there is none, the first one beyond the middle. */
export function oppositeIn<Id extends string>(ring: Ring<Id>, place: Id): Id {
  return along(ring, place, Math.ceil(ring.length / 2));
}

/** How many steps clockwise lead from one to the other. */
export function stepsClockwise<Id extends string>(ring: Ring<Id>, from: Id, to: Id): number {
  const steps = placeIn(ring, to) - placeIn(ring, from);
  return steps < 0 ? steps + ring.length : steps;
}

/** How far two places are apart, the shorter way round. */
export function stepsApart<Id extends string>(ring: Ring<Id>, from: Id, to: Id): number {
  const steps = stepsClockwise(ring, from, to);
  return Math.min(steps, ring.length - steps);
}

function placeIn<Id extends string>(ring: Ring<Id>, place: Id): number {
  const at = ring.indexOf(place);
  if (at < 0) throw new Error(`"${place}" is not in the ring of ${ring.join(', ')}`);
  return at;
}
