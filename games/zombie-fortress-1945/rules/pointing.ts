/** What the things of the scene are called that questions, refusals and events point at. */
import { isZone } from '../content/fortress/plan.ts';

/** The sheet of the dead: whoever leads them speaks from it. */
export const DEAD = 'dead';

/** A counter of the fight under way, by its slot. */
export function counterPieceId(slot: number): string {
  return `counter-${slot + 1}`;
}

/** A box of the battle box; 0 is the team box. */
export function boxId(box: number): string {
  return box === 0 ? 'team-box' : `box-${box}`;
}

/** A marker that lies face down in a hex, or in a room of the fortress. */
export function eventPieceId(at: string): string {
  return isZone(at) ? markerPieceId(at) : `event-${at}`;
}

/** The marker of a room of the fortress. */
export function markerPieceId(room: string): string {
  return `marker-${room}`;
}

/** A group of the dead on the plan of the fortress. */
export function packPieceId(pack: number): string {
  return `pack-${pack}`;
}
