/**
 * Randomness: seeded, serialisable and unbiased, in two streams. `dice` is for public rolls, `deal` for shuffles.
 * A rule never sees the streams, only what the table makes of them.
 *
 * The streams of a match are keyed: ChaCha20 under a key that SHA-256 makes of the seed and the stream's name. Whoever
 * sees every roll can foretell neither the next die nor a deck, and one stream tells nothing of the other. Forks that
 * bots look ahead with draw from a fast generator instead: nobody plays against those.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A keyed stream: the key, and how many words of 32 bits were drawn. */
export interface KeyedStream {
  readonly key: string;
  at: number;
}

/** The state of a fast generator (sfc32): for looking ahead, never for a match. */
export type FastStream = [number, number, number, number];

/** The rest of a script of die results that a test wrote. */
export interface ScriptedStream {
  readonly script: readonly number[];
  at: number;
}

/** Where random numbers come from. Plain JSON. */
export type Stream = KeyedStream | FastStream | ScriptedStream;

/** The two streams of a match. They are part of it, never of a view. */
export interface Streams {
  readonly dice: Stream;
  readonly deal: Stream;
}

// ── Keyed ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function keyedStream(text: string): KeyedStream {
  return { key: digest('stream', text), at: 0 };
}

/** What is made for one purpose tells nothing of what is made for another. */
function digest(purpose: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${purpose}:${text}`)));
}

/** Each key belongs to one stream of one seed, so the nonce never changes. */
const NONCE = new Uint8Array(12);
/** So many words are made at a time: four blocks of the cipher. */
const WORDS = 64;
const BLOCKS = 4;
const BYTES = 4;

/** The words that were made last for a stream. They follow from it: lost, they are made again. */
const made = new WeakMap<KeyedStream, { readonly part: number; readonly words: DataView }>();

function drawKeyed(stream: KeyedStream): number {
  const part = Math.floor(stream.at / WORDS);
  let last = made.get(stream);
  if (last === undefined || last.part !== part) {
    const bytes = chacha20(hexToBytes(stream.key), NONCE, new Uint8Array(WORDS * BYTES), undefined, part * BLOCKS);
    last = { part, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    made.set(stream, last);
  }
  const word = last.words.getUint32((stream.at % WORDS) * BYTES, true);
  stream.at += 1;
  return word;
}

// ── Fast ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function drawFast(state: FastStream): number {
  const sum = (((state[0] + state[1]) | 0) + state[3]) | 0;
  state[3] = (state[3] + 1) | 0;
  state[0] = state[1] ^ (state[1] >>> 9);
  state[1] = (state[2] + (state[2] << 3)) | 0;
  state[2] = ((state[2] << 21) | (state[2] >>> 11)) + sum;
  state[2] |= 0;
  return sum >>> 0;
}

/** Draws that are thrown away, until every bit of the seed has reached every bit of the state. */
const STIRRED = 15;

function fastStream(text: string): FastStream {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ (code + i), 0xc2b2ae35);
    c = Math.imul(c ^ (a >>> 7) ^ code, 0x27d4eb2f);
  }
  const state: FastStream = [a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < STIRRED; i++) drawFast(state);
  return state;
}

// ── Two streams a seed ────────────────────────────────────────────────────────────────────────────────────────────

/** Streams that are made when they are first drawn from: many a match of a simulation never touches one of them. */
class LazyStreams implements Streams {
  private readonly seed: string;
  private readonly make: (text: string) => Stream;
  private madeDice: Stream | null = null;
  private madeDeal: Stream | null = null;

  constructor(seed: string, make: (text: string) => Stream) {
    this.seed = seed;
    this.make = make;
  }

  get dice(): Stream {
    this.madeDice ??= this.make(`${this.seed}/dice`);
    return this.madeDice;
  }

  get deal(): Stream {
    this.madeDeal ??= this.make(`${this.seed}/deal`);
    return this.madeDeal;
  }
}

/** The streams of a match that a seed stands for. */
export function streamsOf(seed: string): Streams {
  return { dice: keyedStream(`${seed}/dice`), deal: keyedStream(`${seed}/deal`) };
}

/** The same streams, for light tables: each is keyed when it is first drawn from. */
export function lazyStreamsOf(seed: string): Streams {
  return new LazyStreams(seed, keyedStream);
}

/**
 * Fast streams, for whoever looks ahead or chooses by chance: never for a match. They can be foretold, and the way back
 * to their seed is short: what they are seeded with must not be a match's seed (`derivedSeed`).
 */
export function fastStreamsOf(seed: string): Streams {
  return new LazyStreams(seed, fastStream);
}

/** A seed made of another one: it tells nothing of that. Bots get theirs so. */
export function derivedSeed(seed: string, purpose: string): string {
  return digest('seed', `${seed}/${purpose}`);
}

/** Streams whose dice are written by a test. */
export function scriptedStreams(seed: string, dice: readonly number[]): Streams {
  return { dice: { script: dice, at: 0 }, deal: keyedStream(`${seed}/deal`) };
}

/** A copy that shares nothing that can change. */
export function copyStreams(streams: Streams): Streams {
  return { dice: copyStream(streams.dice), deal: copyStream(streams.deal) };
}

function copyStream(stream: Stream): Stream {
  if (Array.isArray(stream)) return [stream[0], stream[1], stream[2], stream[3]];
  return 'key' in stream ? { key: stream.key, at: stream.at } : { script: stream.script, at: stream.at };
}

// ── Drawing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A whole number from 0 up to, and without, `count`; every one equally likely. */
export function below(stream: Stream, count: number): number {
  const fast = Array.isArray(stream);
  if (!fast && 'script' in stream) return scripted(stream, count) - 1;
  if (count < 1) throw new Error(`Cannot draw one of ${count}`);
  const limit = 4294967296 - (4294967296 % count);
  for (;;) {
    const drawn = fast ? drawFast(stream) : drawKeyed(stream);
    if (drawn < limit) return drawn % count;
  }
}

function scripted(stream: ScriptedStream, sides: number): number {
  const value = stream.script[stream.at];
  if (value === undefined) throw new Error(`The script of dice is used up: die ${stream.at + 1} is missing`);
  if (value < 1 || value > sides) throw new Error(`The script says ${value} for a die of ${sides} sides`);
  stream.at += 1;
  return value;
}

/** How many scripted dice nobody rolled; 0 for ordinary streams. */
export function diceLeft({ dice }: Streams): number {
  return 'script' in dice ? dice.script.length - dice.at : 0;
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
