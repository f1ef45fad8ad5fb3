/**
 * Randomness: seeded, serialisable and unbiased, in two streams. `dice` is for public rolls, `deal` for shuffles.
 * A rule never sees the streams, only what the table makes of them.
 */

/** The state of an sfc32 generator, or the rest of a script of die results that a test wrote. */
export type Stream = [number, number, number, number] | { readonly script: readonly number[]; at: number };

/** The two streams of a match. They are part of it, never of a view. */
export interface Streams {
  readonly dice: Stream;
  readonly deal: Stream;
}

function draw(state: [number, number, number, number]): number {
  const sum = (((state[0] + state[1]) | 0) + state[3]) | 0;
  state[3] = (state[3] + 1) | 0;
  state[0] = state[1] ^ (state[1] >>> 9);
  state[1] = (state[2] + (state[2] << 3)) | 0;
  state[2] = ((state[2] << 21) | (state[2] >>> 11)) + sum;
  state[2] |= 0;
  return sum >>> 0;
}

function seededStream(text: string): Stream {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ (code + i), 0xc2b2ae35);
    c = Math.imul(c ^ (a >>> 7) ^ code, 0x27d4eb2f);
  }
  const state: [number, number, number, number] = [a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < 15; i++) draw(state);
  return state;
}

/** Streams that are seeded when they are first drawn from: many a match of a simulation never touches one of them. */
class SeededStreams implements Streams {
  private readonly seed: string;
  private seededDice: Stream | null = null;
  private seededDeal: Stream | null = null;

  constructor(seed: string) {
    this.seed = seed;
  }

  get dice(): Stream {
    this.seededDice ??= seededStream(`${this.seed}/dice`);
    return this.seededDice;
  }

  get deal(): Stream {
    this.seededDeal ??= seededStream(`${this.seed}/deal`);
    return this.seededDeal;
  }
}

/** The streams that a seed stands for. */
export function streamsOf(seed: string): Streams {
  return { dice: seededStream(`${seed}/dice`), deal: seededStream(`${seed}/deal`) };
}

/** The same streams, for light tables: each is seeded when it is first drawn from. */
export function lazyStreamsOf(seed: string): Streams {
  return new SeededStreams(seed);
}

/** Streams whose dice are written by a test. */
export function scriptedStreams(seed: string, dice: readonly number[]): Streams {
  return { dice: { script: dice, at: 0 }, deal: seededStream(`${seed}/deal`) };
}

/** A copy that shares nothing that can change. */
export function copyStreams(streams: Streams): Streams {
  return { dice: copyStream(streams.dice), deal: copyStream(streams.deal) };
}

function copyStream(stream: Stream): Stream {
  return Array.isArray(stream)
    ? [stream[0], stream[1], stream[2], stream[3]]
    : { script: stream.script, at: stream.at };
}

/** A whole number from 0 up to, and without, `count`; every one equally likely. */
export function below(stream: Stream, count: number): number {
  if (!Array.isArray(stream)) return scripted(stream, count) - 1;
  if (count < 1) throw new Error(`Cannot draw one of ${count}`);
  const limit = 4294967296 - (4294967296 % count);
  for (;;) {
    const drawn = draw(stream);
    if (drawn < limit) return drawn % count;
  }
}

function scripted(stream: { readonly script: readonly number[]; at: number }, sides: number): number {
  const value = stream.script[stream.at];
  if (value === undefined) throw new Error(`The script of dice is used up: die ${stream.at + 1} is missing`);
  if (value < 1 || value > sides) throw new Error(`The script says ${value} for a die of ${sides} sides`);
  stream.at += 1;
  return value;
}

/** How many scripted dice nobody rolled; 0 for ordinary streams. */
export function diceLeft(streams: Streams): number {
  return Array.isArray(streams.dice) ? 0 : streams.dice.script.length - streams.dice.at;
}

/** Shuffles an array in place (Fisher-Yates). */
export function shuffleInPlace<T>(stream: Stream, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    const kept = items[i] as T;
    items[i] = items[j] as T;
    items[j] = kept;
  }
}
