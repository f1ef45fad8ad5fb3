/** What the things of the scene are called that questions, refusals and events point at. */

/** A counter of the fight under way, by its slot. */
export function counterPieceId(slot: number): string {
  return `counter-${slot + 1}`;
}

/** A box of the battle box; 0 is the team box. */
export function boxId(box: number): string {
  return box === 0 ? 'team-box' : `box-${box}`;
}

/** A marker that lies face down in a hex. */
export function eventPieceId(hex: string): string {
  return `event-${hex}`;
}

/** The marker of a room of the fortress. */
export function markerPieceId(room: string): string {
  return `marker-${room}`;
}
