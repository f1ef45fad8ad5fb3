/** What stands on the cards of the turns that were told: a line for each beat. */
import {
  type Scene,
  type SceneSheet,
  type Seat,
  type Signs,
  signOf,
  symbolOf,
  type Tone,
  toneOf,
} from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Beat } from '../engine/beats.ts';
import { shownBy } from './log.ts';

/** A line: the gravest of what happened in one beat, with all of it behind. */
export interface CardLine {
  readonly first: number;
  readonly event: SeenEvent;
  readonly symbol: string | null;
  readonly tone: Tone;
  /** All that the beat tells, the one above with it; of quiet things only the log tells. */
  readonly events: readonly SeenEvent[];
  /** What else of it is as grave, and is of the same: two wounds of one blow are both told. */
  readonly also: readonly SeenEvent[];
}

/** One turn: a bot's, or that of what the game itself plays. */
export interface CardTurn {
  readonly first: number;
  /** What began it; `null` where that was never told. */
  readonly heading: SeenEvent | null;
  /** The bot that did it, where that did not begin as a turn of its own. */
  readonly by: Seat | null;
  readonly lines: readonly CardLine[];
  /** How much more happened that was not shown. */
  readonly more: number;
}

/**
 * The cards of all that was told since somebody answered. A turn that had begun before is headed by what began it; but what a bot
 * does in between is no part of the turn of whoever reads.
 */
export function cardsOf(
  beats: readonly Beat[],
  before: readonly SeenEvent[],
  signs: Signs,
  isOwn: (heading: SeenEvent) => boolean = () => false,
): readonly CardTurn[] {
  const turns: { readonly heading: SeenEvent | null; readonly by: Seat | null; readonly beats: Beat[] }[] = [];
  let heading = before.findLast((event) => isHeading(event, signs)) ?? null;
  for (const beat of beats) {
    const last = turns.at(-1);
    if (beat.heading) heading = beat.events[0] ?? null;
    const by = !beat.heading && heading !== null && isOwn(heading) ? (beat.by ?? null) : null;
    if (last !== undefined && !beat.heading && (by === null || by === last.by)) last.beats.push(beat);
    else turns.push({ heading: by === null ? heading : null, by, beats: [beat] });
  }
  return turns
    .map(
      (turn): CardTurn => ({
        first: turn.beats[0]?.first ?? 0,
        heading: turn.heading,
        by: turn.by,
        lines: turn.beats.flatMap((beat) => lineOf(beat, signs) ?? []),
        more: turn.beats.reduce((sum, beat) => sum + passedIn(beat, signs), 0),
      }),
    )
    .filter(({ lines, more }) => lines.length > 0 || more > 0);
}

function isHeading({ type }: SeenEvent, signs: Signs): boolean {
  return signOf(signs, type)?.heading === true;
}

/** What a beat tells in words: neither what heads the card, nor what only the log tells. */
function toldIn({ events }: Beat, signs: Signs): readonly SeenEvent[] {
  return events.filter((event) => !isHeading(event, signs) && signOf(signs, event.type)?.gravity !== 'quiet');
}

function lineOf(beat: Beat, signs: Signs): CardLine | null {
  const events = toldIn(beat, signs);
  const event = gravestOf(events, signs);
  if (event === undefined || beat.gravity === 'quiet') return null;
  const sign = signOf(signs, event.type);
  return {
    first: beat.first,
    event,
    symbol: sign === null ? null : symbolOf(sign, event.params),
    tone: sign === null ? 'plain' : toneOf(sign, event.params),
    events,
    also: events.filter((one) => one !== event && isAlike(one, event, signs)),
  };
}

/** Is one as much of a loss or a gain as the other, and of the same? */
function isAlike(one: SeenEvent, other: SeenEvent, signs: Signs): boolean {
  const [sign, others] = [signOf(signs, one.type), signOf(signs, other.type)];
  if (sign === null || others === null || toneOf(others, other.params) === 'plain') return false;
  const marks = sign.marks(one.params);
  const isOfTheSame = marks.length > 0 && JSON.stringify(marks) === JSON.stringify(others.marks(other.params));
  return isOfTheSame && weightOf(one, signs) === weightOf(other, signs);
}

/** The sentences of a line, each once, with how often it happened. */
export function saidIn({ event, also }: CardLine, say: (event: SeenEvent) => string): string {
  const said = [...also, event].map(say);
  const count = (text: string): number => said.filter((one) => one === text).length;
  return [...new Set(said)].map((text) => (count(text) > 1 ? `${text} ×${count(text)}` : text)).join(' ');
}

/** A beat that was only counted is quiet as a whole, though not all that happened in it was. */
function passedIn(beat: Beat, signs: Signs): number {
  return beat.gravity === 'quiet' ? toldIn(beat, signs).length : 0;
}

/** The card that what the line says comes from: the last one up to there, for another may have come before it, or after. */
export function cardBehind({ event, events }: CardLine, signs: Signs): string | null {
  const upTo = events.slice(0, events.indexOf(event) + 1);
  return upTo.map((one) => shownBy(signs, one).card ?? null).findLast((card) => card !== null) ?? null;
}

/**
 * Where there is room for one line of a turn: the first of the gravest, for what follows from it comes after; rather one that `concerns`
 * whoever reads. What the same was told of again and again stands as it was told last.
 */
export function headlineOf(
  lines: readonly CardLine[],
  signs: Signs,
  concerns: (event: SeenEvent) => boolean = () => false,
): CardLine | undefined {
  const weights = lines.map(({ event }) => weightOf(event, signs) + (concerns(event) ? 0.5 : 0));
  const first = lines[weights.indexOf(Math.max(...weights))];
  return lines.findLast(({ event }) => first !== undefined && isOfSame(event, first.event, signs)) ?? first;
}

/** Are both told in the same words of the same thing? */
function isOfSame(one: SeenEvent, other: SeenEvent, signs: Signs): boolean {
  const marks = ({ type, params }: SeenEvent) => signOf(signs, type)?.marks(params) ?? [];
  return (
    one.type === other.type && marks(one).length > 0 && JSON.stringify(marks(one)) === JSON.stringify(marks(other))
  );
}

/** What of the turns has come since somebody answered; where nothing has, what came last. */
export function newIn(turns: readonly CardTurn[], from: number): readonly CardTurn[] {
  const since = turns.flatMap((turn) => {
    const lines = turn.lines.filter((line) => line.first >= from);
    return lines.length === 0 ? [] : [{ ...turn, lines }];
  });
  const last = turns.at(-1);
  return since.length > 0 || last === undefined ? since : [{ ...last, lines: last.lines.slice(-1) }];
}

/** Where there is room for one turn: rather what others did than one's own, then the gravest, the longest, the last. */
export function gravestTurn(
  turns: readonly CardTurn[],
  signs: Signs,
  isOwn: (turn: CardTurn) => boolean,
): CardTurn | undefined {
  const rank = (turn: CardTurn): readonly number[] => {
    const gravest = headlineOf(turn.lines, signs);
    const events = turn.lines.reduce((sum, line) => sum + line.events.length, turn.more);
    return [isOwn(turn) ? 0 : 1, gravest === undefined ? 0 : weightOf(gravest.event, signs), events, turn.first];
  };
  const isLess = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, i) => value !== other[i]);
    return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
  };
  return turns.reduce<CardTurn | undefined>(
    (best, turn) => (best === undefined || isLess(rank(best), rank(turn)) ? turn : best),
    undefined,
  );
}

/** Does an event mark something of these seats: a sheet, a piece, a track? */
export function concerning(scene: Scene, seats: readonly Seat[], signs: Signs): (event: SeenEvent) => boolean {
  const sheets = scene.sheets.filter(({ seat }) => seat !== null && seats.includes(seat));
  const figures = sheets.flatMap(({ figure }) => figure ?? []);
  const own = new Set([
    ...sheets.flatMap(({ id, component }) => [id, component ?? id]),
    ...scene.pieces.filter(({ figure }) => figure !== undefined && figures.includes(figure)).map(({ id }) => id),
    ...scene.tracks.filter(({ at }) => sheets.some(({ id }) => id === at)).map(({ id }) => id),
  ]);
  return ({ type, params }) =>
    (signOf(signs, type)?.marks(params) ?? []).some((mark) =>
      mark.kind === 'change' ? own.has(mark.of) : mark.kind === 'strike' && own.has(mark.at),
    );
}

/** The last of the gravest; of those, rather one that is a loss or a gain. */
function gravestOf(events: readonly SeenEvent[], signs: Signs): SeenEvent | undefined {
  const most = Math.max(...events.map((event) => weightOf(event, signs)));
  return events.findLast((event) => weightOf(event, signs) === most);
}

function weightOf({ type, params }: SeenEvent, signs: Signs): number {
  const sign = signOf(signs, type);
  if (sign === null) return 2;
  return ['quiet', 'seen', 'told', 'grave'].indexOf(sign.gravity) * 2 + (toneOf(sign, params) === 'plain' ? 0 : 1);
}

/** The sheet of whoever's turn it is, as far as what began it marks one. */
export function sheetOf(heading: SeenEvent | null, scene: Scene, signs: Signs): SceneSheet | null {
  const marks = heading === null ? [] : (signOf(signs, heading.type)?.marks(heading.params) ?? []);
  const ids = marks.flatMap((mark) => (mark.kind === 'change' ? [mark.of] : mark.kind === 'strike' ? [mark.at] : []));
  return (
    scene.sheets.find(
      ({ id, component }) => ids.includes(id) || (component !== undefined && ids.includes(component)),
    ) ?? null
  );
}
