/**
 * Where things stand in a band: targets in a row across it, panels in rows along its foot, and those who strike each other hand
 * to hand face to face, in places of their own. As large as there is room for.
 */
import { type Box, boundingBox, type Point } from '@necropole/boards';
import type { SceneLink } from '@necropole/kernel';
import type { PlannedSpace } from './plan.ts';
import type { Stood } from './standing.ts';
import { countOf, sizeOfThing, type Thing } from './things.ts';

/** A target, how much larger a large one is, and from which size of its symbol on that is. */
const TARGET = 72;
const LARGER = 1.2;
const LARGE_FROM = 50;
/** What a target needs beside it, and under it: its ring, its plate. */
const BESIDE = 1.75;
const UNDER = 34;
const DIE = 28;
const DICE_STEP = 34;
/** A panel is so wide and so high; so much is written over panels. */
export const PANEL: readonly [width: number, height: number] = [146, 140];
const BETWEEN = 8;
const LARGEST = 1.26;
const HEADING = 46;
/** Hand to hand: how large whoever is struck stands, and whoever strikes. */
const STRUCK = 96;
const STRIKER = 88;
const NARROWEST = 128;

/** All that stands in a band. `before`: how it stood there until now. */
export function inBand(
  { outline }: PlannedSpace,
  things: readonly Thing[],
  links: readonly SceneLink[],
  before: readonly Stood[] = [],
): readonly Stood[] {
  const box = boundingBox(outline);
  const pairs = pairsOf(things, links);
  const paired = new Set(pairs.flatMap(({ above, below }) => [...above, ...below]));
  const free = things.filter((thing) => !paired.has(thing));
  const dice = free.filter((thing) => 'die' in thing);
  const panels = free.filter((thing) => isPanel(thing));
  const targets = free.filter((thing) => !isPanel(thing) && !('die' in thing));
  if (pairs.length > 0) return [...faceToFace(box, pairs, [...panels, ...targets]), ...inRow(box, dice)];
  // Where both are together, those who came stand over those who were there.
  const isMixed = targets.length > 0 && panels.length > 0;
  const upper = {
    ...box,
    y: box.y + (isMixed ? HEADING : 0),
    height: isMixed ? (box.height - HEADING) * 0.42 : box.height,
  };
  const lower = isMixed ? { ...box, y: upper.y + upper.height - HEADING, height: box.height - upper.height } : box;
  return [
    ...((isMixed || dice.length > 0 ? null : keptPlaces(targets, before)) ??
      across(upper, isMixed ? box.width : widthOf(outline), targets, dice.length > 0)),
    ...dicePlaces(box, dice),
    ...inRows(lower, panels),
  ];
}

function isPanel(thing: Thing): boolean {
  return 'piece' in thing && thing.piece.form === 'panel';
}

function stand(thing: Thing, [x, y]: Point, size: number): Stood {
  return { thing, x, y, size, count: countOf([thing]), heap: [thing], buried: false };
}

function isLarge(thing: Thing): boolean {
  return 'piece' in thing && !isPanel(thing) && sizeOfThing(thing) >= LARGE_FROM;
}

/** How wide a band is half way down. */
function widthOf([a, b, c, d]: PlannedSpace['outline']): number {
  return a === undefined || b === undefined || c === undefined || d === undefined ? 0 : (b[0] - a[0] + c[0] - d[0]) / 2;
}

/** Where some have fallen and nobody has come, the others stay where they are: what is told of a volley is told of them there. */
function keptPlaces(targets: readonly Thing[], before: readonly Stood[]): readonly Stood[] | null {
  const places = new Map(before.map((one) => [one.thing.id, one]));
  const stay = targets.flatMap((thing) => {
    const old = places.get(thing.id);
    if (old === undefined) return [];
    const size = isLarge(old.thing) ? old.size / LARGER : old.size;
    return [stand(thing, [old.x, old.y], isLarge(thing) ? size * LARGER : size)];
  });
  return stay.length === targets.length ? stay : null;
}

/** Targets side by side; on two rows where one would make them tiny. */
function across(box: Box, wide: number, things: readonly Thing[], belowDice: boolean): readonly Stood[] {
  if (things.length === 0) return [];
  const top = box.y + (belowDice ? DIE + 10 : 0);
  const height = box.y + box.height - top;
  const room = wide - 40;
  const weights = things.map((thing) => (isLarge(thing) ? LARGER : 1));
  const sizeOn = (rows: number): number => {
    const inOne = Math.ceil(things.length / rows);
    const weight = Math.max(...chunks(weights, inOne).map((row) => row.reduce((sum, one) => sum + one, 0)));
    return Math.min(TARGET, room / (weight * BESIDE), (height / rows - UNDER) / (LARGER * 1.1));
  };
  const rows = [1, 2, 3].reduce((best, count) => (sizeOn(count) > sizeOn(best) + 1 ? count : best));
  const size = Math.max(20, sizeOn(rows));
  const inOne = Math.ceil(things.length / rows);
  return chunks(things, inOne).flatMap((row, r) => {
    const widths = row.map((thing) => size * BESIDE * (isLarge(thing) ? LARGER : 1));
    const whole = widths.reduce((sum, one) => sum + one, 0);
    const y = top + (height / rows) * (r + 0.5) - UNDER / 2 + 4;
    let x = box.x + box.width / 2 - whole / 2;
    return row.map((thing, i) => {
      const width = widths[i] ?? 0;
      x += width;
      return stand(thing, [x - width / 2, y], isLarge(thing) ? size * LARGER : size);
    });
  });
}

function chunks<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));
}

/** Dice along the top of a band, as they fell. */
function dicePlaces(box: Box, dice: readonly Thing[]): readonly Stood[] {
  const step = Math.min(DICE_STEP, (box.width * 0.55) / Math.max(1, dice.length));
  const left = box.x + box.width / 2 - (step * (dice.length - 1)) / 2;
  return dice.map((die, i) => stand(die, [left + i * step, box.y + DIE / 2 + 8], Math.min(DIE, step * 0.85)));
}

/** Panels under what is written on their band, on as many rows as lets them be the largest. */
function inRows(box: Box, panels: readonly Thing[]): readonly Stood[] {
  if (panels.length === 0) return [];
  const height = box.height - HEADING - 12;
  const fit = (rows: number): number => {
    const inOne = Math.ceil(panels.length / rows);
    const most = [LARGEST, (box.width - 24) / (inOne * (PANEL[0] + BETWEEN)), height / (rows * (PANEL[1] + BETWEEN))];
    return Math.min(...most);
  };
  const rows = [1, 2, 3, 4].reduce((best, count) => (fit(count) > fit(best) ? count : best));
  const scale = fit(rows);
  const inOne = Math.ceil(panels.length / rows);
  const [step, down] = [(PANEL[0] + BETWEEN) * scale, (PANEL[1] + BETWEEN) * scale];
  return panels.map((panel, i) => {
    const x = box.x + 12 + step * ((i % inOne) + 0.5);
    return stand(panel, [x, box.y + HEADING + down * (Math.floor(i / inOne) + 0.5)], PANEL[1] * scale);
  });
}

/** Those who strike each other: one place for them, with those that are struck above. */
export interface Pair {
  readonly above: readonly Thing[];
  readonly below: readonly Thing[];
}

/** Who strikes whom: all that lines join make one place. */
function pairsOf(things: readonly Thing[], links: readonly SceneLink[]): readonly Pair[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const here = links.filter(({ from, to }) => byId.has(from) && byId.has(to));
  const groups: Set<string>[] = [];
  for (const { from, to } of here) {
    const joined = groups.filter((group) => group.has(from) || group.has(to));
    const merged = new Set([from, to, ...joined.flatMap((group) => [...group])]);
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const struck = new Set(here.map(({ to }) => to));
  return groups.map((group) => {
    const all = things.filter(({ id }) => group.has(id));
    return { above: all.filter(({ id }) => struck.has(id)), below: all.filter(({ id }) => !struck.has(id)) };
  });
}

/** Places side by side, on a second row where there are many; whoever is free stands under them. */
function faceToFace(box: Box, pairs: readonly Pair[], free: readonly Thing[]): readonly Stood[] {
  const weightOf = ({ above, below }: Pair): number =>
    Math.max(
      below.length,
      above.reduce((sum, one) => sum + (isLarge(one) ? 1.5 : 1), 0),
    );
  const foot = free.length > 0 ? STRIKER * 1.7 : 0;
  const height = box.height - HEADING - foot - 12;
  const total = pairs.reduce((sum, pair) => sum + weightOf(pair), 0);
  const rows = (box.width - 24) / total < NARROWEST && height > 420 ? 2 : 1;
  const inOne = Math.ceil(pairs.length / rows);
  const stood = chunks(pairs, inOne).flatMap((row, r) => {
    const weight = row.reduce((sum, pair) => sum + weightOf(pair), 0);
    const unit = Math.min(220, (box.width - 24) / weight);
    const scale = Math.min(1, unit / NARROWEST, height / rows / 430);
    let x = box.x + box.width / 2 - (unit * weight) / 2;
    const top = box.y + HEADING + (height / rows) * r;
    return row.flatMap((pair) => {
      const width = unit * weightOf(pair);
      const left = x;
      x += width;
      const at = (list: readonly Thing[], y: number, size: number): readonly Stood[] =>
        list.map((thing, i) =>
          stand(thing, [left + (width / list.length) * (i + 0.5), y], size * scale * (isLarge(thing) ? 1.3 : 1)),
        );
      const deep = height / rows;
      return [...at(pair.above, top + deep * 0.27, STRUCK), ...at(pair.below, top + deep * 0.8, STRIKER)];
    });
  });
  const step = Math.min(STRIKER * 1.8, (box.width - 24) / Math.max(1, free.length));
  const first = box.x + box.width / 2 - (step * (free.length - 1)) / 2;
  const lying = free.map((thing, i) =>
    stand(thing, [first + i * step, box.y + box.height - foot / 2 - 6], Math.min(STRIKER, step * 0.7)),
  );
  return [...stood, ...lying];
}

function inRow(box: Box, dice: readonly Thing[]): readonly Stood[] {
  return dice.map((die, i) => stand(die, [box.x + box.width - 26 - i * DICE_STEP, box.y + 24], DIE));
}
