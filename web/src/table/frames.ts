/**
 * What the board looks like between two answers. The engine gives the scene before and after; the events in between say
 * what they are about. Each change of the scene is shown with the event that speaks of it best, the rest with the last.
 */
import type { Scene, ScenePiece, SceneTrack, SeenEvent } from '@necropole/kernel';

interface Mentions {
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** In the order in which they are said. */
  readonly list: readonly string[];
}

/** The scene after each of the events; the last one is `after`. */
export function framesOf(before: Scene, after: Scene, events: readonly Pick<SeenEvent, 'params'>[]): readonly Scene[] {
  if (events.length === 0) return [];
  const said = events.map(({ params }) => mentionsOf(params));
  const moments = [...arrivals(before, after, said), ...departures(before, after, said)];
  const tracks = trackMoments(before, after, said);
  let pieces: readonly ScenePiece[] = before.pieces;
  let shown: readonly SceneTrack[] = before.tracks;
  return events.map((_, i) => {
    if (i === events.length - 1) return after;
    pieces = hops(pieces, said[i], after);
    for (const { when, apply } of moments) if (when === i) pieces = apply(pieces);
    for (const { when, track } of tracks)
      if (when === i) shown = shown.map((one) => (one.id === track.id ? track : one));
    // A board that is only built now has nothing of the old one to stand on.
    if (before.spaces.length !== after.spaces.length) return before;
    return { ...before, pieces, tracks: shown };
  });
}

function mentionsOf(params: object): Mentions {
  const list: string[] = [];
  const numbers = new Set<number>();
  const visit = (name: string, value: unknown): void => {
    if (typeof value === 'string') list.push(value);
    else if (typeof value === 'number') {
      numbers.add(value);
      list.push(`${name}-${value}`);
    } else if (Array.isArray(value)) for (const one of value) visit(name, one);
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) visit(key, one);
  };
  for (const [key, value] of Object.entries(params)) visit(key, value);
  return { names: new Set(list), numbers, list };
}

interface Change {
  readonly when: number;
  readonly apply: (pieces: readonly ScenePiece[]) => readonly ScenePiece[];
}

/** Pieces that stand elsewhere, look different, or are new. */
function arrivals(before: Scene, after: Scene, said: readonly Mentions[]): readonly Change[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap((piece): readonly Change[] => {
    const was = old.get(piece.id);
    if (was !== undefined && JSON.stringify(was) === JSON.stringify(piece)) return [];
    const moved = was === undefined || was.at !== piece.at;
    const score = ({ names }: Mentions): number =>
      (names.has(piece.id) ? 2 : 0) +
      (moved && names.has(piece.at) ? 2 : 0) +
      (moved && was !== undefined && names.has(was.at) ? 1 : 0);
    const when = best(said, score, 'first', 2);
    return when === null ? [] : [{ when, apply: (pieces) => [...pieces.filter(({ id }) => id !== piece.id), piece] }];
  });
}

function departures(before: Scene, after: Scene, said: readonly Mentions[]): readonly Change[] {
  const kept = new Set(after.pieces.map(({ id }) => id));
  return before.pieces.flatMap(({ id, at }): readonly Change[] => {
    if (kept.has(id)) return [];
    const when = best(
      said,
      ({ names }) => (names.has(id) ? 2 : 0) + (names.has(at) && !names.has('from') ? 1 : 0),
      'last',
      1,
    );
    return when === null ? [] : [{ when, apply: (pieces) => pieces.filter((piece) => piece.id !== id) }];
  });
}

/** A piece that is said to go from where it stands to another space goes there, even if it goes on later. */
function hops(pieces: readonly ScenePiece[], said: Mentions | undefined, { spaces }: Scene): readonly ScenePiece[] {
  if (said === undefined) return pieces;
  return pieces.map((piece) => {
    if (!said.names.has(piece.id) || !said.names.has(piece.at)) return piece;
    const to = said.list.findLast((name) => name !== piece.at && spaces.some(({ id }) => id === name));
    return to === undefined ? piece : { ...piece, at: to };
  });
}

function trackMoments(
  before: Scene,
  after: Scene,
  said: readonly Mentions[],
): readonly { readonly when: number; readonly track: SceneTrack }[] {
  return after.tracks.flatMap((track) => {
    const was = before.tracks.find(({ id }) => id === track.id);
    const value = track.markers.find(
      ({ id, value: now }) => was?.markers.find((one) => one.id === id)?.value !== now,
    )?.value;
    if (was === undefined || value === undefined) return [];
    const about = ({ names, numbers }: Mentions): number =>
      numbers.has(value) && (track.at === undefined || names.has(track.at)) ? 1 : 0;
    const when = best(said, about, 'last', 1);
    return when === null ? [] : [{ when, track }];
  });
}

/** The event with the best score, if that is good enough. */
function best(
  said: readonly Mentions[],
  score: (one: Mentions) => number,
  tie: 'first' | 'last',
  least: number,
): number | null {
  let [found, top]: [number | null, number] = [null, least - 1];
  said.forEach((one, i) => {
    const points = score(one);
    if (points > top || (points === top && tie === 'last' && points >= least)) [found, top] = [i, points];
  });
  return found;
}
