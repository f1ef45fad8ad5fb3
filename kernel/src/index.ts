/** The kernel: the model that every game stands on. Small; its only libraries are for its randomness and its door. */
export type { MatchKeeping } from './course.ts';
export * from './deeds.ts';
export { formFault, oldSavedForm, savedForm } from './door/forms.ts';
export { LIMITS } from './door/limits.ts';
export * from './door/read-replay.ts';
export * from './door/save-text.ts';
export { remainsOf, savedFault } from './door/saved.ts';
export { seatForm } from './door/seat.ts';
export { isSafeKey, isTame, tamed, unwelcome } from './door/welcome.ts';
export * from './foresight.ts';
export { playOldReplay, resumeOld } from './format-1.ts';
export * from './game.ts';
export * from './hearing.ts';
export type {
  AnswerLine,
  Branch,
  Line,
  OverrideLine,
  ReseatLine,
  ReseedLine,
  Rest,
  RestMark,
  SavedMatch,
} from './history.ts';
export { overridesIn } from './history.ts';
export * from './hooks.ts';
export * from './insight.ts';
export * from './json.ts';
export { madeOf, madeOnce } from './made-once.ts';
export { Match } from './match.ts';
export * from './memory.ts';
export { RuleError } from './open-question.ts';
export * from './piles.ts';
export * from './promises.ts';
export * from './question.ts';
export { below, derivedSeed, fastStreamsOf, type Stream, type Streams, shuffleInPlace, streamsOf } from './random.ts';
export * from './replay.ts';
export * from './rulebook.ts';
export type { Remains } from './saving.ts';
export * from './scene.ts';
export * from './secrets.ts';
export * from './sending.ts';
export * from './shape.ts';
export * from './signs.ts';
export { type Flow, type Learned, Table, type TallyKind, type Told } from './table.ts';
export * from './view.ts';
export * from './words.ts';
