/**
 * Reading the file of a match: once, line by line, up to the first line that is not sound. What comes out can be
 * trusted: every name and number has its form and its bounds. Whether the match is one is for the game to say.
 */
import * as v from 'valibot';
import type { MatchConfig } from '../game.ts';
import type { Replay, ReplayHeader } from '../replay.ts';
import { type FileLine, headerForm, laterHeaderForm, lineOf, oldAnswerForm, oldHeaderForm } from './forms.ts';
import { LIMITS } from './limits.ts';
import { unwelcome } from './welcome.ts';

/** A match recorded in the first format, before the random streams changed: what it was, and its first answers. */
export interface OldReplay {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
  /** The answers up to the first line that is none, and how many the file has in all. */
  readonly lines: readonly { readonly seat: number; readonly question: string; readonly answer: string }[];
  readonly answers: number;
}

/** Why nothing of a file can be played. */
export type ReplayFault =
  | { readonly why: 'empty' | 'not-a-replay' | 'too-large' | 'later-format' }
  | { readonly why: 'old-format'; readonly old: OldReplay };

/** A file of which nothing can be played, thrown. */
export class UnreadableReplay extends Error {
  readonly fault: ReplayFault;

  constructor(fault: ReplayFault) {
    super(sentenceOf(fault));
    this.fault = fault;
  }
}

function sentenceOf(fault: ReplayFault): string {
  switch (fault.why) {
    case 'empty':
      return 'This replay is empty';
    case 'not-a-replay':
      return 'This is not a replay: line 1 is not a header of Nécropole';
    case 'too-large':
      return `This is not a replay: it has more than ${LIMITS.bytes} characters`;
    case 'later-format':
      return 'This replay is of a later format than this version of Nécropole reads';
    case 'old-format': {
      const { game, version, config, answers } = fault.old;
      return `This replay was recorded before the random streams changed: ${game} ${version}, ${config.mode}, ${answers} answers`;
    }
  }
}

/** Takes a file apart, up to its first damaged line. Throws an `UnreadableReplay` when nothing of it can be played. */
export function readReplay(text: string): Replay {
  if (text.length > LIMITS.bytes) throw new UnreadableReplay({ why: 'too-large' });
  const rows = rowsOf(text.startsWith('\ufeff') ? text.slice(1) : text);
  const first = rows.next();
  if (first.done === true) throw new UnreadableReplay({ why: 'empty' });
  const found = parsed(first.value, LIMITS.headerCharacters, LIMITS.headerValues);
  if (v.is(oldHeaderForm, found)) throw new UnreadableReplay({ why: 'old-format', old: oldReplay(found, rows) });
  if (v.is(laterHeaderForm, found)) throw new UnreadableReplay({ why: 'later-format' });
  if (!v.is(headerForm, found)) throw new UnreadableReplay({ why: 'not-a-replay' });
  return { header: found as ReplayHeader, ...linesOf(rows, found.config.seats) };
}

function linesOf(rows: Iterable<string>, seats: number): Pick<Replay, 'lines' | 'damaged'> {
  const lines: FileLine[] = [];
  const order = new Order(seats);
  for (const row of rows) {
    const value = lines.length < LIMITS.lines ? parsed(row, LIMITS.lineCharacters, LIMITS.lineValues) : null;
    const line = value === null ? null : lineOf(value);
    if (line === null || !order.allows(line)) return { lines, damaged: { line: lines.length + 2 } };
    lines.push(line);
  }
  return { lines, damaged: null };
}

/** What no line can say by itself: its seats are of this match, and no revision goes back. */
class Order {
  private readonly seats: number;
  private revision = 0;
  private marks = 0;

  constructor(seats: number) {
    this.seats = seats;
  }

  allows(line: FileLine): boolean {
    if ('hash' in line) return true;
    if (line.revision < this.revision) return false;
    this.revision = line.revision;
    if ('seat' in line) return line.seat < this.seats;
    this.marks += 1;
    if (this.marks > LIMITS.marks) return false;
    if ('reseat' in line) return line.reseat.length === this.seats;
    if ('override' in line) return true;
    return (line.by ?? 0) < this.seats && line.unknownTo.every((seat) => seat < this.seats || seat === LIMITS.seats);
  }
}

/** The lines of a text that are not blank, one by one; the ends of lines may be those of another system. */
function* rowsOf(text: string): Generator<string, undefined> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const row = text.slice(at, end < 0 ? text.length : end).trim();
    if (row !== '') yield row;
    if (end < 0) return;
    at = end + 1;
  }
}

/** The object of a line; `null` when it is none that may come in. */
function parsed(row: string, characters: number, values: number): object | null {
  if (row.length > characters) return null;
  try {
    const value: unknown = JSON.parse(row);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    return unwelcome(value, { depth: LIMITS.depth, values }) === null ? value : null;
  } catch {
    return null;
  }
}

function oldReplay(header: v.InferOutput<typeof oldHeaderForm>, rows: Iterable<string>): OldReplay {
  const { game, version, config } = header;
  const lines: OldReplay['lines'][number][] = [];
  let answers = 0;
  let read = 0;
  let plain = true;
  for (const row of rows) {
    read += 1;
    if (read > LIMITS.lines) break;
    const value = parsed(row, LIMITS.lineCharacters, LIMITS.lineValues);
    if (v.is(oldAnswerForm, value) && value.seat < config.seats) {
      answers += 1;
      if (plain) lines.push(value);
    } else plain &&= value !== null && Object.hasOwn(value, 'hash');
  }
  return { format: 1, game, version, config, lines, answers };
}
