/** What things on the map are called beside answers: by what they are, and where. */
import type { SquareDirection } from '@necropole/boards';
import type { ElementName } from '../content/floor/elements.ts';
import type { FloorFaceId } from '../content/floor/index.ts';

/** A door by its make, a wall, an element; on which side of whoever looks, and the room behind it where there is one. */
export interface NamedThing {
  readonly thing: 'wooden' | 'sliding' | 'wall' | ElementName;
  readonly side: SquareDirection;
  readonly room: FloorFaceId | null;
}

export interface ThingFacts {
  'attack-thing': NamedThing;
  /** With this weapon; a wall by the square from whose side it is hit. */
  'fire-at-thing': NamedThing & { weapon: string; at: string };
  /** A wall or door that is brought down from afar, the first or another with it; a wall by the square from whose side it is hit. */
  'shatter-thing': NamedThing & { at: string; also: boolean };
  'open-door': NamedThing;
  'close-door': NamedThing;
}
