/**
 * Spoils what is to come in at the door: bytes, lines and values, by a seed, so that whatever is found can be found
 * again. And looks at what the door makes of it: a clear sentence, or a match that can be written down and read again.
 */

import { LIMITS, misfit, playReplay, readReplay, UnreadableReplay, writeReplay } from '../app.ts';
import type { Game } from '../index.ts';

const DEEP = 60;
const VERY_DEEP = 20_000;
const LONG = 5_000;

/** Values that no form expects, as the text of a file has them. */
const NASTY: readonly string[] = [
  '1e999',
  '-1e999',
  '-1',
  '-0',
  '0.5',
  '1e9',
  '1e308',
  '9007199254740993',
  '15',
  '16',
  'null',
  'true',
  'false',
  '""',
  '"NaN"',
  '"Infinity"',
  '"undefined"',
  '"__proto__"',
  '"constructor"',
  '"prototype"',
  '"toString"',
  '"\\u001b[2J\\u009b31m"',
  '"\\u202eabc\\u0000"',
  '"\\ud800"',
  '[]',
  '{}',
  '[1000000000]',
  '["__proto__","spoilt"]',
  '["constructor","prototype","spoilt"]',
  '["length"]',
  '{"length":1e9}',
  '{"__proto__":{"spoilt":1}}',
  '{"constructor":{"prototype":{"spoilt":1}}}',
  '{"toString":1,"valueOf":1}',
  `"${'x'.repeat(LONG)}"`,
  `"${'9'.repeat(LIMITS.lineCharacters)}"`,
  `[${'0,'.repeat(LONG)}0]`,
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1'.padEnd(DEEP + 1, '}'),
  '['.repeat(VERY_DEEP) + ']'.repeat(VERY_DEEP),
];

/** Whole lines that somebody would write who knows the format. */
const FORGED: readonly string[] = [
  '{"override":["__proto__","spoilt"],"value":1,"revision":0}',
  '{"override":["constructor","prototype","spoilt"],"value":1,"revision":0}',
  '{"override":["turn"],"value":{"__proto__":{"spoilt":1}},"revision":0}',
  '{"override":["turn"],"value":1000000000,"revision":0}',
  '{"override":["turn"],"value":-1,"revision":0}',
  '{"override":["cells","length"],"value":1000000000,"revision":0}',
  '{"override":["hands",0,"cards"],"value":[],"revision":0}',
  '{"reseed":"s","unknownTo":[1000000000],"by":null,"revision":0}',
  '{"reseed":"s","unknownTo":[0,15],"by":0,"revision":0}',
  '{"reseed":"s","unknownTo":[],"by":1000000000,"revision":0}',
  '{"reseat":["Ada","Bob"],"revision":0}',
  '{"seat":1000000000,"question":"q","answer":"a","revision":0}',
  '{"hash":"0000000000000000"}',
  '{"outcome":"won","hash":"0000000000000000"}',
];

const BYTES: readonly string[] = [
  '{',
  '}',
  '"',
  ',',
  ':',
  '\\',
  '\n',
  '\r',
  '\u0000',
  '\ufeff',
  '\u2028',
  '9',
  '-',
  'é',
];
const KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'hash', 'seat', 'override', 'toString', ''];
/** Stands for a nasty value until the text is made. */
const HERE = '@nasty@';

/** Spoils texts; all it does follows from its seed. */
export class Spoiler {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b9) | 0;
  }

  /** The text of a file, spoiled in one to three ways. */
  file(text: string): string {
    let spoiled = text;
    for (let ways = 1 + this.below(3); ways > 0; ways--) {
      const how = this.below(5);
      if (how === 0) spoiled = this.bytes(spoiled);
      else if (how === 1) spoiled = this.lines(spoiled);
      else if (how === 2) spoiled = this.forged(spoiled);
      else spoiled = this.valueInLine(spoiled);
    }
    return spoiled;
  }

  /** The text of one JSON value, with one of the values in it replaced, renamed or gone. */
  json(text: string): string {
    try {
      return this.valueIn(JSON.parse(text));
    } catch {
      // No JSON, or nested too deeply to be written by a program.
      return this.bytes(text);
    }
  }

  private valueIn(root: unknown): string {
    const holder = this.holderIn(root);
    if (holder === null) return this.nasty();
    const keys = Object.keys(holder);
    const key = this.pick(keys) ?? '0';
    const how = this.below(5);
    if (Array.isArray(holder) && how === 0) holder.splice(this.below(holder.length + 1), this.below(2), HERE);
    else if (how === 1) delete holder[key];
    else if (how === 2 && !Array.isArray(holder)) define(holder, this.pick(KEYS) ?? '', HERE);
    else define(holder, key, HERE);
    return JSON.stringify(root).replace(JSON.stringify(HERE), () => this.nasty());
  }

  private nasty(): string {
    return this.pick(NASTY) ?? 'null';
  }

  /** Some object or list within a value: near its top as likely as deep in it. */
  private holderIn(root: unknown): Record<string, unknown> | null {
    let at = root;
    let found: Record<string, unknown> | null = null;
    while (at !== null && typeof at === 'object') {
      found = at as Record<string, unknown>;
      const inner = Object.values(at).filter((value) => value !== null && typeof value === 'object');
      if (inner.length === 0 || this.below(4) === 0) break;
      at = this.pick(inner);
    }
    return found;
  }

  private bytes(text: string): string {
    const at = this.below(text.length + 1);
    const how = this.below(4);
    const count = 1 + this.below(how === 3 ? text.length : 4);
    const put = this.pick(BYTES) ?? '';
    if (how === 0) return text.slice(0, at) + put + text.slice(at);
    if (how === 1) return text.slice(0, at) + text.slice(at + count);
    if (how === 2) return text.slice(0, at) + put + text.slice(at + 1);
    return text.slice(0, count);
  }

  private lines(text: string): string {
    const rows = text.split('\n');
    const [at, other] = [this.below(rows.length), this.below(rows.length)];
    const row = rows[at] ?? '';
    const how = this.below(5);
    if (how === 0) rows.splice(at, 1);
    else if (how === 1) rows.splice(other, 0, row);
    else if (how === 2) {
      rows[at] = rows[other] ?? '';
      rows[other] = row;
    } else if (how === 3) rows[at] = row.slice(0, this.below(row.length + 1));
    else rows.splice(at, 0, ...new Array<string>(LONG).fill(row));
    return rows.join('\n');
  }

  private forged(text: string): string {
    const rows = text.split('\n');
    // Corrections are taken before the first answer of a phase only.
    const rests = rows.flatMap((row, at) => (at === 0 || row.startsWith('{"hash"') ? [at + 1] : []));
    rows.splice(this.pick(rests) ?? 1, 0, this.pick(FORGED) ?? '');
    return rows.join('\n');
  }

  private valueInLine(text: string): string {
    const rows = text.split('\n');
    const at = this.below(3) === 0 ? 0 : this.below(rows.length);
    rows[at] = this.json(rows[at] ?? '');
    return rows.join('\n');
  }

  private pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }

  /** A whole number below `count`: mulberry32. */
  private below(count: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count);
  }
}

/** Sets a property of its own, whatever its name. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** A sentence for people, and not what a program says when it stumbles. */
const STUMBLED = /undefined|\[object|is not a function|is not iterable|Cannot |stack|RangeError|TypeError|\n/;

/** What is wrong with a sentence that somebody is to read, or `null`. */
export function unclear(sentence: string): string | null {
  if (sentence === '') return 'nothing is said';
  return STUMBLED.test(sentence.replace(/"[^"]*"/g, '""')) ? `this is no clear sentence: ${sentence}` : null;
}

const SHARED = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const NAMES = SHARED.map((prototype) => Object.getOwnPropertyNames(prototype).join());

/** The prototypes that were changed since the beginning, or `null`. */
export function polluted(): string | null {
  const at = SHARED.findIndex((prototype, i) => Object.getOwnPropertyNames(prototype).join() !== NAMES[i]);
  return at < 0 ? null : `the prototype of ${SHARED[at]?.constructor.name} was changed`;
}

/** What the door makes of a file: `kind` of what it found, and what is wrong with that, or `null`. */
export function throughTheDoor(
  games: readonly Game[],
  text: string,
  overrides: boolean,
): { readonly kind: string; readonly wrong: string | null } {
  try {
    const replay = readReplay(text);
    if (replay.lines.length > LIMITS.lines) return { kind: 'read', wrong: 'more lines than there may be' };
    const game = games.find(({ id }) => id === replay.header.game);
    if (game === undefined) return { kind: 'unknown-game', wrong: null };
    const unfit = misfit(game, replay.header.config);
    if (unfit !== null) return { kind: 'misfit', wrong: unclear(unfit) };
    const { match, finding, problem } = playReplay(game, replay, { overrides });
    if (match.answers > game.bound) return { kind: 'played', wrong: 'more answers than the game has' };
    const kind = finding?.key ?? 'agrees';
    const said = problem === null ? null : unclear(problem);
    return { kind, wrong: said ?? writtenAgain(game, writeReplay(match)) };
  } catch (error) {
    if (error instanceof UnreadableReplay) return { kind: error.fault.why, wrong: unclear(error.message) };
    return { kind: 'thrown', wrong: `${error instanceof Error ? error.stack : error}` };
  }
}

/** Whatever came of a file, the match is one that can be written down, and verifies. */
function writtenAgain(game: Game, text: string): string | null {
  const again = playReplay(game, readReplay(text), { overrides: true });
  if (again.problem !== null) return `its own file does not verify: ${again.problem}`;
  return writeReplay(again.match) === text ? null : 'its own file is written otherwise';
}
