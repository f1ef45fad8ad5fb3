/**
 * The kernel, for apps: matches and what can be done with them, what leaves them, and what may come in. For the browser, the
 * command line, bots, tools and tests; no rule of a game may know of it.
 */
export type { MatchKeeping } from './course.ts';
export { formFault, oldSavedForm, savedForm } from './door/forms.ts';
export { LIMITS } from './door/limits.ts';
export * from './door/read-replay.ts';
export * from './door/save-text.ts';
export { remainsOf, savedFault } from './door/saved.ts';
export { seatForm } from './door/seat.ts';
export { isSafeKey, isTame, tamed, unwelcome } from './door/welcome.ts';
export * from './foresight.ts';
export { playOldReplay, resumeOld } from './format-1.ts';
export { completed, configOfPosition, misfit, optionAllows, positionsOf } from './game.ts';
export type {
  AnswerLine,
  Branch,
  Fingerprint,
  Line,
  OverrideLine,
  ReseatLine,
  ReseedLine,
  Rest,
  SavedMatch,
} from './history.ts';
export { overridesIn } from './history.ts';
export { rolesOf } from './insight.ts';
export { canonical, copyJson, deepFreeze, hash, unplain } from './json.ts';
export { Attendance } from './learning/attending.ts';
export { type Pictured, pictured } from './learning/picturing.ts';
export { Match } from './match.ts';
export { RuleError } from './open-question.ts';
export { below, derivedSeed, fastStreamsOf, type Stream, type Streams, shuffleInPlace, streamsOf } from './random.ts';
export * from './replay.ts';
export type { Remains } from './saving.ts';
export { glance, type HiddenPlace, hiddenPlaces, isPile, redact } from './secrets.ts';
export * from './sending.ts';
export type { Learned, TallyKind, Told } from './table.ts';
export * from './view.ts';
