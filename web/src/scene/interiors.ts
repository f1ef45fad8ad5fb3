/** What is written and drawn inside a space, and what of it pieces keep clear of. It follows the signs of the space. */
import type { Box, Point, Polygon } from '@necropole/boards';
import { type Badge, badgesOf, type Label, madeOf, type SceneSpace } from '@necropole/kernel';
import { furnish } from './furniture.ts';
import { boxAround, grown, short } from './geometry.ts';
import { type Inscription, inscribe, isInscribed } from './inscriptions.ts';
import { drawers } from './parts/drawers.ts';
import { type Plate, placePlate } from './plates.ts';
import { SLOT } from './slots.ts';
import type { Written } from './space-words.ts';

export interface Interior {
  readonly plate: Plate | null;
  readonly inscription: Inscription;
  readonly furniture: string;
  /** What is printed on it. */
  readonly words: Written | null;
  /** What pieces never stand on, beside its words and its cards. */
  readonly taken: readonly Box[];
}

/** A space as it lies on the plan, with what was there before anything was written in it. */
export interface Shell {
  readonly space: SceneSpace;
  readonly name: string;
  readonly outline: Polygon;
  readonly middle: Point;
  readonly slots: readonly Point[];
  readonly cards: Box | null;
  /** Design pixels to a unit of the scene. */
  readonly scale: number;
  /** Its printed words, in words. */
  readonly say: (label: Label) => string;
  readonly walled: boolean;
  /** Enclosed by the other spaces of its group, as a basin in a yard is. */
  readonly inmost: boolean;
  /** Signs of groups, and tracks. */
  readonly fixed: readonly Box[];
  /** Where one comes in. */
  readonly doors: readonly Box[];
  /** Doors and windows that stand in walls nearby. */
  readonly inWalls: readonly Box[];
}

const remembered = madeOf<Shell, Interior>(8);

/** The inside of a space with these signs of its state before those that are printed. */
export function interiorOf(shell: Shell, signs: readonly Badge[]): Interior {
  return remembered(shell, JSON.stringify(signs), () => fitOut(shell, badgesOf(shell.space, { badges: signs })));
}

/** What is seen behind everything, in the lines of furniture. */
function sceneryOf({ scenery = [] }: SceneSpace, scale: number): string {
  const drawn = scenery.map(({ symbol, at, size }) => {
    const across = size * scale;
    const [x, y] = [at.x * scale - across / 2, at.y * scale - across / 2];
    return `<use href="#${symbol}" x="${short(x)}" y="${short(y)}" width="${short(across)}" height="${short(across)}"/>`;
  });
  return drawn.join('');
}

function fitOut(shell: Shell, badges: readonly Badge[]): Interior {
  const { name, outline, middle, slots, cards, scale, say, walled, inmost, fixed, doors, inWalls } = shell;
  const space = { ...shell.space, badges };
  const inscription = inscribe(space, name, outline, inWalls, scale);
  const plate = placePlate(isInscribed(space) || space.kind === 'rotunda' ? [] : badges, outline, middle, {
    fixed,
    doors,
    clear: walled ? 8 : 4,
  });
  const words = drawers().wordsIn?.(space, outline, scale, say) ?? null;
  const places = cards === null ? [] : slots.map((at) => boxAround(at, SLOT, SLOT));
  const taken = [...fixed, ...(plate === null ? [] : [plate.box]), ...inscription.boxes, ...places];
  const laid = [words?.box, cards].flatMap((box) => box ?? []);
  const kept = [...[...taken, ...laid].map((box) => grown(box, 4)), ...doors, ...inWalls];
  return {
    plate,
    inscription,
    furniture: space.scenery === undefined ? furnish(space, outline, kept, inmost) : sceneryOf(space, scale),
    words,
    taken,
  };
}
