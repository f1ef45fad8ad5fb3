/** The lab: many matches between bots, and what they show. Runs in threads, in workers, or in a test alike. */
export * from './arena.ts';
export * from './findings.ts';
export { type PartWish, type PlayedPart, playPart } from './from-a-role.ts';
export * from './intervals.ts';
export * from './plan.ts';
export { playBatch, playMatch, replayOf } from './playing.ts';
export * from './sweep.ts';
export * from './table-of-matches.ts';
