/** The kernel: the model that every game stands on. Small, and with one dependency: the forms at its door. */
export { formFault, savedForm, seatForm } from './door/forms.ts';
export { LIMITS } from './door/limits.ts';
export * from './door/read-replay.ts';
export { savedFault } from './door/saved.ts';
export { isSafeKey, isTame, unwelcome } from './door/welcome.ts';
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
export * from './question.ts';
export { below, type Stream, type Streams, shuffleInPlace, streamsOf } from './random.ts';
export * from './replay.ts';
export * from './rulebook.ts';
export { type MatchKeeping, RuleError } from './running.ts';
export * from './scene.ts';
export * from './secrets.ts';
export * from './shape.ts';
export { type Flow, type Learned, Table, type TallyKind, type Told } from './table.ts';
export * from './view.ts';
export * from './words.ts';
