/** Cards in places that are made for them: in a row, or in the card place of a location. They come with games that have such places. */
import { boundingBox } from '@necropole/boards';
import type { SpaceKind } from '@necropole/kernel';
import type { Furnished } from './packing.ts';
import type { PlannedSpace } from './plan.ts';
import { alone, type Stood } from './standing.ts';
import { isInRow, type Thing } from './things.ts';

/** Places that are made for cards. */
const ROWS: ReadonlySet<SpaceKind> = new Set(['location', 'centre']);
const MOST_CARD = 118;
const CARD_SHAPE = 46 / 64;
const CARD_GRID = 64;
/** Several cards of a location: how much of a card's height each has at most, and all of them together; and between two. */
const LOW_CARD = 0.5;
const LOW_CARDS = 1.14;
const BETWEEN_LOW = 2;

/** Those of these things that are cards with a place here. */
export function layCards(furnished: Furnished, things: readonly Thing[]): readonly Stood[] {
  const { space } = furnished;
  const inRow = ROWS.has(space.kind) ? things.filter(isInRow) : [];
  const lying = space.kind === 'location' ? things.filter((thing) => 'card' in thing && !isInRow(thing)) : [];
  return [...layRow(furnished, inRow), ...lying.map((thing, i) => onCardPlace(space, thing, i, lying.length))];
}

/** A card of a location lies in its card place; where there are several, one under the other, so low that each can be read. */
function onCardPlace({ cards, outline }: PlannedSpace, thing: Thing, index: number, count: number): Stood {
  const place = cards ?? boundingBox(outline);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  if (count === 1) return alone(thing, [x, y], place.height);
  const share = Math.min(LOW_CARD, LOW_CARDS / count);
  const down = (index - (count - 1) / 2) * (place.height * share + BETWEEN_LOW);
  return { ...alone(thing, [x, y + down], place.height), low: (share * CARD_GRID) / 2 };
}

/** Cards laid out in the order they came, closer where there are many; the newest lies on top and is wholly seen. */
function layRow({ space, interior }: Furnished, things: readonly Thing[]): readonly Stood[] {
  const around = boundingBox(space.outline);
  const top = interior.inscription.lines.length > 0 ? 24 : 8;
  const size = Math.min(MOST_CARD, around.height - top - 8);
  const across = size * CARD_SHAPE;
  const rows = Math.max(1, Math.floor((around.height - top - 8) / (size + 6)));
  const inOne = Math.ceil(things.length / rows);
  const step = Math.min(across + 6, (around.width - 20 - across) / Math.max(1, inOne - 1));
  const width = step * (inOne - 1) + across;
  const left = around.x + (around.width - width) / 2 + across / 2;
  const middle = around.y + top + (around.height - top - 8) / 2;
  return things.map((thing, i) => {
    const row = Math.floor(i / Math.max(1, inOne));
    const y = middle + (row - (rows - 1) / 2) * (size + 6);
    return alone(thing, [left + (i % Math.max(1, inOne)) * step, rows === 1 ? middle : y], size);
  });
}
