/** What changed between two public scenes of a match, and how much it weighs: the same for every game. */
import type { Label, Scene, SceneNote } from '@necropole/kernel';

/** A change that is worth a word. */
export type Change =
  /** Something to do is done: an objective, a goal. */
  | { readonly kind: 'done'; readonly label: Label }
  /** A figure is lost, or replaced by another. */
  | { readonly kind: 'lost'; readonly label: Label }
  /** A marker moved on its track; `of` is whom or what the track belongs to. */
  | {
      readonly kind: 'track';
      readonly label: Label;
      readonly of: Label | null;
      readonly from: number;
      readonly to: number;
    }
  /** The last card of a deck is gone. */
  | { readonly kind: 'empty'; readonly label: Label };

/** What changed, the weightiest first, and what all of it weighs together. */
export interface Changes {
  readonly weight: number;
  readonly said: readonly Change[];
}

interface Weighed {
  readonly weight: number;
  /** `null` for what only weighs: the sentence of its event tells it. */
  readonly change: Change | null;
}

const DONE = 6;
const GONE = 6;
/** A marker that runs along its whole track, and one that reaches an end of it where it did not begin. */
const WHOLE_TRACK = 4;
const END_OF_TRACK = 1.5;
const EMPTY_DECK = 1.5;
/** A number of a note that comes up or goes away altogether. */
const WHOLE_NUMBER = 1;

/** Compares two scenes of one match; `first` is how it began, `last` how it ended: whoever is up again then was not lost. */
export function changesBetween(before: Scene, after: Scene, first: Scene, last: Scene = after): Changes {
  const all = [
    ...notesChanged(before, after),
    ...figuresGone(before, after, last),
    ...markersMoved(before, after, first),
    ...decksEmptied(before, after),
  ];
  const said = all
    .filter((one): one is Weighed & { readonly change: Change } => one.change !== null)
    .sort((a, b) => b.weight - a.weight);
  return { weight: all.reduce((sum, { weight }) => sum + weight, 0), said: said.map(({ change }) => change) };
}

function notesChanged(before: Scene, after: Scene): readonly Weighed[] {
  return after.notes.flatMap((note): readonly Weighed[] => {
    const old = before.notes.find(({ id }) => id === note.id);
    if (old === undefined) return [];
    if (note.done === true && old.done !== true) return [{ weight: DONE, change: { kind: 'done', label: note.label } }];
    return [{ weight: numbersChanged(old, note), change: null }];
  });
}

/** How far the numbers of a note moved, each against its own size. */
function numbersChanged(before: SceneNote, after: SceneNote): number {
  let weight = 0;
  after.lines.forEach(({ key, params = [] }, i) => {
    const old = before.lines[i];
    if (old?.key !== key) return;
    params.forEach((value, at) => {
      const was = old.params?.[at];
      if (typeof value !== 'number' || typeof was !== 'number') return;
      weight += (WHOLE_NUMBER * Math.abs(value - was)) / Math.max(1, Math.abs(value), Math.abs(was));
    });
  });
  return weight;
}

/**
 * A figure is lost by its state, with the character on its sheet, or where its piece goes as one of its markers falls to
 * the bottom. A piece that only goes may have left in good health: that weighs as much, and its event tells it.
 */
function figuresGone(before: Scene, after: Scene, last: Scene): readonly Weighed[] {
  const gone = new Map<number, Change | null>();
  for (const { id, figure, label, state } of before.pieces) {
    const now = after.pieces.find((piece) => piece.id === id);
    if (figure === undefined || state === 'lost' || (now !== undefined && now.state !== 'lost')) continue;
    const isUp = last.pieces.some((piece) => piece.id === id && piece.state !== 'lost');
    const isLost = !isUp && (now !== undefined || hasFallen(before, after, figure));
    gone.set(figure, isLost ? { kind: 'lost', label } : null);
  }
  for (const { id, figure, component, label } of before.sheets) {
    const now = after.sheets.find((sheet) => sheet.id === id);
    if (figure !== undefined && component !== undefined && now?.component !== component)
      gone.set(figure, { kind: 'lost', label });
  }
  return [...gone.values()].map((change) => ({ weight: GONE, change }));
}

function hasFallen(before: Scene, after: Scene, figure: number): boolean {
  const sheets = before.sheets.filter((sheet) => sheet.figure === figure).map(({ id }) => id);
  return after.tracks.some(
    ({ id: track, at, from, markers }) =>
      at !== undefined &&
      sheets.includes(at) &&
      markers.some(({ id, value }) => value === from && (markerValue(before, track, id) ?? from) > from),
  );
}

function markersMoved(before: Scene, after: Scene, first: Scene): readonly Weighed[] {
  return after.tracks.flatMap((track) => {
    if (track.refills === true) return [];
    const [old, sheet] = [before, after].map(({ sheets }) => sheets.find(({ id }) => id === track.at));
    // Another figure on the same sheet: its markers are set, not moved.
    if (old?.component !== sheet?.component) return [];
    const of = sheet?.label ?? null;
    return track.markers.flatMap(({ id, value, label }): readonly Weighed[] => {
      const was = markerValue(before, track.id, id);
      if (was === undefined || was === value) return [];
      const far = Math.abs(value - was) / Math.max(1, track.to - track.from);
      const atEnd = value === track.from || value === track.to;
      const end = atEnd && value !== markerValue(first, track.id, id) ? END_OF_TRACK : 0;
      // A step of somebody's own marker comes with nearly every answer: it says nothing of the moment.
      const isStep = of !== null && end === 0 && Math.abs(value - was) === 1;
      // A label that tells the number would tell it twice.
      const name = label.params?.includes(value) === true ? track.label : label;
      const change: Change | null = isStep ? null : { kind: 'track', label: name, of, from: was, to: value };
      return [{ weight: WHOLE_TRACK * far + end, change }];
    });
  });
}

function markerValue({ tracks }: Scene, track: string, marker: string): number | undefined {
  return tracks.find(({ id }) => id === track)?.markers.find(({ id }) => id === marker)?.value;
}

function decksEmptied(before: Scene, after: Scene): readonly Weighed[] {
  return after.piles.flatMap(({ id, kind, cards, label }): readonly Weighed[] => {
    const old = before.piles.find((pile) => pile.id === id);
    if (kind !== 'deck' || cards.length > 0 || old === undefined || old.cards.length === 0) return [];
    return [{ weight: EMPTY_DECK, change: { kind: 'empty', label } }];
  });
}
