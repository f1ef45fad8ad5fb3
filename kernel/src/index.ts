/** The kernel: the model that every game stands on. Small, and without a dependency. */
export * from './foresight.ts';
export * from './game.ts';
export type {
  AnswerLine,
  Branch,
  Line,
  OverrideLine,
  ReseedLine,
  Rest,
  SavedMatch,
} from './history.ts';
export * from './hooks.ts';
export * from './insight.ts';
export * from './json.ts';
export { madeOf, madeOnce } from './made-once.ts';
export { Match } from './match.ts';
export * from './promises.ts';
export * from './question.ts';
export { below, type Stream, type Streams, shuffleInPlace, streamsOf } from './random.ts';
export * from './replay.ts';
export * from './rulebook.ts';
export { type MatchKeeping, RuleError } from './running.ts';
export * from './scene.ts';
export * from './secrets.ts';
export * from './shape.ts';
export * from './signs.ts';
export { type Flow, type Learned, Table, type TallyKind, type Told } from './table.ts';
export * from './view.ts';
export * from './words.ts';
