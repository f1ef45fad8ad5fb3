/** The marks as they are drawn, in pixels of the screen: rings, trails, lines, bursts, dice and chips. No page is needed here. */
import type { Point } from '@necropole/boards';
import type { ShownDie, Tone } from '@necropole/kernel';
import type { Chip, Pointed, Pointing } from './pointing.ts';

/** Where something stands: its middle and its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly onBoard: boolean;
  /** Is it ringed, rather than framed? */
  readonly round: boolean;
  readonly space: boolean;
  /** The fields of a track, in their order. */
  readonly fields: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[];
  /** The numbers that it bears, such as its lives: no ring lies over them. */
  readonly bears?: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[];
}

export type Places = ReadonlyMap<string, Place>;

/** Where one passes from one space to the next. */
export type Doors = (from: string, to: string) => Point | null;

export type Drawn = Shape & {
  /** Does all of it lie on the board? Then nothing of it is drawn where the board ends. */
  readonly onBoard: boolean;
};

type Shape =
  | {
      readonly kind: 'ring';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly round: number;
      readonly tone: Tone;
      readonly dashed: boolean;
      /** What it does not lie over. */
      readonly clearOf?: NonNullable<Place['bears']>;
    }
  | { readonly kind: 'trail'; readonly points: readonly Point[]; readonly wide: number; readonly ms: number }
  | { readonly kind: 'line'; readonly ends: readonly [Point, Point]; readonly dots: boolean; readonly tone: Tone }
  | { readonly kind: 'burst'; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly kind: 'die'; readonly x: number; readonly y: number; readonly scale: number; readonly die: ShownDie }
  | { readonly kind: 'chip'; readonly x: number; readonly y: number; readonly chip: Chip }
  | { readonly kind: 'arrow'; readonly x: number; readonly y: number; readonly turn: number; readonly chip: Chip };

type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const SPACE_MS = 200;
const LONGEST_MS = 600;
/** How far a ring keeps from what it rings. */
const AIR = 8;
const LARGEST_RING = 92;
/** What is so high has dice and bursts of full size; those of what is smaller shrink with it, so far. */
const FULL = 56;
const SMALLEST = 0.55;
const EDGE = 26;

/** What is drawn: lines first, rings over them, chips on top. */
export function drawingOf(
  { marks, crowded, sum }: Pointing,
  now: Places,
  old: Places,
  board: Frame | null,
  doors: Doors = () => null,
  over: readonly Frame[] = [],
): readonly Drawn[] {
  const drawn = marks.flatMap((mark) => markDrawn(mark, now, old, crowded, doors));
  const outside = board === null ? [] : drawn.flatMap((one) => arrowTo(one, board, over));
  const inside =
    board === null ? drawn : drawn.filter((one) => !isOutside(one, board)).map((one) => pulledInto(one, board));
  const first = sum === null ? undefined : inside.find(({ kind }) => kind === 'ring');
  const total: readonly Drawn[] =
    sum === null || first?.kind !== 'ring'
      ? []
      : [{ kind: 'chip', x: first.x, y: first.y - first.h / 2 - 14, chip: sum, onBoard: first.onBoard }];
  const order: readonly Drawn['kind'][] = ['line', 'trail', 'ring', 'burst', 'die', 'chip', 'arrow'];
  return [...inside, ...total, ...outside.slice(0, 1)].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function markDrawn(mark: Pointed, now: Places, old: Places, crowded: boolean, doors: Doors): readonly Drawn[] {
  if (mark.kind === 'go') return goDrawn(mark, now, old, doors);
  if (mark.kind === 'strike') return strikeDrawn(mark, now, old);
  const at = now.get(mark.of) ?? old.get(mark.of);
  if (at === undefined) return [];
  const cause = mark.cause === null ? undefined : now.get(mark.cause);
  const isFar = cause !== undefined && Math.hypot(cause.x - at.x, cause.y - at.y) > Math.max(cause.w, cause.h) / 2;
  const line: readonly Drawn[] =
    crowded || cause === undefined || !isFar
      ? []
      : [
          ringAround(cause, 'plain'),
          {
            kind: 'line',
            ends: between(cause, at),
            dots: true,
            tone: mark.tone,
            onBoard: cause.onBoard && at.onBoard,
          },
        ];
  const rings =
    mark.fields.length > 0 && at.fields.length > 0
      ? fieldsDrawn(mark.fields, at, mark.tone)
      : [ringAround(at, mark.tone)];
  const chip: readonly Drawn[] = crowded || mark.chip === null ? [] : [chipBeside(at, mark.chip)];
  return [...line, ...rings, ...chip];
}

function goDrawn(
  { piece, through, chip }: Extract<Pointed, { kind: 'go' }>,
  now: Places,
  old: Places,
  doors: Doors,
): readonly Drawn[] {
  const stands = piece === null ? undefined : now.get(piece);
  const stood = piece === null ? undefined : old.get(piece);
  const spaces = through.flatMap((id) => now.get(id) ?? []);
  const to = stands ?? spaces.at(-1);
  const from = stood ?? (through.length > 1 ? spaces[0] : undefined) ?? to;
  if (to === undefined || from === undefined) return [];
  const between = through.slice(1).flatMap((id, i): readonly Point[] => {
    const door = doors(through[i] ?? id, id);
    const middle = i === through.length - 2 ? undefined : now.get(id);
    return [...(door === null ? [] : [door]), ...(middle === undefined ? [] : [[middle.x, middle.y] as const])];
  });
  const arrived = ringAround(to, 'plain');
  const number: readonly Drawn[] = chip === null ? [] : [chipBeside(to, chip)];
  const reach = arrived.kind === 'ring' ? arrived.w / 2 : 0;
  const points = shortened([[from.x, from.y], ...between, [to.x, to.y]], reach);
  if (points.length === 0) return [arrived, ...number];
  const ms = Math.min(LONGEST_MS, SPACE_MS * Math.max(1, through.length - 1));
  const left = ringAround({ ...to, x: from.x, y: from.y }, 'plain', true);
  const onBoard = from.onBoard && to.onBoard;
  return [{ kind: 'trail', points, wide: chip === null ? 5 : 9, ms, onBoard }, left, arrived, ...number];
}

/** A line from the edge of one ring to that of the other; nothing where they touch. */
function shortened(points: readonly Point[], reach: number): readonly Point[] {
  const [first, second] = points;
  const [before, last] = [points.at(-2), points.at(-1)];
  if (first === undefined || second === undefined || before === undefined || last === undefined) return [];
  if (points.length === 2 && Math.hypot(last[0] - first[0], last[1] - first[1]) < reach * 2 + 6) return [];
  return [towards(first, second, reach), ...points.slice(1, -1), towards(last, before, reach)];
}

/** From the edge of one to that of the other. */
function between(one: Place, other: Place): readonly [Point, Point] {
  const reach = ({ w, h }: Place): number => Math.min(LARGEST_RING, Math.max(w, h)) / 2;
  const [from, to]: [Point, Point] = [
    [one.x, one.y],
    [other.x, other.y],
  ];
  return [towards(from, to, reach(one)), towards(to, from, reach(other))];
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const far = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(1, by / far);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function strikeDrawn(
  { at: struck, by, tone, dice }: Extract<Pointed, { kind: 'strike' }>,
  now: Places,
  old: Places,
): readonly Drawn[] {
  const at = now.get(struck) ?? old.get(struck);
  if (at === undefined) return [];
  const striker = by === null ? undefined : now.get(by);
  const red: Tone = tone === 'good' ? 'good' : 'bad';
  const line: readonly Drawn[] =
    striker === undefined || Math.hypot(striker.x - at.x, striker.y - at.y) < 12
      ? []
      : [
          {
            kind: 'line',
            ends: between(striker, at),
            dots: false,
            tone: 'plain',
            onBoard: striker.onBoard && at.onBoard,
          },
          ringAround(striker, 'plain'),
        ];
  const scale = at.onBoard && at.round ? Math.min(1, Math.max(SMALLEST, at.h / FULL)) : 1;
  const thrown = dice.slice(0, 6).map(
    (die, i): Drawn => ({
      kind: 'die',
      x: at.x + (i - (Math.min(dice.length, 6) - 1) / 2) * 46 * scale,
      y: at.y - Math.min(at.h, LARGEST_RING) / 2 - 32 * scale,
      scale,
      die,
      onBoard: at.onBoard,
    }),
  );
  const misses = dice.length > 0 && dice.every(({ hits }) => hits === false);
  const burst: readonly Drawn[] =
    at.onBoard && !at.space && !misses ? [{ kind: 'burst', x: at.x, y: at.y, scale, onBoard: true }] : [];
  return [...line, ringAround(at, red), ...burst, ...thrown];
}

/** A ring around a piece or in a space; a frame around what is written. */
function ringAround({ x, y, w, h, round, space, onBoard, bears = [] }: Place, tone: Tone, dashed = false): Drawn {
  if (space) {
    const size = Math.min(LARGEST_RING, Math.max(36, Math.min(w, h) * 0.7));
    return { kind: 'ring', x, y, w: size, h: size, round: size / 2, tone, dashed, onBoard };
  }
  if (!round) return { kind: 'ring', x, y, w: w + 4, h: h + 4, round: 4, tone, dashed, onBoard };
  const size = Math.min(LARGEST_RING, Math.max(w, h)) + AIR;
  const clearOf = bears.length > 0 && !dashed ? { clearOf: bears } : {};
  return { kind: 'ring', x, y, w: size, h: size, round: size / 2, tone, dashed, onBoard, ...clearOf };
}

function fieldsDrawn(values: readonly number[], { fields, onBoard }: Place, tone: Tone): readonly Drawn[] {
  return values.flatMap((value, i): readonly Drawn[] => {
    const field = fields[value];
    if (field === undefined) return [];
    const [x, y] = [field.left + field.width / 2, field.top + field.height / 2];
    return [
      {
        kind: 'ring',
        x,
        y,
        w: field.width + 6,
        h: field.height + 6,
        round: 3,
        tone,
        dashed: i === 0 && values.length > 1,
        onBoard,
      },
    ];
  });
}

function chipBeside({ x, y, h, round, space, onBoard }: Place, chip: Chip): Drawn {
  const half = space ? Math.min(LARGEST_RING, h * 0.7) / 2 : round ? Math.min(LARGEST_RING, h) / 2 : h / 2;
  return { kind: 'chip', x, y: y - half - 16, chip, onBoard };
}

/** Does something of the board lie where the board is not seen? What is said of it goes with it. */
function isOutside(one: Drawn, board: Frame): boolean {
  if (!one.onBoard || one.kind === 'line' || one.kind === 'trail') return false;
  // What is said of a thing stands over it.
  const below = one.kind === 'chip' || one.kind === 'die' ? LARGEST_RING / 2 : 0;
  return one.x < board.left || one.x > board.right || one.y + below < board.top || one.y > board.bottom;
}

/** What is said of a thing at the edge of the board is read there. */
function pulledInto(one: Drawn, board: Frame): Drawn {
  if (!one.onBoard || (one.kind !== 'chip' && one.kind !== 'die')) return one;
  const x = Math.min(board.right - 2 * EDGE, Math.max(board.left + 2 * EDGE, one.x));
  return { ...one, x, y: Math.max(board.top + EDGE, one.y) };
}

/** What is out of sight: an arrow on the edge of the board, on the way to it, clear of what lies over the board. */
function arrowTo(one: Drawn, board: Frame, over: readonly Frame[]): readonly Drawn[] {
  if (one.kind !== 'ring' || !isOutside(one, board)) return [];
  const x = Math.min(board.right - EDGE * 2, Math.max(board.left + EDGE * 2, one.x));
  const edge = Math.min(board.bottom - EDGE, Math.max(board.top + EDGE, one.y));
  const under = over.find(
    ({ left, top, right, bottom }) =>
      x > left - EDGE * 2 && x < right + EDGE * 2 && edge > top - EDGE && edge < bottom + EDGE,
  );
  const isHigh = edge < (board.top + board.bottom) / 2;
  const y = under === undefined ? edge : isHigh ? under.bottom + EDGE : under.top - EDGE;
  const turn = (Math.atan2(one.y - y, one.x - x) * 180) / Math.PI;
  return [{ kind: 'arrow', x, y, turn, chip: { symbol: 'i-eye', text: '', tone: one.tone }, onBoard: true }];
}
