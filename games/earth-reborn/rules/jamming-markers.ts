/** Where the jamming markers lie (page 26): six behind each screen, and those that were handed out on the cards of characters. */
import { knowers, type Pile, pile } from '@necropole/kernel';
import { jammingMarkers } from '../content/markers.ts';
import type { Board, MarkerId } from '../world.ts';

/** The six markers of each player, behind the screen. */
export function markerPiles({ clans, modules }: Board): Pile<MarkerId>[] {
  if (!modules.includes('jamming')) return [];
  return clans.map((_, seat) =>
    pile(
      `radio-${seat}`,
      `radio-${seat + 1}`,
      jammingMarkers.map((frequency, at): MarkerId => `${frequency}-${seat + 1}.${at + 1}`),
      knowers(seat),
    ),
  );
}

/** Where the markers of each player lie on a character’s card. */
export function markersOn(id: string, { clans, modules }: Board): Pile<MarkerId>[] {
  return modules.includes('jamming') ? clans.map((_, seat) => pile(`radio-${seat}`, `marker-${seat + 1}-${id}`)) : [];
}
