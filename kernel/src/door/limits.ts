/**
 * How much may come in from outside. Every limit is counted, none is a clock: the same file is refused on every machine.
 * They are far above what any match needs; a game's own `bound` limits the answers further.
 */
export const LIMITS = {
  /** Of a replay file; nothing is parsed before they are counted. */
  bytes: 16 * 1024 * 1024,
  /** Of a replay file, with its header and its hashes. */
  lines: 100_000,
  /** Of the first line, which may hold why bots answered as they did. */
  headerCharacters: 4 * 1024 * 1024,
  headerValues: 300_000,
  /** Of each other line. */
  lineCharacters: 65_536,
  lineValues: 20_000,
  /** New random streams, corrections and changes of seats in one match. */
  marks: 1_000,
  /** Of values within values. */
  depth: 32,
  /** Of all values of a match that was saved. */
  savedValues: 4_000_000,
  seats: 15,
  /** Of ids, keys and names of files, in characters. */
  name: 400,
  seed: 200,
  /** Of the name of whoever holds a seat. */
  person: 80,
  /** Of steps in the path of a correction. */
  path: 32,
} as const;
