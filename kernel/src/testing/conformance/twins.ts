/**
 * Point 4: kill and resume. A twin of each match is written as text after every single answer, the keys of all its
 * objects are put in another order, and it is revived. It never differs: so nothing that matters is kept outside of
 * the save, and no rule depends on the order of a record's keys.
 */
import { canonical, deepFreeze, type Line, Match, type Stream, shuffleInPlace, type Told } from '../../app.ts';
import { difference } from './differences.ts';
import type { Pick } from './players.ts';
import type { Stop, Suite } from './suite.ts';

/** The twin of a match. */
export class Twin {
  private readonly suite: Suite;
  private readonly stream: Stream;
  private match: Match | null;
  /** What went through a text already is not written again. */
  private readonly lines: Line[] = [];
  private readonly told: Told[] = [];
  private readonly boards = new Map<object, object>();

  constructor(suite: Suite, original: Match, stream: Stream) {
    this.suite = suite;
    this.stream = stream;
    this.match = original;
    this.revive(original);
  }

  /** Gives the twin the same answer, and revives it. */
  follow({ seat, key }: Pick, original: Match): void {
    const { match } = this;
    if (match === null) return;
    const reply = match.answer(seat, key);
    if (reply.ok) this.revive(original);
    else this.lose(`the twin refuses "${key}": ${JSON.stringify(reply.refusal)}`, original);
  }

  /** Compares the twin with its original. */
  check({ match: original, world, before }: Stop): void {
    const twin = this.match;
    if (twin === null) return;
    const differs =
      (canonical(twin.table.world) === world ? null : difference(original.table.world, twin.table.world, 'world')) ??
      difference(besides(original, before?.told ?? 0), besides(twin, before?.told ?? 0));
    if (differs !== null) this.lose(differs, original);
  }

  private lose(message: string, original: Match): void {
    this.suite.report(4, `Revived with its keys in another order, the match differs: ${message}`, original);
    this.match = null;
  }

  private revive(original: Match): void {
    const match = this.match;
    if (match === null) return;
    try {
      const saved = match.save();
      for (const line of saved.lines.slice(this.lines.length)) this.lines.push(this.written(line));
      for (const told of saved.told.slice(this.told.length)) this.told.push(this.written(told));
      const board = this.writtenBoard(saved.board);
      const others = this.written({ ...saved, board: null, lines: [], told: [] });
      this.match = Match.revive(this.suite.game, { ...others, board, lines: this.lines, told: this.told });
    } catch (error) {
      this.lose(error instanceof Error ? error.message : `${error}`, original);
    }
  }

  private written<T>(value: T): T {
    return shuffleKeys(JSON.parse(JSON.stringify(value)), this.stream) as T;
  }

  private writtenBoard(board: object): object {
    const known = this.boards.get(board) ?? this.written(board);
    if (Object.isFrozen(board) && !this.boards.has(board)) {
      this.boards.set(board, deepFreeze(known));
      this.boards.set(known, known);
    }
    return known;
  }
}

/** All that can be compared besides the world. */
function besides(match: Match, told: number): unknown {
  return {
    phase: match.phase,
    outcome: match.outcome,
    streams: match.table.streams,
    hash: match.fingerprints().at(-1)?.hash,
    events: match.told.slice(told),
    undoable: Array.from({ length: match.config.seats }, (_, seat) => match.undoable([seat])),
    questions: match.open.map(({ id, seat, team, sealed, asking, options }) => {
      const { key, params, cite, refs } = asking;
      return { id, seat, team, sealed, key, params, cite, refs, context: asking.context?.(), options };
    }),
  };
}

/** The same value with the keys of every object in another order. */
function shuffleKeys(value: unknown, stream: Stream): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => shuffleKeys(item, stream));
  const keys = Object.keys(value).reverse();
  shuffleInPlace(stream, keys);
  const shuffled: Record<string, unknown> = {};
  for (const key of keys) shuffled[key] = shuffleKeys((value as Record<string, unknown>)[key], stream);
  return shuffled;
}
