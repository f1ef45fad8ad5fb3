/**
 * The rest points of a match, and their fingerprints. Only those are kept that a free undo, or the last answer, could lead
 * back to, and of several after one line the last; the others come back by playing the match again. A rest point is hashed when somebody wants its
 * fingerprint, at the latest when the match is saved: not when it is made.
 */
import type { Fingerprint, Rest } from './history.ts';
import { canonical, hash } from './json.ts';
import type { Shape } from './shape.ts';

/** What a fingerprint is of: a match after a line that ended a phase. */
export type Standing<S extends Shape> = Pick<Rest<S>, 'line' | 'phase' | 'world' | 'board' | 'streams'>;

/** The rest points of a match. */
export class RestPoints<S extends Shape> {
  /** Those that are kept, oldest first. */
  readonly kept: Rest<S>[] = [];
  private known: Fingerprint[] = [];
  /** Has one been let go before its fingerprint was taken? Then they come back only by playing the match again. */
  private gap = false;

  /** Keeps all of them, for tools that look at every one. */
  private readonly keepsAll: boolean;

  constructor(keepsAll = false) {
    this.keepsAll = keepsAll;
  }

  /** The latest. */
  get last(): Rest<S> | undefined {
    return this.kept[this.kept.length - 1];
  }

  /** The latest after at most so many lines, if it is kept. */
  upTo(line: number): Rest<S> | null {
    for (let at = this.kept.length - 1; at >= 0; at--) {
      const rest = this.kept[at] as Rest<S>;
      if (rest.line <= line) return rest;
    }
    return null;
  }

  /** Keeps another one. The very first stays: it is what the set-up laid out. */
  add(rest: Rest<S>): void {
    const { last, kept } = this;
    if (!this.keepsAll && last !== undefined && last.line === rest.line && last.number > 0) kept.pop();
    kept.push(rest);
  }

  /** Keeps the latest after at most so many lines, and those that came later. */
  keepFrom(line: number): void {
    if (this.keepsAll) return;
    let first = this.kept.length - 1;
    while (first > 0 && (this.kept[first] as Rest<S>).line > line) first -= 1;
    if (first <= 0) return;
    for (let at = 0; at < first && !this.gap; at++) this.gap = this.lacksFingerprint(at);
    this.kept.splice(0, first);
  }

  /** Of the rest points after one line only the last has a fingerprint. */
  private lacksFingerprint(at: number): boolean {
    const { line } = this.kept[at] as Rest<S>;
    return line > this.knownUpTo && this.kept[at + 1]?.line !== line;
  }

  private get knownUpTo(): number {
    return this.known[this.known.length - 1]?.line ?? -1;
  }

  /** Forgets what came after so many lines. */
  cutAfter(line: number): void {
    while (this.kept.length > 0 && (this.last as Rest<S>).line > line) this.kept.pop();
    while (this.knownUpTo > line) this.known.pop();
  }

  /** Takes over all that another one holds of the first lines. */
  takeOver(other: RestPoints<S>, upTo: number): void {
    this.kept.splice(0, Infinity, ...other.kept.filter(({ line }) => line <= upTo));
    this.known = other.known.filter(({ line }) => line <= upTo);
    this.gap = other.gap;
  }

  /** Takes the fingerprints of a save, or of a match that was played again. */
  setFingerprints(all: readonly Fingerprint[]): void {
    this.known = [...all];
    this.gap = false;
  }

  /** The fingerprints so far; `null` when one is missing. `end` is how the match stands, once it is over. */
  fingerprints(end: Standing<S> | null): readonly Fingerprint[] | null {
    if (this.gap) return null;
    this.kept.forEach((rest, at) => {
      if (this.lacksFingerprint(at) && rest.line !== end?.line) this.take(rest);
    });
    if (end !== null && end.line > this.knownUpTo) this.take(end);
    return this.known;
  }

  private take(at: Standing<S>): void {
    this.known.push({ line: at.line, hash: fingerprintOf(at, this.known[this.known.length - 1]) });
  }

  /** Is the last known fingerprint that of a match which stands so? */
  agreesWith(at: Standing<S>): boolean {
    const last = this.known[this.known.length - 1];
    return last?.line === at.line && last.hash === fingerprintOf(at, this.known[this.known.length - 2]);
  }
}

function fingerprintOf<S extends Shape>(
  { phase, world, board, streams }: Standing<S>,
  before: Fingerprint | undefined,
): string {
  return hash(`${before?.hash ?? ''}${canonical({ phase, world, streams, board: hashOfBoard(board) })}`);
}

const boards = new WeakMap<object, string>();

/** A board that is frozen is hashed once. */
function hashOfBoard(board: unknown): string {
  if (typeof board !== 'object' || board === null || !Object.isFrozen(board)) return hash(canonical(board));
  const known = boards.get(board) ?? hash(canonical(board));
  boards.set(board, known);
  return known;
}
