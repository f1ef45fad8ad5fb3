/** The film of a match: one frame a turn, with what weighed in it. */
import type { Scene, ScenePiece } from '@necropole/kernel';
import type { LogLine } from './log.ts';

/** A turn of the film: the lines of the history that belong to it. */
export interface Frame {
  /** The first and the last line of it. */
  readonly from: number;
  readonly to: number;
  /** What is written over it. */
  readonly title: string;
  /** The number of the event that opens it; `null` where a frame is only a stretch of lines. */
  readonly event: number | null;
  /** The weightiest thing that happened in it. */
  readonly mark: LogLine | null;
}

const MOST = 60;
const STRETCH = 10;

/** The turns of a match. Where nobody tells of turns, stretches of equal length. */
export function framesOfMatch(lines: readonly LogLine[], total: number, setUp: string): readonly Frame[] {
  const turns = lines.filter(({ heading }) => heading);
  const starts: readonly Pick<Frame, 'from' | 'title' | 'event'>[] =
    turns.length > 1
      ? [
          { from: 0, title: setUp, event: null },
          ...turns.map(({ line, text, number }) => ({ from: line, title: text, event: number })),
        ]
      : stretches(total, setUp);
  return starts.map(({ from, title, event }, i) => {
    const to = Math.max(from, (starts[i + 1]?.from ?? total + 1) - 1);
    const inside = lines.filter(({ line }) => line >= from && line <= to);
    const mark = inside.find(({ tone }) => tone === 'bad') ?? inside.find(({ tone }) => tone === 'good') ?? null;
    return { from, to, title, event, mark };
  });
}

function stretches(total: number, setUp: string): readonly Pick<Frame, 'from' | 'title' | 'event'>[] {
  const count = Math.max(1, Math.ceil(total / Math.max(STRETCH, total / MOST)));
  return Array.from({ length: count }, (_, i) => ({
    from: Math.round((i * total) / count),
    title: i === 0 ? setUp : '',
    event: null,
  }));
}

/** The frame that a line belongs to. */
export function frameAt(frames: readonly Frame[], line: number): number {
  return Math.max(
    0,
    frames.findLastIndex(({ from }) => from <= line),
  );
}

/** What is counted along the film: of the pieces of no figure, the kind that comes onto the board most; where none comes, that of which most is there. */
export function threatOf(
  scenes: readonly Scene[],
): { readonly sample: ScenePiece; readonly counts: readonly number[] } | null {
  const spaces = new Set(scenes.flatMap((scene) => scene.ground.spaces.map(({ id }) => id)));
  const onBoard = scenes.map(({ pieces }) => pieces.filter((one) => one.figure === undefined && spaces.has(one.at)));
  const samples = new Map(onBoard.flat().map((piece) => [piece.label.key, piece]));
  const kinds = [...samples].map(([key, sample]) => {
    const counts = onBoard.map((pieces) =>
      pieces.reduce((sum, { label, count = 1 }) => sum + (label.key === key ? count : 0), 0),
    );
    const come = counts.reduce((sum, count, i) => sum + Math.max(0, count - (counts[i - 1] ?? count)), 0);
    return { sample, counts, come, all: counts.reduce((sum, count) => sum + count, 0) };
  });
  return kinds.sort((a, b) => b.come - a.come || b.all - a.all)[0] ?? null;
}
