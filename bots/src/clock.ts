/** Time that runs out. */

/** Says whether it is too late to go on. */
export type Clock = () => boolean;

/** A clock that runs out after so many milliseconds; without a number, never. */
export function clockFor(milliseconds = Number.POSITIVE_INFINITY): Clock {
  if (milliseconds === Number.POSITIVE_INFINITY) return () => false;
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
